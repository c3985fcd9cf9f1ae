/** The view of Tabletop Warfare, as far as the page reads more of it than the table itself. */

import type { PlaneView } from "../../boards/plane/scene";
import type { Fields } from "../../wire/messages";

export interface ModeSheet {
  name: string;
  most: number;
  accuracy: number;
  least?: number;
  dice?: number;
  sides?: number;
  plus?: number;
  strikes?: number;
  traits?: string[];
}

export interface CardSheet {
  kind: string;
  form: string;
  structure: number;
  speed: number;
  systems: { name: string; modes: ModeSheet[] }[];
  abilities: string[];
  specials: string[];
  slots: { effect: string; weapon?: string }[];
}

export interface FigureSheet {
  name: string;
  cost: number;
  cards: CardSheet[];
}

export interface Figure {
  id: number;
  kind: string;
  side: number;
  status: string;
  form: number;
  /** By card. */
  damage: number[];
  /** By card, slot K1 as bit 0. */
  criticals: number[];
  /** By card: destroyed weapon systems, as bits. */
  broken: number[];
  /** Forms that can no longer be used, as bits. */
  locked: number;
  activation: number;
  aim: number;
}

export interface View {
  stage: string;
  round: number;
  round_limit: number;
  points: [number, number];
  factions: string[];
  figures: Record<string, Figure>;
  sheets: Record<string, FigureSheet>;
  acting: { figure: number; actions: number; taken: string[] };
  mover: number;
  plane: PlaneView;
}

export function viewOf(view: Fields | null | undefined): View {
  return view as unknown as View;
}

export function sideOf(view: View, side: number): Figure[] {
  return Object.values(view.figures ?? {}).filter((figure) => figure.side === side && figure.status !== "joined" && figure.status !== "parted");
}

export function left(view: View, figure: Figure, card: number): number {
  const structure = view.sheets[figure.kind]?.cards[card]?.structure ?? 0;
  return Math.max(0, structure - (figure.damage[card] ?? 0));
}

export function bit(bits: number | undefined, place: number): boolean {
  return (((bits ?? 0) >> place) & 1) === 1;
}

/** The figures that an action names: whoever it is about lights up. */
const NAMING = ["figure", "target", "partner", "protector", "half"] as const;

export function figuresIn(action: Record<string, unknown>): number[] {
  return NAMING.map((name) => action[name]).filter((value): value is number => typeof value === "number" && value >= 0);
}

/** Damage as it stands on a card: dice, or a number, or both. */
export function damageText({ dice = 0, sides = 0, plus = 0 }: ModeSheet): string {
  const thrown = dice ? `${dice}d${sides}` : "";
  return [thrown, plus || !dice ? `${plus}` : ""].filter(Boolean).join("+");
}

export function reachText({ least = 0, most }: ModeSheet): string {
  const inches = (length: number): string => `${length / 1000}`;
  return least ? `${inches(least)}–${inches(most)}″` : `${inches(most)}″`;
}
