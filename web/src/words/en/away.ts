/** What is said in English to those who are elsewhere: about turns that come, and about seats on another device. */

import { count, either } from "./numbers";

export const away = {
  turn: "Your turn",
  at: (game: string) => `The others are waiting for you at ${game}.`,
  notify: "Tell me when it is my turn",
  notifyHint: "Your browser shows a notification while you look at something else. This page has to stay open somewhere.",
  refused: "Your browser does not allow notifications from this page. Allow them in its settings for this site, and try again.",

  webhook: {
    title: "Send me a message when it is my turn",
    hint: (hosts: readonly string[]) => `For games that take days: you are told in your messenger, even when this page isn’t open anywhere. Paste the address that your messenger gives you for incoming messages. This server sends to ${either(hosts)}.`,
    save: "Save and send a test",
    sending: "Sending …",
    saved: "Saved. A test is on its way: check whether it has arrived.",
    remove: "Remove",
    removed: "Removed. No more messages are sent.",
    on: (tables: number) => (tables ? `This is on for ${count(tables, "table")}, and for seats that you take later.` : "This is on for seats that you take from now on."),
    elsewhere: (tables: number) => `This is on for ${count(tables, "table")}, with an address that you saved on another device.`,
  },

  transfer: "Use my seats on another device",
  warning: "Anybody who has this link can play for you. Send it to yourself only, and to nobody else.",
  seats: (number: number) => `This link holds ${count(number, "seat")}.`,
  none: "You have no seat at a table where a game is still going on.",
  link: "The link with your seats",
  scan: "Or scan this with the other device.",
  code: "A code of the link with your seats",
  paste: "Or paste here what you copied on the other device",
  open: "Open",
  wrong: "There are no seats in this text. Copy the whole link once more.",

  arrive: "Take seats over?",
  offered: (number: number, games: string[]) => `${count(number, "seat")} from another device: ${games.join(", ")}. You can then play them here, and there as well.`,
  all: "You have all of these seats on this device already.",
  gone: "None of these seats is at a table that this server knows.",
  looking: "Looking for the tables …",
  take: "Take them over",
  leave: "No, go to the lobby",
};
