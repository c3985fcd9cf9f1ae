/** A table in words, for games that have no picture. */

import type { Fields } from "../../wire/messages";
import type { GameBoard, Say, TwinPart } from "../contract";
import { named, plain } from "./reading";
import SimpleBoard from "./SimpleBoard.svelte";

export const simpleBoard: GameBoard = {
  Board: SimpleBoard,
  Strip: null,
  Sheet: null,
  Planner: null,
  Preview: null,
  Advice: null,
  stage: { time: () => 0 },
  hidden: new Set(),
  hasOdds: () => true,
  twin,
  force: () => [],
  about: () => ({ units: [], cells: [] }),
  meaning: (_view, action) => JSON.stringify(action),
  outline: (plan) => plan.map((each) => each.words),
  opens: () => false,
  team: (_view, seat) => seat,
  score: () => "",
  goals: () => [],
  subtitle: () => "",
  moments: {},
  keys: [],
};

function twin(view: Fields, say: Say): TwinPart[] {
  const lines = Object.entries(view).map(([name, value]) => `${named(name, say)}: ${plain(value)}`);
  return [{ heading: say("ui-twin-table"), lines }];
}
