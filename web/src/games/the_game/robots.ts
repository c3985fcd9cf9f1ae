/**
 * Robots show what they turn into: wings on the shoulders, smokestacks, a turret, a tape window.
 *
 * Every build has the same eight parts as any other silhouette, so folding stays the same.
 */

import { drawn, mirror, part, SILHOUETTES, type Part, type Silhouette } from "./silhouettes";

interface Build {
  head: string;
  chest: string;
  arm: string;
  /** The other arm, where it is not the same mirrored: a barrel, a cannon. */
  right?: string;
  leg: string;
  glass: string;
}

const HEADS = {
  crest: "-7,-46 -3,-40 3,-40 7,-46 9,-38 7,-30 -7,-30 -9,-38",
  dome: "-8,-39 -5,-45 5,-45 8,-39 8,-30 -8,-30",
  antennae: "-12,-49 -8,-41 -3,-45 3,-45 8,-41 12,-49 10,-30 -10,-30",
  cone: "0,-50 8,-36 7,-30 -7,-30 -8,-36",
  box: "-10,-44 10,-44 10,-30 -10,-30",
  horns: "-15,-48 -8,-41 8,-41 15,-48 10,-30 -10,-30",
  helmet: "-9,-46 9,-46 13,-37 8,-30 -8,-30 -13,-37",
};
const CHESTS = {
  usual: "-19,-28 19,-28 15,-5 -15,-5",
  square: "-19,-29 19,-29 19,-4 -19,-4",
  broad: "-24,-29 24,-29 13,-5 -13,-5",
  slim: "-14,-28 14,-28 10,-5 -10,-5",
};
const ARMS = {
  usual: "-33,-30 -22,-30 -21,-16 -23,7 -31,7 -33,-10",
  wheels: "-35,-32 -32,-37 -26,-38 -22,-33 -21,-16 -23,7 -32,7 -32,-14 -38,-20 -39,-27",
  stacks: "-36,-43 -31,-43 -31,-31 -22,-31 -21,-15 -22,8 -35,8 -36,-10",
  wings: "-22,-30 -31,-32 -52,-44 -45,-12 -33,-17 -32,7 -23,7 -21,-16",
  delta: "-22,-31 -31,-36 -50,2 -48,10 -33,-4 -32,8 -23,8 -21,-16",
  rotors: "-22,-29 -53,-39 -53,-34 -33,-26 -33,7 -23,7 -21,-16",
  plates: "-42,-34 -26,-36 -22,-28 -21,-14 -23,8 -37,8 -42,-10",
  shovels: "-36,-31 -22,-31 -21,-14 -24,0 -19,14 -42,14 -37,0",
  claws: "-36,-32 -22,-31 -21,-16 -22,0 -19,13 -24,7 -27,15 -30,7 -36,13 -34,-8",
  feathers: "-22,-30 -34,-48 -53,-34 -43,-27 -50,-14 -38,-11 -36,2 -23,7 -21,-16",
  shells: "-22,-30 -27,-50 -45,-44 -38,-26 -35,7 -23,8 -21,-16",
  fins: "-22,-30 -36,-38 -33,-22 -44,-8 -33,-8 -31,7 -23,7 -21,-16",
};
const CANNON = "22,-28 26,-36 29,-36 29,-52 36,-52 36,-35 42,-34 42,-10 37,8 23,8 21,-14";
const BARREL = "22,-30 33,-30 35,-12 51,-12 51,-4 34,-3 31,7 23,7 21,-16";
const LEGS = {
  usual: "-14,9 -2,9 -3,28 -3,43 -19,43 -16,28",
  heavy: "-19,9 -2,9 -2,43 -23,43 -22,24",
  slim: "-12,9 -3,9 -4,28 -3,43 -14,43 -13,28",
};
const GLASSES = {
  usual: "-11,-24 11,-24 8,-14 -8,-14",
  wide: "-16,-26 16,-26 16,-14 -16,-14",
  window: "-13,-25 13,-25 13,-9 -13,-9",
  cockpit: "0,-27 6,-15 3,-8 -3,-8 -6,-15",
  stone: "0,-26 9,-18 0,-9 -9,-18",
};

function build(of: Build): Silhouette {
  const arm = part(of.arm);
  const leg = part(of.leg);
  const right: Part = of.right ? part(of.right) : mirror(arm);
  return drawn(of.head, of.chest, arm, right, "-12,-3 12,-3 10,7 -10,7", leg, mirror(leg), of.glass);
}

const usual: Build = { head: HEADS.crest, chest: CHESTS.usual, arm: ARMS.usual, leg: LEGS.usual, glass: GLASSES.usual };
const WINGED = build({ ...usual, head: HEADS.cone, arm: ARMS.wings, glass: GLASSES.cockpit });
const CITY = build({ head: HEADS.antennae, chest: CHESTS.broad, arm: ARMS.stacks, right: CANNON, leg: LEGS.heavy, glass: GLASSES.window });
const BULKY = build({ ...usual, head: HEADS.box, chest: CHESTS.square, leg: LEGS.heavy, glass: GLASSES.window });

/** The robot of whoever becomes a thing of that kind. */
export const ROBOTS: Record<string, Silhouette> = {
  robot: build(usual),
  combiner: build({ head: HEADS.horns, chest: CHESTS.broad, arm: ARMS.plates, leg: LEGS.heavy, glass: GLASSES.wide }),
  nebulon: build({ ...usual, head: HEADS.dome, chest: CHESTS.slim, leg: LEGS.slim }),
  car: build({ ...usual, head: HEADS.dome, arm: ARMS.wheels }),
  truck: build({ head: HEADS.antennae, chest: CHESTS.square, arm: ARMS.stacks, leg: LEGS.heavy, glass: GLASSES.wide }),
  motorcycle: build({ ...usual, head: HEADS.dome, chest: CHESTS.slim, arm: ARMS.wheels, leg: LEGS.slim }),
  tank: build({ head: HEADS.box, chest: CHESTS.broad, arm: ARMS.plates, right: CANNON, leg: LEGS.heavy, glass: GLASSES.usual }),
  construction: build({ head: HEADS.box, chest: CHESTS.broad, arm: ARMS.shovels, leg: LEGS.heavy, glass: GLASSES.wide }),
  train: build({ head: HEADS.helmet, chest: CHESTS.square, arm: ARMS.stacks, leg: LEGS.heavy, glass: GLASSES.usual }),
  submarine: build({ ...usual, head: HEADS.dome, chest: CHESTS.square, arm: ARMS.fins, glass: GLASSES.stone }),
  jet: WINGED,
  "vtol-jet": WINGED,
  shuttle: build({ ...usual, head: HEADS.helmet, arm: ARMS.delta, glass: GLASSES.cockpit }),
  helicopter: build({ ...usual, head: HEADS.helmet, arm: ARMS.rotors }),
  ufo: build({ ...usual, head: HEADS.horns, arm: ARMS.plates, glass: GLASSES.stone }),
  beast: build({ ...usual, head: HEADS.horns, chest: CHESTS.broad, arm: ARMS.claws, glass: GLASSES.stone }),
  "flying-beast": build({ ...usual, head: HEADS.cone, arm: ARMS.feathers, glass: GLASSES.stone }),
  insect: build({ ...usual, head: HEADS.antennae, arm: ARMS.shells, glass: GLASSES.stone }),
  "sea-beast": build({ ...usual, head: HEADS.crest, arm: ARMS.fins, glass: GLASSES.stone }),
  hover: build({ ...usual, head: HEADS.cone, chest: CHESTS.slim, arm: ARMS.fins, leg: LEGS.slim }),
  ship: build({ ...usual, head: HEADS.helmet, chest: CHESTS.broad, arm: ARMS.plates, glass: GLASSES.wide }),
  gun: build({ ...usual, head: HEADS.helmet, chest: CHESTS.square, right: BARREL, leg: LEGS.heavy }),
  cassette: build({ ...usual, head: HEADS.dome, chest: CHESTS.square, leg: LEGS.slim, glass: GLASSES.window }),
  device: BULKY,
  base: CITY,
  city: CITY,
};

/** How a mode is drawn: its kind, and of a robot also what else it can be. */
export function figureOf(modes: readonly { kind: string }[], index: number): string {
  const kind = modes[index]?.kind ?? "robot";
  if (kind !== "robot") return kind;
  const other = modes.find((mode) => mode.kind !== "robot");
  return other ? `robot/${other.kind}` : kind;
}

/** The drawing of a figure: a kind of mode, or `robot/` and the kind it turns into. */
export function silhouetteOf(figure: string): Silhouette {
  const [kind = "", other = "robot"] = figure.split("/");
  return SILHOUETTES[kind] ?? ROBOTS[kind === "robot" ? other : kind] ?? ROBOTS["robot"]!;
}
