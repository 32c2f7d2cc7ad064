/** The service worker: serves the page without a network, and shows notices of turns. */

import { openNotice, showNotice } from "./notices";
import { Shell } from "./shell";

declare const self: ServiceWorkerGlobalScope;
/** The files of this version and its name; the build fills them in. */
declare const SHELL_FILES: readonly string[];
declare const SHELL_VERSION: string;

const shell = new Shell(self.registration.scope, SHELL_VERSION, SHELL_FILES);

self.addEventListener("install", (event) => event.waitUntil(shell.fill().then(() => self.skipWaiting())));

self.addEventListener("activate", (event) =>
  event.waitUntil(
    (async () => {
      await shell.dropOld();
      await self.registration.navigationPreload?.enable();
      await self.clients.claim();
      for (const client of await self.clients.matchAll({ type: "window" })) client.postMessage({ files: SHELL_FILES });
    })(),
  ),
);

// Whatever gets no answer here, the API above all, goes to the server as if there were no service worker.
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.mode === "navigate" && shell.isPage(request.url))
    event.respondWith(shell.page(request, event.preloadResponse as Promise<Response | undefined>));
  else if (shell.isAsset(request.url)) event.respondWith(shell.asset(request));
});

self.addEventListener("message", (event) => {
  const files: unknown = (event.data as { loaded?: unknown } | null)?.loaded;
  if (Array.isArray(files)) event.waitUntil(shell.keep(files.filter((file) => typeof file === "string")));
});

self.addEventListener("push", (event) => event.waitUntil(showNotice(self, event.data)));
self.addEventListener("notificationclick", (event) => event.waitUntil(openNotice(self, event.notification)));
