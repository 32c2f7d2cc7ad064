/** French texts of the table around the board. */

import type { Words } from "../en";
import { signed } from "../catalogue/format";
import { routeEnds } from "../catalogue/event_cards";
import { kinds, numbered, single } from "./cards";
import { cards, count, listed, locomotives, points, tickets, trains } from "./numbers";

const kindOf = (kind: string): string => kinds[kind] ?? kind;
const plural =
  (noun: string) =>
  (number: number): string =>
    number < 2 ? noun : `${noun}s`;
const turns = (number: number): string => count(number, "tour");

export const table: Words["table"] = {
  turnTitle: (title) => `● À toi de jouer · ${title}`,

  may: {
    draw: "pioche des cartes",
    claim: "construis une ligne",
    station: "construis une gare",
    tickets: "pioche des billets",
    exchange: "échange tes billets",
    place: "pose des cartes dans ta gare de triage",
    pass: "passe, car rien d’autre n’est possible",
  },

  todo: {
    second: (withLocomotives, stop) =>
      `prends une deuxième carte${withLocomotives ? "" : ", mais pas une locomotive visible"}${stop ? ", ou arrête-toi" : ""}`,
    keep: (least, offered) => {
      if (least === offered) return offered === 1 ? "garde ce billet" : `garde les ${offered} billets`;
      return least
        ? `garde au moins ${count(least, "billet")} sur ${offered}`
        : "garde les billets que tu veux, ou aucun";
    },
    split: "choisis combien de billets courts et de billets longs tu veux",
    tunnel: (owed, kind) => `paie encore ${numbered(kind, owed)}, ou renonce`,
    withdraw: "renonce, puisque tu ne peux pas payer le tunnel",
    passenger: (place) => `choisis qui monte (${place})`,
    completing: "choisis les billets que ta pile valide",
    other: "choisis",
  },

  theirs: {
    turn: (who) => `C’est à ${who} de jouer.`,
    "second card": (who) => `${who} prend une deuxième carte.`,
    tickets: (who) => `${who} choisit des billets.`,
    tunnel: (who) => `${who} décide pour le tunnel.`,
    passenger: (who) => `${who} choisit un voyageur.`,
    completing: (who) => `${who} valide des billets.`,
  },

  status: {
    mine: (todo) => `À toi de jouer : ${todo}.`,
    handed: (name, todo) => `${name}, à toi de jouer : ${todo}.`,
    waitingFor: (names) => `${listed(names)} ${names.length === 1 ? "choisit" : "choisissent"} encore des billets.`,
    watching: "Tu regardes la partie",
    covered: "Un bot joue pour toi.",
    takeBack: "Reprendre la main",
    waitForServer: "Ton coup est envoyé…",
    begunBy: (name, left, mine) =>
      `Dernière manche, lancée par ${name} : encore ${turns(left)}${mine ? ", c’est ton dernier" : ""}.`,
    lastRound: (left) => `Dernière manche : encore ${turns(left)}.`,
    close: (name, number) => `${name} n’a plus que ${trains(number)} : la dernière manche approche.`,
    closeMine: (number) => `Tu n’as plus que ${trains(number)} : la dernière manche approche.`,
    deckLow: (left) => `Plus que ${cards(left)} dans la pioche : la dernière manche approche.`,
    almostSix: (name, done) => `${name} a validé ${done} billets sur 6.`,
  },

  seats: {
    title: "Places",
    you: "toi",
    bot: "bot",
    away: "pas là",
    standIn: (name) => `Remplaçant pour ${name}`,
    next: "ensuite",
    choosing: "choisit encore",
    score: plural("point"),
    completed: () => "sur 6 billets",
    trains: plural("wagon"),
    stations: plural("gare"),
    cards: plural("carte"),
    tickets: plural("billet"),
    stack: () => "dans la pile",
    known: "Cartes connues",
    askCover: "Faire jouer un bot",
    passengers: "Voyageurs",
    most: "le plus",
  },

  supply: {
    title: "Cartes à prendre",
    deck: "Pioche",
    discards: (number) => `${number} en défausse`,
    drawDeck: (left) => `Piocher, encore ${cards(left)}`,
    drawTwo: "Piocher 2",
    drawTwoShort: "2×",
    drawTwoBlind: "Piocher deux cartes",
    take: (kind) => `Prendre ${single(kind)} visible`,
    oneOnly: "Tu ne peux piocher qu’une carte.",
    stop: "M’arrêter là",
    pass: "Passer",
    tickets: "Billets",
    drawTickets: (left) => `Piocher des billets, encore ${left}`,
    exchange: "Échanger tes billets",
    exchangeShort: "Échanger",
    flush: "Trois locomotives : toutes les cartes visibles sont remplacées.",
    reshuffle: "La défausse est mélangée : c’est la nouvelle pioche.",
  },

  hand: {
    title: "Tes cartes",
    empty: "Tu n’as pas de cartes.",
    total: cards,
    mixed: "Trois couleurs",
  },

  pay: {
    route: (route, length, worth) =>
      `Construire ${routeEnds(route)} : ${count(length, "case")}${worth ? `, ${points(worth)}` : ""}`,
    city: (city) => `Gare à ${city}`,
    ferry: (number) => `Ferry : au moins ${locomotives(number)} parmi les cartes.`,
    tunnel: "Tunnel : trois cartes sont retournées. Chaque carte assortie coûte une carte de plus, ou tu renonces.",
    station: (price) =>
      `Elle coûte ${price === 1 ? "1 carte, au choix" : `${cards(price)} d’une même couleur`}. À la fin, pour tes billets, tu pourras emprunter une ligne adverse qui arrive dans cette ville. Chaque gare que tu gardes vaut 4 points.`,
    more: (number) => `${number} ${number === 1 ? "autre" : "autres"} avec locomotives`,
    confirm: "Construire",
    dig: "Creuser",
    build: "Construire",
    cancel: "Annuler",
  },

  tunnel: {
    mine: (route) => `Tu creuses le tunnel ${routeEnds(route)}`,
    theirs: (who, route) => `${who} creuse le tunnel ${routeEnds(route)}`,
    turning: "Les cartes du tunnel sont retournées…",
    laid: "Posées",
    owesMine: (owed) => `Tu dois encore ${cards(owed)}.`,
    owes: (who, owed) => `${who} doit encore ${cards(owed)}.`,
    pay: "Payer",
    withdraw: "Renoncer",
    withdrawHint: "Tu gardes tes cartes, et ton tour est fini.",
    free: "Aucune carte ne correspond : rien de plus à payer.",
    cannot: "Tu ne peux pas le payer.",
  },

  tickets: {
    title: "Tes billets",
    none: "Pas encore de billets.",
    done: "validé",
    provisional: "validé avec une gare",
    impossible: "plus possible",
    way: "Montrer le chemin le plus court",
    wayShort: "Chemin",
    plan: (number) => `encore ${trains(number)}`,
    noPlan: "Il n’y a plus de chemin.",
    tooLong: (number) => `encore ${trains(number)}, plus que tu n’en as`,
    progress: (done, all) => `${done} sur ${all} validé${done < 2 ? "" : "s"}`,
    now: (total, held) =>
      `si la partie s’arrêtait là : ${total < 0 ? "−" : ""}${points(Math.abs(total))} (billets : ${signed(held)})`,
    between: (one, other) => `${one} – ${other}`,
    points,
    shown: "Validé, visible par tous",
  },

  offer: {
    title: "Nouveaux billets",
    least: (least) => (least ? `Gardes-en au moins ${least}.` : "Garde ceux que tu veux, ou aucun."),
    keep: (number) => (number ? `Garder ${tickets(number)}` : "N’en garder aucun"),
    tooFew: (missing) => `Il en manque ${missing}`,
    thinking: (names) => `${listed(names)} ${names.length === 1 ? "choisit" : "choisissent"} encore.`,
    waiting: "Tu as choisi.",
    choosing: "Tout le monde choisit ses billets.",
    warn: "Piocher des billets ? C’est tout ton tour, sans retour possible ; un billet que tu ne valides pas coûte ses points.",
    warnExchange:
      "Échanger les deux billets contre de nouveaux ? C’est tout ton tour, et tu ne pourras pas reprendre les anciens.",
    draw: "Piocher des billets",
    exchange: "Échanger",
    distance: (number) => `il faut ${trains(number)}`,
    already: "déjà reliées",
    split: "Combien de billets courts et combien de longs ?",
    short: "courts",
    long: "longs",
    decks: (short, long) => `Il reste ${count(short, "court")} et ${count(long, "long")}.`,
  },

  passenger: {
    title: (place) => `${place} : qui monte ?`,
    take: (kind, number) => (number > 1 ? `${kindOf(kind)} (${number} attendent)` : kindOf(kind)),
    have: (number) => (number ? `tu en as ${number}` : "tu n’en as pas encore"),
  },

  yards: {
    title: "Gares de triage",
    of: (name) => `Gare de triage : ${name}`,
    yours: "Ta gare de triage",
    empty: "vide",
    stack: (number) => `${cards(number)} dans la pile, face cachée`,
    stackShort: "Pile",
    robbed: "serait volée",
    row: (number, kind, riders) => `${numbered(kind, number)}${riders ? `, dont ${locomotives(riders)}` : ""}`,
    completed: (number) => `${tickets(number)} validé${number < 2 ? "" : "s"}`,
  },

  place: {
    riders: "Une locomotive se pose avec une couleur : appuie sur cette couleur, puis choisis combien l’accompagnent.",
    title: (kind) => `Poser : ${kindOf(kind)}`,
    mixed: "Poser trois couleurs différentes",
    choose: "Choisis trois couleurs qui ne sont dans aucune gare de triage.",
    robs: (name, robbed) => `vole ${robbed} à ${name}`,
    place: "Poser",
    not: "Ces trois cartes ne peuvent pas être posées ensemble.",
  },

  complete: {
    title: "Valider des billets",
    best: "Le meilleur choix est fait ; change-le si tu veux.",
    total: (done, all, plus, minus) =>
      `${done} sur ${all} : ${signed(plus)}${minus ? `, et ${signed(-minus)} pour les autres` : ""}`,
    cannot: "Ta pile ne suffit pas pour tous ceux-là.",
    untested: "Le serveur dira si ta pile suffit.",
    confirm: (number) => (number ? `Valider ${tickets(number)}` : "N’en valider aucun"),
  },

  log: {
    title: "Journal",
    drawer: "Journal et discussion",
    chat: "Discussion",
    empty: "Rien ne s’est encore passé.",
    since: "Depuis ton dernier tour",
    say: "Dis quelque chose",
    send: "Envoyer",
    phrases: "Petites phrases",
    mute: (name) => `Mettre ${name} en sourdine`,
    hear: (name) => `Réactiver ${name}`,
    quiet: "Personne n’a encore rien dit.",
    unread: (number) => count(number, "nouveau", "nouveaux"),
  },

  room: {
    title: (game) => `Nouvelle partie : ${game}`,
    open: "Place libre",
    sitHere: "M’asseoir ici",
    name: "Ton nom",
    guest: "Invité",
    botName: "Bot pour cette place",
    fill: "Ajouter un bot",
    free: "Libérer cette place",
    start: "Commencer la partie",
    startNeeds: "La partie commence quand toutes les places sont prises.",
    waitHost: (name) => `${name} lancera la partie.`,
    leave: "Quitter la table",
    leaveSure: "Vraiment partir ? Appuie encore.",
    host: "hôte",
    closed: "Cette table a été fermée avant le début de la partie.",
    lobby: "Retour à l’accueil",
  },

  sheets: { title: "Zones de la table", tickets: "Billets", seats: "Places", log: "Journal", hand: "Cartes" },

  top: { title: "Menu", menu: "Accueil", help: "Règles", settings: "Réglages", keys: "Touches" },
};
