/** Polling while the page is visible. */

/** Calls a function now, at an interval while the page is visible, and when it becomes visible; returns a stop function. */
export function poll(ask: () => unknown, seconds: number): () => void {
  const due = (): void => {
    if (document.visibilityState === "visible") void ask();
  };
  void ask();
  const timer = setInterval(due, seconds * 1000);
  document.addEventListener("visibilitychange", due);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", due);
  };
}
