/** Short names for what the server says and understands, from its own description. */

import type { components } from "./schema";

type Schemas = components["schemas"];

export type ClientMessage = Schemas["ClientMessage"];
export type ServerMessage = Schemas["ServerMessage"];

export type TableTold = Schemas["TableTold"];
export type SeatTold = Schemas["SeatTold"];
export type SaidTold = Schemas["SaidTold"];
export type ResultTold = Schemas["ResultTold"];
export type SheetTold = Schemas["SheetTold"];
export type ClockTold = Schemas["ClockTold"];
export type View = Schemas["View"];
export type Ticket = Schemas["Ticket"];
export type Route = Schemas["Route"];
export type Plans = Schemas["Plans"];
export type PlanTold = Schemas["PlanTold"];
export type Board = Schemas["Board"];
export type GameLine = Schemas["GameLine"];
export type BotLine = Schemas["BotLine"];
export type TableLine = Schemas["TableLine"];
export type MyTable = Schemas["MyTable"];
export type NewTable = Schemas["NewTable"];
export type NewLesson = Schemas["NewLesson"];
export type Created = Schemas["Created"];
export type Joined = Schemas["Joined"];
export type WebhookWish = Schemas["WebhookWish"];
export type Code = Schemas["Problem"]["code"];
export type Phrase = NonNullable<Schemas["Say"]["phrase"]>;

export type Statistics = Schemas["Statistics"];
export type SeatStatistics = Schemas["SeatStatistics"];
export type OpenTold = Schemas["OpenTold"];
export type Brought = Schemas["Brought"];
export type ReelWish = Schemas["ReelWish"];

/** Cards or passengers by kind; kinds of which there are none are left out. */
export type Counted = Record<string, number>;

/** The actions of a seat by what can be pointed at: where it is, what it is, the texts of the actions. */
export type Choices = Schemas["StateTold"]["choices"];

/** Where something to point at can be, as `choices` names it. */
export type Where =
  | "deck" | "row" | "route" | "city" | "tickets" | "offer" | "held" | "passenger" | "hand" | "tunnel" | "turn";

/** What a seat (or somebody looking on, `seat` null) may know after a play. */
export type StateTold = Omit<Schemas["StateTold"], "events"> & { events: GameEvent[] };

/** A table as it was after a play. */
export type Frame = Omit<Schemas["Frame"], "state"> & { state: StateTold };

/** A stretch of a table's past. */
export type Reel = Omit<Schemas["Reel"], "frames"> & { frames: Frame[] };

/** Something that happened; which facts there are depends on `type`, and what one could not see is left out. */
export interface GameEvent {
  type: string;
  seat?: number;
  /** A kind of card. */
  card?: string;
  /** Letters of cards such as RRL, kinds of cards (flush), or how many (reshuffle). */
  cards?: string | string[] | number;
  route?: string;
  points?: number;
  city?: string;
  place?: string;
  colour?: string;
  count?: number;
  ticket?: Ticket;
  /** The own tickets that were kept, or how many of each deck are announced. */
  tickets?: Ticket[] | Counted;
  /** The seat that is robbed. */
  of?: number;
  name?: string;
  reason?: string;
  deck?: string;
}

/** A request without its number, which the connection gives it. */
export type Request = ClientMessage extends infer One ? (One extends unknown ? Omit<One, "id"> : never) : never;
export type RequestType = ClientMessage["type"];

/** A sentence of the server, to be said in any language, and what fills its places. */
export type Saying = Schemas["Saying"];
export type Fact = Saying["facts"][string];

/** A refusal: by the server, or by the page itself, which says it in its own words. */
export type Refused = Omit<Schemas["ErrorTold"], "said"> & { said: Saying | null };

/** What answers a request. */
export type Answer = Extract<ServerMessage, { type: "done" | "reason" | "plans" | "pong" }> | Refused;
