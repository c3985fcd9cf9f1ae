/** Lists of the player's own, kept in the browser by game. */

export interface KeptList {
  name: string;
  faction: string;
  text: string;
}

const MOST = 40;

export function keptLists(game: string, store: Storage | undefined = storage()): KeptList[] {
  try {
    const found: unknown = JSON.parse(store?.getItem(nameOf(game)) ?? "[]");
    return Array.isArray(found) ? found.filter(isList) : [];
  } catch {
    return [];
  }
}

/** The newest first; one of the same name takes the place of the other. */
export function withList(lists: readonly KeptList[], list: KeptList): KeptList[] {
  return [list, ...lists.filter((each) => each.name !== list.name)].slice(0, MOST);
}

/** Whether that worked: some browsers keep nothing. */
export function keep(game: string, lists: readonly KeptList[], store: Storage | undefined = storage()): boolean {
  try {
    store?.setItem(nameOf(game), JSON.stringify(lists));
    return store !== undefined;
  } catch {
    return false;
  }
}

function nameOf(game: string): string {
  return `rollout-lists-${game}`;
}

function isList(value: unknown): value is KeptList {
  const list = value as KeptList | null;
  return [list?.name, list?.faction, list?.text].every((each) => typeof each === "string");
}

function storage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}
