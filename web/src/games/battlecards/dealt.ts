/** The view as the service writes it, read as a table: cards with their faces where it has numbers. */

import { readAs } from "../../wire/forms";
import type { Fields } from "../../wire/messages";
import type { Battle, Named, Resource, Robot, SeatView, Side, View } from "./tabletop";
import type * as sent from "./types";

const read = new WeakMap<Fields, View>();

/** The table of a view; a view that was read before is not read again. */
export function viewOf(fields: Fields): View {
  const known = read.get(fields);
  if (known) return known;
  const view = tableOf(readAs<sent.View>(fields));
  read.set(fields, view);
  return view;
}

/** A battle that a look foretells, among the cards of a view. */
export function battleOf(view: View, battle: sent.BattleView): Battle {
  return fought(battle, (card) => view.cards[card] ?? unknown(card));
}

function tableOf(view: sent.View): View {
  const face = (card: number): Named => view.cards[card] ?? unknown(card);
  const robot = (card: number): Robot => {
    const { place = null, ...figures } = view.robots[card]!;
    return { ...face(card), ...figures, place };
  };
  const resource = (card: number): Resource => {
    const { controller = null, occupant = null, ...figures } = view.resources[card]!;
    return { ...face(card), ...figures, controller, occupant };
  };
  const seat = (each: sent.SeatView): SeatView => ({
    ...each,
    hand: each.hand.map(face),
    deck_bottom: each.deck_bottom.map(face),
    deck_list: each.deck_list ?? null,
    scrapheap: each.scrapheap.map(face),
    set_aside: each.set_aside.map(robot),
    robots: each.robots.map(robot),
  });
  const { supreme_target, domination_target } = view.options ?? {};
  return {
    ...view,
    viewer: view.viewer ?? null,
    options: {
      ...view.options,
      supreme_target: supreme_target === undefined ? null : Number(supreme_target),
      domination_target: domination_target === undefined ? null : Number(domination_target),
      survival: view.options?.["survival"] === true,
    },
    turn_seat: view.turn_seat ?? null,
    next_seat: view.next_seat ?? null,
    cards: view.cards ?? {},
    seats: Object.values(view.seats ?? {}).map(seat),
    field: (view.field ?? []).map(resource),
    battle: view.battle ? fought(view.battle, face) : null,
    claim: view.claim ?? null,
    looking: view.looking ? { ...view.looking, count: view.looking.count ?? 0, cards: view.looking.cards.map(face) } : null,
    playing: (view.playing ?? []).map(face),
    effects: view.effects ?? [],
    winners: view.winners ?? [],
  };
}

function fought(battle: sent.BattleView, face: (card: number) => Named): Battle {
  const side = ({ now, ...each }: sent.SideView): Side => ({
    ...each,
    lead: each.lead ?? null,
    supports: each.supports.map((support) => ({ ...face(support.card), ...support })),
    ...(now ? { ...now, items: now.items.map((item) => ({ ...item, card: item.card === undefined ? null : face(item.card) })) } : {}),
  });
  const [first, second] = battle.sides;
  return { ...battle, winning: battle.winning ?? null, sides: [side(first!), side(second!)] };
}

function unknown(card: number): Named {
  return { card, code: "", kind: "robot", title: "", subtitle: "" };
}
