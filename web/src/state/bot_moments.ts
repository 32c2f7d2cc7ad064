/** The moments of a game about which bots have something to say; all of them are public. */

import type { Moment } from "../words/catalogue/remarks";
import type { Board, GameEvent, StateMessage } from "../wire/types";

/** What a seat may comment on. */
export interface BotMoment {
  seat: number;
  moment: Moment;
}

/** Routes with as many spaces, and rows with as many cards, are long; on boards without such, the longest are. */
const LONG_ROUTE = 5;
const LONG_ROW = 4;

/** Returns what these seats may say about a new state, the most interesting first. */
export function botMoments(state: StateMessage, bots: readonly number[], board: Board | null): BotMoment[] {
  const { events, view, result, ply } = state;
  const about = (moment: Moment, ...seats: (number | undefined)[]): BotMoment[] =>
    bots.filter((seat) => seats.includes(seat)).map((seat) => ({ seat, moment }));
  if (view.over) {
    const winners = result?.winners ?? [];
    const won = about("won", ...winners);
    return won.length ? won : about("lost", ...bots);
  }
  if (ply === 0) return about("hello", ...bots);
  return events.flatMap((event) => {
    if (event.type === "robbed") return about("crossed", event.of);
    if (event.type === "completed") return about("ticket", event.seat);
    if (event.type === "placed") return cardCount(event) >= LONG_ROW ? about("long", event.seat) : [];
    if (event.type !== "claimed") return [];
    const route = board?.routes?.find(({ name }) => name === event.route);
    if (!route) return [];
    const longest = Math.max(...(board?.routes ?? []).map(({ length }) => length));
    if (route.length >= Math.min(LONG_ROUTE, longest)) return about("long", event.seat);
    const rivals = bots.filter((seat) => seat !== event.seat && reachesBoth(seat, route, view.owner ?? [], board));
    return about("crossed", ...rivals);
  });
}

const cardCount = ({ cards }: GameEvent): number => (typeof cards === "string" ? cards.replaceAll("+", "").length : 0);

type Route = NonNullable<Board["routes"]>[number];

/** Returns whether a seat has routes to both ends of another one, so that anybody may think it wanted that too. */
function reachesBoth(seat: number, { cities }: Route, owner: readonly number[], board: Board | null): boolean {
  const reached = new Set((board?.routes ?? []).flatMap((one, index) => (owner[index] === seat + 1 ? one.cities : [])));
  return cities.every((city) => reached.has(city));
}
