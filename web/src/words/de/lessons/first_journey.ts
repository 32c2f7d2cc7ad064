/** German texts of the guided game of First Journey. */

import type { LessonWords } from "../../catalogue/lesson";

export const lesson: LessonWords = {
  steps: {
    welcome: [
      "Willkommen an Bord!",
      "Das sind deine zwei Tickets. Verbinde die beiden Städte eines Tickets mit deinen Waggons. Mit sechs gewinnst du!",
    ],
    claim: [
      "Eine Strecke",
      "Du hast eine grüne Karte, und diese Strecke von Dublin nach London ist grün. Drück auf dem Spielplan darauf!",
    ],
    draw: ["Karten ziehen", "Jetzt brauchst du neue Karten: Drück auf das Deck, dann ziehst du zwei."],
    amsterdam: [
      "Weiter geht’s",
      "Von London nach Amsterdam brauchst du eine weiße Karte. Die hast du: Drück auf die Strecke.",
    ],
    berlin: ["Und weiter", "Von Amsterdam nach Berlin brauchst du eine schwarze Karte."],
    complete: ["Das letzte Stück", "Eine grüne Karte von Berlin nach Copenhagen, und dein Ticket ist erfüllt!"],
    done: [
      "Ticket erfüllt!",
      "Dublin und Copenhagen sind verbunden. Alle sehen es, und du hast schon ein neues Ticket.",
    ],
    exchange: [
      "Andere Tickets",
      "Athens ist weit weg von deinen Waggons. Tausch beide Tickets gegen neue: Das ist dein Zug.",
    ],
    more: ["Karten ziehen", "Viel besser! Zieh noch zwei Karten."],
    locomotive: [
      "Lokomotive",
      "Eine Lokomotive gilt für jede Farbe. Mit ihr reicht eine blaue Karte von Berlin nach Warsaw.",
    ],
    kiev: ["Nach Kiev", "Eine gelbe Karte führt nach Kiev, und Copenhagen und Kiev sind verbunden."],
    cards: ["Karten ziehen", "Für den Weg nach Rostov brauchst du zwei schwarze Karten. Zieh!"],
    bonus: [
      "Von Ost nach West",
      "Bau bis Rostov. Dann reichen deine Waggons von Ost bis West: Das bringt ein Bonusticket!",
    ],
    four: ["Vier von sechs", "Vier Tickets sind erfüllt. Und sieh mal: Deine beiden neuen Tickets führen nach Riga!"],
    win: ["Zwei auf einmal", "Eine weiße Karte von Warsaw nach Riga, beide Tickets sind erfüllt, und du gewinnst!"],
  },
  learned: [
    "zwei Karten ziehen",
    "Strecken bauen, mit Karten ihrer Farbe oder mit Lokomotiven",
    "Tickets erfüllen und gleich ein neues bekommen",
    "Tickets tauschen, die nicht passen",
    "für einen Bonus Ost und West verbinden und mit sechs Tickets gewinnen",
  ],
};
