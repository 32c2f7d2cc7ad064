/** German texts of the guided game of Europe. */

import type { LessonWords } from "../../catalogue/lesson";

export const lesson: LessonWords = {
  steps: {
    welcome: [
      "Willkommen an Bord!",
      "Du baust Strecken auf diesem Spielplan, um die Städte auf deinen Tickets zu verbinden. Otto spielt gegen dich.",
    ],
    keep: [
      "Tickets",
      "Jedes Ticket nennt zwei Städte, die du verbinden sollst. Hak die beiden markierten an und behalte sie: Unerfüllte kosten Punkte.",
    ],
    claim: [
      "Eine Strecke",
      "Du hast zwei grüne Karten, und Essen – Frankfurt ist grün und zwei Felder lang. Drück auf dem Spielplan darauf.",
    ],
    row: [
      "Karten ziehen",
      "Für die nächste Strecke fehlen dir Karten. Du darfst zwei nehmen: zuerst die rote, die offen liegt.",
    ],
    deck: ["Verdeckt", "Die zweite kommt verdeckt vom Deck. Eine offene Lokomotive darf nicht die zweite Karte sein."],
    locomotive: [
      "Lokomotiven",
      "Sie gelten für jede Farbe. Nimmst du eine offene Lokomotive, ist das dein ganzer Zug.",
    ],
    ferry: [
      "Fähre",
      "Für jede aufgedruckte Lok brauchst du eine Lokomotive; die anderen Karten haben alle eine Farbe. Auf nach Kobenhavn!",
    ],
    done: [
      "Ticket erfüllt!",
      "Frankfurt und Kobenhavn sind verbunden: Das Ticket ist gestempelt und bringt am Ende 5 Punkte.",
    ],
    spare: [
      "Vorsorgen",
      "Als Nächstes kommt ein Tunnel: Der kann mehr kosten, als er zeigt. Zieh noch einmal: zuerst die lila Karte.",
    ],
    second: ["Eine Reserve", "Und die gelbe: Zwei hast du schon, und eine mehr kann dich retten."],
    tunnel: ["Tunnel", "Constantinople – Smyrna ist ein Tunnel. Drück darauf und grab: Drei Karten werden aufgedeckt."],
    pay: [
      "Es wird teurer",
      "Eine der drei ist gelb wie deine Karten, also schuldest du noch eine. Zahl mit deiner Reserve.",
    ],
    station: [
      "Bahnhof",
      "Otto hat die einzige Strecke nach Sofia. Bau einen Bahnhof in Sofia, dann darfst du sie mitbenutzen.",
    ],
    borrowed: [
      "Mit Bahnhof erfüllt",
      "Sofia und Smyrna sind über Ottos Strecke verbunden. Jeder Bahnhof, den du nicht baust, bringt 4 Punkte.",
    ],
    tickets: ["Neue Tickets", "Statt Karten zu ziehen oder zu bauen, kannst du drei weitere Tickets ziehen."],
    choose: [
      "Eins oder mehr",
      "Marseille – Essen führt weiter, wo du schon gebaut hast. Hak es an und behalte es; die anderen legst du zurück.",
    ],
    later: [
      "Viele Züge später",
      "So geht es weiter, Zug um Zug. Springen wir zum Ende: Was dazwischen liegt, wird für dich gespielt.",
    ],
    closing: ["Es geht dem Ende zu", "Die Waggons werden knapp. Bau Brest – Dieppe, solange es noch geht."],
    last: [
      "Letzte Runde",
      "Otto hat höchstens noch zwei Waggons, also sind alle noch einmal am Zug. Bau Bruxelles – Paris!",
    ],
  },
  learned: [
    "zwei Karten ziehen oder eine offene Lokomotive",
    "Strecken bauen, mit der Fähre fahren, einen Tunnel graben und bezahlen",
    "einen Bahnhof bauen, um eine fremde Strecke mitzubenutzen",
    "Tickets behalten, erfüllen und neue ziehen",
    "die letzte Runde spielen, nach der alles gezählt wird",
  ],
};
