/** French texts of a table shown as lists. */

import type { Words } from "../en";
import { kinds } from "./cards";
import { count, listed } from "./numbers";

const moves = (number: number): string => count(number, "coup");
const routes = (number: number): string => count(number, "ligne");

export const lists: Words["lists"] = {
  openHint: "Jouer avec des listes à la place du plateau",
  openShort: "Listes",
  close: "Retour au plateau",
  closeYards: "Retour aux cartes sur la table",
  title: (game) => `${game}, en listes`,

  moves: {
    draw: "Piocher une carte",
    claim: (route, cards) => `Construire ${route} avec ${cards}`,
    station: (city, cards) => `Construire une gare à ${city} avec ${cards}`,
    split: (short, long) => `Piocher des billets : ${count(short, "court")}, ${count(long, "long")}`,
    keep: (tickets) => (tickets.length ? `Garder ${listed(tickets)}` : "Ne garder aucun billet"),
    complete: (tickets) => (tickets.length ? `Valider ${listed(tickets)}` : "Ne valider aucun billet"),
    take: (kind, place) => `Emmener le voyageur ${kinds[kind] ?? kind} (${place})`,
    place: (cards) => `Poser ${cards}`,
    pay: (cards) => `Payer ${cards}`,
  },

  type: {
    title: "Taper un coup",
    label: "Ton coup",
    hint: (example) =>
      `Par exemple : ${example}, ou quelques mots du coup. La flèche vers le bas parcourt ce qui convient ; Entrée complète le coup, et le joue quand il est complet.`,
    play: "Jouer",
    fits: "Coups qui conviennent",
    none: "Aucun coup possible ne convient. Entrée demande pourquoi.",
    several: (number) =>
      `${moves(number)} ${number < 2 ? "convient" : "conviennent"}. Continue à taper, ou choisis avec les flèches.`,
    more: (number) => `… et ${number} de plus`,
    one: (said) => `${said}. Entrée le joue.`,
    completed: (said) => `${said}. Entrée le complète.`,
    noRoute: (one, other) => `Il n’y a pas de ligne entre ${one} et ${other}.`,
    noCity: "Il n’y a pas de ville de ce nom sur ce plateau.",
    instead: (ways) => `Pas comme ça. Tu peux : ${listed(ways)}.`,
    letters: (kinds) => `Les cartes s’écrivent par leurs lettres : ${listed(kinds)}.`,
    notNow: "Tu n’as rien à décider pour le moment.",
  },

  now: {
    title: "Ce que tu peux faire",
    nothing: "Rien pour le moment.",
    draw: "Prendre des cartes",
    claim: (number) => `Construire une ligne (${number})`,
    place: "Poser des cartes",
    station: "Construire une gare",
    stationIn: (number) => (number < 2 ? "Dans une ville" : `Dans une ville parmi ${number}`),
    tickets: "Billets",
    end: "Finir le tour",
    ways: (number) => (number < 2 ? "une façon de payer" : `${number} façons de payer`),
  },

  hand: {
    title: (number) => `Tes cartes (${number})`,
  },

  tickets: {
    open: "pas encore validé",
    ways: "Dire les chemins les plus courts",
    way: (names) => `par ${listed(names)}`,
  },

  routes: {
    title: "Toutes les lignes",
    city: "Ville",
    standing: "Lesquelles",
    colour: "Couleur",
    all: "toutes",
    standings: {
      usable: "que tu peux construire",
      free: "libres",
      mine: "les tiennes",
      theirs: "celles des autres",
      closed: "fermées",
    },
    found: routes,
    free: "libre",
    show: (number) => `Montrer les ${number}`,
  },

  cities: {
    title: "Toutes les villes",
    find: "Chercher une ville",
    found: (number) => count(number, "ville"),
    routes,
    build: "Construire une gare ici",
  },

  seats: {
    name: "Qui",
    state: "État",
    score: "Points",
    completed: "Billets validés, sur 6",
    trains: "Wagons",
    stations: "Gares",
    cards: "Cartes",
    tickets: "Billets",
    stack: "Cartes dans la pile",
    known: "Cartes connues",
    last: "Dernier coup",
  },

  log: {
    title: "Ce qui s’est passé",
    newest: "Le plus récent d’abord.",
    older: "Tout montrer",
  },

  missed: (number) => `${number} autres choses se sont passées ; le journal les raconte.`,
};
