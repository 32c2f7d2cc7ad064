/** Drawing cards, also two at once. */

import { drawsTwoAtOnce } from "../../state/features";

import type { Table } from "../../state/table.svelte";
import { words } from "../../words/words.svelte";

export class DeckDrawing {
  #last: Promise<unknown> = Promise.resolve();
  #waits = 0;

  constructor(private readonly table: Table) {}

  /** Draws from the deck; a second press before the answer draws the second card. */
  draw(cards = 1): void {
    const { table } = this;
    if (!table.can("deck") && !this.#waits) void table.why("deck");
    if (this.#waits + cards > 2) return;
    for (let card = 0; card < cards; card++) {
      this.#waits += 1;
      this.#last = this.#last.then(() => table.can("deck") && table.play("draw")).finally(() => (this.#waits -= 1));
    }
  }

  /** Draws two cards from the deck, or shows why that is not possible. */
  drawTwo(): void {
    const { table } = this;
    if (canDrawTwo(table)) this.draw(2);
    else if (table.can("deck")) table.notices.tell(words.table.supply.oneOnly, "reason");
    else void table.why("deck");
  }

  /** Takes a card from the row, or shows why that is not possible. */
  async take(kind: string): Promise<void> {
    const [action] = this.table.choices["row"]?.[kind] ?? [];
    if (action) await this.table.play(action);
    else await this.table.why("row", kind);
  }
}

/** Returns whether two cards can be drawn at once. */
export function canDrawTwo({ view, choices }: Pick<Table, "view" | "choices">): boolean {
  if (!view || !choices["deck"]) return false;
  return !drawsTwoAtOnce(view) && view.phase === "turn" && view.deck_size > 1;
}
