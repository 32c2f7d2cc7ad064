/** English texts about notifications and seats on other devices. */

import { count, either } from "./numbers";

export const notifications = {
  turn: "Your turn",
  at: (game: string) => `The others are waiting for you at ${game}.`,
  notify: "Notify me when it’s my turn",
  notifyHint: "Shows a browser notification while you’re doing something else. Keep this page open in a tab.",
  pushHint: "Shows a notification when it’s your turn and you’re away, even when this page is closed.",
  unreachable: "Your browser can’t reach its push service, so keep this page open in a tab to be notified.",
  refused: "Your browser blocks notifications from this page. Allow them in its settings for this site, and try again.",

  webhook: {
    title: "Message me when it’s my turn",
    hint: (hosts: readonly string[]) =>
      `For games that last days: get a message in your chat app, even when this page isn’t open. Paste the webhook address that your chat app gives you. This server sends to ${either(hosts)}.`,
    save: "Save and send a test",
    sending: "Sending…",
    saved: "Saved. A test message is on its way: check that it arrives.",
    remove: "Remove",
    removed: "Removed. No more messages will be sent.",
    on: (tables: number) =>
      tables
        ? `This is on for ${count(tables, "table")}, and for seats you take later.`
        : "This is on for seats you take from now on.",
    elsewhere: (tables: number) =>
      `This is on for ${count(tables, "table")}, with an address you saved on another device.`,
  },

  transfer: "Use my seats on another device",
  warning: "Anyone with this link can play for you. Send it only to yourself.",
  seats: (number: number) => `This link holds ${count(number, "seat")}.`,
  none: "You have no seat in an unfinished game.",
  link: "The link with your seats",
  scan: "Or scan this with the other device.",
  code: "QR code of the link with your seats",
  paste: "Or paste what you copied on the other device",
  open: "Open",
  wrong: "There are no seats in this text. Copy the whole link again.",

  arrive: "Add these seats?",
  offered: (number: number, games: string[]) =>
    `${count(number, "seat")} from another device: ${games.join(", ")}. You can then play them on both devices.`,
  all: "This device already has all of these seats.",
  gone: "None of these seats is on this server.",
  looking: "Loading tables…",
  take: "Add them",
  leave: "No, back to the lobby",
};
