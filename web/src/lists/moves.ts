/** Moves as people type them: what a text could mean, and what it means for certain. */

import type { Board, Choices, Route, Where } from "../wire/types";
import { plain, tokens } from "../words/plain";
import { moveInWords, type Facts } from "./saying";

/** A move that the server has listed, in notation and in words. */
export interface Move {
  action: string;
  said: string;
}

/** Lists all moves that there are now. */
export function listed(choices: Choices, facts: Facts): Move[] {
  const actions = Object.values(choices).flatMap((things) => Object.values(things ?? {}).flat());
  return [...new Set(actions)].map((action) => ({ action, said: moveInWords(action, facts) }));
}

/** Finds the moves that a text may become, the likeliest first: each of its words begins a word of the move. */
export function fitting(text: string, moves: readonly Move[]): Move[] {
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

/** Finds the move that a text spells out: its notation, with words around it that it is said with. */
export function spelled(text: string, moves: readonly Move[]): Move | undefined {
  const typed = tokens(text);
  return moves.find((move) => isWhole(typed, move));
}

function isWhole(typed: readonly string[], { action, said }: Move): boolean {
  const [written, around] = [tokens(action), tokens(said)];
  const essence = typed.filter((one) => written.includes(one));
  return essence.join(" ") === written.join(" ") && typed.every((one) => written.includes(one) || around.includes(one));
}

/** Tells what a text points at, as far as its words name it, so that the server can say why it is not possible. */
export function meant(text: string, board: Board | null): { where: Where; what: string } | null {
  const [verb = "", ...rest] = tokens(text);
  const where = WHERES[verb];
  if (where === "route") return found(where, routesIn(rest, board)[0]?.name);
  if (where === "city") return found(where, citiesIn(rest, board)[0]);
  if (where === "row") return rest.length ? found(where, kindIn(rest[0] ?? "", board)) : { where: "deck", what: "" };
  if (where === "hand") return found(where, kindIn(rest[0]?.[0] ?? "", board));
  return where === undefined ? null : { where, what: "" };
}

const WHERES: Record<string, Where> = { claim: "route", station: "city", draw: "row", tickets: "tickets", exchange: "tickets", place: "hand" };

/** Lists the cities that a text names for a route or a station that is not there; null if it is about something else. */
export function citiesNamed(text: string, board: Board | null): string[] | null {
  const [verb = "", ...rest] = tokens(text);
  const where = WHERES[verb];
  if ((where !== "route" && where !== "city") || meant(text, board)) return null;
  return citiesIn(rest, board).slice(0, 2);
}

/** Writes a text as notation does: real names, hyphens between cities, letters of cards in capitals. */
export function written(text: string, board: Board | null): string {
  const plainly = text.trim().replace(/\s*[–—-]\s*/g, "-").replace(/\s+/g, " ");
  const [verb = "", ...rest] = plainly.split(" ");
  const cards = /^[a-z+]+$/i.test(rest.at(-1) ?? "") && rest.length > 1 ? (rest.at(-1) ?? "") : "";
  const names = tokens(rest.slice(0, cards ? -1 : undefined).join(" "));
  const name = plain(verb) === "claim" ? routesIn(names, board)[0]?.name : plain(verb) === "station" ? citiesIn(names, board)[0] : undefined;
  return name === undefined ? plainly : [plain(verb), name, ...(cards ? [cards.toUpperCase()] : [])].join(" ");
}

/** Finds the routes between cities that are named, in either order; the likeliest twin first. */
function routesIn(words: readonly string[], board: Board | null): Route[] {
  const names = (route: Route): string[] => route.cities.flatMap(tokens);
  const all = (board?.routes ?? []).filter((route) => names(route).every((one) => words.includes(one)));
  const twin = ({ name }: Route): boolean => words.includes(plain(name.split("/")[1] ?? ""));
  return all.sort((one, other) => names(other).length - names(one).length || Number(twin(other)) - Number(twin(one)));
}

function citiesIn(words: readonly string[], board: Board | null): string[] {
  const all = [...new Set((board?.routes ?? []).flatMap(({ cities }) => cities))];
  return all.filter((city) => tokens(city).every((one) => words.includes(one))).sort((one, other) => other.length - one.length);
}

function kindIn(word: string, board: Board | null): string | undefined {
  const letters = Object.entries(board?.letters ?? {});
  return letters.find(([kind, letter]) => plain(kind) === word || plain(letter) === word)?.[0];
}

const found = (where: Where, what: string | undefined): { where: Where; what: string } | null => (what === undefined ? null : { where, what });
