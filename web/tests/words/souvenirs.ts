/** The vocabulary of a game with a mechanism that the page does not know. */

import type { Vocabulary } from "../../src/wire/types";

export const SOUVENIRS = {
  events: [
    {
      type: "souvenirs",
      sentence: "{Seat} takes {count}.",
      facts: { count: { type: "count", of: "souvenir", secret: false } },
    },
    {
      type: "found",
      sentence: "{Seat} finds [{card}|a card] in {where}.",
      facts: { card: { type: "card", secret: true }, where: { type: "city", secret: false } },
    },
    { type: "claimed", sentence: "{Seat} claims {route}.", facts: { route: { type: "route", secret: false } } },
  ],
  actions: [
    { pattern: "souvenirs", regex: "^souvenirs$", label: "Take the souvenirs", facts: {} },
    {
      pattern: "swap {cards} {city}",
      regex: "^swap (?<cards>[A-Z+]+) (?<city>.+)$",
      label: "Swap {cards} in {city}",
      facts: { cards: { type: "cards" }, city: { type: "city" } },
    },
    {
      pattern: "take {number}",
      regex: "^take (?<number>[0-9]+)$",
      label: "Take from shelf {number}",
      facts: { number: { type: "number" } },
    },
    {
      pattern: "claim {route} {cards}",
      regex: "^claim (?<route>.+) (?<cards>[A-Z+]+)$",
      label: "Claim {route} with {cards}",
      facts: { route: { type: "route" }, cards: { type: "cards" } },
    },
  ],
  aims: [{ where: "shop", label: "Souvenir shop", takes: "text" }],
  phases: [
    { name: "gift", prompt: "Souvenirs or cards?" },
    { name: "turn", prompt: "It is your turn." },
  ],
  slots: [
    { name: "souvenirs", label: "Souvenirs", holds: "number", per: "seat" },
    { name: "market", label: "Market", holds: "cards", per: "table" },
    { name: "reached_by", label: "First to reach", holds: "seat", per: "key" },
    { name: "stations", label: "Stations left", holds: "number", per: "seat" },
  ],
  scores: [{ name: "souvenirs", label: "Souvenirs", about: "two points for each souvenir" }],
  counts: [],
  words: {
    fr: {
      title: "Six villes",
      events: { souvenirs: "{Seat} prend {count}.", claimed: "{Seat} prend la ligne {route}." },
      actions: { souvenirs: "Prendre les souvenirs" },
      aims: { shop: "Boutique" },
      phases: { gift: "Souvenirs ou cartes ?" },
      slots: { souvenirs: "Souvenirs" },
      scores: { souvenirs: "Points des souvenirs" },
    },
  },
} as unknown as Vocabulary;
