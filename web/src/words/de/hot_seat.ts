/** German texts of a shared device. */

import type { Words } from "../en";

export const hotSeat: Words["hotSeat"] = {
  title: "Vorhang",
  hand: (name) => `Gib das Gerät an ${name}`,
  look: "Sonst sollte niemand hinsehen.",
  choose: "Mehrere von euch können jetzt wählen",
  others: "Die anderen spielen",
  who: "Wer das Gerät nimmt, sieht die eigenen Karten.",
  raise: (name) => `Ich bin ${name}: meine Karten zeigen`,
  over: (next) => `Dein Zug ist vorbei. Als Nächstes kommt ${next}.`,
  leave: (name) => `${name} verlässt den Tisch`,
  lower: "Meine Karten verdecken",
};
