/** The status line: whose turn it is, and what may be done now (T1). */

import type { Table } from "../state/table.svelte";
import { words } from "../words/words.svelte";
import type { Choices, View } from "../wire/types";

/** What the status line is made of; a `Table` has it all. */
export type Facts = Pick<Table, "told" | "view" | "choices" | "names" | "eyes" | "sent" | "myTurn" | "hotSeat" | "heir">;

/** How few trains of one seat are worth a warning (T4), and how few cards in the deck of the Card Game. */
const FEW_TRAINS = 8;
const FEW_CARDS = 10;

/** Says in one line whose turn it is and what they may do. */
export function status({ told, view, choices, names, eyes, sent, myTurn, hotSeat, heir }: Facts): string {
  if (!told) return words.connection.looking;
  if (told.status === "closed") return words.status.closed;
  if (!view) return words.status.waiting(told.seats.filter(({ kind }) => kind === "open").length);
  if (view.over) return words.status.over;
  if (sent !== null) return words.table.status.waitForServer;
  if (myTurn) {
    const what = todo(view, choices);
    return hotSeat ? words.table.status.handed(names[eyes ?? 0] ?? "", what) : words.table.status.mine(what);
  }
  if (heir !== null) return words.curtain.over(names[heir] ?? "");
  if (told.lesson && view.turn === eyes) return words.lesson.pauses;
  if (view.choosing.length) return words.table.status.waitingFor(view.choosing.map((seat) => names[seat] ?? ""));
  const theirs = words.table.theirs[view.phase] ?? words.table.theirs["turn"];
  return theirs?.(names[view.turn] ?? "") ?? "";
}

/** Says what the seat may do, without a full stop. */
export function todo(view: View, choices: Choices): string {
  if (choices["offer"]) return words.table.todo.keep(view.keep, view.offer.length);
  if (choices["tunnel"] && !choices["tunnel"]["pay"]) return words.table.todo.withdraw;
  if (choices["tunnel"]) return words.table.todo.tunnel(view.owed ?? 0, colourOf(view.laid ?? {}));
  if (choices["passenger"]) return words.table.todo.passenger(Object.keys(choices["passenger"])[0] ?? "");
  if (choices["held"]) return words.table.todo.completing;
  if (view.phase === "second card") return secondCard(view, choices);
  if (view.choosing.length && choices["tickets"]) return words.table.todo.split;
  return mayDo(choices);
}

function secondCard({ row }: View, choices: Choices): string {
  const barred = row.includes("locomotive") && !choices["row"]?.["locomotive"];
  return words.table.todo.second(!barred, choices["turn"]?.["stop"] !== undefined);
}

function mayDo(choices: Choices): string {
  const { may } = words.table;
  const possible = [
    choices["deck"] || choices["row"] ? may.draw : "",
    choices["route"] ? may.claim : "",
    choices["hand"] ? may.place : "",
    choices["city"] ? may.station : "",
    choices["tickets"]?.[""]?.includes("exchange") ? may.exchange : choices["tickets"] ? may.tickets : "",
    choices["turn"]?.["pass"] ? may.pass : "",
  ].filter(Boolean);
  return words.either(possible) || words.table.todo.other;
}

/** The places that an action like `keep 1,3` or `complete none` names, counted from 1. */
export function positions(action: string): number[] {
  const named = action.split(" ")[1] ?? "none";
  return named === "none" ? [] : named.split(",").map(Number);
}

function colourOf(laid: Record<string, number>): string {
  const colours = Object.keys(laid).filter((kind) => kind !== "locomotive");
  return colours[0] ?? "locomotive";
}

/** Warns of the end (T4): the last round with who began it, or somebody who is close; empty if all is calm. */
export function warning({ view, names, eyes, myTurn }: Facts): string {
  if (!view || view.over) return "";
  if (view.turns_left > 0) {
    const by = view.last_round_by;
    if (by === null) return words.table.status.lastRound(view.turns_left);
    return words.table.status.begunBy(names[by] ?? "", view.turns_left, myTurn);
  }
  if (view.completed) {
    const most = Math.max(...view.completed);
    return most >= 4 ? words.table.status.almostSix(names[view.completed.indexOf(most)] ?? "", most) : "";
  }
  if (view.railyards) {
    const low = view.deck_size > 0 && view.deck_size <= FEW_CARDS;
    return low ? words.table.status.deckLow(view.deck_size) : "";
  }
  const fewest = Math.min(...(view.trains ?? [Infinity]));
  if (fewest > FEW_TRAINS) return "";
  const seat = view.trains?.indexOf(fewest) ?? 0;
  return seat === eyes ? words.table.status.closeMine(fewest) : words.table.status.close(names[seat] ?? "", fewest);
}
