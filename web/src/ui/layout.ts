/** The layout of the page around a component, as CSS classes, so that only one place knows the screen. */

import { getContext, setContext } from "svelte";

/** Side by side; strips and sheets; those beside the board; one below the other; or lists instead of a board. */
export type LayoutShape = "wide" | "tall" | "side" | "long" | "lists";

/** Small screens share most rules. */
const CLASSES: Record<LayoutShape, string> = {
  wide: "wide",
  tall: "tall portrait",
  side: "tall side",
  long: "tall long",
  lists: "lists",
};

const LAYOUT = Symbol("layout");

/** Declares the layout of everything inside a component. */
export function provideLayout(shape: () => LayoutShape): void {
  setContext(LAYOUT, shape);
}

/** Returns the classes of the layout; call the result where they are used, as they may change. */
export function layoutClasses(): () => string {
  const shape = getContext<(() => LayoutShape) | undefined>(LAYOUT);
  return () => CLASSES[shape?.() ?? "wide"];
}
