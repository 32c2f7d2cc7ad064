/** French texts of the lobby, invitations and settings. */

import type { BotLevel } from "../catalogue/bot_level";
import type { Words } from "../en";
import { count, listed, tickets } from "./numbers";

const levels: Record<BotLevel, { one: string; many: string }> = {
  easy: { one: "facile", many: "faciles" },
  medium: { one: "moyen", many: "moyens" },
  strong: { one: "fort", many: "forts" },
  expert: { one: "redoutable", many: "redoutables" },
};

const people = (number: number): string => count(number, "personne");

export const lobby: Words["lobby"] = {
  welcome: "En voiture !",
  tagline: "Des trains, des billets et un plateau : joue en famille, entre amis ou contre un bot.",
  loading: "Recherche des jeux…",
  retry: "Réessayer",
  home: "Accueil",
  settings: "Réglages",

  who: {
    ask: "Comment t’appelles-tu ?",
    label: "Ton nom",
    keep: "C’est moi",
    hello: (name) => `Tu joues sous le nom ${name}`,
    change: "Changer",
    nobody: "Anonyme",
  },

  games: {
    title: "Commencer une partie",
    players: (seats) => (seats.length > 1 ? `${seats[0]}–${seats.at(-1)} personnes` : people(seats[0] ?? 0)),
    play: "Jouer",
    playOf: (title) => `Jouer : ${title}`,
    more: "Plus…",
    moreOf: (title) => `D’autres façons de jouer : ${title}`,
    rules: "Règles",
    rulesOf: (title) => `Règles : ${title}`,
    starting: "La table se prépare…",
    against: (others) => listed(["Toi", ...others]),
    bots: (number, level) => (number === 1 ? `un bot ${levels[level].one}` : `${number} bots ${levels[level].many}`),
    friend: "quelqu’un sur cet appareil",
    someone: "quelqu’un avec le lien",
  },

  levels: { easy: "facile", medium: "moyen", strong: "fort", expert: "redoutable" },

  mine: {
    title: "Tes tables",
    yourTurn: "À toi de jouer",
    waiting: (open) => `Il manque ${people(open)}`,
    ready: "Peut commencer",
    playing: "Les autres jouent",
    over: "Finie",
    closed: "Fermée",
    with: (names) => (names.length ? `avec ${listed(names)}` : ""),
    forget: "Retirer",
    forgetOf: (title) => `Retirer de cette liste : ${title}`,
    finished: (number) => count(number, "table finie", "tables finies"),
    turns: (number) => `C’est à toi de jouer à ${count(number, "table")}.`,
  },

  open: {
    title: "Tables publiques",
    none: "Il n’y a pas de table publique en ce moment. La tienne pourrait être la première : « Plus… », puis « Tout le monde peut venir ».",
    join: "Rejoindre",
    watch: "Regarder",
    free: (open) => count(open, "place libre", "places libres"),
    playing: "En cours",
  },

  join: {
    title: "Rejoindre avec un lien",
    label: "Le lien que tu as reçu",
    go: "Aller à la table",
    wrong: "Ce n’est pas le lien d’une table. Il devrait finir par /table/ et quelques lettres.",
  },

  make: {
    title: (game) => `Une table : ${game}`,
    seats: "Qui joue ?",
    number: "À combien ?",
    seat: (number) => `Place ${number}`,
    me: "Moi",
    friend: "Quelqu’un sur cet appareil",
    friendName: "Son nom",
    friendUsual: (number) => `Invité ${number}`,
    open: "Quelqu’un avec le lien",
    bot: "Un bot",
    more: "D’autres bots",
    hot: "Vous vous passez l’appareil ; entre-temps, un rideau cache vos cartes.",
    watch: "Seulement regarder",
    watchHint: "Des bots jouent à toutes les places.",
    invited: "Tu reçois un lien et un code à envoyer.",
    first: "Qui commence ?",
    chance: "Au hasard",
    clock: "Temps de réflexion",
    clocks: {
      none: ["Autant que tu veux", "Personne n’est pressé ; une partie peut attendre des jours."],
      relaxed: ["Cinq minutes", "Cinq minutes par décision, puis un bot la prend pour toi."],
      fast: ["45 secondes", "45 secondes par décision : pour une table animée."],
    },
    pace: "À quelle vitesse jouent les bots ?",
    paces: {
      natural: ["Comme un humain", "Une seconde environ, pour que tu puisses suivre."],
      fast: ["Vite", "Un clin d’œil par coup."],
      instant: ["Instantané", "Sans aucune pause."],
    },
    options: "Règles de cette table",
    aids: "Aides",
    aidsHint:
      "Les cartes que tout le monde a vu prendre, le plus court chemin pour un billet, les billets qui ne peuvent plus être validés, et un plan privé sur le plateau. Sans elles, chacun regarde et retient lui-même.",
    public: "Tout le monde peut venir",
    publicHint: "La table figure à l’accueil. Sinon, seuls ceux qui ont le lien la trouvent.",
    start: "Commencer la partie",
    lay: "Préparer la table",
    layHint: "La partie commence quand toutes les places sont prises.",
  },

  invite: {
    title: "Inviter d’autres personnes",
    text: "Avec ce lien, on peut prendre une place libre ou regarder.",
    link: "Le lien de cette table",
    copy: "Copier le lien",
    copied: "Copié",
    failed: "La copie n’est pas permise ici : sélectionne le lien et copie-le toi-même.",
    share: "Partager…",
    shareTitle: (game) => (game ? `Une table : ${game}` : "Une table chez Whistlestop"),
    code: "Un code de ce lien, à scanner avec un autre téléphone ou une tablette",
    scan: "Ou scanne ceci avec un téléphone.",
    alone:
      "Ce serveur n’est accessible que depuis cet appareil. Lance-le avec --host 0.0.0.0 pour que d’autres puissent jouer à la maison.",
  },

  set: {
    title: "Réglages",
    kept: "Gardés dans ce navigateur, pour toutes les tables.",
    close: "Fermer",
    name: "Ton nom",
    nameHint: "Ce que les autres voient à la table.",
    language: "Langue",
    languageHint: "La langue de la page. Les villes gardent les noms de leur plateau.",
    asBrowser: "Comme le navigateur",
    speed: "Animations",
    speedHint: "À quelle vitesse volent les cartes et roulent les trains ; les animations ne font jamais attendre.",
    speeds: { off: "Aucune", fast: "Rapides", normal: "Normales" },
    confirm: "Demander avant un coup",
    confirmHint: "Un second appui avant de jouer un coup, pour éviter les fausses manœuvres.",
    confirms: { always: "Toujours", touch: "Avec le doigt", never: "Jamais" },
    theme: "Clair ou sombre",
    themeHint: "Comme ton appareil, ou toujours pareil.",
    themes: { system: "Comme l’appareil", light: "Clair", dark: "Sombre" },
    text: "Taille du texte",
    textHint: "Pour la page autour du plateau ; le plateau lui-même peut être agrandi.",
    texts: ["Petite", "Normale", "Plus grande", "Grande", "Très grande", "Double"],
    symbols: "Grands symboles",
    symbolsHint: "Chaque couleur a son symbole ; ils sont alors plus grands sur les cartes.",
    known: "Cartes connues",
    knownHint: "Montre ce que les autres ont pris à découvert, si la table le permet.",
    sample: "Voici à quoi ressemblent les cartes",
  },

  help: {
    title: (game) => `${game} : comment jouer`,
    differences: "Si tu connais le jeu de base",
    points: "Points pour une ligne",
    length: "cases",
    worth: "points",
    loading: "Ouverture des règles…",
    missing: (game) => `Il n’y a pas de jeu nommé « ${game} » ici.`,
    generic: {
      numbers: "En chiffres",
      players: (seats) => `Pour ${seats}.`,
      routes: (number, longest) =>
        `${count(number, "ligne")} sur le plateau, la plus longue de ${count(longest, "case")}.`,
      tickets: (number, least, most) => `${tickets(number)}, de ${least} à ${most} points.`,
      special: (ferries, tunnels) => `${count(ferries, "ferry")} et ${count(tunnels, "tunnel")}.`,
      countries: (names) => `Les chemins peuvent y finir, mais pas les traverser : ${listed(names)}.`,
      options: "Variantes possibles",
    },
    play: "Jouer maintenant",
  },
};
