/** French names of games, bots and options. */

import type { Words } from "../en";

const restartingLastRound =
  "La dernière manche recommence quand quelqu’un d’autre n’a plus que deux wagons : pour comparer avec des programmes publiés.";

export const games: Words["games"] = {
  titles: {
    first_journey: "Premier voyage",
    first_journey_usa: "Premier voyage (États-Unis)",
    usa: "États-Unis",
    europe: "Europe",
    germany: "Allemagne",
    card_game: "Le jeu de cartes",
  },
  blurbs: {
    first_journey: {
      text: "Six billets à travers l’Europe, et c’est gagné. Rapide, et facile quand on débute.",
      beginners: "Pour débuter, dès 6 ans",
    },
    first_journey_usa: {
      text: "Le même jeu rapide, d’une côte des États-Unis à l’autre.",
      beginners: "Pour débuter, dès 6 ans",
    },
    usa: {
      text: "Pioche des cartes, construis des lignes, valide tes billets : le plus simple des grands plateaux.",
      beginners: "Facile à apprendre, dès 8 ans",
    },
    europe: {
      text: "Creuse des tunnels, prends le ferry et construis des gares, de Lisboa à Moskva.",
      beginners: "Un peu plus de règles, dès 8 ans",
    },
    germany: {
      text: "Des voyageurs attendent dans chaque ville : emmène les bons, et choisis des billets courts ou longs.",
      beginners: "Un peu plus de règles, dès 8 ans",
    },
    card_game: {
      text: "Pas de plateau, rien que des cartes : remplis ta gare de triage, et gare aux pilleurs de trains !",
      beginners: "Fait travailler la mémoire, dès 8 ans",
    },
  },
  options: {
    europe: {
      no_stations: "Personne n’a de gares : pour comparer avec des programmes publiés.",
      restarting_last_round: restartingLastRound,
    },
    usa: { restarting_last_round: restartingLastRound },
    card_game: { open_stacks: "Chacun peut regarder sa propre pile à tout moment : pour débuter." },
  },
  bots: {
    "planner-easy": { name: "Bot facile", about: "Prévoit peu : un adversaire aimable pour une première partie." },
    "planner-medium": { name: "Bot moyen", about: "Prévoit, mais avec moins de plans à comparer." },
    planner: {
      name: "Bot fort",
      about: "Prévoit tous ses billets ensemble, surveille ce dont les autres ont besoin et l’approche de la fin.",
    },
    search: { name: "Bot redoutable", about: "Essaie chaque idée dans sa tête avant de jouer." },
    "planner-1": { name: "Bot fort 1", about: "Le bot fort tel qu’il était." },
    greedy: { name: "Bot glouton", about: "Prend le chemin le plus proche, un billet après l’autre." },
    random: { name: "Bot au hasard", about: "Joue n’importe quel coup permis." },
    "silva-pa": { name: "Bot des chemins", about: "Le programme publié qui cherche des chemins." },
    "silva-osa": { name: "Bot d’un pas", about: "Le programme publié qui regarde un pas plus loin." },
    "silva-lra": { name: "Bot des longues lignes", about: "Le programme publié qui aime les longues lignes." },
    "silva-ha": { name: "Bot affamé", about: "Le programme publié qui a faim de billets." },
  },
};
