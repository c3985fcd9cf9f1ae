/** Copying without a secure connection too, as on a network at home. Whether it worked. */
export async function copied(text: string): Promise<boolean> {
  try {
    if (!navigator.clipboard) return copiedTheOldWay(text);
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function copiedTheOldWay(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}
