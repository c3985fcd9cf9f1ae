/* Written by `make screen-types` from the game's forms. Change those. */

import type { Json } from "../../wire/messages";

/**
 * The table as a choice would leave it.
 */
export interface AfterLook {
  about: "after";
  ends: Sentence[];
  given_up: number[];
  fallen: number[];
  battle?: BattleView;
}
/**
 * A key of the catalogue with its arguments: words, numbers, sentences, lists of them.
 *
 *     `otherwise` is shown when no catalogue has the key.
 */
export interface Sentence {
  key: string;
  args?: {
    [k: string]: Json;
  };
  otherwise?: string;
}
/**
 * Both sides, and how it would end now.
 */
export interface BattleView {
  resource: number;
  over: "claim" | "challenge";
  opened: boolean;
  mover: number;
  passes: number;
  sides: SideView[];
  winning?: number;
}
export interface SideView {
  seat: number;
  attacker: boolean;
  slots_used: number;
  slots: number;
  rolled: boolean;
  dice_added: number;
  abilities_used: number[];
  supports: SupportView[];
  lead?: number;
  start?: number;
  now?: SumView;
}
export interface SupportView {
  card: number;
  use: "strength" | "effect" | "supporter" | "transformation";
  cancelled: boolean;
  strength: number;
}
/**
 * What a side comes to, once both leads are known.
 */
export interface SumView {
  core: number;
  enhanced: number;
  items: ItemView[];
  dice: number;
  damage: number;
  would_be_scrapped: boolean;
  could_take_the_hit: number[];
}
/**
 * One item of a sum, with the card that it comes from.
 */
export interface ItemView {
  label: string;
  amount: number;
  rule: string;
  card?: number;
}
/**
 * What each side of the battle may still play.
 */
export interface BattleLook {
  about: "battle";
  sides: [StillLook, StillLook];
}
/**
 * What one side may still play, by public facts.
 */
export interface StillLook {
  seat: number;
  supporters: JoinerLook[];
  dice: number;
  abilities: number[];
  hand: number;
  could_take_the_hit: number[];
  support?: RefusalLook;
  transformation?: RefusalLook;
}
/**
 * A Robot that may join a battle, or why it may not.
 */
export interface JoinerLook {
  robot: number;
  strength: number;
  refusal?: RefusalLook;
}
/**
 * Why something cannot be done: by which rule, and in which words.
 */
export interface RefusalLook {
  rule: string;
  why: string;
  words: SaidLook;
}
/**
 * A key of the catalogues and its arguments.
 */
export interface SaidLook {
  key: string;
  args: {
    [k: string]: Json;
  };
}
/**
 * A card by its number in the match, its code and its name.
 */
export interface CardView {
  card: number;
  code: string;
  kind: "robot" | "resource" | "advantage";
  title: string;
  subtitle: string;
}
/**
 * Every card of the match's library.
 */
export interface CardsLook {
  about: "cards";
  cards: PrintedCard[];
}
/**
 * What is printed on a card, with its sentences as messages for the reader's catalogue.
 */
export interface PrintedCard {
  code: string;
  kind: "robot" | "resource" | "advantage";
  title: string;
  cast: string;
  shapes: [string, string];
  subtitle: string;
  army: string;
  group: string;
  cost: number;
  strength: [number, number];
  endurance: [number, number];
  speed: [number, number];
  form: string;
  skills: Skills;
  type: string;
  yield: number;
  requires: "" | "tactical" | "combat" | "science";
  support: number;
  abilities: [PrintedAbility | null, PrintedAbility | null];
}
export interface Skills {
  tactical: number;
  combat: number;
  science: number;
}
/**
 * What an ability is called, when it is used and what it does.
 */
export interface PrintedAbility {
  name: Saying;
  trigger: string;
  word: string;
  text: Phrase[];
}
/**
 * Stands among the arguments of a message where another message belongs.
 *
 *     A facing is `Saying("facing-ne")`: NE in English, NO in German. `otherwise` is shown
 *     when no catalogue has the key, as with homebrew names.
 */
export interface Saying {
  key: string;
  otherwise?: string;
}
/**
 * A message and its arguments: words, numbers, other phrases.
 */
export interface Phrase {
  key: string;
  args?: {
    [k: string]: Json;
  };
}
/**
 * How a Robot and each holder would meet.
 */
export interface ChallengeLook {
  about: "challenge";
  robot: number;
  resource: number;
  meetings: (MeetingLook | null)[];
  given_up: number[];
}
/**
 * A battle as it would open.
 */
export interface MeetingLook {
  battle: BattleView;
  ends: Sentence[];
  sides: [ProspectLook, ProspectLook];
  complete: boolean;
}
/**
 * What a lead could still gain in sight of all, before a battle.
 */
export interface ProspectLook {
  robot: number;
  speed: number;
  bears: number;
  supporters: number[];
  slots: number;
  dice: number;
  more: number;
  hand: number;
}
/**
 * BC-CLM-04 to 07: who could contest a claim, and whether it would hold.
 */
export interface ClaimLook {
  about: "claim";
  robot: number;
  resource: number;
  speed: number;
  contesters: ContesterLook[];
  uncontested: boolean;
  warded: boolean;
  controls: boolean;
  hands: {
    [k: string]: number;
  };
}
export interface ContesterLook {
  robot: number;
  speed: number;
  refusal?: RefusalLook;
  meeting?: MeetingLook;
}
/**
 * A Robot stands before a Resource, and others may answer.
 */
export interface ClaimView {
  seat: number;
  robot: number;
  resource: number;
}
/**
 * How the contester and the claimer would meet; null where that cannot be told.
 */
export interface ContestLook {
  about: "contest";
  meetings: (MeetingLook | null)[];
  given_up: number[];
}
/**
 * A die that fell, and what that meant.
 */
export interface Die {
  about: string;
  face: number;
  sides: number;
  need?: number;
  good?: boolean;
  counts?: number;
  why?: Sentence;
  settled?: Sentence;
}
/**
 * A timed change of a card, or of a seat where its word speaks of seats.
 */
export interface EffectView {
  word: string;
  amount: number;
  on: "card" | "seat";
  target: number;
  until: "battle" | "turn" | "round";
  seat: number;
  source: number;
}
/**
 * Cards of a deck that are looked at right now; only the looker sees them.
 */
export interface LookingView {
  seat: number;
  searching: string;
  cards: number[];
  count?: number;
}
export interface Powers {
  strength: number;
  endurance: number;
  speed: number;
}
/**
 * A Resource in the field.
 */
export interface ResourceView {
  owner: number;
  type: string;
  yield: number;
  requires: "" | "tactical" | "combat" | "science";
  robots: number[];
  ability_used: boolean;
  warded_by: number[];
  controller?: number;
  occupant?: number;
}
/**
 * A Robot in play or set aside.
 */
export interface RobotView {
  owner: number;
  group: string;
  mode: "robot" | "alt";
  form: string;
  in_battle: boolean;
  damage: number;
  strength: number;
  endurance: number;
  speed: number;
  other_mode: Powers;
  skills: Skills;
  transformed: boolean;
  moved: boolean;
  ability_used: boolean;
  pinned: boolean;
  any_speed: boolean;
  place?: number;
}
export interface SeatView {
  seat: number;
  army: string;
  bank: number;
  income: number;
  held: number;
  support_limit: number;
  support_limit_terms: [string, number, string][];
  hushed: boolean;
  eliminated: boolean;
  hand_count: number;
  hand: number[];
  hand_seen_by: number[];
  deck_count: number;
  deck_bottom_known: number;
  deck_bottom: number[];
  reshuffled: boolean;
  turns_taken: number;
  scrapheap: number[];
  set_aside: number[];
  robots: number[];
  deck_list?: {
    [k: string]: number;
  };
}
/**
 * A heading and what stands under it, each line by a name of its own.
 */
export interface TwinPart {
  heading: Sentence;
  lines: {
    [k: string]: Sentence;
  };
}
/**
 * The table as one seat, or a spectator, sees it.
 */
export interface View {
  options: {
    [k: string]: number | string | boolean;
  };
  turn: number;
  phase: string;
  left: string[];
  cards: {
    [k: string]: CardView;
  };
  robots: {
    [k: string]: RobotView;
  };
  resources: {
    [k: string]: ResourceView;
  };
  field: number[];
  seats: {
    [k: string]: SeatView;
  };
  playing: number[];
  effects: EffectView[];
  quiet_turns: number;
  ended: string;
  winners: number[];
  viewer?: number;
  turn_seat?: number;
  first?: number;
  next_seat?: number;
  battle?: BattleView;
  claim?: ClaimView;
  looking?: LookingView;
}

export const ADVISED_TURNS = 100 as const;

export const FEWEST_SEATS = 2 as const;

export const MOST_SEATS = 4 as const;

export const EMBLEMS = {"str":"combat","core":"combat","spd":"speed","end":"shield","limit":"support","dice":"combat","shield":"shield","pin":"lock","hush":"lock","yield":"energon","uncontested":"speed","anyspeed":"speed","ward":"shield","stash":"back","hit":"burst","repair":"shield","recall":"back","shuttle":"back","flip":"turn","scrap":"burst","revive":"scrap","breakoff":"back","gain":"energon","lose":"energon","steal":"energon","draw":"cards","discard":"scrap","rip":"scrap","scan":"eye","sift":"cards","fetch":"cards","salvage":"scrap","muster":"base","cancel":"lock"} as const;

export const KINDS = {"actions":{"discover":{"card":"card"},"deploy":{"card":"card"},"move":{"robot":"card","to":"card"},"transform":{"robot":"card"},"use_ability":{"card":"card"},"play":{"card":"card"},"claim":{"robot":"card","resource":"card"},"challenge":{"robot":"card","resource":"card"},"science":{"robot":"card"},"contest":{"robot":"card"},"hold":{"robot":"card"},"add_strength":{"card":"card"},"join":{"robot":"card"},"take_the_hit":{"robot":"card"},"choose":{"card":"card"},"choose_seat":{"seat":"seat"},"resolve":{"card":"card"}},"events":{"match_began":{"first":"seat"},"turn_began":{"seat":"seat"},"phase_began":{"seat":"seat"},"cards_drawn":{"seat":"seat","cards":"card"},"science_used":{"seat":"seat","robot":"card"},"hand_redrawn":{"seat":"seat"},"deck_shuffled":{"seat":"seat"},"yield_banked":{"seat":"seat"},"bank_changed":{"seat":"seat"},"discovered":{"seat":"seat","card":"card"},"deployed":{"seat":"seat","card":"card"},"moved":{"seat":"seat","robot":"card","to":"card"},"transformed":{"seat":"seat","robot":"card"},"ability_used":{"seat":"seat","card":"card"},"advantage_played":{"seat":"seat","card":"card"},"claim_staked":{"seat":"seat","robot":"card","resource":"card"},"claim_granted":{"seat":"seat","robot":"card","resource":"card"},"contested":{"seat":"seat","robot":"card","resource":"card"},"challenged":{"seat":"seat","robot":"card","resource":"card","holder":"card"},"strength_added":{"seat":"seat","card":"card"},"robot_joined":{"seat":"seat","robot":"card"},"dice_rolled":{"seat":"seat"},"waited":{"seat":"seat"},"passed":{"seat":"seat"},"robot_affected":{"card":"card","source":"card"},"seat_affected":{"seat":"seat","source":"card"},"support_cancelled":{"seat":"seat","card":"card"},"battle_broken_off":{"resource":"card"},"battle_fought":{"resource":"card","seats":"seat","leads":"card","winner":"seat","sources":"card"},"battle_cut_short":{"resource":"card","winner":"seat"},"hit_taken":{"seat":"seat","lead":"card","robot":"card"},"damaged":{"robot":"card"},"repaired":{"robot":"card"},"scrapped":{"seat":"seat","card":"card"},"lost_from_hand":{"seat":"seat","card":"card"},"set_aside":{"seat":"seat","robot":"card"},"came_back":{"seat":"seat","robot":"card"},"control_gained":{"seat":"seat","resource":"card"},"control_lost":{"seat":"seat","resource":"card"},"hand_seen":{"seat":"seat","target":"seat","cards":"card"},"deck_seen":{"seat":"seat","cards":"card"},"deck_searched":{"seat":"seat","cards":"card"},"card_kept":{"seat":"seat","card":"card"},"card_fetched":{"seat":"seat","card":"card"},"nothing_found":{"seat":"seat"},"card_salvaged":{"seat":"seat","card":"card"},"gave_up":{"seat":"seat"},"seat_eliminated":{"seat":"seat"}}} as const;
