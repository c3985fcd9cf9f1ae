/**
 * The pieces, drawn by us: every kind of mode is eight parts in a square from -50 to 50.
 *
 * The parts of all kinds stand in the same order (head, chest, arms, hips, legs, glass), so any
 * mode can fold into any other, part by part. The last part is the glass: the windscreen that
 * becomes the chest.
 */

export type Part = readonly (readonly [number, number])[];
export type Silhouette = readonly Part[];

const WHEEL = 9.5;

function part(text: string): Part {
  return text.split(" ").map((pair) => {
    const [x, y] = pair.split(",").map(Number);
    return [x!, y!] as const;
  });
}

function disc(x: number, y: number, radius: number): Part {
  return Array.from({ length: 10 }, (_, turn) => {
    const angle = (turn * Math.PI) / 5;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
  });
}

function mirror(each: Part): Part {
  return each.map(([x, y]) => [-x, y] as const).reverse();
}

function drawn(...parts: (string | Part)[]): Silhouette {
  return parts.map((each) => (typeof each === "string" ? part(each) : each));
}

const ROBOT_ARM = part("-33,-30 -22,-30 -21,-16 -23,7 -31,7 -33,-10");
const ROBOT_LEG = part("-14,9 -2,9 -3,28 -3,43 -19,43 -16,28");
const WING = part("-8,-14 -8,16 -45,24 -45,16");
const TAIL = part("-8,22 -8,40 -23,43 -23,37");
const FEATHERS = part("-7,-14 -24,-34 -47,-30 -36,-8 -22,2 -7,6");
const CLAW = part("-10,8 -4,8 -3,34 -9,42 -13,30");
const INSECT_LEG = part("-16,-8 -40,-24 -44,-20 -26,-2 -44,20 -40,24 -16,6");

const ROBOT = drawn(
  "-7,-46 -3,-40 3,-40 7,-46 9,-38 7,-30 -7,-30 -9,-38",
  "-19,-28 19,-28 15,-5 -15,-5",
  ROBOT_ARM,
  mirror(ROBOT_ARM),
  "-12,-3 12,-3 10,7 -10,7",
  ROBOT_LEG,
  mirror(ROBOT_LEG),
  "-11,-24 11,-24 8,-14 -8,-14",
);

const CAR = drawn(
  "-16,-20 12,-20 24,-6 -26,-6",
  "-26,-5 26,-5 24,12 -22,12",
  "26,-5 42,-1 47,6 46,13 27,13",
  "-27,-5 -44,-6 -47,2 -46,13 -27,13",
  "-14,13 14,13 14,17 -14,17",
  disc(29, 15, WHEEL),
  disc(-29, 15, WHEEL),
  "-11,-17 10,-17 18,-8 -18,-8",
);

const TRUCK = drawn(
  "18,-27 33,-27 42,-9 18,-9",
  "-47,-30 12,-30 12,9 -47,9",
  "18,-8 44,-8 47,10 18,10",
  "13,-36 17,-36 17,10 13,10",
  "-45,11 45,11 45,15 -45,15",
  disc(32, 18, WHEEL),
  disc(-34, 18, WHEEL),
  "22,-23 31,-23 37,-11 22,-11",
);

const MOTORCYCLE = drawn(
  "12,-26 26,-22 24,-17 12,-19",
  "-20,-8 16,-14 20,0 -14,8",
  "18,-22 24,-20 36,10 30,14",
  "-22,-14 -40,-20 -42,-14 -20,-6",
  "-16,6 14,2 10,12 -12,14",
  disc(32, 16, 14),
  disc(-30, 16, 14),
  "4,-24 14,-27 16,-15 6,-15",
);

const TANK = drawn(
  "-20,-24 10,-24 18,-9 -24,-9",
  "-42,-7 40,-7 47,3 -46,3",
  "16,-21 50,-22 50,-15 18,-14",
  "-44,-9 -27,-9 -27,-15 -40,-15",
  "-47,5 47,5 41,25 -41,25",
  disc(25, 15, 7),
  disc(-25, 15, 7),
  disc(0, 15, 7),
);

const CONSTRUCTION = drawn(
  "-6,-24 14,-24 18,-6 -6,-6",
  "-32,-10 -7,-10 -7,8 -32,8",
  "17,-12 40,-34 44,-29 22,-4",
  "38,-34 50,-26 46,-8 37,-10 43,-22",
  "-36,10 22,10 20,24 -34,24",
  disc(10, 17, 8),
  disc(-24, 17, 8),
  "-1,-20 10,-20 13,-10 -1,-10",
);

const TRAIN = drawn(
  "22,-26 36,-26 36,-10 22,-10",
  "-46,-18 20,-18 20,8 -46,8",
  "38,-14 48,6 48,12 38,10",
  "-40,-30 -30,-30 -30,-19 -40,-19",
  "-46,9 46,9 46,13 -46,13",
  disc(30, 18, 8),
  disc(-32, 18, 8),
  disc(0, 18, 8),
);

const SUBMARINE = drawn(
  "-8,-24 8,-24 10,-10 -10,-10",
  "-34,-9 32,-9 34,13 -34,13",
  "33,-9 44,-4 48,2 44,9 35,13",
  "-35,-8 -46,-16 -46,20 -35,12",
  "-20,14 20,14 12,19 -12,19",
  "-4,-36 -1,-36 -1,-25 -4,-25",
  "-50,-6 -47,-6 -47,10 -50,10",
  disc(18, 2, 5),
);

const JET = drawn(
  "0,-50 5,-36 7,-24 -7,-24 -5,-36",
  "-7,-23 7,-23 8,28 -8,28",
  WING,
  mirror(WING),
  "-6,30 6,30 4,40 -4,40",
  TAIL,
  mirror(TAIL),
  "0,-34 3,-24 2,-12 -2,-12 -3,-24",
);

const SHUTTLE = drawn(
  "0,-50 9,-40 11,-28 -11,-28 -9,-40",
  "-11,-27 11,-27 13,34 -13,34",
  "-14,-6 -14,34 -42,34 -40,26",
  "14,-6 40,26 42,34 14,34",
  "-5,12 5,12 5,45 -5,45",
  "-16,36 -7,36 -6,46 -17,46",
  "16,36 17,46 6,46 7,36",
  "-6,-40 6,-40 8,-31 -8,-31",
);

const HELICOPTER = drawn(
  "14,-16 33,-12 44,2 37,13 14,13",
  "-15,-16 13,-16 13,13 -15,13",
  "-16,-12 -44,-9 -44,-3 -16,3",
  "-49,-20 -43,-20 -43,8 -49,8",
  "-4,-27 4,-27 4,-17 -4,-17",
  "-20,21 32,21 32,25 -20,25",
  "-47,-33 47,-33 47,-28 -47,-28",
  "19,-11 31,-8 38,2 19,2",
);

const SAUCER = drawn(
  "-14,-22 14,-22 20,-10 -20,-10",
  "-30,-8 30,-8 36,4 -36,4",
  "-31,-7 -50,2 -37,5",
  "31,-7 37,5 50,2",
  "-34,6 34,6 18,16 -18,16",
  "-22,18 -12,18 -12,26 -24,26",
  "22,18 24,26 12,26 12,18",
  disc(0, -16, 5),
);

const BEAST = drawn(
  "24,-30 40,-32 49,-18 42,-10 26,-12",
  "-28,-20 24,-22 26,4 -28,6",
  "12,4 25,2 24,24 29,36 14,36 13,24",
  "-29,-20 -44,-34 -49,-30 -38,-8 -29,-6",
  "-12,7 8,6 4,14 -8,14",
  "-4,10 8,8 7,26 12,36 -2,36 -3,26",
  "-28,6 -15,6 -19,24 -14,36 -29,36 -28,24",
  "34,-26 41,-25 40,-20 34,-21",
);

const BIRD = drawn(
  "0,-46 6,-38 5,-26 -5,-26 -6,-38",
  "-8,-24 8,-24 7,8 -7,8",
  FEATHERS,
  mirror(FEATHERS),
  "-6,9 6,9 12,40 0,33 -12,40",
  CLAW,
  mirror(CLAW),
  "0,-40 3,-36 0,-32 -3,-36",
);

const INSECT = drawn(
  "-8,-44 -3,-36 3,-36 8,-44 10,-30 -10,-30",
  "-13,-28 13,-28 15,-8 -15,-8",
  INSECT_LEG,
  mirror(INSECT_LEG),
  "-15,-6 15,-6 18,14 -18,14",
  "-17,16 -1,16 -1,42 -10,38 -17,28",
  "17,16 17,28 10,38 1,42 1,16",
  "-7,-24 7,-24 5,-15 -5,-15",
);

const FISH = drawn(
  "24,-14 40,-6 48,2 38,10 24,14",
  "-18,-16 23,-15 23,15 -18,14",
  "-4,-18 12,-17 2,-34 -8,-32",
  "-19,-12 -32,-4 -32,4 -19,10",
  "-6,16 12,16 -2,30 -10,28",
  "-33,-5 -49,-24 -49,-14 -40,0",
  "-33,5 -40,1 -49,14 -49,24",
  disc(34, -2, 3),
);

const HOVERCRAFT = drawn(
  "0,-22 18,-22 28,-6 -6,-6",
  "-34,-5 34,-5 38,8 -40,8",
  "35,-5 46,2 47,9 39,8",
  "-35,-5 -35,-26 -46,-26 -46,8 -41,8",
  "-48,10 48,10 44,24 -44,24",
  "-30,-20 -24,-20 -24,-6 -30,-6",
  "-20,-12 -9,-12 -9,-6 -20,-6",
  "6,-18 16,-18 22,-8 4,-8",
);

const SHIP = drawn(
  "-6,-38 8,-38 8,-24 -6,-24",
  "-20,-22 20,-22 22,-4 -22,-4",
  "23,-10 36,-10 36,-4 23,-4",
  "-24,-14 -38,-14 -38,-4 -24,-4",
  "-48,-2 48,-2 36,20 -38,20",
  "-30,22 -6,22 -8,27 -28,27",
  "6,22 28,22 26,27 8,27",
  "-3,-35 5,-35 5,-28 -3,-28",
);

const GUN = drawn(
  "-34,-30 -22,-30 -22,-22 -34,-22",
  "-40,-20 14,-20 14,-4 -40,-4",
  "15,-18 48,-18 48,-8 15,-8",
  "-26,-36 6,-36 6,-31 -26,-31",
  "-18,-3 2,-3 0,10 -6,6 -16,6",
  "-40,-3 -22,-3 -28,34 -46,34",
  "-20,8 -4,10 -10,18 -22,18",
  disc(10, -33.5, 5),
);

const CASSETTE = drawn(
  "-40,-28 40,-28 40,-20 -40,-20",
  "-40,-18 40,-18 40,10 -40,10",
  "-40,12 -22,12 -22,28 -40,28",
  "22,12 40,12 40,28 22,28",
  "-18,12 18,12 22,28 -22,28",
  disc(-18, -4, 9),
  disc(18, -4, 9),
  "-6,-8 6,-8 6,0 -6,0",
);

const DEVICE = drawn(
  "-12,-44 12,-44 12,-32 -12,-32",
  "-36,-30 36,-30 36,-12 -36,-12",
  "-36,-10 -14,-10 -14,10 -36,10",
  "14,-10 36,-10 36,10 14,10",
  "-36,12 36,12 36,22 -36,22",
  "-32,24 -14,24 -14,34 -32,34",
  "14,24 32,24 32,34 14,34",
  "-11,-9 11,-9 11,9 -11,9",
);

const BASE = drawn(
  "-8,-48 8,-48 10,-30 -10,-30",
  "-16,-28 16,-28 16,4 -16,4",
  "-42,-22 -28,-22 -26,4 -44,4",
  "28,-22 42,-22 44,4 26,4",
  "-26,-12 -18,-12 -18,4 -26,4",
  "-48,6 -2,6 -2,40 -48,40",
  "2,6 48,6 48,40 2,40",
  "-10,-22 10,-22 10,-12 -10,-12",
);

const CROWD = drawn(
  disc(0, -20, 8),
  "-10,-10 10,-10 12,22 -12,22",
  "-34,0 -18,0 -16,30 -36,30",
  "18,0 34,0 36,30 16,30",
  disc(-26, -10, 7),
  disc(26, -10, 7),
  "-8,24 8,24 6,40 -6,40",
  "-4,-6 4,-6 4,4 -4,4",
);

export const SILHOUETTES: Record<string, Silhouette> = {
  robot: ROBOT,
  combiner: ROBOT,
  nebulon: ROBOT,
  car: CAR,
  truck: TRUCK,
  motorcycle: MOTORCYCLE,
  tank: TANK,
  construction: CONSTRUCTION,
  train: TRAIN,
  submarine: SUBMARINE,
  jet: JET,
  "vtol-jet": JET,
  shuttle: SHUTTLE,
  helicopter: HELICOPTER,
  ufo: SAUCER,
  beast: BEAST,
  "flying-beast": BIRD,
  insect: INSECT,
  "sea-beast": FISH,
  hover: HOVERCRAFT,
  ship: SHIP,
  gun: GUN,
  cassette: CASSETTE,
  device: DEVICE,
  base: BASE,
  city: BASE,
  crowd: CROWD,
};

/** Seen from above with the nose up: these turn with their facing. */
export const FROM_ABOVE = new Set(["jet", "vtol-jet", "shuttle", "flying-beast"]);

/** Seen from the side: these are mirrored when they face west. */
export const FROM_THE_SIDE = new Set([
  "car",
  "truck",
  "motorcycle",
  "tank",
  "construction",
  "train",
  "submarine",
  "helicopter",
  "beast",
  "sea-beast",
  "hover",
  "ship",
  "gun",
]);

export function silhouetteOf(kind: string): Silhouette {
  return SILHOUETTES[kind] ?? ROBOT;
}
