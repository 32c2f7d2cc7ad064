/** French texts about notifications and seats on other devices. */

import type { Words } from "../en";
import { count, either } from "./numbers";

const seats = (number: number): string => count(number, "place");

export const notifications: Words["notifications"] = {
  turn: "À toi de jouer",
  at: (game) => `Les autres t’attendent : ${game}.`,
  notify: "Me prévenir quand c’est à moi de jouer",
  notifyHint:
    "Ton navigateur affiche une notification pendant que tu regardes autre chose. Cette page doit rester ouverte quelque part.",
  pushHint: "Affiche une notification quand c’est à toi de jouer et que tu es ailleurs, même si cette page est fermée.",
  unreachable:
    "Ton navigateur ne joint pas son service push : garde cette page ouverte dans un onglet pour être prévenu.",
  refused:
    "Ton navigateur n’autorise pas les notifications de cette page. Autorise-les dans ses réglages pour ce site, puis réessaie.",

  webhook: {
    title: "M’envoyer un message quand c’est à moi de jouer",
    hint: (hosts) =>
      `Pour les parties qui durent des jours : ta messagerie te prévient, même si cette page n’est pas ouverte. Colle l’adresse que ta messagerie te donne pour les messages entrants. Ce serveur envoie à ${either(hosts)}.`,
    save: "Enregistrer et envoyer un essai",
    sending: "Envoi…",
    saved: "Enregistré. Un essai est en route : regarde s’il est arrivé.",
    remove: "Retirer",
    removed: "Retiré. Plus aucun message ne sera envoyé.",
    on: (tables) =>
      tables
        ? `C’est activé pour ${count(tables, "table")}, et pour les places que tu prendras plus tard.`
        : "C’est activé pour les places que tu prendras désormais.",
    elsewhere: (tables) =>
      `C’est activé pour ${count(tables, "table")}, avec une adresse enregistrée sur un autre appareil.`,
  },

  transfer: "Utiliser mes places sur un autre appareil",
  warning: "Toute personne qui a ce lien peut jouer à ta place. Ne l’envoie qu’à toi-même, et à personne d’autre.",
  seats: (number) => `Ce lien contient ${seats(number)}.`,
  none: "Tu n’as pas de place à une table où l’on joue encore.",
  link: "Le lien avec tes places",
  scan: "Ou scanne ceci avec l’autre appareil.",
  code: "Un code du lien avec tes places",
  paste: "Ou colle ici ce que tu as copié sur l’autre appareil",
  open: "Ouvrir",
  wrong: "Il n’y a pas de places dans ce texte. Copie encore une fois le lien entier.",

  arrive: "Reprendre des places ?",
  offered: (number, games) =>
    `${seats(number)} d’un autre appareil : ${games.join(", ")}. Tu pourras les jouer ici, et là-bas aussi.`,
  all: "Tu as déjà toutes ces places sur cet appareil.",
  gone: "Aucune de ces places n’est à une table que ce serveur connaît.",
  looking: "Recherche des tables…",
  take: "Les reprendre",
  leave: "Non, aller à l’accueil",
};
