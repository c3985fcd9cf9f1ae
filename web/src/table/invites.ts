/** Invitations are told once, to whoever made them: that browser keeps them. */

const NAME = "rollout-invites";
const MOST = 200;

type Kept = Record<string, Record<string, string>>;

/** Keep the addresses that lead to the open seats of a match, and that we had to do with it. */
export function keepInvites(match: string, invites: Record<string, string>): void {
  const { [match]: before, ...others } = read();
  write({ ...others, [match]: { ...before, ...invites } });
}

/** An invitation that has lapsed is not shown again. */
export function forgetInvite(match: string, seat: number): void {
  const all = read();
  const { [seat]: _, ...others } = all[match] ?? {};
  write({ ...all, [match]: others });
}

export function invitesOf(match: string): Record<string, string> {
  return read()[match] ?? {};
}

/** Whether the match was made in this browser, or somebody sat at it here. */
export function isOurs(match: string): boolean {
  return match in read();
}

/** The secret in an invitation's address. */
export function secretOf(address: string | undefined): string {
  return new URLSearchParams(address?.split("?")[1]).get("invite") ?? "";
}

/** A place to sit down on: the seats to try, with the invitation for them. */
export interface Place {
  seats: number[];
  invite: string;
}

/** Where somebody without a seat may sit down.
 *
 * An address does not say which seat it is for; where we do not know either, the service does.
 */
export function placesAt(
  open: { seat: number; name: string }[],
  kept: Record<string, string>,
  invite: string,
  isPublic: boolean,
): Place[] {
  const free = open.filter((seat) => !seat.name).map((seat) => seat.seat);
  const known = free.filter((seat) => invite && secretOf(kept[seat]) === invite);
  if (known.length) return [{ seats: known, invite }];
  if (invite) return free.length ? [{ seats: free, invite }] : [];
  return free
    .filter((seat) => isPublic || kept[seat])
    .map((seat) => ({ seats: [seat], invite: secretOf(kept[seat]) }));
}

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(NAME, JSON.stringify(Object.fromEntries(Object.entries(kept).slice(-MOST))));
  } catch {
    // The links are also on the screen now; without a store they are not shown again.
  }
}
