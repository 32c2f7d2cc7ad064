/** French descriptions of the characters that bots play. */

import type { Words } from "../en";

export const characters: Words["characters"] = {
  Emil: "Un apprenti chauffeur qui découvre encore les manettes.",
  Mina: "Vend du thé sur le quai et voyage pour la vue.",
  Bruno: "Un porteur : six valises dans les bras, un seul coup en tête.",
  Lulu: "Collectionne les horaires et connaît tous les trains par leur nom.",
  Oskar: "Un facteur à la retraite qui ne s’est jamais pressé.",
  Rosa: "Une contrôleuse sévère, mais juste.",
  Anton: "Un aiguilleur qui voit venir les ennuis une gare à l’avance.",
  Greta: "Pose des rails par tous les temps.",
  Felix: "Serveur au wagon-restaurant ; il n’a jamais rien renversé.",
  Nora: "Une télégraphiste qui apprend tout la première.",
  Viktor: "Conduit l’express de nuit et boit son café noir.",
  Clara: "Une cheffe de gare qui a tous les quais en tête.",
  Hugo: "Un répartiteur de fret : jamais un wagon vide.",
  Ines: "Construit des ponts là où les autres font demi-tour.",
  Selma: "Écrit les horaires que tous les autres suivent.",
  Minerva: "Une professeure qui calcule les correspondances de tête.",
  Leopold: "Le directeur des chemins de fer ; jadis, tout le plateau était à lui.",
  Irma: "Championne d’échecs de la voiture-lits.",
  Konrad: "Un géomètre : ces lignes, il les a mesurées lui-même.",
  Odile: "Détective du train de nuit. Rien ne lui échappe.",
};
