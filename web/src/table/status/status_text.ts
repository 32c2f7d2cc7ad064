/** The text of the status line. */

import { endsWithDeck, isWonByTickets, WINNING_TICKETS } from "../../state/features";
import { drawnAims, isKnownPhase } from "../../state/own_choices";
import type { Table } from "../../state/table.svelte";
import { isAway, playedBy } from "../seats/seat_status";
import { words } from "../../words/words.svelte";
import type { View } from "../../wire/types";

/** What the status line needs; a `Table` has it all. */
export type StatusFacts = Pick<
  Table,
  | "info"
  | "view"
  | "choices"
  | "names"
  | "viewer"
  | "sent"
  | "myTurn"
  | "hotSeat"
  | "nextHolder"
  | "vocabulary"
  | "ownChoices"
>;

/** What the text of a decision needs. */
export type ChoiceFacts = Pick<StatusFacts, "choices" | "vocabulary" | "ownChoices"> & { view: View };

/** The number of trains, and of cards in the deck of the Card Game, that triggers a warning. */
const FEW_TRAINS = 8;
const FEW_CARDS = 10;

/** Returns who is still missing before the first card: seats without a player, then devices not yet connected. */
export function arrivalText({ info, names }: Pick<StatusFacts, "info" | "names">): string {
  const open = info?.seats.filter(({ kind }) => kind === "open").length ?? 0;
  const away = open ? [] : names.filter((_, seat) => isAway({ info }, seat));
  return away.length ? words.fairness.waiting(away) : words.status.waiting(open);
}

/** Returns whose turn it is and what they can do. */
export function statusText({
  info,
  view,
  choices,
  names,
  viewer,
  sent,
  myTurn,
  hotSeat,
  nextHolder,
  vocabulary,
  ownChoices,
}: StatusFacts): string {
  if (!info) return words.connection.looking;
  if (info.status === "closed") return words.status.closed;
  if (!view) return arrivalText({ info, names });
  if (view.over) return words.status.over;
  if (sent !== null) return words.table.status.waitForServer;
  if (myTurn) {
    const what = choiceText({ view, choices, vocabulary, ownChoices });
    return punctuated(
      hotSeat ? words.table.status.handed(names[viewer ?? 0] ?? "", what) : words.table.status.mine(what),
    );
  }
  if (nextHolder !== null) return words.hotSeat.over(names[nextHolder] ?? "");
  if (info.lesson && view.turn === viewer) return words.lesson.pauses;
  if (view.choosing.length && isKnownPhase(view.phase))
    return words.table.status.waitingFor(view.choosing.map((seat) => names[seat] ?? ""));
  const theirs = words.table.theirs[view.phase] ?? words.table.theirs["turn"];
  const awaited = view.choosing.length ? view.choosing : [view.turn];
  return theirs?.(words.listed(awaited.map((seat) => playedBy({ info, names }, seat)))) ?? "";
}

/** Drops the full stop behind a question or a sentence that brings its own. */
const punctuated = (text: string): string => text.replace(/([.!?…])\.$/u, "$1");

/** Returns what the viewer can do, without a full stop unless the game asks in a sentence of its own. */
export function choiceText(facts: ChoiceFacts): string {
  const { view, choices, vocabulary, ownChoices } = facts;
  const prompt = vocabulary.prompt(view.phase);
  if (prompt && (!isKnownPhase(view.phase) || !drawnAims(choices, ownChoices).size)) return prompt;
  if (choices["offer"]) return words.table.todo.keep(view.keep, view.offer.length);
  if (choices["tunnel"] && !choices["tunnel"]["pay"]) return words.table.todo.withdraw;
  if (choices["tunnel"]) return words.table.todo.tunnel(view.owed ?? 0, colourOf(view.laid ?? {}));
  if (choices["passenger"]) return words.table.todo.passenger(Object.keys(choices["passenger"])[0] ?? "");
  if (choices["held"]) return words.table.todo.completing;
  if (view.phase === "second card") return secondCard(facts);
  if (view.choosing.length && choices["tickets"]) return words.table.todo.split;
  return mayDo(facts);
}

function secondCard({ view: { row }, choices }: ChoiceFacts): string {
  const barred = row.includes("locomotive") && !choices["row"]?.["locomotive"];
  return words.table.todo.second(!barred, choices["turn"]?.["stop"] !== undefined);
}

function mayDo({ choices, vocabulary, ownChoices }: ChoiceFacts): string {
  const { may } = words.table;
  const drawn = drawnAims(choices, ownChoices);
  const possible = [
    drawn.has("deck") || drawn.has("row") ? may.draw : "",
    drawn.has("route") ? may.claim : "",
    drawn.has("hand") ? may.place : "",
    drawn.has("city") ? may.station : "",
    choices["tickets"]?.[""]?.includes("exchange") ? may.exchange : drawn.has("tickets") ? may.tickets : "",
    choices["turn"]?.["pass"] ? may.pass : "",
    ...new Set(ownChoices.map(({ where }) => vocabulary.aim(where))),
  ].filter(Boolean);
  return words.either(possible) || words.table.todo.other;
}

function colourOf(laid: Record<string, number>): string {
  const colours = Object.keys(laid).filter((kind) => kind !== "locomotive");
  return colours[0] ?? "locomotive";
}

/** Returns a warning of the end: the last round, or a player who is close to it; else empty. */
export function warningText({ view, names, viewer, myTurn }: StatusFacts): string {
  if (!view || view.over) return "";
  if (view.turns_left > 0) {
    const by = view.last_round_by;
    if (by === null) return words.table.status.lastRound(view.turns_left);
    return words.table.status.begunBy(names[by] ?? "", view.turns_left, myTurn);
  }
  if (isWonByTickets(view)) {
    const completed = view.completed ?? [];
    const most = Math.max(...completed);
    return most >= WINNING_TICKETS - 2 ? words.table.status.almostSix(names[completed.indexOf(most)] ?? "", most) : "";
  }
  if (endsWithDeck(view)) {
    const low = view.deck_size > 0 && view.deck_size <= FEW_CARDS;
    return low ? words.table.status.deckLow(view.deck_size) : "";
  }
  const fewest = Math.min(...(view.trains ?? [Infinity]));
  if (fewest > FEW_TRAINS) return "";
  const seat = view.trains?.indexOf(fewest) ?? 0;
  return seat === viewer ? words.table.status.closeMine(fewest) : words.table.status.close(names[seat] ?? "", fewest);
}
