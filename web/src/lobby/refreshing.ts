/** Asks again and again while somebody looks. */

/** Calls at once, every so many seconds while the page is visible, and when it becomes visible; returns how to stop. */
export function refreshing(ask: () => unknown, seconds: number): () => void {
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
