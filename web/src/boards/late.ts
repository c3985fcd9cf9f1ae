/** Parts of a table that come after the question. */

import type { Component } from "svelte";

import Late from "./Late.svelte";

/** A component that fetches itself when it is first shown. */
export function late<Props extends object>(load: () => Promise<{ default: Component<Props> }>): Component<Props> {
  return ((internals, props) => Late(internals, { load: load as never, props: props as never })) as Component<Props>;
}
