/** All German texts. */

import type { Words } from "../en";
import { accessibility } from "./accessibility";
import { notifications } from "./notifications";
import { board } from "./board";
import { characters } from "./characters";
import { chat } from "./chat";
import { fairness } from "./fairness";
import { hotSeat } from "./hot_seat";
import { end } from "./end";
import { finale } from "./finale";
import { children } from "./children";
import { declared } from "./declared";
import { games } from "./games";
import { kinds, numbered } from "./cards";
import { lesson } from "./lesson";
import { lists } from "./lists";
import { lobby } from "./lobby";
import { me } from "./me";
import { spectators } from "./spectators";
import { either, listed } from "./numbers";
import { plan } from "./plan";
import { queue } from "./queue";
import { records, replay } from "./replay";
import { serverText } from "./server_text";
import { sound } from "./sound";
import { statistics } from "./statistics";
import { table } from "./table";
import { takeBack } from "./take_back";
import { events } from "./events";

export const words: Words = {
  name: "Whistlestop",
  label: (name, what) => `${name}: ${what}`,
  listed,
  either,

  lobby,
  me,
  games,
  characters,
  remarks: () => import("./remarks"),
  accessibility,
  lists,
  board,
  table,
  children,
  events,
  declared,
  serverText,
  end,
  finale,
  replay,
  records,
  statistics,
  review: () => import("./review"),
  help: {
    europe: () => import("./help/europe"),
    germany: () => import("./help/germany"),
    usa: () => import("./help/usa"),
    first_journey: () => import("./help/first_journey"),
    first_journey_usa: () => import("./help/first_journey_usa"),
    card_game: () => import("./help/card_game"),
  },
  lesson,
  lessons: {
    europe: () => import("./lessons/europe"),
    germany: () => import("./lessons/germany"),
    first_journey: () => import("./lessons/first_journey"),
    card_game: () => import("./lessons/card_game"),
  },

  connection: {
    broken: "Die Verbindung ist unterbrochen. Nichts ist verloren; es wird weiter versucht …",
    looking: "Der Tisch wird gesucht …",
    lost: "Die Verbindung brach ab, bevor der Server geantwortet hat. Versuch es noch einmal.",
    offline: "Es gibt gerade keine Verbindung zum Server. Sie wird wiederhergestellt.",
    unreachable: "Der Server ist gerade nicht zu erreichen. Läuft er, und bist du online?",
    unreadable:
      "Der Server hat etwas geantwortet, das diese Seite nicht lesen kann. Lad die Seite neu und versuch es noch einmal.",
    away: "Keine Verbindung zum Server",
    needsServer:
      "Zum Spielen, Zuschauen und für Aufzeichnungen braucht es den Server. Ohne ihn kannst du die Regeln lesen und deine Ergebnisse ansehen.",
    notLoaded: "Dieser Teil der Seite lässt sich gerade nicht laden. Es wird weiter versucht …",
    unkept: "Dieser Browser merkt sich nichts: Beim Neuladen wäre dein Platz verloren. Lass diese Seite offen.",
  },

  status: {
    closed: "Dieser Tisch wurde geschlossen.",
    waiting: (open) =>
      open ? `Es ${open === 1 ? "fehlt noch eine Person" : `fehlen noch ${open} Personen`}.` : "Alle sind da.",
    over: "Das Spiel ist zu Ende.",
  },

  notifications,
  chat,
  plan,
  queue,
  takeBack,
  sound,
  spectators,
  hotSeat,
  fairness,
  shuffleProof: () => import("./shuffle_proof"),

  kinds,
  numbered,

  phrases: {
    hello: "Hallo!",
    good_luck: "Viel Glück!",
    well_played: "Gut gespielt!",
    thanks: "Danke!",
    sorry: "Tut mir leid!",
    oh_no: "Oh nein!",
    wow: "Toll!",
    hurry: "Du bist dran, glaube ich.",
    one_moment: "Einen Moment, bitte.",
    again: "Noch ein Spiel?",
  },
};
