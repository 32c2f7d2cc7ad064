/** German descriptions of the characters that bots play. */

import type { Words } from "../en";

export const characters: Words["characters"] = {
  Emil: "Ein Heizerlehrling, der noch lernt, welcher Hebel was tut.",
  Mina: "Verkauft Tee am Bahnsteig und fährt der Aussicht wegen mit.",
  Bruno: "Gepäckträger: Er trägt sechs Koffer und plant einen Zug.",
  Lulu: "Sammelt Fahrpläne und kennt jeden Zug beim Namen.",
  Oskar: "Briefträger im Ruhestand, der es noch nie eilig hatte.",
  Rosa: "Schaffnerin, streng, aber gerecht.",
  Anton: "Ein Stellwerker, der Ärger eine Station vorher kommen sieht.",
  Greta: "Verlegt Gleise bei jedem Wetter.",
  Felix: "Kellner im Speisewagen, der noch nie gekleckert hat.",
  Nora: "Telegrafistin, die jede Nachricht zuerst hört.",
  Viktor: "Fährt den Nachtexpress und trinkt seinen Kaffee schwarz.",
  Clara: "Eine Bahnhofsvorsteherin, die jedes Gleis im Blick hat.",
  Hugo: "Frachtdisponent: Bei ihm fährt kein Waggon leer.",
  Ines: "Baut Brücken, wo andere umkehren.",
  Selma: "Schreibt die Fahrpläne, nach denen alle anderen fahren.",
  Minerva: "Eine Professorin, die Anschlüsse im Kopf berechnet.",
  Leopold: "Der Bahndirektor; früher gehörte ihm der ganze Plan.",
  Irma: "Schachmeisterin des Schlafwagens.",
  Konrad: "Ein Landvermesser: Diese Strecken hat er selbst vermessen.",
  Odile: "Detektivin im Nachtzug. Ihr entgeht nichts.",
};
