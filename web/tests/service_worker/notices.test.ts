import { expect, test, vi } from "vitest";
import { openNotice, showNotice } from "../../src/service_worker/notices";

const SCOPE = "https://trains.example/";
const NOTICE = { title: "Europe", text: "Ben, it is your turn.", table: "T1" };

interface Window {
  url: string;
  focused: boolean;
}

/** A service worker with some windows, and what it shows, focuses and opens. */
function worker(...windows: Window[]) {
  const [shown, focused, opened]: [[string, NotificationOptions][], string[], string[]] = [[], [], []];
  const self = {
    registration: {
      scope: SCOPE,
      showNotification: async (title: string, options: NotificationOptions) => void shown.push([title, options]),
    },
    clients: {
      matchAll: async () => windows.map((one) => ({ ...one, focus: async () => void focused.push(one.url) })),
      openWindow: async (url: string) => void opened.push(url),
    },
  } as unknown as ServiceWorkerGlobalScope;
  return { self, shown, focused, opened };
}

const message = (content: unknown) => ({ json: () => content }) as PushMessageData;

test("a message is shown, and a click on it opens its table", async () => {
  const { self, shown, opened } = worker({ url: SCOPE, focused: true });
  await showNotice(self, message(NOTICE));
  const [[title, options] = ["", {}]] = shown;
  expect([title, options.body, options.tag]).toEqual(["Europe", "Ben, it is your turn.", "T1"]);

  const close = vi.fn();
  await openNotice(self, { close, data: options.data } as unknown as Notification);
  expect(opened).toEqual([`${SCOPE}#/table/T1`]);
  expect(close).toHaveBeenCalled();
});

test("a click shows the window in which the table is open already", async () => {
  const link = `${SCOPE}#/table/T1`;
  const { self, shown, focused, opened } = worker({ url: link, focused: false });
  await showNotice(self, message(NOTICE));
  await openNotice(self, { close: vi.fn(), data: shown[0]?.[1].data } as unknown as Notification);
  expect([focused, opened]).toEqual([[link], []]);
});

test("a player who looks at the table sees no notification", async () => {
  const { self, shown } = worker({ url: `${SCOPE}#/table/T1`, focused: true });
  await showNotice(self, message(NOTICE));
  expect(shown).toEqual([]);
});

test("a message that can't be read still shows something, as browsers demand", async () => {
  const { self, shown } = worker();
  const broken = { json: () => JSON.parse("not JSON") as unknown } as PushMessageData;
  await showNotice(self, broken);
  await showNotice(self, null);
  expect(shown.map(([title]) => title)).toEqual(["Whistlestop", "Whistlestop"]);
});
