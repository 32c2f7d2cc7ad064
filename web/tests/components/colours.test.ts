import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";
import { Lights } from "../../src/board/lights.svelte";
import WaitingRoom from "../../src/table/waiting_room/WaitingRoom.svelte";
import { seatColour, seatLook, showSeatColours } from "../../src/theme/seat_colours.svelte";
import { colourLook } from "../../src/theme/tokens";
import SeatBadge from "../../src/ui/SeatBadge.svelte";
import type { SeatMessage } from "../../src/wire/types";
import { network } from "../wire/fake_socket";
import { table as tableMessage, view } from "../state/sample_messages";
import { leave, seatedTable, show } from "./mounting";

afterEach(leave);
afterEach(() => showSeatColours([]));

const [ADA, BEN] = tableMessage().seats as [SeatMessage, SeatMessage];
const PAINTED = [
  { ...ADA, colour: 3 },
  { ...BEN, colour: 0 },
];

test("seats have the colours that the table gives them", async () => {
  expect([seatColour(0), seatColour(1), seatColour(6)]).toEqual([0, 1, 1]);
  const table = await seatedTable({ view: view({ owner: [1, 2] }) }, { seats: PAINTED });
  expect(seatLook(0)).toEqual(colourLook(3));
  const badge = show(SeatBadge, { seat: 1 }).querySelector("span");
  expect(badge?.getAttribute("style")).toContain("--seat-0");
  const routes = [{ name: "Paris-Zürich" }, { name: "Brest-Paris" }];
  expect(new Lights(table, routes).standing.map(({ trains }) => trains)).toEqual([3, 0]);
});

test("a player changes colour in the waiting room, but not to that of another person", async () => {
  const info = tableMessage({ status: "open", seats: PAINTED });
  const table = await seatedTable({}, info);
  const room = show(WaitingRoom, { table, info, slow: false });
  const colours = [...room.querySelectorAll<HTMLInputElement>("fieldset input")];
  expect(colours.map(({ disabled }) => disabled)).toEqual([true, false, false, false, false]);
  expect(colours.findIndex(({ checked }) => checked)).toBe(3);
  expect(room.querySelector("legend")?.textContent).toBe("Your colour");
  expect(colours[4]?.labels?.[0]?.textContent.trim()).toBe("Purple, flag");
  colours[4]?.click();
  flushSync();
  expect(network.socket.sent.at(-1)).toMatchObject({ type: "paint", seat: 0, colour: 4 });
});
