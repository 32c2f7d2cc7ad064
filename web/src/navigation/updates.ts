/** Installs the service worker, and applies new versions of the page between two pages, never during one. */

const SCRIPT = "./service_worker.js";
/** Milliseconds after loading, so that nothing competes with the first view. */
const PAUSE = 3000;
/** Milliseconds between two searches for a new version. */
const HOUR = 3_600_000;

export function followUpdates(): void {
  // Missing on a plain HTTP address, except on the device itself.
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!container) return;
  let stale = false;
  container.addEventListener("message", ({ data }) => {
    const { files } = data as { files?: readonly string[] };
    if (files) stale = !files.includes(ownScript());
    if (files) void tellLoaded(container);
  });
  addEventListener("hashchange", () => {
    if (stale) location.reload();
  });
  setTimeout(() => void install(container), PAUSE);
}

async function install(container: ServiceWorkerContainer): Promise<void> {
  try {
    const registration = await container.register(SCRIPT, { updateViaCache: "none" });
    await tellLoaded(container);
    let searched = Date.now();
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState !== "visible" || Date.now() - searched < HOUR) return;
      searched = Date.now();
      registration.update().catch(() => undefined); // the server can't be reached
    });
  } catch {
    // The page works without it, as in a private window.
  }
}

/** Lets the service worker keep what this page has loaded. */
async function tellLoaded(container: ServiceWorkerContainer): Promise<void> {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  (await container.ready).active?.postMessage({ loaded });
}

/** The path of this page's script, which is named by its content. */
function ownScript(): string {
  const { src } = document.querySelector<HTMLScriptElement>("script[type=module]") ?? { src: "" };
  return src.slice(src.lastIndexOf("/assets/") + 1);
}
