/** Figures that the question offers to deploy: where each may stand in each form is looked up; then one plan deploys it. */

import type { Checked, Held } from "../../boards/plane/desk.svelte";
import type { Region } from "../../boards/plane/regions";
import type { Point } from "../../boards/plane/scene";
import type { Waiting, Way } from "../../boards/plane/waiting";
import type { Session } from "../../table/session.svelte";
import type { Action, Json, Offered } from "../../wire/messages";
import { words } from "../../words/words.svelte";
import { figuresIn, spoken, type Figure, type View } from "./tabletop";
import type { DeploymentLook, FigureSheet } from "./types";

const ALL_ROUND: [number, number][] = [[0, 3600]];

/** Whoever may be deployed; once one was chosen from the list, that one alone. */
export function waitingIn(session: Session, view: View, regions: readonly Region[], chosen: Figure | undefined): Waiting[] {
  if (!session.options) return [];
  const [region] = regions;
  if (chosen && region) return waitingAs(view, chosen, (sheet) => [{ name: formOf(sheet, chosen.form), shape: sheet.shapes[chosen.form] ?? 0, region }]);
  const offers = session.options.actions.filter(({ action }) => action.do === "deploy" || action.do === "deploy_joined");
  const ids = [...new Set(offers.map(({ action }) => Number(action["figure"])))];
  return ids.flatMap((id) => {
    const figure = view.figures?.[id];
    const own = offers.filter(({ action }) => figuresIn(action).includes(id));
    return figure ? waitingAs(view, figure, (sheet) => own.map((offer) => wayOf(session, figure, sheet, offer))) : [];
  });
}

function waitingAs(view: View, { id, kind, side }: Figure, ways: (sheet: FigureSheet) => Way[]): Waiting[] {
  const sheet = view.sheets[kind];
  return sheet ? [{ id, name: sheet.name, cast: sheet.cast, team: side, ways: ways(sheet) }] : [];
}

function formOf(sheet: FigureSheet, form: number): string {
  return spoken(words, "form", sheet.cards[form]?.form ?? "");
}

function wayOf(session: Session, figure: Figure, sheet: FigureSheet, { action, words: told }: Offered): Way {
  const form = typeof action["form"] === "number" ? action["form"] : sheet.cards.findIndex(({ kind }) => kind === "vehicle");
  const shape = sheet.shapes[form] ?? 0;
  const name = action.do === "deploy" ? formOf(sheet, form) : words.tell(told);
  return { name, shape, look: () => lookedUp(session, action, { name: sheet.name, cast: sheet.cast, shape, team: figure.side }) };
}

async function lookedUp(session: Session, deploy: Action, as: Held["as"]): Promise<Held | null> {
  const { do: _, ...wanted } = deploy;
  const seen = await session.look<DeploymentLook>({ deployment: wanted });
  if (!seen) return null;
  const { rings, base, faces, facing: now } = seen;
  const held: Held = {
    region: { outline: { gesture: "point", rings, base }, action: { do: "place_at" } },
    before: [deploy],
    as: faces ? { ...as, facing: now } : as,
    check: ({ x, y }) => checked(session, { ...wanted, x: x ?? 0, y: y ?? 0 }),
  };
  const turned = (origin: Point): Region => ({
    outline: { gesture: "facing", origin: [...origin], now, arcs: ALL_ROUND, step: 10, base },
    action: { do: "face" },
  });
  return faces ? { ...held, turned } : held;
}

async function checked(session: Session, deployment: Record<string, Json>): Promise<Checked | null> {
  const seen = await session.look<DeploymentLook>({ deployment });
  return seen && { refusal: seen.refusal ?? null };
}
