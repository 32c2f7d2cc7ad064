import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";
import { Lights } from "../../src/board/lights.svelte";
import HandList from "../../src/lists/HandList.svelte";
import DrawTicketsConfirmation from "../../src/table/decision/DrawTicketsConfirmation.svelte";
import OfferChooser from "../../src/table/decision/OfferChooser.svelte";
import TicketList from "../../src/table/tickets/TicketList.svelte";
import { network, settlePromises } from "../wire/fake_socket";
import { staticData, view } from "../state/sample_messages";
import { leave, seatedTable, show, textOf } from "./mounting";

afterEach(leave);

const OFFER = [
  { between: ["Brest", "Petrograd"] as [string, string], points: 20, deck: "long" },
  { between: ["Roma", "Berlin"] as [string, string], points: 9, deck: "regular" },
  { between: ["Athina", "Wilno"] as [string, string], points: 11, deck: "regular" },
];

test("chosen tickets are listed while others still choose", async () => {
  const seen = view({ phase: "tickets", turn: 1, choosing: [1], choice: 0b101, offer: OFFER });
  const table = await seatedTable({ view: seen });
  for (const list of [show(TicketList, { table, view: seen }), show(HandList, { table, view: seen })]) {
    const text = textOf(list);
    expect(text).toContain("Petrograd");
    expect(text).toContain("Wilno");
    expect(text).not.toContain("Roma");
    expect(text).not.toContain("No tickets yet");
  }
  const lights = new Lights(table);
  expect([...lights.wanted]).toEqual(["Brest", "Petrograd", "Athina", "Wilno"]);
});

test("there are no tickets yet before the first choice", async () => {
  const seen = view({ phase: "tickets", choosing: [0, 1], offer: OFFER });
  const table = await seatedTable({ view: seen });
  expect(textOf(show(TicketList, { table, view: seen }))).toContain("No tickets yet");
});

test("an exchange is confirmed in view of both tickets", async () => {
  const seen = view({ tickets: OFFER.slice(0, 2), completed: [0, 0] });
  const table = await seatedTable({ view: seen, choices: { tickets: { "": ["exchange"] } } });
  const items = [...show(DrawTicketsConfirmation, { table, view: seen }).querySelectorAll("li")].map(textOf);
  expect(items).toHaveLength(2);
  expect(items[0]).toContain("Brest");
  expect(items[1]).toContain("Berlin");
});

test("an offer shows how many trains a ticket needs, though the routes arrive after it", async () => {
  let deliver: (() => void) | undefined;
  const seen = view({ phase: "tickets", choosing: [0, 1], offer: OFFER, keep: 2 });
  const table = await seatedTable({ view: seen, choices: { offer: { "": ["keep 1,2"] } } }, {}, async (path) => {
    await new Promise<void>((done) => (deliver = done));
    return staticData(path);
  });
  const chooser = show(OfferChooser, { table, view: seen });
  expect(network.socket.sent.some(({ type }) => type === "plan")).toBe(false);
  deliver?.();
  await settlePromises();
  flushSync();
  const plan = (trains: number) => ({ possible: true, trains, routes: [], borrowed: [] });
  network.socket.answer("plan", { type: "plans", tickets: [], offer: [plan(17), plan(6), plan(1)] });
  await settlePromises();
  flushSync();
  expect(textOf(chooser)).toContain("17 trains needed");
  expect(textOf(chooser)).toContain("1 train needed");
});
