/** Notifications of turns that the server pushes. */

/** The decrypted body of a push message. */
interface Notice {
  title: string;
  text: string;
  /** The id of the table; empty for a test. */
  table: string;
}

const ICON = "./pictures/icon-192.png";
/** Browsers insist on a notification for every message. */
const UNREADABLE: Notice = { title: "Whistlestop", text: "", table: "" };

/** Shows a message, unless the player is looking at its table. */
export async function showNotice(worker: ServiceWorkerGlobalScope, data: PushMessageData | null): Promise<void> {
  const { title, text, table } = parseNotice(data);
  const link = tableLink(worker, table);
  if (table && (await windows(worker)).some(({ url, focused }) => focused && url === link)) return;
  await worker.registration.showNotification(title, {
    body: text,
    tag: table || "whistlestop",
    icon: ICON,
    badge: ICON,
    data: { link },
  });
}

/** Opens the table of a notification, in its window if there is one. */
export async function openNotice(worker: ServiceWorkerGlobalScope, notification: Notification): Promise<void> {
  notification.close();
  const { link } = notification.data as { link: string };
  const open = (await windows(worker)).find(({ url }) => url === link);
  await (open ? open.focus() : worker.clients.openWindow(link));
}

function parseNotice(data: PushMessageData | null): Notice {
  try {
    return { ...UNREADABLE, ...(data?.json() as Partial<Notice> | undefined) };
  } catch {
    return UNREADABLE;
  }
}

const windows = (worker: ServiceWorkerGlobalScope): Promise<readonly WindowClient[]> =>
  worker.clients.matchAll({ type: "window", includeUncontrolled: true });

const tableLink = (worker: ServiceWorkerGlobalScope, table: string): string =>
  worker.registration.scope + (table ? `#/table/${table}` : "");
