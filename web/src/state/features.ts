/**
 * What the game at a table has and does. The page asks here and nowhere else what a field of the view implies, so
 * that a change of the wire is made in one place.
 */

import type { Board, ResultMessage, Ticket, View } from "../wire/types";

type Seen = View | null | undefined;

/** How many completed tickets win a game that is won by tickets. */
export const WINNING_TICKETS = 6;

/** Whether cards are placed in railyards, which take the place of a map. */
export const hasRailyards = (view: Seen): boolean => view?.railyards !== undefined;

/** Whether there are routes to claim on a map. */
export const hasRoutes = (board: Board | null): boolean => Boolean(board?.routes?.length);

/** Whether stations can be built in cities. */
export const hasStations = (view: Seen): boolean => view?.stations !== undefined;

/** Whether passengers wait on the map and are collected. */
export const hasPassengers = (view: Seen): boolean => view?.passengers !== undefined;

/** Whether every seat has a stock of trains. */
export const hasTrains = (view: Seen): boolean => view?.trains !== undefined;

/** Whether completed tickets win the game, instead of points. */
export const isWonByTickets = (view: Seen): boolean => view?.completed !== undefined;

/** Whether cities have pictures, for players who can't read yet. */
export const hasCityPictures = isWonByTickets;

/** Whether the page is laid out with larger and fewer things, for children. */
export const isForChildren = isWonByTickets;

/** Whether a turn draws two cards from the deck at once. */
export const drawsTwoAtOnce = isWonByTickets;

/** Whether tickets are exchanged, and not drawn in addition. */
export const exchangesTickets = isWonByTickets;

/** Whether ticket points may be totalled: not where it is unknown which tickets can be completed. */
export const canTotalTickets = (view: Seen): boolean => !hasRailyards(view);

/** Whether the game ends when the deck runs out. */
export const endsWithDeck = hasRailyards;

/** Whether the publicly seen cards of each hand are known. */
export const hasKnownCards = (view: Seen): boolean => view?.shown !== undefined;

/** Whether a ticket is worth points. */
export const hasPoints = <T extends Pick<Ticket, "points">>(ticket: T): ticket is T & { points: number } =>
  ticket.points !== undefined;

/** Whether a result counts tickets instead of points. */
export const countsTickets = ({ sheets }: ResultMessage): boolean =>
  sheets.every(({ tickets }) => !tickets.some(hasPoints));
