/** What the server says and understands: written by `npm run types`, never by hand. */

export interface paths {
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the games that can be played here. */
        get: operations["get_games"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Return the static data of a game: cards, tickets, routes. */
        get: operations["get_games_by_name"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/maps/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Return the drawing of a game's board. */
        get: operations["get_maps_by_name"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the tables that anybody may join or watch. */
        get: operations["get_tables"];
        put?: never;
        /** Create a table; the tokens of the creator's seats are returned only here. */
        post: operations["post_tables"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lessons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a lesson: a game with scripted luck. */
        post: operations["post_lessons"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take an open seat; its token is returned only here. */
        post: operations["post_join"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the caller's tables, and where it is their turn. */
        post: operations["post_mine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Return the record of a game, as far as the caller may see it. */
        post: operations["post_record"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Import a record as a read-only table. */
        post: operations["post_records"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Return frames of a replay, as far as the caller may see them. */
        post: operations["post_reel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Return the statistics of a finished game: points by turn, cards, routes, tickets, luck. */
        post: operations["post_statistics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Return the record of a finished game with what each random outcome was drawn from. */
        post: operations["post_proof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Review a seat of a finished game; the review is computed in a queue, and stored. */
        post: operations["post_reviews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Return a review, or how far it is. */
        post: operations["post_review"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exercises": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Play on from a position of a finished game, against bots. */
        post: operations["post_exercises"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the hosts that webhooks may point to. */
        get: operations["get_webhooks"];
        put?: never;
        /** Set or remove the webhook of the caller's seats. */
        post: operations["post_webhooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Return the key for subscriptions to push messages. */
        get: operations["get_push"];
        put?: never;
        /** Subscribe or unsubscribe a browser for the caller's seats. */
        post: operations["post_push"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Return this OpenAPI document. */
        get: operations["get_openapi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Return the JSON Schema of the WebSocket messages. */
        get: operations["get_messages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * AgreeRequest
         * @description Agree to another seat's request to take moves back.
         */
        AgreeRequest: {
            /** @enum {unknown} */
            type: "agree";
            /** @description The id of a table, as in its link. */
            table: string;
            /** @description A seat, counted from 0. */
            seat: number;
            /** @description A seat, counted from 0. */
            by: number;
            /** @description The number of plays so far. */
            to: number;
            /** @default null */
            id?: number | null;
        };
        /**
         * AnnouncedEvent
         * @description {Seat} announces {tickets} tickets.
         */
        AnnouncedEvent: {
            /** @enum {unknown} */
            type: "announced";
            /** @description The seat that did it. */
            seat: number;
            /** @description How many there are of each. */
            tickets: {
                [key: string]: number;
            };
        };
        /**
         * AskedMessage
         * @description A seat's request to take moves back, and who has not agreed yet.
         */
        AskedMessage: {
            seat: number;
            to: number;
            waiting: number[];
        };
        /**
         * AwayRequest
         * @description Unfollow a table; its seats stay taken.
         */
        AwayRequest: {
            /** @enum {unknown} */
            type: "away";
            /** @description The id of a table, as in its link. */
            table: string;
            /** @default null */
            id?: number | null;
        };
        /**
         * BackRequest
         * @description Take a seat back from the bot that covers it.
         */
        BackRequest: {
            /** @enum {unknown} */
            type: "back";
            /** @description The id of a table, as in its link. */
            table: string;
            /** @description A seat, counted from 0. */
            seat: number;
            /** @default null */
            id?: number | null;
        };
        /**
         * Balance
         * @description How the result came about: fair share + deal + skill + luck = result, exactly.
         */
        Balance: {
            fair: components["schemas"]["Currencies"];
            deal: components["schemas"]["Currencies"];
            skill: components["schemas"]["Currencies"];
            luck: components["schemas"]["Currencies"];
            result: components["schemas"]["Currencies"];
            final: boolean;
        };
        /**
         * BoardMessage
         * @description The static data of a game: its cards, tickets and routes.
         */
        BoardMessage: {
            game: string;
            title: string;
            /** @description The version of the rules. */
            rules: number;
            options: string[];
            /** @description The number of cards or passengers by kind, without zeros. */
            cards: {
                [key: string]: number;
            };
            /** @description The letter of each kind of card in actions. */
            letters: {
                [key: string]: string;
            };
            tickets: components["schemas"]["TicketMessage"][];
            routes?: components["schemas"]["RouteMessage"][];
            /** @description Places where a path can end but not pass through. */
            countries?: string[];
            vocabulary: components["schemas"]["Vocabulary"];
        };
        /**
         * BonusEvent
         * @description {Seat} earns the bonus {name}.
         */
        BonusEvent: {
            /** @enum {unknown} */
            type: "bonus";
            /** @description The seat that did it. */
            seat: number;
            /** @description Words in English. */
            name: string;
        };
        /**
         * BotSeat
         * @description A seat of a new table for a bot; the default one, and any of its characters, if none is named.
         */
        BotSeat: {
            /** @enum {unknown} */
            kind: "bot";
            /** @default null */
            bot?: string | null;
            /** @default null */
            name?: string | null;
        };
        /**
         * BotSummary
         * @description A bot that plays a game.
         */
        BotSummary: {
            name: string;
            about: string;
            characters: string[];
        };
        /**
         * Car
         * @description One space of a route: its centre and angle in degrees.
         */
        Car: {
            x: number;
            y: number;
            angle: number;
            locomotive: boolean;
        };
        /**
         * CarSize
         * @description The size of every car.
         */
        CarSize: {
            length: number;
            width: number;
        };
        /**
         * CardsFact
         * @description Cards by their letters, as in actions.
         */
        CardsFact: {
            /** @enum {unknown} */
            is: "cards";
            cards: string;
        };
        /**
         * ChatMessage
         * @description A chat message.
         */
        ChatMessage: {
            /** @enum {unknown} */
            type: "said";
            table: string;
            number: number;
            seat: number;
            name: string;
            at: number;
            text: string;
            phrase: string;
        };
        /**
         * ChoseEvent
         * @description {Seat} has chosen.
         */
        ChoseEvent: {
            /** @enum {unknown} */
            type: "chose";
            /** @description The seat that did it. */
            seat: number;
        };
        /**
         * City
         * @description A city, or a country's dead end.
         */
        City: {
            name: string;
            x: number;
            y: number;
            /** @enum {unknown} */
            kind: "city" | "country";
            label: components["schemas"]["Label"];
        };
        /**
         * ClaimedEvent
         * @description {Seat} claims {route} with {cards}[ for {points}].
         */
        ClaimedEvent: {
            /** @enum {unknown} */
            type: "claimed";
            /** @description The seat that did it. */
            seat: number;
            /** @description A route by its name on the board. */
            route: string;
            /** @description Cards by their letters, such as RRL. */
            cards: string;
            /** @description A number. */
            points: number;
        };
        /**
         * ClientMessage
         * @description Any message from a client over a WebSocket.
         */
        ClientMessage: components["schemas"]["SitRequest"] | components["schemas"]["WatchRequest"] | components["schemas"]["AwayRequest"] | components["schemas"]["PlayRequest"] | components["schemas"]["TakeBackRequest"] | components["schemas"]["AgreeRequest"] | components["schemas"]["DeclineRequest"] | components["schemas"]["WhyRequest"] | components["schemas"]["PlanRequest"] | components["schemas"]["SayRequest"] | components["schemas"]["MuteRequest"] | components["schemas"]["PaintRequest"] | components["schemas"]["StartRequest"] | components["schemas"]["RevealRequest"] | components["schemas"]["CloseRequest"] | components["schemas"]["FillRequest"] | components["schemas"]["FreeRequest"] | components["schemas"]["LeaveRequest"] | components["schemas"]["CoverRequest"] | components["schemas"]["BackRequest"] | components["schemas"]["RematchRequest"] | components["schemas"]["SkipRequest"] | components["schemas"]["PingRequest"];
        /**
         * ClockMessage
         * @description The seats whose clocks are running, and the seconds left when this is sent.
         */
        ClockMessage: {
            seats: number[];
            left: number;
        };
        /**
         * CloseRequest
         * @description End an unfinished game for good, once everybody else has left, or call off a shuffle.
         */
        CloseRequest: {
            /** @enum {unknown} */
            type: "close";
            /** @description The id of a table, as in its link. */
            table: string;
            /** @description A seat, counted from 0. */
            seat: number;
            /** @default null */
            id?: number | null;
        };
        /**
         * CollectedEvent
         * @description {Seat} takes the {colour} passenger from {place}.
         */
        CollectedEvent: {
            /** @enum {unknown} */
            type: "collected";
            /** @description The seat that did it. */
            seat: number;
            /** @description A city or a country by its name on the board. */
            place: string;
            /** @description A colour, named like a kind of card. */
            colour: string;
        };
        /**
         * CompletedEvent
         * @description {Seat} completes {ticket}.
         */
        CompletedEvent: {
            /** @enum {unknown} */
            type: "completed";
            /** @description The seat that did it. */
            seat: number;
            /** @description A ticket as it is printed. */
            ticket: components["schemas"]["TicketMessage"];
        };
        /**
         * CompletesEvent
         * @description {Seat} completes {count}.
         */
        CompletesEvent: {
            /** @enum {unknown} */
            type: "completes";
            /** @description The seat that did it. */
            seat: number;
            /** @description How many tickets. */
            count: number;
        };
        /**
         * CompletingEvent
         * @description Play has ended: every seat completes tickets from its stack.
         */
        CompletingEvent: {
            /** @enum {unknown} */
            type: "completing";
            /** @description The seat that did it. */
            seat?: number;
            /** @description Words in English. */
            reason: string;
        };
        /**
         * CountFact
         * @description A number of things of one kind.
         */
        CountFact: {
            /** @enum {unknown} */
            is: "count";
            count: number;
            /** @description A kind of card, or card, train, ticket, station, seat, second. */
            of: string;
        };
        /**
         * CoverRequest
         * @description Ask for a bot to play for a person who has been away for a while.
         */
        CoverRequest: {
            /** @enum {unknown} */
            type: "cover";
            /** @description The id of a table, as in its link. */
            table: string;
            /** @description A seat, counted from 0. */
            seat: number;
            /** @description A seat, counted from 0. */
            place: number;
            /** @default null */
            id?: number | null;
        };
        /**
         * CreatedTable
         * @description The new table, and the secrets of the creator's seats.
         */
        CreatedTable: {
            table: string;
            seats: components["schemas"]["SeatSecret"][];
            commitment: string;
        };
        /**
         * Currencies
         * @description An amount of odds and of points ahead of the best other seat.
         */
        Currencies: {
            odds: number;
            lead: number;
        };
        /**
         * DealtEvent
         * @description {Seat} is dealt [{card}|a card].
         */
        DealtEvent: {
            /** @enum {unknown} */
            type: "dealt";
            /** @description The seat that did it. */
            seat: number;
            /** @description A kind of card. */
            card?: string;
        };
        /**
         * Decision
         * @description A decision of the seat; `played` is None if it was forced, or hardly matters at this depth.
         */
        Decision: {
            ply: number;
            phase: string;
            action: string;
            choice?: string[];
            /** @default null */
            stage?: ("beginning" | "end" | "middle") | null;
            /** @default null */
            judgement?: ("best" | "blunder" | "good" | "inaccuracy" | "mistake") | null;
            /** @default 0 */
            severity?: number;
            /** @default null */
            played?: components["schemas"]["Worth"] | null;
            alternatives?: components["schemas"]["Worth"][];
            /** @default null */
            loss?: components["schemas"]["Loss"] | null;
            tickets?: components["schemas"]["TicketOdds"][];
            likely?: components["schemas"]["LikelyTicket"][];
            plan?: string[];
            sentences?: components["schemas"]["Sentence"][];
        };
        /**
         * DeclaredAction
         * @description A type of action, with a common pattern.
         */
        DeclaredAction: {
            /** @description The pattern of its text, such as `claim {route} {cards}`. */
            pattern: string;
            /** @description The same as a regular expression with named groups. */
            regex: string;
            /** @description A template in English for a button. */
            label: string;
            facts: {
                [key: string]: components["schemas"]["DeclaredFact"];
            };
        };
        /**
         * DeclaredAim
         * @description A kind of thing that actions point at.
         */
        DeclaredAim: {
            /** @description As `choices` names it. */
            where: string;
            label: string;
            /** @description The type of fact that tells several of them apart. */
            takes: string | null;
        };
        /**
         * DeclaredEvent
         * @description A type of event.
         */
        DeclaredEvent: {
            type: string;
            /** @description A template in English. */
            sentence: string;
            facts: {
                [key: string]: components["schemas"]["EventFact"];
            };
        };
        /**
         * DeclaredFact
         * @description The type of a fact.
         */
        DeclaredFact: {
            /** @description Such as city, route, cards, number; docs/wire.md lists them. */
            type: string;
            /** @description What a count counts, in English. */
            of?: string;
        };
        /**
         * DeclaredLine
         * @description A line of the score sheet.
         */
        DeclaredLine: {
            name: string;
            label: string;
            about: string;
        };
        /**
         * DeclaredPhase
         * @description A moment in which a seat decides something.
         */
        DeclaredPhase: {
            /** @description As `phase` of a view names it. */
            name: string;
            prompt: string;
        };
        /**
         * DeclaredSlot
         * @description A field of views that the game's own mechanisms fill.
         */
        DeclaredSlot: {
            /** @description As views name it. */
            name: string;
            label: string;
            /** @description number, cards, hidden cards, colours, seat, action or name. */
            holds: string;
            /** @description seat (a list), table (one value) or key (an object). */
            per: string;
        };
        /**
         * DeclineRequest
         * @description Decline a request to take moves back, or withdraw one's own.
         */
        DeclineRequest: {
            /** @enum {unknown} */
            type: "decline";
            /** @description The id of a table, as in its link. */
            table: string;
            /** @description A seat, counted from 0. */
            seat: number;
            /** @default null */
            id?: number | null;
        };
        /**
         * DoneMessage
         * @description The request is done and durable.
         */
        DoneMessage: {
            /** @enum {unknown} */
            type: "done";
            id: number | null;
            table: string;
            ply?: number;
            key?: string;
        };
        /**
         * Draw
         * @description A random outcome and what it was drawn from.
         */
        Draw: {
            from: [
                string,
                number
            ][];
            drawn: string;
        };
        /**
         * DrawnEvent
         * @description {Seat} draws [{card}|a card] from the deck.
         */
        DrawnEvent: {
            /** @enum {unknown} */
            type: "drawn";
            /** @description The seat that did it. */
            seat: number;
            /** @description A kind of card. */
            card?: string;
        };
        /**
         * Effect
         * @description The effect of an action on other seats.
         */
        Effect: {
            robbed?: components["schemas"]["Robbed"][];
        };
        /**
         * ErrorMessage
         * @description The request is refused; nothing has changed, and the connection stays open.
         */
        ErrorMessage: {
            /** @enum {unknown} */
            type: "error";
            /** @enum {unknown} */
            code: "broken_record" | "busy" | "failed" | "forbidden" | "full" | "illegal" | "malformed" | "not_found" | "not_possible" | "not_the_host" | "not_your_seat" | "stale" | "too_large" | "too_many" | "too_slow" | "unavailable" | "unknown_type" | "wrong_content" | "wrong_method";
            message: string;
            said: components["schemas"]["LocalizableText"];
            id: number | null;
            table: string | null;
        };
        /**
         * Estimate
         * @description A mean and its standard error.
         */
        Estimate: {
            mean: number;
            error: number;
        };
        /**
         * Event
         * @description Something that happened, as the reader saw it.
         */
        Event: components["schemas"]["KnownEvent"] | components["schemas"]["OtherEvent"];
        /**
         * EventFact
         * @description The type of a fact of an event.
         */
        EventFact: {
            /** @description Such as city, route, cards, number; docs/wire.md lists them. */
            type: string;
            /** @description What a count counts, in English. */
            of?: string;
            /** @description Whether only the seat itself may know it. */
            secret: boolean;
            /** @description Whether it is not repeated at tables without aids. */
            fleeting?: boolean;
        };
        /**
         * ExchangedEvent
         * @description {Seat} exchanges {count}.
         */
        ExchangedEvent: {
            /** @enum {unknown} */
            type: "exchanged";
            /** @description The seat that did it. */
            seat: number;
            /** @description How many tickets. */
            count: number;
        };
        /**
         * ExerciseMessage
         * @description Where an exercise began: before a decision of a seat in a finished game.
         */
        ExerciseMessage: {
            table: string;
            ply: number;
            seat: number;
        };
        /**
         * FillRequest
         * @description Give an open seat to a bot; only for the host, before the game.
         */
        FillRequest: {
            /** @enum {unknown} */
            type: "fill";
            /** @description The id of a table, as in its link. */
            table: string;
            /** @description A seat, counted from 0. */
            seat: number;
            /** @description A seat, counted from 0. */
            place: number;
            bot: string;
            /** @default null */
            name?: string | null;
            /** @default null */
            id?: number | null;
        };
        /**
         * FirstEvent
         * @description {Seat} begins.
         */
        FirstEvent: {
            /** @enum {unknown} */
            type: "first";
            /** @description The seat that did it. */
            seat: number;
        };
        /**
         * FlushEvent
         * @description Too many locomotives: the row is cleared.
         */
        FlushEvent: {
            /** @enum {unknown} */
            type: "flush";
            /** @description The seat that did it. */
            seat?: number;
            /** @description Kinds of cards, one after the other. */
            cards: string[];
        };
        /**
         * FreeRequest
         * @description Reopen a seat; only for the host, before the game.
         */
        FreeRequest: {
            /** @enum {unknown} */
            type: "free";
            /** @description The id of a table, as in its link. */
            table: string;
            /** @description A seat, counted from 0. */
            seat: number;
            /** @description A seat, counted from 0. */
            place: number;
            /** @default null */
            id?: number | null;
        };
        /**
         * GameFact
         * @description A game, by its name in requests and by its English title.
         */
        GameFact: {
            /** @enum {unknown} */
            is: "game";
            game: string;
            title: string;
        };
        /**
         * GameList
         * @description All games that can be played here.
         */
        GameList: {
            games: components["schemas"]["GameSummary"][];
        };
        /**
         * GameSummary
         * @description A game that can be played here.
         */
        GameSummary: {
            name: string;
            title: string;
            summary: string;
            words: {
                [key: string]: components["schemas"]["GameWords"];
            };
            seats: number[];
            options: {
                [key: string]: string;
            };
            lesson: boolean;
            bots: components["schemas"]["BotSummary"][];
        };
        /**
         * GameTexts
         * @description A game's texts in one language; missing ones are shown in English.
         */
        GameTexts: {
            title?: string;
            summary?: string;
            /** @description Templates by type. */
            events?: {
                [key: string]: string;
            };
            /** @description Templates by pattern. */
            actions?: {
                [key: string]: string;
            };
            aims?: {
                [key: string]: string;
            };
            phases?: {
                [key: string]: string;
            };
            slots?: {
                [key: string]: string;
            };
            /** @description Labels of lines and counts. */
            scores?: {
                [key: string]: string;
            };
        };
        /**
         * GameWords
         * @description The title and summary of a game in one language.
         */
        GameWords: {
            title: string;
            summary: string;
        };
        /**
         * GivenEvent
         * @description {Seat} is given a {card}.
         */
        GivenEvent: {
            /** @enum {unknown} */
            type: "given";
            /** @description The seat that did it. */
            seat: number;
            /** @description A kind of card. */
            card: string;
        };
        /**
         * HeldSeat
         * @description A seat with its token.
         */
        HeldSeat: {
            /** @description The id of a table, as in its link. */
            table: string;
            /** @description The token of a seat. */
            token: string;
        };
        /**
         * ImportedRecord
         * @description The table of an imported record.
         */
        ImportedRecord: {
            table: string;
            game: string;
            title: string;
            names: string[];
            plies: number;
            over: boolean;
            seeded: boolean;
        };
        /**
         * JoinRequest
         * @description A request for an open seat: any, or a certain one.
         */
        JoinRequest: {
            /** @description The id of a table, as in its link. */
            table: string;
            /** @description A person's chosen name. */
            name: string;
            /** @default null */
            seat?: number | null;
            /** @default null */
            colour?: number | null;
        };
        /**
         * JoinedSeat
         * @description The seat that was taken, with its token.
         */
        JoinedSeat: {
            table: string;
            seat: number;
            token: string;
        };
        /**
         * KeptEvent
         * @description {Seat} keeps {count}.
         */
        KeptEvent: {
            /** @enum {unknown} */
            type: "kept";
            /** @description The seat that did it. */
            seat: number;
            /** @description How many tickets. */
            count: number;
            /** @description Tickets as they are printed. */
            tickets?: components["schemas"]["TicketMessage"][];
        };
        /**
         * KindFact
         * @description A kind of card, or a colour.
         */
        KindFact: {
            /** @enum {unknown} */
            is: "kind";
            /** @description As in the view; gray is any colour. */
            kind: string;
        };
        /**
         * KnownEvent
         * @description Something that happened in one of the shipped games; `type` tells which.
         */
        KnownEvent: components["schemas"]["FirstEvent"] | components["schemas"]["LastRoundEvent"] | components["schemas"]["DrawnEvent"] | components["schemas"]["ReshuffleEvent"] | components["schemas"]["TakenEvent"] | components["schemas"]["RowEvent"] | components["schemas"]["FlushEvent"] | components["schemas"]["ClaimedEvent"] | components["schemas"]["RevealedEvent"] | components["schemas"]["WithdrewEvent"] | components["schemas"]["StationEvent"] | components["schemas"]["KeptEvent"] | components["schemas"]["TicketEvent"] | components["schemas"]["OverEvent"] | components["schemas"]["ChoseEvent"] | components["schemas"]["CollectedEvent"] | components["schemas"]["AnnouncedEvent"] | components["schemas"]["PassengerEvent"] | components["schemas"]["TicketsShuffledEvent"] | components["schemas"]["BonusEvent"] | components["schemas"]["CompletedEvent"] | components["schemas"]["ExchangedEvent"] | components["schemas"]["StoppedEvent"] | components["schemas"]["PlacedEvent"] | components["schemas"]["MovedEvent"] | components["schemas"]["RobbedEvent"] | components["schemas"]["CompletingEvent"] | components["schemas"]["CompletesEvent"] | components["schemas"]["DealtEvent"] | components["schemas"]["GivenEvent"] | components["schemas"]["TakenBackEvent"];
        /**
         * Label
         * @description A place's name: its anchor point, its lines and their estimated width.
         */
        Label: {
            x: number;
            y: number;
            /** @enum {unknown} */
            anchor: "end" | "middle" | "start";
            lines: string[];
            width: number;
        };
        /**
         * LastRoundEvent
         * @description The last round begins: everybody has one more turn.
         */
        LastRoundEvent: {
            /** @enum {unknown} */
            type: "last round";
            /** @description The seat that did it. */
            seat?: number;
        };
        /**
         * LeaveRequest
         * @description Give up the seat before the game, or hand it over to a bot during the game.
         */
        LeaveRequest: {
            /** @enum {unknown} */
            type: "leave";
            /** @description The id of a table, as in its link. */
            table: string;
            /** @description A seat, counted from 0. */
            seat: number;
            /** @default null */
            id?: number | null;
        };
        /**
         * LessonMessage
         * @description The progress of a lesson.
         */
        LessonMessage: {
            steps: components["schemas"]["StepMessage"][];
            past: number;
            of: number;
            leaps: boolean;
        };
        /**
         * LikelyTicket
         * @description A ticket that another seat probably holds, judging by what it has done.
         */
        LikelyTicket: {
            seat: number;
            between: string[];
            points: number;
            odds: number;
        };
        /**
         * LocalizableText
         * @description A localisable sentence or part of one.
         */
        LocalizableText: {
            /** @enum {unknown} */
            is: "reason";
            /** @description An English template with {places}, which is the key of its translations. */
            template: string;
            /** @description The facts that fill the places, by name. */
            facts: {
                [key: string]: number | string | (components["schemas"]["SeatFact"] | components["schemas"]["KindFact"] | components["schemas"]["CardsFact"] | components["schemas"]["CountFact"] | components["schemas"]["GameFact"] | components["schemas"]["RouteFact"] | components["schemas"]["PositionsFact"] | components["schemas"]["TextsFact"] | components["schemas"]["LocalizableText"]);
            };
        };
        /**
         * Loss
         * @description What the best action had over the one played, over the same deals and luck.
         */
        Loss: {
            odds: components["schemas"]["Estimate"];
            points: components["schemas"]["Estimate"];
            lead: components["schemas"]["Estimate"];
        };
        /**
         * Luck
         * @description The random outcomes of a seat; expected values sum the probabilities at the time of each draw.
         */
        Luck: {
            cards: number;
            locomotives: number;
            locomotives_expected: number;
            tunnels: number;
            extra: number;
            extra_expected: number;
        };
        /**
         * MapDrawing
         * @description A drawn board: terrain as SVG path data, and everything on it.
         */
        MapDrawing: {
            game: string;
            width: number;
            height: number;
            land: string;
            lakes: string;
            rivers: string;
            borders: string;
            graticule: string;
            cities: components["schemas"]["City"][];
            routes: components["schemas"]["RouteLine"][];
            car: components["schemas"]["CarSize"];
            text: components["schemas"]["TextSize"];
            passenger: components["schemas"]["PassengerSize"];
            places: components["schemas"]["Queue"][];
        };
        /**
         * MovedEvent
         * @description {Seat} moves [{cards}|{count}] from the railyard onto the stack.
         */
        MovedEvent: {
            /** @enum {unknown} */
            type: "moved";
            /** @description The seat that did it. */
            seat: number;
            /** @description How many cards. */
            count: number;
            /** @description Cards by their letters, such as RRL. */
            cards?: string;
        };
        /**
         * MuteRequest
         * @description Mute or unmute a seat, or everybody.
         */
        MuteRequest: {
            /** @enum {unknown} */
            type: "mute";
            /** @description The id of a table, as in its link. */
            table: string;
            /** @default null */
            place?: number | null;
            /** @default true */
            muted?: boolean;
            /** @default null */
            id?: number | null;
        };
        /**
         * MySeat
         * @description A seat of a new table for its creator, who may commit to a nonce for the shuffles.
         */
        MySeat: {
            /** @enum {unknown} */
            kind: "me";
            /** @description A person's chosen name. */
            name: string;
            /** @default null */
            commitment?: string | null;
            /** @default null */
            colour?: number | null;
        };
        /**
         * MyTableSummary
         * @description A table in the list of the caller's tables.
         */
        MyTableSummary: {
            table: string;
            game: string;
            title: string;
            /** @enum {unknown} */
            status: "closed" | "open" | "over" | "playing" | "shuffling";
            names: string[];
            open: number;
            ply: number;
            /** @enum {unknown} */
            clock: "fast" | "none" | "relaxed";
            lesson: boolean;
            exercise: boolean;
            created: number;
            seat: number;
            my_turn: boolean;
            webhook: boolean;
        };
        /**
         * MyTables
         * @description The caller's tables; seats with a wrong token are left out.
         */
        MyTables: {
            tables: components["schemas"]["MyTableSummary"][];
        };
        /**
         * MyTablesRequest
         * @description A request for the tables of a browser's seats.
         */
        MyTablesRequest: {
            seats: components["schemas"]["HeldSeat"][];
        };
        /**
         * NewExercise
         * @description A request for an exercise: play on from a position of a finished game, against bots.
         */
        NewExercise: {
            /** @description The id of a table, as in its link. */
            table: string;
            /** @description The number of plays so far. */
            ply: number;
            /** @description A seat, counted from 0. */
            seat: number;
            /** @description A person's chosen name. */
            name: string;
            /** @default null */
            bot?: string | null;
            /**
             * @default natural
             * @enum {unknown}
             */
            pace?: "fast" | "instant" | "natural";
        };
        /**
         * NewLesson
         * @description A request for a lesson.
         */
        NewLesson: {
            game: string;
            /** @description A person's chosen name. */
            name: string;
            /**
             * @default natural
             * @enum {unknown}
             */
            pace?: "fast" | "instant" | "natural";
        };
        /**
         * NewTable
         * @description A request for a new table.
         */
        NewTable: {
            game: string;
            seats: (components["schemas"]["MySeat"] | components["schemas"]["BotSeat"] | components["schemas"]["OpenSeat"])[];
            /** @default [] */
            options?: string[];
            /** @default null */
            first?: number | null;
            /**
             * @default none
             * @enum {unknown}
             */
            clock?: "fast" | "none" | "relaxed";
            /**
             * @default natural
             * @enum {unknown}
             */
            pace?: "fast" | "instant" | "natural";
            /** @default true */
            aids?: boolean;
            /** @default true */
            take_back?: boolean;
            /** @default false */
            public?: boolean;
            /** @default false */
            start?: boolean;
        };
        /**
         * OpenHand
         * @description What a seat holds, once the game is over and all hands may be open.
         */
        OpenHand: {
            /** @description The number of cards or passengers by kind, without zeros. */
            hand: {
                [key: string]: number;
            };
            /** @description The number of cards or passengers by kind, without zeros. */
            hidden: {
                [key: string]: number;
            };
            tickets: components["schemas"]["TicketMessage"][];
            offer: components["schemas"]["TicketMessage"][];
            progress: components["schemas"]["ProgressMessage"][];
        };
        /**
         * OpenSeat
         * @description An open seat of a new table.
         */
        OpenSeat: {
            /** @enum {unknown} */
            kind: "open";
        };
        /**
         * OtherEvent
         * @description An event of a game that is not built in; its vocabulary declares the other facts.
         */
        OtherEvent: {
            type: string;
            /** @description The seat that did it. */
            seat?: number;
        } & {
            [key: string]: unknown;
        };
        /**
         * OverEvent
         * @description The game is over ({reason}).
         */
        OverEvent: {
            /** @enum {unknown} */
            type: "over";
            /** @description The seat that did it. */
            seat?: number;
            /** @description Words in English. */
            reason: string;
        };
        /**
         * PaintRequest
         * @description Choose the colour of your seat, before the game.
         */
        PaintRequest: {
            /** @enum {unknown} */
            type: "paint";
            /** @description The id of a table, as in its link. */
            table: string;
            /** @description A seat, counted from 0. */
            seat: number;
            /** @description A colour of trains, in the order of the palette. */
            colour: number;
            /** @default null */
            id?: number | null;
        };
        /**
         * PassengerEvent
         * @description A {card} passenger waits in {place}.
         */
        PassengerEvent: {
            /** @enum {unknown} */
            type: "passenger";
            /** @description The seat that did it. */
            seat?: number;
            /** @description A city or a country by its name on the board. */
            place: string;
            /** @description A colour, named like a kind of card. */
            card: string;
        };
        /**
         * PassengerSize
         * @description The space for one waiting passenger.
         */
        PassengerSize: {
            width: number;
            height: number;
        };
        /**
         * PingRequest
         * @description Ask for a pong.
         */
        PingRequest: {
            /** @enum {unknown} */
            type: "ping";
            /** @default null */
            id?: number | null;
        };
        /**
         * PlacedEvent
         * @description {Seat} places [{cards}|{count}] in the railyard.
         */
        PlacedEvent: {
            /** @enum {unknown} */
            type: "placed";
            /** @description The seat that did it. */
            seat: number;
            /** @description How many cards. */
            count: number;
            /** @description Cards by their letters, such as RRL. */
            cards?: string;
        };
        /**
         * PlanMessage
         * @description The shortest remaining connection for a ticket.
         */
        PlanMessage: {
            routes: string[];
            borrowed: string[];
            trains: number;
            possible: boolean;
        };
        /**
         * PlanRequest
         * @description Ask for the shortest remaining connections of the seat's tickets.
         */
        PlanRequest: {
            /** @enum {unknown} */
            type: "plan";
            /** @description The id of a table, as in its link. */
            table: string;
            /** @description A seat, counted from 0. */
            seat: number;
            /** @default null */
            id?: number | null;
        };
        /**
         * PlansMessage
         * @description The shortest ways to complete the tickets that a seat holds or is offered.
         */
        PlansMessage: {
            /** @enum {unknown} */
            type: "plans";
            id: number | null;
            table: string;
            seat: number;
            ply: number;
            tickets: components["schemas"]["PlanMessage"][];
            offer: components["schemas"]["PlanMessage"][];
        };
        /**
         * PlayRequest
         * @description Play an action at the ply that the client sees.
         */
        PlayRequest: {
            /** @enum {unknown} */
            type: "play";
            /** @description The id of a table, as in its link. */
            table: string;
            /** @description A seat, counted from 0. */
            seat: number;
            /** @description The number of plays so far. */
            ply: number;
            action: string;
            /** @description An idempotency key: a move with the same key is played once. */
            key: string;
            /** @default null */
            take_backs?: number | null;
            /** @default null */
            id?: number | null;
        };
        /**
         * PongMessage
         * @description The answer to a ping.
         */
        PongMessage: {
            /** @enum {unknown} */
            type: "pong";
            id: number | null;
        };
        /**
         * PositionsFact
         * @description Positions in a list, counted from 1.
         */
        PositionsFact: {
            /** @enum {unknown} */
            is: "positions";
            positions: number[];
        };
        /**
         * Problem
         * @description Why a request is refused.
         */
        Problem: {
            /** @enum {unknown} */
            code: "broken_record" | "busy" | "failed" | "forbidden" | "full" | "illegal" | "malformed" | "not_found" | "not_possible" | "not_the_host" | "not_your_seat" | "stale" | "too_large" | "too_many" | "too_slow" | "unavailable" | "unknown_type" | "wrong_content" | "wrong_method";
            message: string;
            said: components["schemas"]["LocalizableText"];
        };
        /**
         * ProgressMessage
         * @description The progress of a ticket that a seat holds.
         */
        ProgressMessage: {
            done: boolean;
            borrowed: boolean;
            possible: boolean | null;
        };
        /**
         * Proof
         * @description A record, and each draw of the set-up and of every play.
         */
        Proof: {
            format: string;
            record: string;
            draws: components["schemas"]["Draw"][][];
        };
        /**
         * ProofRequest
         * @description A request for the proof of a finished game's shuffles.
         */
        ProofRequest: {
            /** @description The id of a table, as in its link. */
            table: string;
        };
        /**
         * PublicTables
         * @description The tables that anybody may join or watch.
         */
        PublicTables: {
            tables: components["schemas"]["TableSummary"][];
        };
        /**
         * PushKey
         * @description The public key of this server, in base64url; empty if it sends no push messages.
         */
        PushKey: {
            key: string;
        };
        /**
         * PushRequest
         * @description The caller's seats and the browser to notify of their turns; without keys, it is removed.
         */
        PushRequest: {
            seats: components["schemas"]["HeldSeat"][];
            /** @description The endpoint of a subscription; never returned. */
            endpoint: string;
            /** @default null */
            keys?: components["schemas"]["SubscriptionKeys"] | null;
            /**
             * @default en
             * @enum {unknown}
             */
            language?: "de" | "en" | "fr";
        };
        /**
         * Queue
         * @description The waiting passengers of a place: the centre and grid of their box.
         */
        Queue: {
            name: string;
            x: number;
            y: number;
            columns: number;
            rows: number;
        };
        /**
         * ReasonMessage
         * @description Why something can't be used now; empty if it can.
         */
        ReasonMessage: {
            /** @enum {unknown} */
            type: "reason";
            id: number | null;
            table: string;
            text: string;
            said: components["schemas"]["LocalizableText"] | null;
            actions?: string[];
        };
        /**
         * RecordImport
         * @description A record to import as a read-only table.
         */
        RecordImport: {
            text: string;
        };
        /**
         * RecordRequest
         * @description A request for a record: as a seat may have it, or as anybody may.
         */
        RecordRequest: {
            /** @description The id of a table, as in its link. */
            table: string;
            /** @default null */
            token?: string | null;
        };
        /**
         * RegisteredWebhook
         * @description The number of seats that have the webhook.
         */
        RegisteredWebhook: {
            seats: number;
        };
        /**
         * RematchRequest
         * @description Start a rematch with the same people, on the same seats or each moved by one.
         */
        RematchRequest: {
            /** @enum {unknown} */
            type: "rematch";
            /** @description The id of a table, as in its link. */
            table: string;
            /** @description A seat, counted from 0. */
            seat: number;
            /** @default false */
            rotate?: boolean;
            /** @default null */
            id?: number | null;
        };
        /**
         * Replay
         * @description A table and frames of its replay.
         */
        Replay: {
            table: components["schemas"]["TableMessage"];
            plies: number;
            open: boolean;
            frames: components["schemas"]["ReplayFrame"][];
        };
        /**
         * ReplayFrame
         * @description A table as it was after a play.
         */
        ReplayFrame: {
            by: number | null;
            turn: boolean;
            state: components["schemas"]["StateMessage"];
            hands: components["schemas"]["OpenHand"][];
        };
        /**
         * ReplayRequest
         * @description A request for frames of a replay; any viewpoint is allowed once the game is over.
         */
        ReplayRequest: {
            /** @description The id of a table, as in its link. */
            table: string;
            /** @default null */
            token?: string | null;
            /** @default null */
            eyes?: number | null;
            /** @default false */
            all?: boolean;
            /**
             * @description The number of plays so far.
             * @default 0
             */
            first?: number;
            /** @default 60 */
            count?: number;
        };
        /**
         * ReshuffleEvent
         * @description The {cards} discards are shuffled into a new deck.
         */
        ReshuffleEvent: {
            /** @enum {unknown} */
            type: "reshuffle";
            /** @description The seat that did it. */
            seat?: number;
            /** @description A number. */
            cards: number;
        };
        /**
         * ResultMessage
         * @description How a game ended.
         */
        ResultMessage: {
            reason: string;
            sheets: components["schemas"]["SheetMessage"][];
            winners: number[];
        };
        /**
         * RevealRequest
         * @description Reveal the nonce that the seat committed to, once all commitments are fixed.
         */
        RevealRequest: {
            /** @enum {unknown} */
            type: "reveal";
            /** @description The id of a table, as in its link. */
            table: string;
            /** @description A seat, counted from 0. */
            seat: number;
            /** @description 32 random bytes, in hexadecimal. */
            nonce: string;
            /** @default null */
            id?: number | null;
        };
        /**
         * RevealedEvent
         * @description The tunnel shows {card}.
         */
        RevealedEvent: {
            /** @enum {unknown} */
            type: "revealed";
            /** @description The seat that did it. */
            seat?: number;
            /** @description A kind of card. */
            card: string;
        };
        /**
         * Review
         * @description The review of some seats of a game.
         */
        Review: {
            game: string;
            rules: number;
            options: string[];
            players: number;
            names: string[];
            plies: number;
            over: boolean;
            depth: string;
            seed: number;
            seats: components["schemas"]["SeatReview"][];
            /** @default false */
            complete?: boolean;
            /** @default 1 */
            version?: number;
        };
        /**
         * ReviewMessage
         * @description The review of a seat, or how far it is.
         */
        ReviewMessage: {
            /** @enum {unknown} */
            state: "done" | "failed" | "none" | "running" | "waiting";
            ahead: number;
            done: number;
            total: number;
            reviewed: number[];
            problem: components["schemas"]["LocalizableText"] | null;
            review: components["schemas"]["Review"] | null;
        };
        /**
         * ReviewRequest
         * @description A request for the review of a seat, or for its progress.
         */
        ReviewRequest: {
            /** @description The id of a table, as in its link. */
            table: string;
            /** @description A seat, counted from 0. */
            seat: number;
            /**
             * @default quick
             * @enum {unknown}
             */
            depth?: "deep" | "quick";
        };
        /**
         * Robbed
         * @description The cards that a seat would lose.
         */
        Robbed: {
            seat: number;
            /** @description The number of cards or passengers by kind, without zeros. */
            cards: {
                [key: string]: number;
            };
        };
        /**
         * RobbedEvent
         * @description {Seat} robs {of} of {cards}.
         */
        RobbedEvent: {
            /** @enum {unknown} */
            type: "robbed";
            /** @description The seat that did it. */
            seat: number;
            /** @description A seat, counted from 0. */
            of: number;
            /** @description Cards by their letters, such as RRL. */
            cards: string;
        };
        /**
         * RouteFact
         * @description A route, by its name on the board.
         */
        RouteFact: {
            /** @enum {unknown} */
            is: "route";
            route: string;
        };
        /**
         * RouteLine
         * @description A route between two cities, given by number.
         */
        RouteLine: {
            name: string;
            cities: [
                number,
                number
            ];
            colour: string;
            ferry: number;
            tunnel: boolean;
            length: number;
            points: number;
            path: string;
            cars: components["schemas"]["Car"][];
        };
        /**
         * RouteMessage
         * @description A route between two neighbouring cities.
         */
        RouteMessage: {
            name: string;
            cities: string[];
            length: number;
            /** @description The colour of its cards; gray stands for any one colour. */
            colour: string;
            /** @description The number of locomotives it requires. */
            ferry: number;
            tunnel: boolean;
            points: number;
        };
        /**
         * RowEvent
         * @description {Card} is turned up.
         */
        RowEvent: {
            /** @enum {unknown} */
            type: "row";
            /** @description The seat that did it. */
            seat?: number;
            /** @description A kind of card. */
            card: string;
        };
        /**
         * SayRequest
         * @description Send a chat message: free text or a quick phrase.
         */
        SayRequest: {
            /** @enum {unknown} */
            type: "say";
            /** @description The id of a table, as in its link. */
            table: string;
            /** @description A seat, counted from 0. */
            seat: number;
            /** @default null */
            text?: string | null;
            /** @default null */
            phrase?: ("again" | "good_luck" | "hello" | "hurry" | "oh_no" | "one_moment" | "sorry" | "thanks" | "well_played" | "wow") | null;
            /** @default null */
            id?: number | null;
        };
        /**
         * SeatFact
         * @description A seat, shown by its name.
         */
        SeatFact: {
            /** @enum {unknown} */
            is: "seat";
            seat: number;
        };
        /**
         * SeatMessage
         * @description A seat as everybody sees it.
         */
        SeatMessage: {
            /** @enum {unknown} */
            kind: "bot" | "open" | "person";
            name: string;
            colour: number;
            bot: string;
            present: boolean;
            covered: boolean;
            cover_in: number | null;
        };
        /**
         * SeatReview
         * @description The review of one seat.
         */
        SeatReview: {
            seat: number;
            /** @default 0 */
            scale?: number;
            decisions?: components["schemas"]["Decision"][];
            swings?: components["schemas"]["Swing"][];
            /** @default null */
            balance?: components["schemas"]["Balance"] | null;
            accuracy?: {
                [key: string]: number;
            };
            turning_points?: components["schemas"]["TurningPoint"][];
        };
        /**
         * SeatSecret
         * @description A seat and its token, returned once.
         */
        SeatSecret: {
            seat: number;
            token: string;
        };
        /**
         * SeatStatistics
         * @description The statistics of one seat.
         */
        SeatStatistics: {
            dealt: {
                [key: string]: number;
            };
            deck: {
                [key: string]: number;
            };
            row: {
                [key: string]: number;
            };
            routes: {
                [key: string]: number;
            };
            tickets: components["schemas"]["TicketNumbers"];
            luck: components["schemas"]["Luck"];
        };
        /**
         * Sentence
         * @description A sentence of `words/<language>.json` and the facts that fill its places.
         */
        Sentence: {
            says: string;
            facts: {
                [key: string]: {
                    [key: string]: string | number | string[];
                };
            };
        };
        /**
         * ServerMessage
         * @description Any message from the server over a WebSocket.
         */
        ServerMessage: components["schemas"]["TableMessage"] | components["schemas"]["StateMessage"] | components["schemas"]["ChatMessage"] | components["schemas"]["DoneMessage"] | components["schemas"]["ReasonMessage"] | components["schemas"]["PlansMessage"] | components["schemas"]["ErrorMessage"] | components["schemas"]["PongMessage"];
        /**
         * ShareMessage
         * @description A seat's share in the shuffles: a nonce, and the commitment to it.
         */
        ShareMessage: {
            seat: number;
            commitment: string;
            nonce: string | null;
        };
        /**
         * SheetMessage
         * @description One seat's result: points by source in the order of an end screen, and what explains them.
         */
        SheetMessage: {
            points: {
                [key: string]: number;
            };
            counts: {
                [key: string]: number;
            };
            parts: {
                [key: string]: {
                    [key: string]: number;
                };
            };
            shown: {
                [key: string]: string[];
            };
            total: number;
            tickets: components["schemas"]["TicketResultMessage"][];
        };
        /**
         * SitRequest
         * @description Take a seat by its token, or reconnect to it; before the shuffle, commit to a nonce for it.
         */
        SitRequest: {
            /** @enum {unknown} */
            type: "sit";
            /** @description The id of a table, as in its link. */
            table: string;
            /** @description The token of a seat. */
            token: string;
            /** @default null */
            since?: number | null;
            /** @default null */
            take_backs?: number | null;
            /** @default null */
            commitment?: string | null;
            /** @default null */
            id?: number | null;
        };
        /**
         * SkipRequest
         * @description Skip the step of a lesson at a ply, or all remaining ones: the script plays them.
         */
        SkipRequest: {
            /** @enum {unknown} */
            type: "skip";
            /** @description The id of a table, as in its link. */
            table: string;
            /** @description A seat, counted from 0. */
            seat: number;
            /** @default null */
            ply?: number | null;
            /** @default null */
            id?: number | null;
        };
        /**
         * StartRequest
         * @description Start the game; only for the host, once every seat is taken.
         */
        StartRequest: {
            /** @enum {unknown} */
            type: "start";
            /** @description The id of a table, as in its link. */
            table: string;
            /** @description A seat, counted from 0. */
            seat: number;
            /** @default null */
            id?: number | null;
        };
        /**
         * StateMessage
         * @description What a seat or a spectator may know after a play.
         */
        StateMessage: {
            /** @enum {unknown} */
            type: "state";
            table: string;
            seat: number | null;
            ply: number;
            events: components["schemas"]["Event"][];
            lines: string[];
            view: components["schemas"]["ViewMessage"];
            /** @description The actions of the seat by what can be pointed at: first where it is (row, routes), then what it is, then the texts of all actions that it stands for. */
            choices: {
                [key: string]: {
                    [key: string]: string[];
                };
            };
            unlisted: number;
            /** @description The effects of choices on other seats, by action; omits choices without any. */
            effects: {
                [key: string]: components["schemas"]["Effect"];
            };
            progress: components["schemas"]["ProgressMessage"][];
            preview: {
                [key: string]: number;
            };
            clock: components["schemas"]["ClockMessage"] | null;
            result: components["schemas"]["ResultMessage"] | null;
            take_backs: components["schemas"]["TakeBackMessage"][];
            take_back: components["schemas"]["TakeBackOffer"] | null;
            lesson: components["schemas"]["LessonMessage"] | null;
        };
        /**
         * StationEvent
         * @description {Seat} builds a station in {city} with {cards}.
         */
        StationEvent: {
            /** @enum {unknown} */
            type: "station";
            /** @description The seat that did it. */
            seat: number;
            /** @description A city by its name on the board. */
            city: string;
            /** @description Cards by their letters, such as RRL. */
            cards: string;
        };
        /**
         * Statistics
         * @description The statistics of a game; points are what each seat would have scored after each ply.
         */
        Statistics: {
            plies: number[];
            points: {
                [key: string]: number[][];
            };
            seats: components["schemas"]["SeatStatistics"][];
        };
        /**
         * StatisticsRequest
         * @description A request for the statistics of a finished game.
         */
        StatisticsRequest: {
            /** @description The id of a table, as in its link. */
            table: string;
        };
        /**
         * StepMessage
         * @description A step of a lesson.
         */
        StepMessage: {
            id: string;
            look: string;
        };
        /**
         * StoppedEvent
         * @description {Seat} draws no second card.
         */
        StoppedEvent: {
            /** @enum {unknown} */
            type: "stopped";
            /** @description The seat that did it. */
            seat: number;
        };
        /**
         * SubscribedSeats
         * @description The number of seats for which the browser is subscribed, or no longer.
         */
        SubscribedSeats: {
            seats: number;
        };
        /**
         * SubscriptionKeys
         * @description The keys of a subscription, in base64url, as in PushSubscription.toJSON().
         */
        SubscriptionKeys: {
            p256dh: string;
            auth: string;
        };
        /**
         * Swing
         * @description What an examined decision and what followed it changed: skill + luck = the next value - this one.
         */
        Swing: {
            ply: number;
            value: components["schemas"]["Currencies"];
            skill: components["schemas"]["Currencies"];
            luck: components["schemas"]["Currencies"];
        };
        /**
         * TableMessage
         * @description A table as everybody sees it, sent whenever it changes.
         */
        TableMessage: {
            /** @enum {unknown} */
            type: "table";
            table: string;
            number: number;
            game: string;
            title: string;
            rules: number;
            options: string[];
            /** @enum {unknown} */
            status: "closed" | "open" | "over" | "playing" | "shuffling";
            seats: components["schemas"]["SeatMessage"][];
            host: number | null;
            first: number | null;
            /** @enum {unknown} */
            clock: "fast" | "none" | "relaxed";
            /** @enum {unknown} */
            pace: "fast" | "instant" | "natural";
            aids: boolean;
            take_back: boolean;
            asked: components["schemas"]["AskedMessage"] | null;
            hindsight: boolean;
            public: boolean;
            lesson: boolean;
            exercise: components["schemas"]["ExerciseMessage"] | null;
            /** @enum {unknown} */
            origin: "record" | "table";
            commitment: string;
            shares: components["schemas"]["ShareMessage"][];
            seed: string | null;
            watchers: number;
            rematch: string | null;
            mine: number[];
        };
        /**
         * TableSummary
         * @description A table in a list.
         */
        TableSummary: {
            table: string;
            game: string;
            title: string;
            /** @enum {unknown} */
            status: "closed" | "open" | "over" | "playing" | "shuffling";
            names: string[];
            open: number;
            ply: number;
            /** @enum {unknown} */
            clock: "fast" | "none" | "relaxed";
            lesson: boolean;
            exercise: boolean;
            created: number;
        };
        /**
         * TakeBackMessage
         * @description A take-back.
         */
        TakeBackMessage: {
            seat: number;
            ply: number;
            to: number;
            hindsight: boolean;
        };
        /**
         * TakeBackOffer
         * @description What a seat can take back now, and how: freely, with hindsight, or by asking the other people.
         */
        TakeBackOffer: {
            to: number;
            /** @enum {unknown} */
            how: "ask" | "free" | "hindsight";
        };
        /**
         * TakeBackRequest
         * @description Take back the seat's last move, or all plays after a ply; ask for consent where it is needed.
         */
        TakeBackRequest: {
            /** @enum {unknown} */
            type: "take_back";
            /** @description The id of a table, as in its link. */
            table: string;
            /** @description A seat, counted from 0. */
            seat: number;
            /** @description The number of plays so far. */
            ply: number;
            /** @description How often moves were taken back, as the client knows. */
            take_backs: number;
            /** @default null */
            to?: number | null;
            /** @default null */
            id?: number | null;
        };
        /**
         * TakenBackEvent
         * @description {Seat} takes back {plays} of the last moves.
         */
        TakenBackEvent: {
            /** @enum {unknown} */
            type: "taken back";
            /** @description The seat that did it. */
            seat: number;
            /** @description A number. */
            plays: number;
        };
        /**
         * TakenEvent
         * @description {Seat} takes {card} from the row.
         */
        TakenEvent: {
            /** @enum {unknown} */
            type: "taken";
            /** @description The seat that did it. */
            seat: number;
            /** @description A kind of card. */
            card: string;
        };
        /**
         * TextSize
         * @description The font sizes of names, and their line height.
         */
        TextSize: {
            city: number;
            country: number;
            line: number;
        };
        /**
         * TextsFact
         * @description Texts that can be typed verbatim.
         */
        TextsFact: {
            /** @enum {unknown} */
            is: "texts";
            texts: string[];
        };
        /**
         * TicketEvent
         * @description {Seat} draws [{ticket}|a ticket].
         */
        TicketEvent: {
            /** @enum {unknown} */
            type: "ticket";
            /** @description The seat that did it. */
            seat: number;
            /** @description True or false. */
            fresh: boolean;
            /** @description A ticket as it is printed. */
            ticket?: components["schemas"]["TicketMessage"];
        };
        /**
         * TicketMessage
         * @description A ticket: two places, and the points for connecting them.
         */
        TicketMessage: {
            between: string[];
            points?: number;
            deck?: string;
            /** @description The number of cards or passengers by kind, without zeros. */
            needs?: {
                [key: string]: number;
            };
        };
        /**
         * TicketNumbers
         * @description The ticket counts of a seat.
         */
        TicketNumbers: {
            drawn: number;
            kept: number;
            completed: number;
            failed: number;
            won: number;
            lost: number;
        };
        /**
         * TicketOdds
         * @description The odds that a ticket will be completed.
         */
        TicketOdds: {
            between: string[];
            points: number;
            odds: components["schemas"]["Estimate"];
        };
        /**
         * TicketResultMessage
         * @description A ticket with its result, once the game is over.
         */
        TicketResultMessage: {
            between: string[];
            points?: number;
            deck?: string;
            /** @description The number of cards or passengers by kind, without zeros. */
            needs?: {
                [key: string]: number;
            };
            done: boolean;
            /** @description The routes that connect its places, in order, if it is done. */
            routes: string[];
            /** @description Those of the routes that belong to others. */
            borrowed: string[];
        };
        /**
         * TicketsShuffledEvent
         * @description The tickets that were put back are shuffled into their deck.
         */
        TicketsShuffledEvent: {
            /** @enum {unknown} */
            type: "tickets_shuffled";
            /** @description The seat that did it. */
            seat?: number;
            /** @description A deck of tickets by its name. */
            deck: string;
        };
        /**
         * TurningPoint
         * @description A decision, or what followed it, that changed the odds most.
         */
        TurningPoint: {
            ply: number;
            /** @enum {unknown} */
            cause: "luck" | "move";
            before: number;
            after: number;
            sentences: components["schemas"]["Sentence"][];
        };
        /**
         * ViewMessage
         * @description The table as one seat or a spectator sees it; docs/bot_protocol.md explains every field.
         */
        ViewMessage: {
            game: string;
            /** @description The seat that looks, or -1 for a spectator. */
            seat: number;
            /** @description How many seats there are. */
            seats: number;
            /** @description The seat that began. */
            first: number;
            /** @description The seat to act. */
            turn: number;
            /** @description The seats that still choose, where all choose at the same time. */
            choosing: number[];
            /** @description What the seat has chosen while others still choose: a set of positions as bits. */
            choice: number;
            /** @description What the seat to act decides. */
            phase: string;
            /** @description How many plays there were. */
            ply: number;
            /** @description Passes in a row. */
            passes: number;
            /** @description Turns in a row without progress. */
            idle: number;
            /** @description Turns left once the last round has begun, or 0. */
            turns_left: number;
            /** @description The seat after whose turn the last round began, or `null`. */
            last_round_by: number | null;
            /** @description Whether the game has ended. */
            over: boolean;
            /** @description Why the game has ended. */
            reason: string;
            /** @description The cards in the seat's hand. */
            hand: {
                [key: string]: number;
            };
            /** @description How many cards each seat holds. */
            hand_sizes: number[];
            /** @description Of each hand, the cards that everybody has seen; left out at tables without aids. */
            shown?: {
                [key: string]: number;
            }[];
            /** @description The face-up cards. */
            row: string[];
            /** @description The discarded cards. */
            discards: {
                [key: string]: number;
            };
            /** @description How many cards are in the deck. */
            deck_size: number;
            /** @description The seat's tickets, in the order kept. */
            tickets: components["schemas"]["TicketMessage"][];
            /** @description How many tickets each seat holds. */
            ticket_counts: number[];
            /** @description The tickets that the seat chooses from. */
            offer: components["schemas"]["TicketMessage"][];
            /** @description How many tickets each seat chooses from. */
            offer_sizes: number[];
            /** @description How many of the offer must be kept at least. */
            keep: number;
            /** @description The seat's tickets that left the game. */
            gone: components["schemas"]["TicketMessage"][];
            /** @description How many of each seat's tickets left the game. */
            gone_counts: number[];
            /** @description How many tickets of each deck every seat has or has put away. */
            drawn: number[][];
            /** @description How many of each ticket deck nobody has seen. */
            ticket_decks: number[];
            /** @description The tickets below the decks, `null` where the seat can't know them. */
            returned: (components["schemas"]["TicketMessage"] | null)[];
            /** @description The deck of each ticket below the decks. */
            returned_decks: number[];
            /** @description The tickets that lie open before each seat. */
            shown_tickets: components["schemas"]["TicketMessage"][][];
            legal?: string[];
            /** @description The trains that each seat has left. */
            trains?: number[];
            /** @description The points of each seat for routes. */
            points?: number[];
            /** @description Of each route, in the order of `routes`: 0, or the seat that owns it plus 1. */
            owner?: number[];
            /** @description The free routes that the seat can never claim, since a parallel one is taken, by their index. */
            closed?: number[];
            /** @description Claim of the open tunnel. */
            claim?: string | null;
            /** @description Cards laid for the tunnel. */
            laid?: {
                [key: string]: number;
            };
            /** @description Cards turned over. */
            revealed?: {
                [key: string]: number;
            };
            /** @description Cards owed for the tunnel. */
            owed?: number;
            /** @description Stations left. */
            stations?: number[];
            /** @description Stations on the board. */
            station_at?: {
                [key: string]: number;
            };
            /** @description Trains after the last turn. */
            trains_before?: number[];
            /** @description Waiting passengers. */
            waiting?: {
                [key: string]: {
                    [key: string]: number;
                };
            };
            /** @description Passengers. */
            passengers?: {
                [key: string]: number;
            }[];
            /** @description Where a passenger is chosen. */
            visiting?: string | null;
            /** @description Bonus tickets. */
            bonus?: number[];
            /** @description Completed tickets, bonus included. */
            completed?: number[];
            /** @description Railyards. */
            railyards?: {
                [key: string]: number;
            }[];
            /** @description Locomotives in the railyards. */
            riders?: {
                [key: string]: number;
            }[];
            /** @description On-the-track stacks. */
            stacks?: (number | {
                [key: string]: number;
            })[];
            /** @description Why play ended. */
            ended_by?: number;
            /** @description Tickets decided. */
            tickets_decided?: number[];
            /** @description Second deck. */
            second_deck?: number;
        };
        /**
         * Vocabulary
         * @description What can happen, be decided, be pointed at, be remembered and be scored in a game.
         */
        Vocabulary: {
            events: components["schemas"]["DeclaredEvent"][];
            actions: components["schemas"]["DeclaredAction"][];
            aims: components["schemas"]["DeclaredAim"][];
            phases: components["schemas"]["DeclaredPhase"][];
            slots: components["schemas"]["DeclaredSlot"][];
            scores: components["schemas"]["DeclaredLine"][];
            counts: components["schemas"]["DeclaredLine"][];
            /** @description By language. */
            words: {
                [key: string]: components["schemas"]["GameTexts"];
            };
        };
        /**
         * WatchRequest
         * @description Watch as a spectator, with or without seats.
         */
        WatchRequest: {
            /** @enum {unknown} */
            type: "watch";
            /** @description The id of a table, as in its link. */
            table: string;
            /** @default null */
            since?: number | null;
            /** @default null */
            take_backs?: number | null;
            /** @default null */
            id?: number | null;
        };
        /**
         * WebhookHosts
         * @description The hosts that webhooks may point to; empty if webhooks are disabled.
         */
        WebhookHosts: {
            hosts: string[];
        };
        /**
         * WebhookRequest
         * @description The caller's seats and the webhook for their turns; null removes it.
         */
        WebhookRequest: {
            seats: components["schemas"]["HeldSeat"][];
            /** @default null */
            address?: string | null;
            /**
             * @default en
             * @enum {unknown}
             */
            language?: "de" | "en" | "fr";
            /** @default false */
            test?: boolean;
        };
        /**
         * WhyRequest
         * @description Ask why something can't be used now, or what the seat could do with it on its next turn.
         */
        WhyRequest: {
            /** @enum {unknown} */
            type: "why";
            /** @description The id of a table, as in its link. */
            table: string;
            /** @description A seat, counted from 0. */
            seat: number;
            /** @description A person's chosen name. */
            where: string;
            /** @default null */
            what?: string | null;
            /** @default false */
            next_turn?: boolean;
            /** @default null */
            id?: number | null;
        };
        /**
         * WithdrewEvent
         * @description {Seat} withdraws from the tunnel {route}.
         */
        WithdrewEvent: {
            /** @enum {unknown} */
            type: "withdrew";
            /** @description The seat that did it. */
            seat: number;
            /** @description A route by its name on the board. */
            route: string;
        };
        /**
         * Worth
         * @description What an action led to on average when the game was played on many times.
         */
        Worth: {
            action: string;
            odds: components["schemas"]["Estimate"];
            points: components["schemas"]["Estimate"];
            lead: components["schemas"]["Estimate"];
            rollouts: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    get_games: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the games that can be played here. */
            200: {
                headers: {
                    /** @description Changes when the answer does. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameList"];
                };
            };
            /** @description Nothing has changed since the ETag that was sent. */
            304: {
                headers: {
                    /** @description Changes when the answer does. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Forbidden: forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "forbidden";
                    };
                };
            };
            /** @description Too Many Requests: too_many. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "too_many";
                    };
                };
            };
            /** @description Internal Server Error: failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "failed";
                    };
                };
            };
            /** @description Service Unavailable: busy, unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "busy" | "unavailable";
                    };
                };
            };
        };
    };
    get_games_by_name: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of a game. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Return the static data of a game: cards, tickets, routes. */
            200: {
                headers: {
                    /** @description Changes when the answer does. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardMessage"];
                };
            };
            /** @description Nothing has changed since the ETag that was sent. */
            304: {
                headers: {
                    /** @description Changes when the answer does. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Forbidden: forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "forbidden";
                    };
                };
            };
            /** @description Not Found: not_found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "not_found";
                    };
                };
            };
            /** @description Too Many Requests: too_many. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "too_many";
                    };
                };
            };
            /** @description Internal Server Error: failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "failed";
                    };
                };
            };
            /** @description Service Unavailable: busy, unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "busy" | "unavailable";
                    };
                };
            };
        };
    };
    get_maps_by_name: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of a game. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Return the drawing of a game's board. */
            200: {
                headers: {
                    /** @description Changes when the answer does. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MapDrawing"];
                };
            };
            /** @description Nothing has changed since the ETag that was sent. */
            304: {
                headers: {
                    /** @description Changes when the answer does. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Forbidden: forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "forbidden";
                    };
                };
            };
            /** @description Not Found: not_found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "not_found";
                    };
                };
            };
            /** @description Conflict: not_possible. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "not_possible";
                    };
                };
            };
            /** @description Too Many Requests: too_many. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "too_many";
                    };
                };
            };
            /** @description Internal Server Error: failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "failed";
                    };
                };
            };
            /** @description Service Unavailable: busy, unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "busy" | "unavailable";
                    };
                };
            };
        };
    };
    get_tables: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the tables that anybody may join or watch. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicTables"];
                };
            };
            /** @description Forbidden: forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "forbidden";
                    };
                };
            };
            /** @description Too Many Requests: too_many. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "too_many";
                    };
                };
            };
            /** @description Internal Server Error: failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "failed";
                    };
                };
            };
            /** @description Service Unavailable: busy, unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "busy" | "unavailable";
                    };
                };
            };
        };
    };
    post_tables: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTable"];
            };
        };
        responses: {
            /** @description Create a table; the tokens of the creator's seats are returned only here. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedTable"];
                };
            };
            /** @description Bad Request: malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "malformed";
                    };
                };
            };
            /** @description Forbidden: forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "forbidden";
                    };
                };
            };
            /** @description Conflict: not_possible. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "not_possible";
                    };
                };
            };
            /** @description Request Entity Too Large: too_large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "too_large";
                    };
                };
            };
            /** @description Unsupported Media Type: wrong_content. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "wrong_content";
                    };
                };
            };
            /** @description Too Many Requests: too_many, too_slow. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "too_many" | "too_slow";
                    };
                };
            };
            /** @description Internal Server Error: failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "failed";
                    };
                };
            };
            /** @description Service Unavailable: busy, unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "busy" | "unavailable";
                    };
                };
            };
        };
    };
    post_lessons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewLesson"];
            };
        };
        responses: {
            /** @description Start a lesson: a game with scripted luck. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedTable"];
                };
            };
            /** @description Bad Request: malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "malformed";
                    };
                };
            };
            /** @description Forbidden: forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "forbidden";
                    };
                };
            };
            /** @description Conflict: not_possible. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "not_possible";
                    };
                };
            };
            /** @description Request Entity Too Large: too_large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "too_large";
                    };
                };
            };
            /** @description Unsupported Media Type: wrong_content. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "wrong_content";
                    };
                };
            };
            /** @description Too Many Requests: too_many, too_slow. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "too_many" | "too_slow";
                    };
                };
            };
            /** @description Internal Server Error: failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "failed";
                    };
                };
            };
            /** @description Service Unavailable: busy, unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "busy" | "unavailable";
                    };
                };
            };
        };
    };
    post_join: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinRequest"];
            };
        };
        responses: {
            /** @description Take an open seat; its token is returned only here. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinedSeat"];
                };
            };
            /** @description Bad Request: malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "malformed";
                    };
                };
            };
            /** @description Forbidden: forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "forbidden";
                    };
                };
            };
            /** @description Not Found: not_found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "not_found";
                    };
                };
            };
            /** @description Conflict: not_possible, full. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "not_possible" | "full";
                    };
                };
            };
            /** @description Request Entity Too Large: too_large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "too_large";
                    };
                };
            };
            /** @description Unsupported Media Type: wrong_content. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "wrong_content";
                    };
                };
            };
            /** @description Too Many Requests: too_many, too_slow. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "too_many" | "too_slow";
                    };
                };
            };
            /** @description Internal Server Error: failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "failed";
                    };
                };
            };
            /** @description Service Unavailable: busy, unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "busy" | "unavailable";
                    };
                };
            };
        };
    };
    post_mine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MyTablesRequest"];
            };
        };
        responses: {
            /** @description List the caller's tables, and where it is their turn. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyTables"];
                };
            };
            /** @description Bad Request: malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "malformed";
                    };
                };
            };
            /** @description Forbidden: forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "forbidden";
                    };
                };
            };
            /** @description Request Entity Too Large: too_large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "too_large";
                    };
                };
            };
            /** @description Unsupported Media Type: wrong_content. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "wrong_content";
                    };
                };
            };
            /** @description Too Many Requests: too_many, too_slow. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "too_many" | "too_slow";
                    };
                };
            };
            /** @description Internal Server Error: failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "failed";
                    };
                };
            };
            /** @description Service Unavailable: busy, unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "busy" | "unavailable";
                    };
                };
            };
        };
    };
    post_record: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordRequest"];
            };
        };
        responses: {
            /** @description Return the record of a game, as far as the caller may see it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Bad Request: malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "malformed";
                    };
                };
            };
            /** @description Forbidden: forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "forbidden";
                    };
                };
            };
            /** @description Not Found: not_found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "not_found";
                    };
                };
            };
            /** @description Conflict: not_possible. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "not_possible";
                    };
                };
            };
            /** @description Request Entity Too Large: too_large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "too_large";
                    };
                };
            };
            /** @description Unsupported Media Type: wrong_content. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "wrong_content";
                    };
                };
            };
            /** @description Too Many Requests: too_many, too_slow. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "too_many" | "too_slow";
                    };
                };
            };
            /** @description Internal Server Error: failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "failed";
                    };
                };
            };
            /** @description Service Unavailable: busy, unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "busy" | "unavailable";
                    };
                };
            };
        };
    };
    post_records: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordImport"];
            };
        };
        responses: {
            /** @description Import a record as a read-only table. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportedRecord"];
                };
            };
            /** @description Bad Request: malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "malformed";
                    };
                };
            };
            /** @description Forbidden: forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "forbidden";
                    };
                };
            };
            /** @description Conflict: broken_record. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "broken_record";
                    };
                };
            };
            /** @description Request Entity Too Large: too_large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "too_large";
                    };
                };
            };
            /** @description Unsupported Media Type: wrong_content. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "wrong_content";
                    };
                };
            };
            /** @description Too Many Requests: too_many, too_slow. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "too_many" | "too_slow";
                    };
                };
            };
            /** @description Internal Server Error: failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "failed";
                    };
                };
            };
            /** @description Service Unavailable: busy, unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "busy" | "unavailable";
                    };
                };
            };
        };
    };
    post_reel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplayRequest"];
            };
        };
        responses: {
            /** @description Return frames of a replay, as far as the caller may see them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Replay"];
                };
            };
            /** @description Bad Request: malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "malformed";
                    };
                };
            };
            /** @description Forbidden: forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "forbidden";
                    };
                };
            };
            /** @description Not Found: not_found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "not_found";
                    };
                };
            };
            /** @description Conflict: not_possible. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "not_possible";
                    };
                };
            };
            /** @description Request Entity Too Large: too_large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "too_large";
                    };
                };
            };
            /** @description Unsupported Media Type: wrong_content. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "wrong_content";
                    };
                };
            };
            /** @description Too Many Requests: too_many, too_slow. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "too_many" | "too_slow";
                    };
                };
            };
            /** @description Internal Server Error: failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "failed";
                    };
                };
            };
            /** @description Service Unavailable: busy, unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "busy" | "unavailable";
                    };
                };
            };
        };
    };
    post_statistics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatisticsRequest"];
            };
        };
        responses: {
            /** @description Return the statistics of a finished game: points by turn, cards, routes, tickets, luck. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Statistics"];
                };
            };
            /** @description Bad Request: malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "malformed";
                    };
                };
            };
            /** @description Forbidden: forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "forbidden";
                    };
                };
            };
            /** @description Not Found: not_found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "not_found";
                    };
                };
            };
            /** @description Conflict: not_possible. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "not_possible";
                    };
                };
            };
            /** @description Request Entity Too Large: too_large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "too_large";
                    };
                };
            };
            /** @description Unsupported Media Type: wrong_content. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "wrong_content";
                    };
                };
            };
            /** @description Too Many Requests: too_many, too_slow. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "too_many" | "too_slow";
                    };
                };
            };
            /** @description Internal Server Error: failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "failed";
                    };
                };
            };
            /** @description Service Unavailable: busy, unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "busy" | "unavailable";
                    };
                };
            };
        };
    };
    post_proof: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProofRequest"];
            };
        };
        responses: {
            /** @description Return the record of a finished game with what each random outcome was drawn from. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proof"];
                };
            };
            /** @description Bad Request: malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "malformed";
                    };
                };
            };
            /** @description Forbidden: forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "forbidden";
                    };
                };
            };
            /** @description Not Found: not_found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "not_found";
                    };
                };
            };
            /** @description Conflict: not_possible, broken_record. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "not_possible" | "broken_record";
                    };
                };
            };
            /** @description Request Entity Too Large: too_large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "too_large";
                    };
                };
            };
            /** @description Unsupported Media Type: wrong_content. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "wrong_content";
                    };
                };
            };
            /** @description Too Many Requests: too_many, too_slow. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "too_many" | "too_slow";
                    };
                };
            };
            /** @description Internal Server Error: failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "failed";
                    };
                };
            };
            /** @description Service Unavailable: busy, unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "busy" | "unavailable";
                    };
                };
            };
        };
    };
    post_reviews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewRequest"];
            };
        };
        responses: {
            /** @description Review a seat of a finished game; the review is computed in a queue, and stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewMessage"];
                };
            };
            /** @description Bad Request: malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "malformed";
                    };
                };
            };
            /** @description Forbidden: forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "forbidden";
                    };
                };
            };
            /** @description Not Found: not_found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "not_found";
                    };
                };
            };
            /** @description Conflict: not_possible. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "not_possible";
                    };
                };
            };
            /** @description Request Entity Too Large: too_large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "too_large";
                    };
                };
            };
            /** @description Unsupported Media Type: wrong_content. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "wrong_content";
                    };
                };
            };
            /** @description Too Many Requests: too_many, too_slow. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "too_many" | "too_slow";
                    };
                };
            };
            /** @description Internal Server Error: failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "failed";
                    };
                };
            };
            /** @description Service Unavailable: busy, unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "busy" | "unavailable";
                    };
                };
            };
        };
    };
    post_review: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewRequest"];
            };
        };
        responses: {
            /** @description Return a review, or how far it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewMessage"];
                };
            };
            /** @description Bad Request: malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "malformed";
                    };
                };
            };
            /** @description Forbidden: forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "forbidden";
                    };
                };
            };
            /** @description Not Found: not_found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "not_found";
                    };
                };
            };
            /** @description Conflict: not_possible. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "not_possible";
                    };
                };
            };
            /** @description Request Entity Too Large: too_large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "too_large";
                    };
                };
            };
            /** @description Unsupported Media Type: wrong_content. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "wrong_content";
                    };
                };
            };
            /** @description Too Many Requests: too_many, too_slow. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "too_many" | "too_slow";
                    };
                };
            };
            /** @description Internal Server Error: failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "failed";
                    };
                };
            };
            /** @description Service Unavailable: busy, unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "busy" | "unavailable";
                    };
                };
            };
        };
    };
    post_exercises: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewExercise"];
            };
        };
        responses: {
            /** @description Play on from a position of a finished game, against bots. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedTable"];
                };
            };
            /** @description Bad Request: malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "malformed";
                    };
                };
            };
            /** @description Forbidden: forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "forbidden";
                    };
                };
            };
            /** @description Not Found: not_found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "not_found";
                    };
                };
            };
            /** @description Conflict: not_possible. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "not_possible";
                    };
                };
            };
            /** @description Request Entity Too Large: too_large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "too_large";
                    };
                };
            };
            /** @description Unsupported Media Type: wrong_content. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "wrong_content";
                    };
                };
            };
            /** @description Too Many Requests: too_many, too_slow. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "too_many" | "too_slow";
                    };
                };
            };
            /** @description Internal Server Error: failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "failed";
                    };
                };
            };
            /** @description Service Unavailable: busy, unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "busy" | "unavailable";
                    };
                };
            };
        };
    };
    get_webhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the hosts that webhooks may point to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookHosts"];
                };
            };
            /** @description Forbidden: forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "forbidden";
                    };
                };
            };
            /** @description Too Many Requests: too_many. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "too_many";
                    };
                };
            };
            /** @description Internal Server Error: failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "failed";
                    };
                };
            };
            /** @description Service Unavailable: busy, unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "busy" | "unavailable";
                    };
                };
            };
        };
    };
    post_webhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookRequest"];
            };
        };
        responses: {
            /** @description Set or remove the webhook of the caller's seats. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisteredWebhook"];
                };
            };
            /** @description Bad Request: malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "malformed";
                    };
                };
            };
            /** @description Forbidden: forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "forbidden";
                    };
                };
            };
            /** @description Conflict: not_possible. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "not_possible";
                    };
                };
            };
            /** @description Request Entity Too Large: too_large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "too_large";
                    };
                };
            };
            /** @description Unsupported Media Type: wrong_content. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "wrong_content";
                    };
                };
            };
            /** @description Too Many Requests: too_many, too_slow. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "too_many" | "too_slow";
                    };
                };
            };
            /** @description Internal Server Error: failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "failed";
                    };
                };
            };
            /** @description Service Unavailable: busy, unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "busy" | "unavailable";
                    };
                };
            };
        };
    };
    get_push: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Return the key for subscriptions to push messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushKey"];
                };
            };
            /** @description Forbidden: forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "forbidden";
                    };
                };
            };
            /** @description Too Many Requests: too_many. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "too_many";
                    };
                };
            };
            /** @description Internal Server Error: failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "failed";
                    };
                };
            };
            /** @description Service Unavailable: busy, unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "busy" | "unavailable";
                    };
                };
            };
        };
    };
    post_push: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushRequest"];
            };
        };
        responses: {
            /** @description Subscribe or unsubscribe a browser for the caller's seats. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscribedSeats"];
                };
            };
            /** @description Bad Request: malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "malformed";
                    };
                };
            };
            /** @description Forbidden: forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "forbidden";
                    };
                };
            };
            /** @description Conflict: not_possible. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "not_possible";
                    };
                };
            };
            /** @description Request Entity Too Large: too_large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "too_large";
                    };
                };
            };
            /** @description Unsupported Media Type: wrong_content. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "wrong_content";
                    };
                };
            };
            /** @description Too Many Requests: too_many, too_slow. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "too_many" | "too_slow";
                    };
                };
            };
            /** @description Internal Server Error: failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "failed";
                    };
                };
            };
            /** @description Service Unavailable: busy, unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "busy" | "unavailable";
                    };
                };
            };
        };
    };
    get_openapi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Return this OpenAPI document. */
            200: {
                headers: {
                    /** @description Changes when the answer does. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Nothing has changed since the ETag that was sent. */
            304: {
                headers: {
                    /** @description Changes when the answer does. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Forbidden: forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "forbidden";
                    };
                };
            };
            /** @description Too Many Requests: too_many. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "too_many";
                    };
                };
            };
            /** @description Internal Server Error: failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "failed";
                    };
                };
            };
            /** @description Service Unavailable: busy, unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "busy" | "unavailable";
                    };
                };
            };
        };
    };
    get_messages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Return the JSON Schema of the WebSocket messages. */
            200: {
                headers: {
                    /** @description Changes when the answer does. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Nothing has changed since the ETag that was sent. */
            304: {
                headers: {
                    /** @description Changes when the answer does. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Forbidden: forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "forbidden";
                    };
                };
            };
            /** @description Too Many Requests: too_many. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "too_many";
                    };
                };
            };
            /** @description Internal Server Error: failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "failed";
                    };
                };
            };
            /** @description Service Unavailable: busy, unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code: "busy" | "unavailable";
                    };
                };
            };
        };
    };
}
