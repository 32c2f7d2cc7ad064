/** The public tables that the player is not at. */

import { mySeats } from "../storage/seat_tokens";
import { publicTables } from "../wire/http";
import type { TableLine } from "../wire/types";
import { displayName } from "../words/game_names";
import { poll } from "./poll";

const EVERY = 10; // seconds

export class OpenTables {
  all: readonly TableLine[] = $state.raw([]);

  /** Polls while the page is visible; returns a stop function. */
  watch(): () => void {
    return poll(() => this.#ask(), EVERY);
  }

  /** The tables of a game with free seats. */
  waiting(game: string): readonly TableLine[] {
    return this.all.filter((table) => table.game === game && table.open > 0);
  }

  async #ask(): Promise<void> {
    const mine = new Set(mySeats().map(({ table }) => table));
    try {
      this.all = (await publicTables()).filter(({ table }) => !mine.has(table));
    } catch {
      // keep the list; the games show that the server is unreachable
    }
  }
}

/** Returns the names of those at a table. */
export const seatedNames = ({ names }: TableLine): string[] => names.filter(Boolean).map(displayName);
