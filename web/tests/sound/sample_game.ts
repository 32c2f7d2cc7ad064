/** Excerpts from a real two-player game of Europe as the first player saw it: events and the number of completed tickets. */

import type { GameEvent } from "../../src/wire/types";

export interface Moment {
  ply: number;
  events: GameEvent[];
  done: number;
  over: boolean;
}

export const GAME: Moment[] = [
  { ply: 1, done: 0, over: false, events: [{ type: "chose", seat: 0 }] },
  {
    ply: 2,
    done: 0,
    over: false,
    events: [
      { type: "chose", seat: 1 },
      {
        type: "kept",
        seat: 0,
        count: 2,
        tickets: [
          { between: ["Lisboa", "Danzig"], points: 20, deck: "long" },
          { between: ["Berlin", "Roma"], points: 9, deck: "regular" },
        ],
      },
      { type: "kept", seat: 1, count: 2 },
    ],
  },
  {
    ply: 3,
    done: 0,
    over: false,
    events: [
      { type: "taken", seat: 0, card: "purple" },
      { type: "row", card: "yellow" },
    ],
  },
  {
    ply: 4,
    done: 0,
    over: false,
    events: [
      { type: "taken", seat: 0, card: "purple" },
      { type: "row", card: "white" },
    ],
  },
  {
    ply: 5,
    done: 0,
    over: false,
    events: [
      { type: "taken", seat: 1, card: "yellow" },
      { type: "row", card: "green" },
    ],
  },
  { ply: 6, done: 0, over: false, events: [{ type: "drawn", seat: 1 }] },
  {
    ply: 7,
    done: 0,
    over: false,
    events: [{ type: "claimed", seat: 0, route: "Marseille-Paris", cards: "PPPP", points: 7 }],
  },
  { ply: 8, done: 0, over: false, events: [{ type: "drawn", seat: 1 }] },
  {
    ply: 60,
    done: 1,
    over: false,
    events: [
      { type: "revealed", card: "blue" },
      { type: "revealed", card: "red" },
      { type: "revealed", card: "purple" },
      { type: "claimed", seat: 0, route: "Marseille-Roma", cards: "WWWW", points: 7 },
    ],
  },
  { ply: 81, done: 1, over: false, events: [{ type: "withdrew", seat: 1, route: "Budapest-Kyiv" }] },
  {
    ply: 109,
    done: 1,
    over: false,
    events: [
      { type: "taken", seat: 1, card: "white" },
      { type: "reshuffle", cards: 83 },
      { type: "row", card: "yellow" },
    ],
  },
  { ply: 118, done: 1, over: false, events: [{ type: "drawn", seat: 0, card: "white" }] },
  {
    ply: 119,
    done: 1,
    over: false,
    events: [{ type: "claimed", seat: 1, route: "Rostov-Sevastopol", cards: "RRRL", points: 7 }],
  },
  {
    ply: 120,
    done: 1,
    over: false,
    events: [
      { type: "claimed", seat: 0, route: "Kharkov-Moskva", cards: "KKKK", points: 7 },
      { type: "last round", seat: 0 },
    ],
  },
  {
    ply: 121,
    done: 1,
    over: false,
    events: [{ type: "claimed", seat: 1, route: "Kharkov-Rostov", cards: "GG", points: 2 }],
  },
  {
    ply: 122,
    done: 1,
    over: true,
    events: [
      { type: "claimed", seat: 0, route: "Budapest-Wien/red", cards: "R", points: 1 },
      { type: "over", reason: "final round" },
    ],
  },
];
