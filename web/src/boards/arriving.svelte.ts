/** Which parts of a table are still on their way: what only makes it prettier waits for them. */

let underWay = $state(0);

export const arriving = {
  get any(): boolean {
    return underWay > 0;
  },
};

/** A part is asked for; call what is returned when it is there, or no longer wanted. */
export function begun(): () => void {
  underWay += 1;
  let there = false;
  return () => {
    if (!there) underWay -= 1;
    there = true;
  };
}
