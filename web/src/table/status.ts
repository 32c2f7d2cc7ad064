/** The status line: whose turn it is, and what may be done now (T1). */

import type { Table } from "../state/table.svelte";
import { words } from "../words/en";
import { listed } from "../words/numbers";
import type { Choices, View } from "../wire/types";

/** What the status line is made of; a `Table` has it all. */
export type Facts = Pick<Table, "told" | "view" | "choices" | "names" | "eyes" | "sent" | "myTurn" | "hotSeat">;

const say = words.table;

/** How few trains of one seat are worth a warning (T4), and how few cards in the deck of the Card Game. */
const FEW_TRAINS = 8;
const FEW_CARDS = 10;

/** Says in one line whose turn it is and what they may do. */
export function status({ told, view, choices, names, eyes, sent, myTurn, hotSeat }: Facts): string {
  if (!told) return words.connection.looking;
  if (told.status === "closed") return words.status.closed;
  if (!view) return words.status.waiting(told.seats.filter(({ kind }) => kind === "open").length);
  if (view.over) return words.status.over;
  if (sent !== null) return say.status.waitForServer;
  if (myTurn) {
    const what = todo(view, choices);
    return hotSeat ? say.status.handed(names[eyes ?? 0] ?? "", what) : say.status.mine(what);
  }
  if (view.choosing.length) return say.status.waitingFor(view.choosing.map((seat) => names[seat] ?? ""));
  const theirs = say.theirs[view.phase] ?? say.theirs["turn"];
  return theirs?.(names[view.turn] ?? "") ?? "";
}

/** Says what the seat may do, without a full stop. */
export function todo(view: View, choices: Choices): string {
  if (choices["offer"]) return say.todo.keep(view.keep, view.offer.length);
  if (choices["tunnel"]) return say.todo.tunnel(view.owed ?? 0, colourOf(view.laid ?? {}));
  if (choices["passenger"]) return say.todo.passenger(Object.keys(choices["passenger"])[0] ?? "");
  if (choices["held"]) return say.todo.completing;
  if (view.phase === "second card") return secondCard(view, choices);
  if (view.choosing.length && choices["tickets"]) return say.todo.split;
  return mayDo(choices);
}

function secondCard({ row }: View, choices: Choices): string {
  const barred = row.includes("locomotive") && !choices["row"]?.["locomotive"];
  const parts = [say.todo.second, barred ? `: ${say.todo.noLocomotive}` : "", choices["turn"]?.["stop"] ? `, ${say.todo.stop}` : ""];
  return parts.join("");
}

function mayDo(choices: Choices): string {
  const { may } = say;
  const possible = [
    choices["deck"] || choices["row"] ? may.draw : "",
    choices["route"] ? may.claim : "",
    choices["hand"] ? may.place : "",
    choices["city"] ? may.station : "",
    choices["tickets"]?.[""]?.includes("exchange") ? may.exchange : choices["tickets"] ? may.tickets : "",
    choices["turn"]?.["pass"] ? may.pass : "",
  ].filter(Boolean);
  return listed(possible, "or") || say.todo.other;
}

/** The places that an action like `keep 1,3` or `complete none` names, counted from 1. */
export function positions(action: string): number[] {
  const named = action.split(" ")[1] ?? "none";
  return named === "none" ? [] : named.split(",").map(Number);
}

function colourOf(laid: Record<string, number>): string {
  const colours = Object.keys(laid).filter((kind) => kind !== "locomotive");
  return words.kinds[colours[0] ?? "locomotive"] ?? "";
}

/** Warns of the end (T4): the last round with who began it, or somebody who is close; empty if all is calm. */
export function warning({ view, names, eyes, myTurn }: Facts): string {
  if (!view || view.over) return "";
  if (view.turns_left > 0) {
    const by = view.last_round_by;
    if (by === null) return say.status.lastRound(view.turns_left);
    return say.status.begunBy(names[by] ?? "", view.turns_left, myTurn);
  }
  if (view.completed) {
    const most = Math.max(...view.completed);
    return most >= 4 ? say.status.almostSix(names[view.completed.indexOf(most)] ?? "", most) : "";
  }
  if (view.railyards) {
    const low = view.deck_size > 0 && view.deck_size <= FEW_CARDS;
    return low ? say.status.deckLow(view.deck_size) : "";
  }
  const fewest = Math.min(...(view.trains ?? [Infinity]));
  if (fewest > FEW_TRAINS) return "";
  const seat = view.trains?.indexOf(fewest) ?? 0;
  return seat === eyes ? say.status.closeMine(fewest) : say.status.close(names[seat] ?? "", fewest);
}
