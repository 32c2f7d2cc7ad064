/** German texts of the guided game of Germany. */

import type { LessonWords } from "../../catalogue/lesson";

export const lesson: LessonWords = {
  steps: {
    welcome: [
      "Willkommen an Bord!",
      "Du baust Strecken, verbindest die Städte auf deinen Tickets und nimmst Fahrgäste mit. Otto spielt gegen dich.",
    ],
    split: [
      "Zwei Decks",
      "Kurze Tickets sind leicht, lange bringen mehr. Du bekommst vier: Nimm drei kurze und ein langes.",
    ],
    keep: [
      "Tickets",
      "Behalte mindestens zwei. Hak die beiden markierten an, die nah beieinander liegen: Unerfüllte kosten Punkte.",
    ],
    claim: [
      "Eine Strecke",
      "Graue Strecken nehmen jede Farbe. Drück auf Frankfurt – Mannheim: Deine zwei roten Karten reichen dafür.",
    ],
    passenger: [
      "Fahrgäste",
      "An jedem Ende deiner Strecke steigt einer ein. In Frankfurt warten mehrere Farben: Nimm Rot.",
    ],
    row: ["Karten ziehen", "Du darfst zwei Karten nehmen. Zuerst die schwarze, die offen liegt."],
    deck: ["Verdeckt", "Die zweite kommt verdeckt vom Deck. Eine offene Lokomotive darf nicht die zweite Karte sein."],
    second: ["Weiter geht’s", "Zwei blaue Karten führen weiter von Mannheim nach Stuttgart."],
    stuttgart: [
      "Noch einmal Rot",
      "In Mannheim wartet niemand mehr. Nimm in Stuttgart noch Rot: Wer von einer Farbe am meisten hat, gewinnt sie.",
    ],
    done: [
      "Ticket erfüllt!",
      "Frankfurt und Stuttgart sind verbunden: Das Ticket ist gestempelt und bringt am Ende 4 Punkte.",
    ],
    majority: [
      "Mehrheiten",
      "Am Ende bringen die meisten Fahrgäste einer Farbe 20 Punkte, die zweitmeisten 10. Bei Rot führst du.",
    ],
    locomotive: [
      "Lokomotiven",
      "Sie gelten für jede Farbe. Nimmst du eine offene Lokomotive, ist das dein ganzer Zug.",
    ],
    country: [
      "Nachbarländer",
      "Ein Weg kann in einem Land enden, aber nie hindurchführen. Bau von Karlsruhe nach Frankreich.",
    ],
    tickets: [
      "Neue Tickets",
      "Statt Karten zu ziehen oder zu bauen, kannst du vier weitere Tickets ziehen, wieder kurze und lange.",
    ],
    choose: [
      "Eins oder mehr",
      "Frankfurt – Lindau führt weiter, wo du schon gebaut hast. Hak es an und behalte es; die anderen legst du zurück.",
    ],
    later: [
      "Viele Züge später",
      "So geht es weiter, Zug um Zug. Springen wir zum Ende: Was dazwischen liegt, wird für dich gespielt.",
    ],
    closing: ["Es geht dem Ende zu", "Die Waggons werden knapp. Bau Kiel – Dänemark, solange es noch geht."],
    last: [
      "Letzte Runde",
      "Otto hat höchstens noch zwei Waggons, also sind alle noch einmal am Zug. Bau Frankfurt – Mainz!",
    ],
  },
  learned: [
    "zwischen kurzen und langen Tickets wählen",
    "zwei Karten ziehen oder eine offene Lokomotive",
    "Strecken bauen und an jedem Ende einen Fahrgast mitnehmen",
    "bei einer Farbe der Fahrgäste führen",
    "einen Weg in einem Nachbarland enden lassen",
    "die letzte Runde spielen, nach der alles gezählt wird",
  ],
};
