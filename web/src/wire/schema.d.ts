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
        /** Tell what never changes of a game: cards, tickets, routes. */
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
        /** Tell how the board of a game is drawn. */
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
        /** Make a table; the secrets of the own seats are told this once. */
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
        /** Begin a first game, whose luck is written beforehand, to learn a game by playing. */
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
        /** Take an open seat; its secret is told this once. */
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
        /** List the tables of the seats that one has, and where it is one's turn. */
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
        /** Write down what was played, as far as the asker may know it. */
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
        /** Make a table to look back at of a record from elsewhere. */
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
        /** Tell how a table was after each of some plays, as far as the asker may know it. */
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
        /** Tell the numbers of a game that is over: points from turn to turn, cards, routes, tickets, luck. */
        post: operations["post_statistics"];
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
        /** Tell to which hosts notices of turns can be sent. */
        get: operations["get_webhooks"];
        put?: never;
        /** Give one's seats an address where one is told of turns, or take it back. */
        post: operations["post_webhooks"];
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
        /** Describe these endpoints. */
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
        /** Describe what WebSockets carry. */
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
         * Away
         * @description Stop following a table, as a closed tab would; the seats remain.
         */
        Away: {
            /** @enum {unknown} */
            type: "away";
            /** @description A table, as its link names it. */
            table: string;
            /** @default null */
            id?: number | null;
        };
        /**
         * Back
         * @description Take the own seat back from the bot that plays it.
         */
        Back: {
            /** @enum {unknown} */
            type: "back";
            /** @description A table, as its link names it. */
            table: string;
            /** @description A seat; they count from 0. */
            seat: number;
            /** @default null */
            id?: number | null;
        };
        /**
         * Board
         * @description What never changes of a game: its cards, its tickets and its routes.
         */
        Board: {
            game: string;
            title: string;
            /** @description The version of the rules. */
            rules: number;
            options: string[];
            /** @description Cards or passengers of each kind; those of which there are none left out. */
            cards: {
                [key: string]: number;
            };
            /** @description What the kinds of cards are called in actions. */
            letters: {
                [key: string]: string;
            };
            tickets: components["schemas"]["Ticket"][];
            routes?: components["schemas"]["Route"][];
            /** @description Places in which a way can end, and never pass through. */
            countries?: string[];
        };
        /**
         * BotLine
         * @description A bot that plays a game.
         */
        BotLine: {
            name: string;
            about: string;
        };
        /**
         * BotSeat
         * @description A seat of a new table for a bot: a certain one, or the usual one.
         */
        BotSeat: {
            /** @enum {unknown} */
            kind: "bot";
            /** @default null */
            bot?: string | null;
        };
        /**
         * Brought
         * @description The table that was made of a record.
         */
        Brought: {
            table: string;
            game: string;
            title: string;
            names: string[];
            plies: number;
            over: boolean;
            seeded: boolean;
        };
        /**
         * Car
         * @description One space of a route: its middle, and its angle in degrees.
         */
        Car: {
            x: number;
            y: number;
            angle: number;
            locomotive: boolean;
        };
        /**
         * CarSize
         * @description How large every car is.
         */
        CarSize: {
            length: number;
            width: number;
        };
        /**
         * CardsFact
         * @description Certain cards, by their letters as in actions.
         */
        CardsFact: {
            /** @enum {unknown} */
            is: "cards";
            cards: string;
        };
        /**
         * City
         * @description A city, or a dead end in a country.
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
         * ClientMessage
         * @description Whatever a client may say over a WebSocket.
         */
        ClientMessage: components["schemas"]["Sit"] | components["schemas"]["Watch"] | components["schemas"]["Away"] | components["schemas"]["Play"] | components["schemas"]["Why"] | components["schemas"]["Plan"] | components["schemas"]["Say"] | components["schemas"]["Mute"] | components["schemas"]["Start"] | components["schemas"]["Fill"] | components["schemas"]["Free"] | components["schemas"]["Leave"] | components["schemas"]["Cover"] | components["schemas"]["Back"] | components["schemas"]["Rematch"] | components["schemas"]["Skip"] | components["schemas"]["Ping"];
        /**
         * ClockTold
         * @description When the time for a decision is up, in seconds since 1970.
         */
        ClockTold: {
            seats: number[];
            deadline: number;
        };
        /**
         * CountFact
         * @description So many things of one sort.
         */
        CountFact: {
            /** @enum {unknown} */
            is: "count";
            count: number;
            /** @description A kind of card, or card, train, ticket, station, seat, second. */
            of: string;
        };
        /**
         * Cover
         * @description Ask that a bot plays for somebody who has been away for a while.
         */
        Cover: {
            /** @enum {unknown} */
            type: "cover";
            /** @description A table, as its link names it. */
            table: string;
            /** @description A seat; they count from 0. */
            seat: number;
            /** @description A seat; they count from 0. */
            place: number;
            /** @default null */
            id?: number | null;
        };
        /**
         * Created
         * @description The new table, and the secrets of the creator's seats.
         */
        Created: {
            table: string;
            seats: components["schemas"]["SeatGiven"][];
            commitment: string;
        };
        /**
         * Done
         * @description What was asked for is done, and will not be lost.
         */
        Done: {
            /** @enum {unknown} */
            type: "done";
            id: number | null;
            table: string;
            ply?: number;
            key?: string;
        };
        /**
         * Drawing
         * @description A board: the ground as SVG path data, and everything on it.
         */
        Drawing: {
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
         * Effect
         * @description What an action does to others.
         */
        Effect: {
            robbed?: components["schemas"]["Robbed"][];
        };
        /**
         * ErrorTold
         * @description What was asked for is refused; nothing has changed, and the connection lives on.
         */
        ErrorTold: {
            /** @enum {unknown} */
            type: "error";
            /** @enum {unknown} */
            code: "broken_record" | "busy" | "failed" | "forbidden" | "full" | "illegal" | "malformed" | "not_found" | "not_possible" | "not_the_host" | "not_your_seat" | "stale" | "too_large" | "too_many" | "too_slow" | "unavailable" | "unknown_type" | "wrong_content" | "wrong_method";
            message: string;
            said: components["schemas"]["Saying"];
            id: number | null;
            table: string | null;
        };
        /**
         * Event
         * @description Something that happened, as the reader saw it; more facts stand beside these, by type.
         */
        Event: {
            type: string;
            /** @description The seat that did it. */
            seat?: number;
        };
        /**
         * Fill
         * @description Give an open seat to a bot; the host may, before the game.
         */
        Fill: {
            /** @enum {unknown} */
            type: "fill";
            /** @description A table, as its link names it. */
            table: string;
            /** @description A seat; they count from 0. */
            seat: number;
            /** @description A seat; they count from 0. */
            place: number;
            bot: string;
            /** @default null */
            id?: number | null;
        };
        /**
         * Frame
         * @description A table as it was after a play.
         */
        Frame: {
            by: number | null;
            turn: boolean;
            state: components["schemas"]["StateTold"];
            hands: components["schemas"]["OpenTold"][];
        };
        /**
         * Free
         * @description Open a seat again; the host may, before the game.
         */
        Free: {
            /** @enum {unknown} */
            type: "free";
            /** @description A table, as its link names it. */
            table: string;
            /** @description A seat; they count from 0. */
            seat: number;
            /** @description A seat; they count from 0. */
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
         * GameLine
         * @description A game that can be played here.
         */
        GameLine: {
            name: string;
            title: string;
            summary: string;
            seats: number[];
            options: {
                [key: string]: string;
            };
            lesson: boolean;
            bots: components["schemas"]["BotLine"][];
        };
        /**
         * Games
         * @description All games that can be played here.
         */
        Games: {
            games: components["schemas"]["GameLine"][];
        };
        /**
         * Held
         * @description A seat that a browser keeps the secret of.
         */
        Held: {
            /** @description A table, as its link names it. */
            table: string;
            /** @description The secret of a seat. */
            token: string;
        };
        /**
         * Join
         * @description Somebody who wants an open seat: any, or a certain one.
         */
        Join: {
            /** @description A table, as its link names it. */
            table: string;
            /** @description What a person wants to be called. */
            name: string;
            /** @default null */
            seat?: number | null;
        };
        /**
         * Joined
         * @description The seat that somebody has got.
         */
        Joined: {
            table: string;
            seat: number;
            token: string;
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
         * Label
         * @description A place's name: where its first line is anchored, and how wide it was reckoned to be.
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
         * Leave
         * @description Give up the seat before the game, or let a bot play it from now on.
         */
        Leave: {
            /** @enum {unknown} */
            type: "leave";
            /** @description A table, as its link names it. */
            table: string;
            /** @description A seat; they count from 0. */
            seat: number;
            /** @default null */
            id?: number | null;
        };
        /**
         * LessonTold
         * @description How far a first game is.
         */
        LessonTold: {
            steps: components["schemas"]["StepTold"][];
            past: number;
            of: number;
            leaps: boolean;
        };
        /**
         * Luck
         * @description What chance gave a seat; what is expected is the sum of the chances that the cards had when drawn.
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
         * Mine
         * @description All seats that a browser keeps.
         */
        Mine: {
            seats: components["schemas"]["Held"][];
        };
        /**
         * Mute
         * @description Hear no more from a seat, or from everybody; or hear them again.
         */
        Mute: {
            /** @enum {unknown} */
            type: "mute";
            /** @description A table, as its link names it. */
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
         * @description A seat of a new table for oneself.
         */
        MySeat: {
            /** @enum {unknown} */
            kind: "me";
            /** @description What a person wants to be called. */
            name: string;
        };
        /**
         * MyTable
         * @description A table in the list of one's own.
         */
        MyTable: {
            table: string;
            game: string;
            title: string;
            /** @enum {unknown} */
            status: "closed" | "open" | "over" | "playing";
            names: string[];
            open: number;
            ply: number;
            /** @enum {unknown} */
            clock: "fast" | "none" | "relaxed";
            lesson: boolean;
            created: number;
            seat: number;
            my_turn: boolean;
            webhook: boolean;
        };
        /**
         * MyTables
         * @description One's own tables; those whose secret is not right are left out.
         */
        MyTables: {
            tables: components["schemas"]["MyTable"][];
        };
        /**
         * NewLesson
         * @description A first game to be begun, in which everything is shown once.
         */
        NewLesson: {
            game: string;
            /** @description What a person wants to be called. */
            name: string;
            /**
             * @default natural
             * @enum {unknown}
             */
            pace?: "fast" | "instant" | "natural";
        };
        /**
         * NewTable
         * @description A table to be made.
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
            /** @default false */
            public?: boolean;
            /** @default false */
            start?: boolean;
        };
        /**
         * OpenSeat
         * @description A seat of a new table for whoever joins.
         */
        OpenSeat: {
            /** @enum {unknown} */
            kind: "open";
        };
        /**
         * OpenTold
         * @description What a seat holds, once the game is over and all hands may be open.
         */
        OpenTold: {
            /** @description Cards or passengers of each kind; those of which there are none left out. */
            hand: {
                [key: string]: number;
            };
            /** @description Cards or passengers of each kind; those of which there are none left out. */
            hidden: {
                [key: string]: number;
            };
            tickets: components["schemas"]["Ticket"][];
            offer: components["schemas"]["Ticket"][];
            progress: components["schemas"]["ProgressTold"][];
        };
        /**
         * PassengerSize
         * @description How much room a waiting passenger has.
         */
        PassengerSize: {
            width: number;
            height: number;
        };
        /**
         * Ping
         * @description Ask whether the server is there.
         */
        Ping: {
            /** @enum {unknown} */
            type: "ping";
            /** @default null */
            id?: number | null;
        };
        /**
         * Plan
         * @description Ask for the shortest remaining connections of the own tickets.
         */
        Plan: {
            /** @enum {unknown} */
            type: "plan";
            /** @description A table, as its link names it. */
            table: string;
            /** @description A seat; they count from 0. */
            seat: number;
            /** @default null */
            id?: number | null;
        };
        /**
         * PlanTold
         * @description The shortest remaining connection for a ticket.
         */
        PlanTold: {
            routes: string[];
            borrowed: string[];
            trains: number;
            possible: boolean;
        };
        /**
         * Plans
         * @description How the tickets that a seat holds, and those that it chooses from, can be completed.
         */
        Plans: {
            /** @enum {unknown} */
            type: "plans";
            id: number | null;
            table: string;
            seat: number;
            ply: number;
            tickets: components["schemas"]["PlanTold"][];
            offer: components["schemas"]["PlanTold"][];
        };
        /**
         * Play
         * @description Play an action, written as in the notation, at the ply that one sees.
         */
        Play: {
            /** @enum {unknown} */
            type: "play";
            /** @description A table, as its link names it. */
            table: string;
            /** @description A seat; they count from 0. */
            seat: number;
            /** @description How many plays came before. */
            ply: number;
            action: string;
            /** @description Names one move, so that it is played once. */
            key: string;
            /** @default null */
            id?: number | null;
        };
        /**
         * Pong
         * @description The server is there.
         */
        Pong: {
            /** @enum {unknown} */
            type: "pong";
            id: number | null;
        };
        /**
         * PositionsFact
         * @description Some things of a row, by their places in it, counted from 1.
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
            said: components["schemas"]["Saying"];
        };
        /**
         * ProgressTold
         * @description How far a seat is with a ticket that it holds.
         */
        ProgressTold: {
            done: boolean;
            borrowed: boolean;
            possible: boolean | null;
        };
        /**
         * PublicTables
         * @description The tables that anybody may join or watch.
         */
        PublicTables: {
            tables: components["schemas"]["TableLine"][];
        };
        /**
         * Queue
         * @description Where passengers wait in a city or country: the middle of their box, and how they stand in it.
         */
        Queue: {
            name: string;
            x: number;
            y: number;
            columns: number;
            rows: number;
        };
        /**
         * ReasonTold
         * @description Why something can't be used now; empty if it can.
         */
        ReasonTold: {
            /** @enum {unknown} */
            type: "reason";
            id: number | null;
            table: string;
            text: string;
            said: components["schemas"]["Saying"] | null;
        };
        /**
         * RecordBrought
         * @description A record from elsewhere that somebody wants to look at here.
         */
        RecordBrought: {
            text: string;
        };
        /**
         * RecordWish
         * @description A record that somebody wants: of a seat, or as everybody may have it.
         */
        RecordWish: {
            /** @description A table, as its link names it. */
            table: string;
            /** @default null */
            token?: string | null;
        };
        /**
         * Reel
         * @description A table, and how it was after each of some plays.
         */
        Reel: {
            table: components["schemas"]["TableTold"];
            plies: number;
            open: boolean;
            frames: components["schemas"]["Frame"][];
        };
        /**
         * ReelWish
         * @description A stretch of a table's past that somebody wants to see: with any eyes once the game is over.
         */
        ReelWish: {
            /** @description A table, as its link names it. */
            table: string;
            /** @default null */
            token?: string | null;
            /** @default null */
            eyes?: number | null;
            /** @default false */
            all?: boolean;
            /**
             * @description How many plays came before.
             * @default 0
             */
            first?: number;
            /** @default 60 */
            count?: number;
        };
        /**
         * Rematch
         * @description Play again with the same people, on the same seats or each one seat on.
         */
        Rematch: {
            /** @enum {unknown} */
            type: "rematch";
            /** @description A table, as its link names it. */
            table: string;
            /** @description A seat; they count from 0. */
            seat: number;
            /** @default false */
            rotate?: boolean;
            /** @default null */
            id?: number | null;
        };
        /**
         * ResultTold
         * @description How a game ended.
         */
        ResultTold: {
            reason: string;
            sheets: components["schemas"]["SheetTold"][];
            winners: number[];
        };
        /**
         * Robbed
         * @description What somebody loses.
         */
        Robbed: {
            seat: number;
            /** @description Cards or passengers of each kind; those of which there are none left out. */
            cards: {
                [key: string]: number;
            };
        };
        /**
         * Route
         * @description A route between two neighbouring cities.
         */
        Route: {
            name: string;
            cities: string[];
            length: number;
            /** @description The colour of the cards that it takes; gray takes any one. */
            colour: string;
            /** @description How many locomotives it asks for. */
            ferry: number;
            tunnel: boolean;
            points: number;
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
         * @description A route from one city to another, both by their number.
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
         * SaidTold
         * @description What somebody said.
         */
        SaidTold: {
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
         * Say
         * @description Say something to everybody at the table: own words, or a quick phrase.
         */
        Say: {
            /** @enum {unknown} */
            type: "say";
            /** @description A table, as its link names it. */
            table: string;
            /** @description A seat; they count from 0. */
            seat: number;
            /** @default null */
            text?: string | null;
            /** @default null */
            phrase?: ("again" | "good_luck" | "hello" | "hurry" | "oh_no" | "one_moment" | "sorry" | "thanks" | "well_played" | "wow") | null;
            /** @default null */
            id?: number | null;
        };
        /**
         * Saying
         * @description A sentence, or a part of one, to be said in any language.
         */
        Saying: {
            /** @enum {unknown} */
            is: "reason";
            /** @description English, with {places}; it is the key to other languages. */
            template: string;
            /** @description What fills the places, by their names. */
            facts: {
                [key: string]: number | string | (components["schemas"]["SeatFact"] | components["schemas"]["KindFact"] | components["schemas"]["CardsFact"] | components["schemas"]["CountFact"] | components["schemas"]["GameFact"] | components["schemas"]["RouteFact"] | components["schemas"]["PositionsFact"] | components["schemas"]["TextsFact"] | components["schemas"]["Saying"]);
            };
        };
        /**
         * SeatFact
         * @description A seat, which is called by the name of whoever sits there.
         */
        SeatFact: {
            /** @enum {unknown} */
            is: "seat";
            seat: number;
        };
        /**
         * SeatGiven
         * @description A seat and its secret, told once.
         */
        SeatGiven: {
            seat: number;
            token: string;
        };
        /**
         * SeatStatistics
         * @description The numbers of one seat.
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
         * SeatTold
         * @description A seat as everybody sees it.
         */
        SeatTold: {
            /** @enum {unknown} */
            kind: "bot" | "open" | "person";
            name: string;
            bot: string;
            present: boolean;
            covered: boolean;
            cover_in: number | null;
        };
        /**
         * ServerMessage
         * @description Whatever the server may say over a WebSocket.
         */
        ServerMessage: components["schemas"]["TableTold"] | components["schemas"]["StateTold"] | components["schemas"]["SaidTold"] | components["schemas"]["Done"] | components["schemas"]["ReasonTold"] | components["schemas"]["Plans"] | components["schemas"]["ErrorTold"] | components["schemas"]["Pong"];
        /**
         * SheetTold
         * @description One seat's result: points by source in the order of an end screen, and what explains them.
         */
        SheetTold: {
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
            tickets: components["schemas"]["TicketAccount"][];
        };
        /**
         * Sit
         * @description Sit down on a seat that one has the secret of, or come back to it.
         */
        Sit: {
            /** @enum {unknown} */
            type: "sit";
            /** @description A table, as its link names it. */
            table: string;
            /** @description The secret of a seat. */
            token: string;
            /** @default null */
            since?: number | null;
            /** @default null */
            id?: number | null;
        };
        /**
         * Skip
         * @description Let the script of a first game play the step at a ply, or all that is left if none is said.
         */
        Skip: {
            /** @enum {unknown} */
            type: "skip";
            /** @description A table, as its link names it. */
            table: string;
            /** @description A seat; they count from 0. */
            seat: number;
            /** @default null */
            ply?: number | null;
            /** @default null */
            id?: number | null;
        };
        /**
         * Start
         * @description Begin the game; the host may, once every seat is taken.
         */
        Start: {
            /** @enum {unknown} */
            type: "start";
            /** @description A table, as its link names it. */
            table: string;
            /** @description A seat; they count from 0. */
            seat: number;
            /** @default null */
            id?: number | null;
        };
        /**
         * StateTold
         * @description What a seat, or somebody looking on, may know after a play.
         */
        StateTold: {
            /** @enum {unknown} */
            type: "state";
            table: string;
            seat: number | null;
            ply: number;
            events: components["schemas"]["Event"][];
            view: components["schemas"]["View"];
            /** @description The actions of the seat by what can be pointed at: first where it is (row, routes), then what it is, then the texts of all actions that it stands for. */
            choices: {
                [key: string]: {
                    [key: string]: string[];
                };
            };
            unlisted: number;
            /** @description What the choices do to others, by the text of the action; only those that do anything. */
            effects: {
                [key: string]: components["schemas"]["Effect"];
            };
            progress: components["schemas"]["ProgressTold"][];
            preview: {
                [key: string]: number;
            };
            clock: components["schemas"]["ClockTold"] | null;
            result: components["schemas"]["ResultTold"] | null;
            lesson: components["schemas"]["LessonTold"] | null;
        };
        /**
         * Statistics
         * @description The numbers of a game: points are those that there would have been if it had ended after a play.
         */
        Statistics: {
            plies: number[];
            points: {
                [key: string]: number[][];
            };
            seats: components["schemas"]["SeatStatistics"][];
        };
        /**
         * StatisticsWish
         * @description A game that is over, whose numbers somebody wants to see.
         */
        StatisticsWish: {
            /** @description A table, as its link names it. */
            table: string;
        };
        /**
         * StepTold
         * @description Something that a first game teaches now.
         */
        StepTold: {
            id: string;
            look: string;
        };
        /**
         * TableLine
         * @description A table in a list.
         */
        TableLine: {
            table: string;
            game: string;
            title: string;
            /** @enum {unknown} */
            status: "closed" | "open" | "over" | "playing";
            names: string[];
            open: number;
            ply: number;
            /** @enum {unknown} */
            clock: "fast" | "none" | "relaxed";
            lesson: boolean;
            created: number;
        };
        /**
         * TableTold
         * @description A table as everybody sees it, told anew whenever something changes.
         */
        TableTold: {
            /** @enum {unknown} */
            type: "table";
            table: string;
            number: number;
            game: string;
            title: string;
            rules: number;
            options: string[];
            /** @enum {unknown} */
            status: "closed" | "open" | "over" | "playing";
            seats: components["schemas"]["SeatTold"][];
            host: number | null;
            first: number | null;
            /** @enum {unknown} */
            clock: "fast" | "none" | "relaxed";
            /** @enum {unknown} */
            pace: "fast" | "instant" | "natural";
            aids: boolean;
            public: boolean;
            lesson: boolean;
            /** @enum {unknown} */
            origin: "record" | "table";
            commitment: string;
            seed: string | null;
            watchers: number;
            rematch: string | null;
            mine: number[];
        };
        /**
         * TextSize
         * @description How large names are written, and how far their lines are apart.
         */
        TextSize: {
            city: number;
            country: number;
            line: number;
        };
        /**
         * TextsFact
         * @description Texts that could be typed just so.
         */
        TextsFact: {
            /** @enum {unknown} */
            is: "texts";
            texts: string[];
        };
        /**
         * Ticket
         * @description A ticket: two places, and what joining them is worth.
         */
        Ticket: {
            between: string[];
            points?: number;
            deck?: string;
            /** @description Cards or passengers of each kind; those of which there are none left out. */
            needs?: {
                [key: string]: number;
            };
        };
        /**
         * TicketAccount
         * @description A ticket as it lies open when the game is over.
         */
        TicketAccount: {
            between: string[];
            points?: number;
            deck?: string;
            /** @description Cards or passengers of each kind; those of which there are none left out. */
            needs?: {
                [key: string]: number;
            };
            done: boolean;
            /** @description The routes that join its places, in order; if it is done. */
            routes: string[];
            /** @description Those of the routes that belong to others. */
            borrowed: string[];
        };
        /**
         * TicketNumbers
         * @description The tickets of a seat.
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
         * View
         * @description The table as one seat, or somebody looking on, sees it; docs/bot_protocol.md explains every field.
         */
        View: {
            game: string;
            /** @description Who looks: a seat, or -1 for somebody looking on. */
            seat: number;
            seats: number;
            first: number;
            /** @description The seat to act. */
            turn: number;
            /** @description The seats that still choose opening tickets. */
            choosing: number[];
            choice: number;
            phase: string;
            ply: number;
            passes: number;
            idle: number;
            turns_left: number;
            /** @description The seat after whose turn the last round began; null before it. */
            last_round_by: number | null;
            over: boolean;
            reason: string;
            /** @description Cards or passengers of each kind; those of which there are none left out. */
            hand: {
                [key: string]: number;
            };
            /** @description A number for each seat, beginning with seat 0. */
            hand_sizes: number[];
            /** @description Of each hand, the cards that everybody has seen; not at tables without aids. */
            shown?: {
                [key: string]: number;
            }[];
            row: string[];
            /** @description Cards or passengers of each kind; those of which there are none left out. */
            discards: {
                [key: string]: number;
            };
            deck_size: number;
            tickets: components["schemas"]["Ticket"][];
            /** @description A number for each seat, beginning with seat 0. */
            ticket_counts: number[];
            offer: components["schemas"]["Ticket"][];
            /** @description A number for each seat, beginning with seat 0. */
            offer_sizes: number[];
            /** @description How many of the offer must be kept at least. */
            keep: number;
            gone: components["schemas"]["Ticket"][];
            /** @description A number for each seat, beginning with seat 0. */
            gone_counts: number[];
            drawn: number[][];
            ticket_decks: number[];
            returned: (components["schemas"]["Ticket"] | null)[];
            returned_decks: number[];
            shown_tickets: components["schemas"]["Ticket"][][];
            legal?: string[];
            /** @description A number for each seat, beginning with seat 0. */
            trains_before?: number[];
            /** @description A number for each seat, beginning with seat 0. */
            trains?: number[];
            /** @description A number for each seat, beginning with seat 0. */
            points?: number[];
            /** @description Of each route 0, or the seat that owns it plus 1. */
            owner?: number[];
            /** @description Free routes that the seat can never claim, by their number. */
            closed?: number[];
            claim?: string | null;
            /** @description Cards or passengers of each kind; those of which there are none left out. */
            laid?: {
                [key: string]: number;
            };
            /** @description Cards or passengers of each kind; those of which there are none left out. */
            revealed?: {
                [key: string]: number;
            };
            owed?: number;
            /** @description A number for each seat, beginning with seat 0. */
            stations?: number[];
            /** @description The seat whose station is in a city. */
            station_at?: {
                [key: string]: number;
            };
            /** @description The passengers in each place. */
            waiting?: {
                [key: string]: {
                    [key: string]: number;
                };
            };
            passengers?: {
                [key: string]: number;
            }[];
            visiting?: string | null;
            /** @description A number for each seat, beginning with seat 0. */
            bonus?: number[];
            /** @description A number for each seat, beginning with seat 0. */
            completed?: number[];
            railyards?: {
                [key: string]: number;
            }[];
            riders?: {
                [key: string]: number;
            }[];
            stacks?: (number | {
                [key: string]: number;
            })[];
            second_deck?: number;
            ended_by?: number;
            seats_to_complete?: number;
            tickets_decided?: number;
            tickets_chosen?: number;
        };
        /**
         * Watch
         * @description Look on without a seat, or beside the own ones.
         */
        Watch: {
            /** @enum {unknown} */
            type: "watch";
            /** @description A table, as its link names it. */
            table: string;
            /** @default null */
            since?: number | null;
            /** @default null */
            id?: number | null;
        };
        /**
         * WebhookGiven
         * @description How many of the seats are as it was wished.
         */
        WebhookGiven: {
            seats: number;
        };
        /**
         * WebhookHosts
         * @description The hosts that this server sends notices to; if there are none, it sends no notices.
         */
        WebhookHosts: {
            hosts: string[];
        };
        /**
         * WebhookWish
         * @description Some own seats, and the address where one wants to be told of their turns; none for nowhere.
         */
        WebhookWish: {
            seats: components["schemas"]["Held"][];
            /** @description Where the browser has the page, for links in notices. */
            page: string;
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
         * Why
         * @description Ask why something that one points at can't be used now.
         */
        Why: {
            /** @enum {unknown} */
            type: "why";
            /** @description A table, as its link names it. */
            table: string;
            /** @description A seat; they count from 0. */
            seat: number;
            /** @description What a person wants to be called. */
            where: string;
            /** @default null */
            what?: string | null;
            /** @default null */
            id?: number | null;
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
                    "application/json": components["schemas"]["Games"];
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
            /** @description Tell what never changes of a game: cards, tickets, routes. */
            200: {
                headers: {
                    /** @description Changes when the answer does. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Board"];
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
            /** @description Tell how the board of a game is drawn. */
            200: {
                headers: {
                    /** @description Changes when the answer does. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Drawing"];
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
            /** @description Make a table; the secrets of the own seats are told this once. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Created"];
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
            /** @description Begin a first game, whose luck is written beforehand, to learn a game by playing. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Created"];
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
                "application/json": components["schemas"]["Join"];
            };
        };
        responses: {
            /** @description Take an open seat; its secret is told this once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Joined"];
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
                "application/json": components["schemas"]["Mine"];
            };
        };
        responses: {
            /** @description List the tables of the seats that one has, and where it is one's turn. */
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
                "application/json": components["schemas"]["RecordWish"];
            };
        };
        responses: {
            /** @description Write down what was played, as far as the asker may know it. */
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
                "application/json": components["schemas"]["RecordBrought"];
            };
        };
        responses: {
            /** @description Make a table to look back at of a record from elsewhere. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Brought"];
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
                "application/json": components["schemas"]["ReelWish"];
            };
        };
        responses: {
            /** @description Tell how a table was after each of some plays, as far as the asker may know it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reel"];
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
                "application/json": components["schemas"]["StatisticsWish"];
            };
        };
        responses: {
            /** @description Tell the numbers of a game that is over: points from turn to turn, cards, routes, tickets, luck. */
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
    get_webhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tell to which hosts notices of turns can be sent. */
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
                "application/json": components["schemas"]["WebhookWish"];
            };
        };
        responses: {
            /** @description Give one's seats an address where one is told of turns, or take it back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookGiven"];
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
            /** @description Describe these endpoints. */
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
            /** @description Describe what WebSockets carry. */
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
