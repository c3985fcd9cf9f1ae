/** How a view changes: JSON merge patches (RFC 7396). What did not change is shared. */

import type { Fields, Json } from "./messages";

export function patched(before: Fields, patch: Fields): Fields {
  const after: Fields = { ...before };
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete after[name];
    else if (isObject(value)) after[name] = patched(objectOf(after[name]), value);
    else after[name] = value;
  }
  return after;
}

function objectOf(value: Json | undefined): Fields {
  return value !== undefined && isObject(value) ? value : {};
}

function isObject(value: Json): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
