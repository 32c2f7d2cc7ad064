/** Dragging cards from the hand: a shortcut, never the only way. */

interface Point {
  x: number;
  y: number;
}

/** The dragged kind, and its position in the window. */
export interface DraggedCards extends Point {
  kind: string;
}

/** A drop target; positions are relative to its corner. */
export interface DropTarget {
  element: Element;
  /** Cards are dragged over a position, or no longer (null). */
  over(at: Point | null): void;
  /** Cards are dropped, by some type of pointer. */
  dropped(at: Point, kind: string, pointer: string): void;
}

export class CardDrag {
  current: DraggedCards | null = $state.raw(null);
  readonly #targets = new Set<DropTarget>();

  /** Registers a drop target; returns a function that removes it. */
  register(target: DropTarget): () => void {
    this.#targets.add(target);
    return () => this.#targets.delete(target);
  }

  /** Moves the dragged cards. */
  move(dragged: DraggedCards): void {
    this.current = dragged;
    for (const target of this.#targets) target.over(within(target, dragged));
  }

  /** Drops the cards; returns whether there was a target. */
  drop(pointer: string): boolean {
    const dragged = this.current;
    this.cancel();
    for (const target of dragged ? this.#targets : []) {
      const at = dragged && within(target, dragged);
      if (!at) continue;
      target.dropped(at, dragged.kind, pointer);
      return true;
    }
    return false;
  }

  /** Cancels the drag. */
  cancel(): void {
    this.current = null;
    for (const target of this.#targets) target.over(null);
  }
}

function within({ element }: DropTarget, { x, y }: Point): Point | null {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return left <= x && x <= right && top <= y && y <= bottom ? { x: x - left, y: y - top } : null;
}
