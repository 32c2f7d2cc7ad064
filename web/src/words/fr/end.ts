/** French texts of the end of a game. */

import type { Words } from "../en";
import { signed } from "../catalogue/format";
import { listed, points, tickets } from "./numbers";

const lines: Record<string, string> = {
  routes: "Lignes",
  tickets: "Billets",
  stations: "Gares en réserve",
  longest_path: "Plus long chemin",
  globetrotter: "Le plus de billets",
  passengers: "Voyageurs",
  big_cities: "Grandes villes",
  bonus_tickets: "D’est en ouest",
};

const stories: Record<string, string> = {
  routes: "Ces points, tu les as vus grandir : toutes les lignes du plateau.",
  tickets: "Les billets validés ajoutent leurs points, les autres les retirent.",
  stations: "Chaque gare qui n’a pas été construite rapporte des points.",
  longest_path: "Le plus long chemin sans coupure.",
  globetrotter: "Qui a validé le plus de billets ?",
  passengers: "La majorité dans chaque couleur, puis la deuxième place.",
  big_cities: "Le plus de billets validés vers une grande ville.",
  bonus_tickets: "Une suite de lignes de l’est à l’ouest.",
};

/** Why a game is over. */
export const reasons: Record<string, string> = {
  "final round": "La dernière manche est jouée.",
  "six tickets": "Six billets sont validés.",
  "last train": "Quelqu’un n’a plus de wagon.",
  "everybody passed": "Personne ne pouvait plus rien faire.",
  "no progress": "Personne n’a avancé pendant vingt manches.",
};

/** Bonuses by the names that their boards give them. */
export const bonuses: Record<string, string> = {
  "East to West": "D’est en ouest",
  "Coast to Coast": "D’une côte à l’autre",
};

const win = (names: readonly string[]): string =>
  `${listed(names)} ${names.length === 1 ? "gagne" : "gagnent ensemble"}`;

export const end: Words["end"] = {
  lines,
  stories,
  reason: (reason) => reasons[reason] ?? "",
  result: "Résultat",
  counting: "On compte les points",
  wins: (names) => `${win(names)} !`,
  youWin: "Tu gagnes !",
  shortly: (names, total) => `${win(names)} avec ${total}.`,
  points,
  completed: tickets,
  place: (place) => `${place}.`,
  winner: "victoire",
  next: "Suivant",
  pause: "Pause",
  resume: "Continuer",
  skip: "Passer",
  again: "Recompter",
  close: "Fermer",
  open: "Voir le résultat",
  ticket: (who, one, other) => `${who} : ${one} – ${other}`,
  done: "validé",
  doneBorrowed: "validé grâce à une gare",
  missed: "non validé",
  unfinished: "non validé",
  gain: (who, gained) => `${who} ${signed(gained)}`,
  nobody: "Personne ne l’obtient.",
  signed,
  number: (number) => (number < 0 ? `−${-number}` : String(number)),

  table: {
    title: "Points",
    total: "Total",
    source: "Pour",
    show: (line, who) => `Montrer sur le plateau : ${line}, ${who}`,
    path: (length) => `longueur ${length}`,
    built: (number) => (number ? `${number} construite${number < 2 ? "" : "s"}` : "aucune construite"),
    collected: (number) => `${number} en tout`,
  },

  tickets: {
    title: "Billets",
    of: (who, done, all) => `${who} : ${done} sur ${all} validé${done < 2 ? "" : "s"}`,
    hint: "Touche un billet pour voir son chemin sur le plateau.",
    none: "Aucun billet.",
  },

  onward: {
    same: "Rejouer",
    rotated: "Rejouer en changeant de place",
    asked: "La table se prépare…",
    ready: "La table est prête pour la prochaine partie.",
    go: "À la prochaine partie",
    watch: "Regarder la prochaine partie",
    lobby: "Retour à l’accueil",
    record: "Télécharger la partie",
    recordHint: "Chaque coup de cette partie, en texte simple.",
  },
};
