/** Roving tabindex: one Tab stop for a group, with arrow keys inside it. */

type Steps = Record<string, number>;

const UP_AND_DOWN: Steps = { ArrowDown: 1, ArrowUp: -1 };
const ALL_WAYS: Steps = { ...UP_AND_DOWN, ArrowRight: 1, ArrowLeft: -1 };

/** Attachment that makes an element such a group. */
export const rovingFocus = (group: HTMLElement): (() => void) => grouped(group, ALL_WAYS);

/** Attachment for a group that uses only the up and down arrows. */
export const rovingColumn = (group: HTMLElement): (() => void) => grouped(group, UP_AND_DOWN);

function grouped(group: HTMLElement, steps: Steps): () => void {
  let current: HTMLElement | null = null;
  const all = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>("button:not(:disabled), [data-member]")];
  /** The visible ones; all of them while none is visible. */
  const members = (): HTMLElement[] => {
    const seen = all().filter(isVisible);
    return seen.length ? seen : all();
  };

  const settle = (): void => {
    const seen = members();
    if (!current || !seen.includes(current))
      current = seen.find((one) => one.ariaDisabled !== "true") ?? seen[0] ?? null;
    for (const one of all()) one.tabIndex = one === current ? 0 : -1;
  };
  const move = (event: KeyboardEvent): void => {
    const seen = members();
    const at = seen.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    const step = steps[event.key];
    const next =
      event.key === "Home"
        ? 0
        : event.key === "End"
          ? seen.length - 1
          : step === undefined
            ? -1
            : (at + step + seen.length) % seen.length;
    if (next < 0) return;
    event.preventDefault();
    seen[next]?.focus();
  };
  const take = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLElement && members().includes(target)) current = target;
    settle();
  };

  group.addEventListener("keydown", move);
  group.addEventListener("focusin", take);
  const watch = new MutationObserver(settle);
  watch.observe(group, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["disabled", "aria-disabled"],
  });
  settle();
  return () => {
    group.removeEventListener("keydown", move);
    group.removeEventListener("focusin", take);
    watch.disconnect();
  };
}

/** Returns whether an element is visible; true in old browsers. */
export function isVisible(element: HTMLElement): boolean {
  return element.checkVisibility?.() ?? true;
}
