/** Invitations are told once, to whoever made them: that browser keeps them. */

const NAME = "rollout-invites";
const MOST = 20;

type Kept = Record<string, Record<string, string>>;

export function keepInvites(match: string, invites: Record<string, string>): void {
  if (!Object.keys(invites).length) return;
  try {
    const all = read();
    const kept = Object.entries({ ...all, [match]: { ...all[match], ...invites } }).slice(-MOST);
    localStorage.setItem(NAME, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // The links are also on the screen now; without a store they are not shown again.
  }
}

export function invitesOf(match: string): Record<string, string> {
  return read()[match] ?? {};
}

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? "{}") as Kept;
  } catch {
    return {};
  }
}
