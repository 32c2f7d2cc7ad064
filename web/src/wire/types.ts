/** Short names for the generated types of messages. */

import type { components } from "./schema";

type Schemas = components["schemas"];

export type ClientMessage = Schemas["ClientMessage"];
export type ServerMessage = Schemas["ServerMessage"];

export type TableMessage = Schemas["TableMessage"];
export type SeatMessage = Schemas["SeatMessage"];
export type ChatMessage = Schemas["ChatMessage"];
export type TakeBackMessage = Schemas["TakeBackMessage"];
export type ResultMessage = Schemas["ResultMessage"];
export type SheetMessage = Schemas["SheetMessage"];
export type ClockMessage = Schemas["ClockMessage"];
export type View = Schemas["ViewMessage"];
export type Ticket = Schemas["TicketMessage"];
export type Route = Schemas["RouteMessage"];
export type Plans = Schemas["PlansMessage"];
export type PlanMessage = Schemas["PlanMessage"];
export type Board = Schemas["BoardMessage"];
export type GameLine = Schemas["GameSummary"];
export type BotLine = Schemas["BotSummary"];
export type TableLine = Schemas["TableSummary"];
export type MyTable = Schemas["MyTableSummary"];
export type NewTable = Schemas["NewTable"];
export type NewLesson = Schemas["NewLesson"];
export type Created = Schemas["CreatedTable"];
export type Joined = Schemas["JoinedSeat"];
export type WebhookRequest = Schemas["WebhookRequest"];
export type PushRequest = Schemas["PushRequest"];
export type Code = Schemas["Problem"]["code"];
export type Phrase = NonNullable<Schemas["SayRequest"]["phrase"]>;

export type Statistics = Schemas["Statistics"];
export type SeatStatistics = Schemas["SeatStatistics"];
export type OpenHand = Schemas["OpenHand"];
export type RecordImport = Schemas["ImportedRecord"];
export type ReplayRequest = Schemas["ReplayRequest"];
export type Proof = Schemas["Proof"];
export type Draw = Schemas["Draw"];

/** The review of a seat, or how far it is. */
export type ReviewMessage = Schemas["ReviewMessage"];
export type ReviewRequest = Schemas["ReviewRequest"];
export type Review = Schemas["Review"];
export type SeatReview = Schemas["SeatReview"];
export type ReviewedDecision = Schemas["Decision"];
export type TurningPoint = Schemas["TurningPoint"];
export type Balance = Schemas["Balance"];
export type Judgement = NonNullable<ReviewedDecision["judgement"]>;
/** A sentence of a review: its name in the coach's words, and its facts. */
export type ReviewSentence = Schemas["Sentence"];
export type NewExercise = Schemas["NewExercise"];

/** Numbers of cards or passengers by kind, without zeros. */
export type Counted = Record<string, number>;

/** The actions of a seat by what can be pointed at: where it is, what it is, the texts of the actions. */
export type Choices = Schemas["StateMessage"]["choices"];

/** Where something to point at can be, as `choices` names it. */
export type Where =
  "deck" | "row" | "route" | "city" | "tickets" | "offer" | "held" | "passenger" | "hand" | "tunnel" | "turn";

/** What a seat, or a spectator (`seat` null), may know after a play. */
export type StateMessage = Omit<Schemas["StateMessage"], "events"> & { events: GameEvent[] };

/** A table as it was after a play. */
export type Frame = Omit<Schemas["ReplayFrame"], "state"> & { state: StateMessage };

/** Frames of a replay. */
export type ReplayMessage = Omit<Schemas["Replay"], "frames"> & { frames: Frame[] };

/** An event of a built-in game; its facts depend on `type`. */
export type KnownEvent = Schemas["KnownEvent"];

/** An event of another game, whose vocabulary declares its facts. */
export type OtherEvent = Schemas["OtherEvent"];

type FactName<One> = One extends unknown ? Exclude<keyof One, "type" | "seat"> : never;
type FactValue<One, Name> = One extends unknown ? (Name extends keyof One ? One[Name] : never) : never;

/** Any event, with the facts of all known types; hidden facts and those of other types are missing. */
export type GameEvent = { type: string; seat?: number } & {
  [Name in FactName<KnownEvent>]?: FactValue<KnownEvent, Name>;
};

/** What a game declares: its events, actions, aims, phases, slots, score lines, and words for them. */
export type Vocabulary = Schemas["Vocabulary"];
export type GameTexts = Schemas["GameTexts"];

/** A request without its number, which the connection gives it. */
export type Request = ClientMessage extends infer One ? (One extends unknown ? Omit<One, "id"> : never) : never;
export type RequestType = ClientMessage["type"];

/** A translatable sentence: a template and its facts. */
export type Saying = Schemas["LocalizableText"];
export type Fact = Saying["facts"][string];

/** A refusal by the server, or by the page itself, which has its own texts. */
export type Refused = Omit<Schemas["ErrorMessage"], "said"> & { said: Saying | null };

/** The response to a request. */
export type Answer = Extract<ServerMessage, { type: "done" | "reason" | "plans" | "pong" }> | Refused;
