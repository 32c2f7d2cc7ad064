/** Typed moves: finds the moves that a text may stand for. */

import type { Board, Choices, Route, Where } from "../wire/types";
import { normalise, tokens } from "../words/normalise";
import { moveText, type Facts } from "../table/decision/move_text";

/** A legal move, in notation and in words. */
export interface TypedMove {
  action: string;
  said: string;
}

/** Returns all legal moves. */
export function possibleMoves(choices: Choices, facts: Facts): TypedMove[] {
  const actions = Object.values(choices).flatMap((things) => Object.values(things ?? {}).flat());
  return [...new Set(actions)].map((action) => ({ action, said: moveText(action, facts) }));
}

/** Returns the moves that match a text, best first: each word typed starts a word of the move. */
export function matchingMoves(text: string, moves: readonly TypedMove[]): TypedMove[] {
  const typed = tokens(text);
  if (!typed.length) return [];
  const ranked = moves.flatMap((move) => {
    const known = [...tokens(move.action), ...tokens(move.said)];
    if (!typed.every((one) => known.some((other) => other.startsWith(one)))) return [];
    const whole = typed.filter((one) => known.includes(one)).length;
    return [{ move, rank: isWhole(typed, move) ? Infinity : whole }];
  });
  return ranked.sort((one, other) => other.rank - one.rank).map(({ move }) => move);
}

/** Returns the move that a text spells out in notation, ignoring words around it. */
export function exactMove(text: string, moves: readonly TypedMove[]): TypedMove | undefined {
  const typed = tokens(text);
  return moves.find((move) => isWhole(typed, move));
}

function isWhole(typed: readonly string[], { action, said }: TypedMove): boolean {
  const [completeNames, around] = [tokens(action), tokens(said)];
  const essence = typed.filter((one) => completeNames.includes(one));
  return (
    essence.join(" ") === completeNames.join(" ") &&
    typed.every((one) => completeNames.includes(one) || around.includes(one))
  );
}

/** Returns the target that a text mentions, so that the server can explain why it is illegal. */
export function mentionedTarget(text: string, board: Board | null): { where: Where; what: string } | null {
  const [verb = "", ...rest] = tokens(text);
  const where = WHERES[verb];
  if (where === "route") return found(where, routesIn(rest, board)[0]?.name);
  if (where === "city") return found(where, citiesIn(rest, board)[0]);
  if (where === "row") return rest.length ? found(where, kindIn(rest[0] ?? "", board)) : { where: "deck", what: "" };
  if (where === "hand") return found(where, kindIn(rest[0]?.[0] ?? "", board));
  return where === undefined ? null : { where, what: "" };
}

const WHERES: Record<string, Where> = {
  claim: "route",
  station: "city",
  draw: "row",
  tickets: "tickets",
  exchange: "tickets",
  place: "hand",
};

/** Returns the cities mentioned in a text about a route or station that doesn't exist; null if the text is about something else. */
export function mentionedCities(text: string, board: Board | null): string[] | null {
  const [verb = "", ...rest] = tokens(text);
  const where = WHERES[verb];
  if ((where !== "route" && where !== "city") || mentionedTarget(text, board)) return null;
  return citiesIn(rest, board).slice(0, 2);
}

/** Converts a text to notation: full names, hyphens between cities, capital letters for cards. */
export function completeNames(text: string, board: Board | null): string {
  const plainly = text
    .trim()
    .replace(/\s*[–—-]\s*/g, "-")
    .replace(/\s+/g, " ");
  const [verb = "", ...rest] = plainly.split(" ");
  const cards = /^[a-z+]+$/i.test(rest.at(-1) ?? "") && rest.length > 1 ? (rest.at(-1) ?? "") : "";
  const names = tokens(rest.slice(0, cards ? -1 : undefined).join(" "));
  const name =
    normalise(verb) === "claim"
      ? routesIn(names, board)[0]?.name
      : normalise(verb) === "station"
        ? citiesIn(names, board)[0]
        : undefined;
  return name === undefined ? plainly : [normalise(verb), name, ...(cards ? [cards.toUpperCase()] : [])].join(" ");
}

/** Returns the routes between two cities in either order; the claimable one of a double route first. */
function routesIn(words: readonly string[], board: Board | null): Route[] {
  const names = (route: Route): string[] => route.cities.flatMap(tokens);
  const all = (board?.routes ?? []).filter((route) => names(route).every((one) => words.includes(one)));
  const twin = ({ name }: Route): boolean => words.includes(normalise(name.split("/")[1] ?? ""));
  return all.sort((one, other) => names(other).length - names(one).length || Number(twin(other)) - Number(twin(one)));
}

function citiesIn(words: readonly string[], board: Board | null): string[] {
  const all = [...new Set((board?.routes ?? []).flatMap(({ cities }) => cities))];
  return all
    .filter((city) => tokens(city).every((one) => words.includes(one)))
    .sort((one, other) => other.length - one.length);
}

function kindIn(word: string, board: Board | null): string | undefined {
  const letters = Object.entries(board?.letters ?? {});
  return letters.find(([kind, letter]) => normalise(kind) === word || normalise(letter) === word)?.[0];
}

const found = (where: Where, what: string | undefined): { where: Where; what: string } | null =>
  what === undefined ? null : { where, what };
