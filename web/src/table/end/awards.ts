/** Awards at the end of a game, derived from its score sheets, its events and its statistics. */

import { countsTickets, hasPoints } from "../../state/features";
import type { GameEvent, ResultMessage, SheetMessage, Statistics } from "../../wire/types";
import { ranking } from "./score_steps";

export type AwardName =
  | "longest_path"
  | "globetrotter"
  | "best_ticket"
  | "most_passengers"
  | "luckiest"
  | "toughest_tunnels"
  | "most_robbed"
  | "longest_route"
  | "photo_finish";

export interface Award {
  name: AwardName;
  /** The seats that share it. */
  seats: number[];
  /** The number that earned it. */
  value: number;
  /** The cities of the best ticket. */
  between?: readonly string[];
}

/** What the page knows about a finished game; statistics arrive later than the result. */
export interface FinishedGame {
  result: ResultMessage;
  events: readonly GameEvent[];
  statistics: Statistics | null;
}

/** More seats than these make an award meaningless. */
const MOST_SHARED = 2;
/** Locomotives above average that count as luck. */
const LUCK = 1;
/** The widest margin of a photo finish. */
const CLOSE = 3;
/** The shortest route worth an award. */
const LONG = 6;

/** Returns the awards of a game, in display order; those that nobody or almost everybody earned are left out. */
export function awards({ result, events, statistics }: FinishedGame): Award[] {
  const { sheets } = result;
  const luck = (of: (seat: Statistics["seats"][number]) => number): number[] => statistics?.seats.map(of) ?? [];
  const found = [
    photoFinish(result),
    byLine("longest_path", sheets, ({ counts }) => counts["longest_path_length"] ?? 0),
    byLine("globetrotter", sheets, ({ counts }) => counts["completed"] ?? 0),
    bestTicket(sheets),
    best(
      "most_passengers",
      sheets.map(({ counts }) => counts["passengers_collected"] ?? 0),
    ),
    best(
      "luckiest",
      luck((seat) => seat.luck.locomotives - seat.luck.locomotives_expected),
      LUCK,
    ),
    best(
      "toughest_tunnels",
      luck((seat) => seat.luck.extra),
    ),
    best("most_robbed", robberies(events, sheets.length)),
    best(
      "longest_route",
      luck(({ routes }) => Math.max(0, ...Object.keys(routes).map(Number))),
      LONG,
    ),
  ];
  return found.filter((award) => award !== null && award.seats.length < Math.max(2, sheets.length)) as Award[];
}

/** Returns the award for the highest value, if it reaches a minimum and few share it. */
function best(name: AwardName, values: readonly number[], least = 1): Award | null {
  const value = Math.max(...values);
  const seats = values.flatMap((one, seat) => (one === value ? [seat] : []));
  return value >= least && seats.length <= MOST_SHARED ? { name, seats, value } : null;
}

/** Returns the award of the seats that score a line of the sheet. */
function byLine(
  name: "longest_path" | "globetrotter",
  sheets: readonly SheetMessage[],
  valueOf: (sheet: SheetMessage) => number,
): Award | null {
  const seats = sheets.flatMap(({ points }, seat) => ((points[name] ?? 0) > 0 ? [seat] : []));
  const [first] = seats;
  const sheet = first === undefined ? undefined : sheets[first];
  return sheet && seats.length <= MOST_SHARED ? { name, seats, value: valueOf(sheet) } : null;
}

function bestTicket(sheets: readonly SheetMessage[]): Award | null {
  const done = sheets.flatMap(({ tickets }, seat) =>
    tickets
      .filter(({ done }) => done)
      .filter(hasPoints)
      .map(({ points, between }) => ({ points, between, seat })),
  );
  const [top, second] = done.sort((one, other) => other.points - one.points);
  if (!top || (second?.points === top.points && second.seat !== top.seat)) return null;
  return { name: "best_ticket", seats: [top.seat], value: top.points, between: top.between };
}

function photoFinish(result: ResultMessage): Award | null {
  const [first, second] = ranking(result);
  if (!first || !second || countsTickets(result) || first.place === second.place) return null;
  const value = first.total - second.total;
  return value <= CLOSE ? { name: "photo_finish", seats: [first.seat], value } : null;
}

function robberies(events: readonly GameEvent[], seats: number): number[] {
  const counts = Array.from({ length: seats }, () => 0);
  for (const { type, of } of events) if (type === "robbed" && of !== undefined) counts[of] = (counts[of] ?? 0) + 1;
  return counts;
}
