/** Statistics of the player's games; those with moves taken back count as played, but for no record. */

import type { PlayedGame, PlayedSeat } from "../storage/played_games";
import { ranking } from "../table/end/score_steps";

export interface Tally {
  played: number;
  won: number;
}

export interface GameTally extends Tally {
  game: string;
  title: string;
  counted: PlayedGame["counted"];
  /** The best score, and the mean of all; null without a game that counts. */
  best: number | null;
  mean: number | null;
}

export interface OpponentTally extends Tally {
  kind: PlayedSeat["kind"];
  name: string;
}

export interface Streaks {
  /** Games won in a row until now, and at most. */
  current: number;
  longest: number;
}

/** Returns the player's seat. */
export const mySeat = ({ seats, me }: PlayedGame): PlayedSeat => seats[me]!;

/** Returns the player's place. */
export function myPlace({ seats, me }: PlayedGame): number {
  const winners = [...seats.keys()].filter((seat) => seats[seat]?.won);
  const sheets = seats.map(({ points }) => ({ total: points }));
  return ranking({ sheets, winners }).find(({ seat }) => seat === me)?.place ?? seats.length;
}

/** Counts games and wins. */
export const tally = (games: readonly PlayedGame[]): Tally => ({
  played: games.length,
  won: games.filter((one) => mySeat(one).won).length,
});

/** Returns the statistics of each game, the most played first. */
export function byGame(games: readonly PlayedGame[]): GameTally[] {
  return grouped(games, ({ game }) => [game]).map(([game, all]) => {
    const scores = all.filter(({ takenBack }) => !takenBack).map((one) => mySeat(one).points);
    return {
      ...tally(all),
      game,
      title: all[0]!.title,
      counted: all[0]!.counted,
      best: scores.length ? Math.max(...scores) : null,
      mean: scores.length ? scores.reduce((sum, score) => sum + score, 0) / scores.length : null,
    };
  });
}

/** Returns the opponents, those met most often first; the numbers that tell bots of a table apart don't count. */
export function favouriteOpponents(games: readonly PlayedGame[]): OpponentTally[] {
  const names = (game: PlayedGame): string[] =>
    game.seats.filter((_, seat) => seat !== game.me).map(({ kind, name }) => `${kind} ${personOrBot(kind, name)}`);
  return grouped(games, names).map(([key, all]) => {
    const [kind, ...name] = key.split(" ");
    return { ...tally(all), kind: kind as PlayedSeat["kind"], name: name.join(" ") };
  });
}

/** Returns the streaks of games won. */
export function streaks(games: readonly PlayedGame[]): Streaks {
  let [current, longest] = [0, 0];
  for (const one of [...games].filter(({ takenBack }) => !takenBack).sort((a, b) => a.at - b.at)) {
    current = mySeat(one).won ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return { current, longest };
}

const personOrBot = (kind: PlayedSeat["kind"], name: string): string =>
  kind === "bot" ? (name.split(" ")[0] ?? name) : name.trim();

/** Groups games by keys, each game once a key; the largest groups first. */
function grouped(games: readonly PlayedGame[], keys: (game: PlayedGame) => string[]): [string, PlayedGame[]][] {
  const found = new Map<string, PlayedGame[]>();
  for (const game of games) {
    for (const key of new Set(keys(game))) found.set(key, [...(found.get(key) ?? []), game]);
  }
  return [...found].sort(([, one], [, other]) => other.length - one.length);
}
