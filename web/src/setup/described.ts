/** What the service says a setup can be made of. */

import type { FirstMatch } from "../first-match/guide";
import type { Json } from "../wire/messages";
import type { Arguments } from "../words/catalogue";

export type Value = boolean | number | string | null;
export type Values = Record<string, Value>;

export interface DescribedOption {
  name: string;
  usual: Value;
  values: (boolean | number | string)[];
  limits: [number, number] | null;
  /** 0 stands for none, whatever the limits. */
  none_at_0?: boolean;
  /** It may be switched off. */
  optional?: boolean;
  rule: string;
}

export interface Described {
  slug: string;
  seats: number;
  setup: Record<string, Json> | null;
  options?: DescribedOption[];
  /** How it is taught. */
  first_match: FirstMatch | null;
}

export interface Fault {
  key: string;
  rule: string;
  args: Arguments;
}

export interface Checked {
  faults: Fault[];
  seats: number | null;
}
