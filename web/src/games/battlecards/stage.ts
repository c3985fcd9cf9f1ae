/** What each event changes on the table while it plays. The engine's next view is the truth. */

import type { Entry } from "../../table/log";
import type { Stage } from "../../table/playback.svelte";
import type { Fields, GameEvent } from "../../wire/messages";
import { affected, cancelled, fought, met, rolled, supported, turned, used } from "./battling";
import { knownCards, viewOf, type Robot, type SeatView, type View } from "./tabletop";

const TIMES: Record<string, number> = {
  turn_began: 350,
  yield_banked: 550,
  bank_changed: 450,
  discovered: 450,
  deployed: 450,
  moved: 260,
  transformed: 820,
  ability_used: 550,
  advantage_played: 650,
  claim_staked: 600,
  claim_granted: 450,
  contested: 600,
  challenged: 650,
  strength_added: 600,
  robot_joined: 700,
  dice_rolled: 800,
  robot_affected: 350,
  support_cancelled: 450,
  battle_fought: 1300,
  battle_broken_off: 700,
  hit_taken: 1800,
  damaged: 380,
  repaired: 350,
  scrapped: 380,
  control_gained: 300,
  card_fetched: 450,
  card_salvaged: 450,
};

export const stage: Stage = {
  perform: (view, entry, goal) => perform(viewOf(view), entry.event, viewOf(goal)) as unknown as Fields,
  time: (entry: Entry) => TIMES[entry.event.event] ?? 0,
};

/** The view after an event; what it does not know of a card it takes from the view to come. */
export function perform(view: View, event: GameEvent, goal: View): View {
  return CHANGES[event.event]?.(view, event, goal) ?? view;
}

type Change = (view: View, event: GameEvent, goal: View) => View;

function seatChanged(view: View, seat: number, change: (seat: SeatView) => Partial<SeatView>): View {
  return { ...view, seats: view.seats.map((each) => (each.seat === seat ? { ...each, ...change(each) } : each)) };
}

function robotChanged(view: View, card: number, change: (robot: Robot) => Partial<Robot>): View {
  const seats = view.seats.map((seat) => ({
    ...seat,
    robots: seat.robots.map((robot) => (robot.card === card ? { ...robot, ...change(robot) } : robot)),
  }));
  return { ...view, seats };
}

function banked(view: View, event: GameEvent): View {
  return seatChanged(view, Number(event["seat"]), () => ({ bank: Number(event["bank"]) }));
}

/** Out of the hand, face up. */
function played(view: View, seat: number, card: number): View {
  return seatChanged(view, seat, (each) => ({
    hand_count: Math.max(each.hand_count - 1, 0),
    hand: each.hand.filter((held) => held.card !== card),
  }));
}

function placed(view: View, card: number, place: number | null): View {
  const moved = robotChanged(view, card, () => ({ place, in_battle: false }));
  return {
    ...moved,
    claim: view.claim?.robot === card ? null : view.claim,
    field: moved.field.map((resource) => {
      const others = resource.robots.filter((each) => each !== card);
      return { ...resource, robots: resource.card === place ? [...others, card] : others };
    }),
  };
}

/** The lead stands before the Resource, alone until somebody answers. */
function going(view: View, card: number): View {
  const away = placed(view, card, null);
  return robotChanged(away, card, () => ({ in_battle: true }));
}

const CHANGES: Record<string, Change> = {
  turn_began: (view, event) => ({ ...view, turn: Number(event["number"]), turn_seat: Number(event["seat"]), phase: "energon", battle: null }),
  phase_began: (view, event) => ({ ...view, phase: String(event["phase"]), battle: null }),
  yield_banked: banked,
  bank_changed: banked,
  cards_drawn: (view, event) =>
    seatChanged(view, Number(event["seat"]), (seat) => ({
      hand_count: seat.hand_count + Number(event["count"]),
      deck_count: Math.max(seat.deck_count - Number(event["count"]), 0),
    })),
  discovered: (view, event, goal) => {
    const found = goal.field.find((each) => each.card === event["card"]);
    const without = played(view, Number(event["seat"]), Number(event["card"]));
    if (!found) return without;
    const fresh = { ...found, robots: [], controller: null, occupant: null };
    return { ...without, field: [...without.field, fresh] };
  },
  deployed: (view, event, goal) => {
    const seat = Number(event["seat"]);
    const found = goal.seats[seat]?.robots.find((each) => each.card === event["card"]);
    const without = played(view, seat, Number(event["card"]));
    if (!found) return without;
    const fresh: Robot = { ...found, place: null, in_battle: false };
    return seatChanged(without, seat, (each) => ({ robots: [...each.robots, fresh] }));
  },
  moved: (view, event) => placed(view, Number(event["robot"]), event["to"] === null ? null : Number(event["to"])),
  transformed: (view, event) => {
    const after = robotChanged(view, Number(event["robot"]), (robot) => {
      const { strength, endurance, speed } = robot;
      const changed = (robot.mode === "alt") !== event["alt"];
      if (!changed) return {};
      return { mode: event["alt"] ? "alt" : "robot", ...robot.other_mode, other_mode: { strength, endurance, speed }, transformed: true };
    });
    return turned(after, view, Number(event["robot"]));
  },
  claim_staked: (view, event) => {
    const claim = { seat: Number(event["seat"]), robot: Number(event["robot"]), resource: Number(event["resource"]) };
    return { ...going(view, claim.robot), claim, battle: null };
  },
  contested: (view, event, goal) => {
    const [resource, robot] = [Number(event["resource"]), Number(event["robot"])];
    const came = { ...going(view, robot), claim: null };
    const claimer = view.claim?.robot ?? goal.battle?.sides[0].lead;
    return claimer == null ? came : met(came, goal, { resource, over: "claim" }, [claimer, robot]);
  },
  challenged: (view, event, goal) => {
    const [resource, robot, holder] = [Number(event["resource"]), Number(event["robot"]), Number(event["holder"])];
    return met(going(going(view, robot), holder), goal, { resource, over: "challenge" }, [robot, holder]);
  },
  advantage_played: (view, event, goal) => played(used(view, goal, event), Number(event["seat"]), Number(event["card"])),
  strength_added: (view, event, goal) => played(supported(view, goal, event, "strength"), Number(event["seat"]), Number(event["card"])),
  robot_joined: (view, event, goal) => supported(view, goal, event, "supporter"),
  dice_rolled: rolled,
  robot_affected: (view, event, goal) => affected(view, goal, event),
  support_cancelled: cancelled,
  battle_fought: fought,
  damaged: (view, event) => robotChanged(view, Number(event["robot"]), () => ({ damage: Number(event["markers"]) })),
  repaired: (view, event) => robotChanged(view, Number(event["robot"]), () => ({ damage: Number(event["markers"]) })),
  scrapped: (view, event) => {
    const card = knownCards(view).get(Number(event["card"]));
    if (!card) return view;
    const gone = placed(view, card.card, null);
    return seatChanged(gone, Number(event["seat"]), (seat) => ({
      robots: seat.robots.filter((robot) => robot.card !== card.card),
      scrapheap: seat.scrapheap.some((each) => each.card === card.card) ? seat.scrapheap : [...seat.scrapheap, card],
    }));
  },
  control_gained: (view, event) => controlled(view, Number(event["resource"]), Number(event["seat"])),
  control_lost: (view, event) => controlled(view, Number(event["resource"]), null),
};

function controlled(view: View, resource: number, seat: number | null): View {
  return { ...view, field: view.field.map((each) => (each.card === resource ? { ...each, controller: seat } : each)) };
}
