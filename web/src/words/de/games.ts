/** German names of games, bots and options. */

import type { Words } from "../en";

const restartingLastRound =
  "Die letzte Runde beginnt von vorn, wenn noch jemand nur zwei Waggons übrig hat: zum Vergleich mit veröffentlichten Programmen.";

export const games: Words["games"] = {
  titles: {
    first_journey: "Erste Reise",
    first_journey_usa: "Erste Reise (USA)",
    usa: "USA",
    europe: "Europa",
    germany: "Deutschland",
    card_game: "Das Kartenspiel",
  },
  blurbs: {
    first_journey: {
      text: "Sechs Tickets quer durch Europa, und du hast gewonnen. Schnell und leicht zu lernen.",
      beginners: "Für den Anfang, ab 6",
    },
    first_journey_usa: {
      text: "Dasselbe schnelle Spiel, von einer Küste der USA zur anderen.",
      beginners: "Für den Anfang, ab 6",
    },
    usa: {
      text: "Karten ziehen, Strecken bauen, Tickets erfüllen: der einfachste der großen Spielpläne.",
      beginners: "Leicht zu lernen, ab 8",
    },
    europe: {
      text: "Grab Tunnel, nimm die Fähre und bau Bahnhöfe, von Lisboa bis Moskva.",
      beginners: "Ein paar Regeln mehr, ab 8",
    },
    germany: {
      text: "Überall warten Fahrgäste: Nimm die richtigen mit und wähl zwischen kurzen und langen Tickets.",
      beginners: "Ein paar Regeln mehr, ab 8",
    },
    card_game: {
      text: "Kein Spielplan, nur Karten: Füll deinen Rangierbahnhof und hüte dich vor Zugräubern.",
      beginners: "Für ein gutes Gedächtnis, ab 8",
    },
  },
  options: {
    europe: {
      no_stations: "Niemand hat Bahnhöfe: zum Vergleich mit veröffentlichten Programmen.",
      restarting_last_round: restartingLastRound,
    },
    usa: { restarting_last_round: restartingLastRound },
    card_game: { open_stacks: "Alle dürfen jederzeit in den eigenen Stapel sehen: für den Anfang." },
  },
  bots: {
    "planner-easy": { name: "Bot Leicht", about: "Plant nur wenig: freundlich für ein erstes Spiel." },
    "planner-medium": { name: "Bot Mittel", about: "Plant voraus, aber mit weniger Plänen zur Wahl." },
    planner: { name: "Bot Stark", about: "Plant alle Tickets zusammen, achtet auf die anderen und auf das Ende." },
    search: { name: "Bot Meister", about: "Probiert jeden Einfall im Kopf aus, bevor er zieht." },
    "planner-1": { name: "Bot Stark 1", about: "Der starke Bot, wie er früher war." },
    greedy: { name: "Bot Gierig", about: "Nimmt den nächsten Weg, ein Ticket nach dem anderen." },
    random: { name: "Bot Zufall", about: "Spielt irgendetwas, das erlaubt ist." },
    "silva-pa": { name: "Bot Wege", about: "Das veröffentlichte Programm, das Wege sucht." },
    "silva-osa": { name: "Bot Schritt", about: "Das veröffentlichte Programm, das einen Schritt vorausschaut." },
    "silva-lra": { name: "Bot Langstrecke", about: "Das veröffentlichte Programm, das lange Strecken liebt." },
    "silva-ha": { name: "Bot Hungrig", about: "Das veröffentlichte Programm, das nach Tickets hungert." },
  },
};
