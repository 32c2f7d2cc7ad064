/** All French texts. */

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
  label: (name, what) => `${name} : ${what}`,
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
    broken: "La connexion est coupée. Rien n’est perdu ; nouvel essai en cours…",
    looking: "Recherche de la table…",
    lost: "La connexion s’est coupée avant la réponse du serveur. Essaie encore.",
    offline: "Il n’y a pas de connexion au serveur en ce moment. Elle est en train d’être rétablie.",
    unreachable: "Le serveur est injoignable en ce moment. Est-il lancé, et as-tu une connexion ?",
    unreadable:
      "Le serveur a répondu quelque chose que cette page ne peut pas lire. Recharge la page, et essaie encore.",
    away: "Pas de connexion au serveur",
    needsServer:
      "Pour jouer, regarder ou revoir une partie, il faut le serveur. Sans lui, tu peux lire les règles et consulter tes résultats.",
    notLoaded: "Cette partie de la page ne se charge pas en ce moment. Nouvel essai en cours…",
    unkept: "Ce navigateur ne garde rien : recharger la page te ferait perdre ta place. Laisse cette page ouverte.",
  },

  status: {
    closed: "Cette table a été fermée.",
    waiting: (open) =>
      open ? `Il manque encore ${open === 1 ? "une personne" : `${open} personnes`}.` : "Tout le monde est là.",
    over: "La partie est finie.",
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
    hello: "Bonjour !",
    good_luck: "Bonne chance !",
    well_played: "Bien joué !",
    thanks: "Merci !",
    sorry: "Pardon !",
    oh_no: "Oh non !",
    wow: "Ouah !",
    hurry: "C’est à toi, je crois.",
    one_moment: "Un instant, s’il te plaît.",
    again: "Une autre partie ?",
  },
};
