/** German texts about notifications and seats on other devices. */

import type { Words } from "../en";
import { count, either } from "./numbers";

const seats = (number: number): string => count(number, "Platz", "Plätze");

export const notifications: Words["notifications"] = {
  turn: "Du bist am Zug",
  at: (game) => `Die anderen warten auf dich: ${game}.`,
  notify: "Sag mir, wenn ich am Zug bin",
  notifyHint:
    "Dein Browser zeigt eine Benachrichtigung, während du etwas anderes ansiehst. Diese Seite muss irgendwo offen bleiben.",
  pushHint: "Zeigt dir eine Benachrichtigung, wenn du am Zug und gerade nicht da bist, auch bei geschlossener Seite.",
  unreachable:
    "Dein Browser erreicht seinen Push-Dienst nicht. Lass diese Seite in einem Tab offen, damit sie dir Bescheid gibt.",
  refused:
    "Dein Browser erlaubt dieser Seite keine Benachrichtigungen. Erlaube sie in seinen Einstellungen für diese Seite und versuch es noch einmal.",

  webhook: {
    title: "Schick mir eine Nachricht, wenn ich am Zug bin",
    hint: (hosts) =>
      `Für Spiele, die Tage dauern: Du erfährst es in deinem Messenger, auch wenn diese Seite nirgends offen ist. Füg die Adresse ein, die dein Messenger dir für eingehende Nachrichten gibt. Dieser Server sendet an ${either(hosts)}.`,
    save: "Speichern und Test senden",
    sending: "Wird gesendet …",
    saved: "Gespeichert. Ein Test ist unterwegs: Sieh nach, ob er angekommen ist.",
    remove: "Entfernen",
    removed: "Entfernt. Es kommen keine Nachrichten mehr.",
    on: (tables) =>
      tables
        ? `Das gilt für ${count(tables, "Tisch", "Tische")} und für Plätze, die du später einnimmst.`
        : "Das gilt für Plätze, die du von jetzt an einnimmst.",
    elsewhere: (tables) =>
      `Das gilt für ${count(tables, "Tisch", "Tische")}, mit einer Adresse, die du auf einem anderen Gerät gespeichert hast.`,
  },

  transfer: "Meine Plätze auf einem anderen Gerät nutzen",
  warning: "Wer diesen Link hat, kann für dich spielen. Schick ihn nur dir selbst und niemandem sonst.",
  seats: (number) => `Dieser Link enthält ${seats(number)}.`,
  none: "Du hast keinen Platz an einem Tisch, an dem noch gespielt wird.",
  link: "Der Link mit deinen Plätzen",
  scan: "Oder scann dies mit dem anderen Gerät.",
  code: "Ein Code des Links mit deinen Plätzen",
  paste: "Oder füg hier ein, was du auf dem anderen Gerät kopiert hast",
  open: "Öffnen",
  wrong: "In diesem Text stehen keine Plätze. Kopier noch einmal den ganzen Link.",

  arrive: "Plätze übernehmen?",
  offered: (number, games) =>
    `${seats(number)} von einem anderen Gerät: ${games.join(", ")}. Du kannst sie dann hier spielen und dort auch.`,
  all: "Du hast alle diese Plätze schon auf diesem Gerät.",
  gone: "Keiner dieser Plätze ist an einem Tisch, den dieser Server kennt.",
  looking: "Die Tische werden gesucht …",
  take: "Übernehmen",
  leave: "Nein, zur Lobby",
};
