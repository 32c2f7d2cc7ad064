/** Everything that the page says in German. */

import type { Words } from "../en";
import { access } from "./access";
import { away } from "./away";
import { board } from "./board";
import { chat } from "./chat";
import { curtain } from "./curtain";
import { end } from "./end";
import { friendly } from "./friendly";
import { games } from "./games";
import { kinds, numbered } from "./kinds";
import { lesson } from "./lesson";
import { lists } from "./lists";
import { lobby } from "./lobby";
import { looking } from "./looking";
import { either, listed } from "./numbers";
import { plan } from "./plan";
import { records, replay } from "./replay";
import { saying } from "./saying";
import { sound } from "./sound";
import { statistics } from "./statistics";
import { table } from "./table";
import { telling } from "./telling";

export const words: Words = {
  name: "Whistlestop",
  label: (name, what) => `${name}: ${what}`,
  listed,
  either,

  lobby,
  games,
  access,
  lists,
  board,
  table,
  friendly,
  telling,
  saying,
  end,
  replay,
  records,
  statistics,
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
    unreadable: "Der Server hat etwas geantwortet, das diese Seite nicht lesen kann. Lad die Seite neu und versuch es noch einmal.",
    unkept: "Dieser Browser merkt sich nichts: Beim Neuladen wäre dein Platz verloren. Lass diese Seite offen.",
  },

  status: {
    closed: "Dieser Tisch wurde geschlossen.",
    waiting: (open) => (open ? `Es ${open === 1 ? "fehlt noch eine Person" : `fehlen noch ${open} Personen`}.` : "Alle sind da."),
    over: "Das Spiel ist zu Ende.",
  },

  away,
  chat,
  plan,
  sound,
  looking,
  curtain,

  kinds,
  numbered,

  phrases: {
    hello: "Hallo!", good_luck: "Viel Glück!", well_played: "Gut gespielt!", thanks: "Danke!", sorry: "Tut mir leid!",
    oh_no: "Oh nein!", wow: "Toll!", hurry: "Du bist dran, glaube ich.", one_moment: "Einen Moment, bitte.",
    again: "Noch ein Spiel?",
  },
};
