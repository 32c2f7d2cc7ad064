import { beforeEach, expect, test } from "vitest";
import { Highlight } from "../../src/state/highlight.svelte";
import { ticketName, TicketPlan } from "../../src/state/ticket_plan.svelte";
import type { PlanMessage, Plans, StateMessage, Ticket } from "../../src/wire/types";
import { state, view } from "./sample_messages";

const TICKET = { between: ["Barcelona", "Bruxelles"], points: 8 } as unknown as Ticket;

let highlight: Highlight;
let shown: TicketPlan;
let answer: Plans | null;

const planOf = (trains: number, routes: string[]): Plans =>
  ({ tickets: [{ possible: true, trains, routes, borrowed: [] } as unknown as PlanMessage] }) as unknown as Plans;

const stateOf = (changes: { done?: boolean; over?: boolean } = {}): StateMessage =>
  state({
    view: view({ tickets: [TICKET], over: changes.over ?? false }),
    progress: [{ done: changes.done ?? false }] as unknown as StateMessage["progress"],
  });

beforeEach(async () => {
  highlight = new Highlight();
  answer = planOf(6, ["Barcelona-Pamplona", "Pamplona-Paris", "Bruxelles-Paris"]);
  shown = new TicketPlan(highlight, async () => answer);
  await shown.toggle(1, TICKET.between);
});

test("a plan is highlighted with the cities of its ticket", () => {
  expect(shown.of(1)?.trains).toBe(6);
  expect(shown.of(2)).toBeNull();
  expect(highlight.current).toMatchObject({
    cities: TICKET.between,
    plan: ["Barcelona-Pamplona", "Pamplona-Paris", "Bruxelles-Paris"],
  });
});

test("a second press hides the plan", async () => {
  await shown.toggle(1, TICKET.between);
  expect(shown.of(1)).toBeNull();
  expect(highlight.any).toBe(false);
});

test("a plan follows a new state", async () => {
  answer = planOf(2, ["Bruxelles-Paris"]);
  await shown.follow(stateOf());
  expect(shown.of(1)?.trains).toBe(2);
  expect(highlight.current.plan).toEqual(["Bruxelles-Paris"]);
});

test("a plan that was hidden before its answer stays hidden", async () => {
  const following = shown.follow(stateOf());
  highlight.clear();
  await following;
  expect(highlight.any).toBe(false);
});

test.each([{ done: true }, { over: true }])("a plan ends with its ticket and with the game: %o", async (changes) => {
  await shown.follow(stateOf(changes));
  expect(shown.of(1)).toBeNull();
  expect(highlight.any).toBe(false);
});

test("a highlighted ticket stays until it is done", async () => {
  highlight.clear();
  highlight.keep(ticketName(1), { cities: TICKET.between });
  await shown.follow(stateOf());
  expect(highlight.kept).toBe(ticketName(1));
  await shown.follow(stateOf({ done: true }));
  expect(highlight.any).toBe(false);
});

test("a highlight that belongs to no ticket stays", async () => {
  highlight.clear();
  highlight.keep("routes 0", { routes: ["Paris-Zürich"] });
  await shown.follow(stateOf({ over: true }));
  expect(highlight.kept).toBe("routes 0");
});
