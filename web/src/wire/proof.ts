/** What a journal says of its dice, as far as a page can check it: `rollout verify` reads the same rows. */

import { sha256 } from "./sha256";

export interface Proof {
  match: string;
  commitment: string;
  /** Empty before the match is over. */
  seed: string;
  /** The digests of the setup with which it was dealt, and of what was agreed on at first. */
  setup: string;
  agreed: string;
  settled: string;
  /** By which rules that was; empty in journals of before. */
  by: string;
  /** By the number of the seat. */
  sealed: Record<string, string>;
  open: Record<string, string>;
}

const WORDS = ["match", "commitment", "seed", "settled", "by"] as const;
const DIGESTS = ["setup", "agreed"] as const;

export function proofIn(journal: string): Proof {
  const proof: Proof = { match: "", commitment: "", seed: "", setup: "", agreed: "", settled: "", by: "", sealed: {}, open: {} };
  for (const row of journal.split("\n")) {
    const [head = ""] = row.split(" ", 1);
    const rest = row.slice(head.length + 1);
    const word = WORDS.find((each) => each === head);
    const digest = DIGESTS.find((each) => each === head);
    if (word) proof[word] = rest;
    else if (digest) proof[digest] = sha256(rest);
    else if (head === "share") readShare(proof, rest);
  }
  return proof;
}

function readShare(proof: Proof, row: string): void {
  const [letter = "", secret = "", , seal] = row.split(" ");
  const seat = letter.charCodeAt(0) - 65;
  if (seal) proof.sealed[seat] = seal;
  if (secret !== "none" && secret !== "lost") proof.open[seat] = secret;
}
