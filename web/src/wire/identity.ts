/** A fresh id for an answer or a request; works on plain http too. */
export function freshId(letter: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return letter + Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0")).join("");
}
