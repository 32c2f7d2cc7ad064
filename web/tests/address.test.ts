import { expect, test } from "vitest";
import { link, read, tableIn, type Address } from "../src/address";

const ADDRESSES: Address[] = [
  { page: "lobby" }, { page: "settings" }, { page: "table", id: "5k7GWAwSfxPIw2Ar" }, { page: "help", game: "usa" },
  { page: "new", game: "my map" }, { page: "statistics", id: "5k7GWAwSfxPIw2Ar" },
  { page: "replay", id: "a-b_C" }, { page: "replay", id: "a", ply: 57 }, { page: "replay", id: "a", ply: 0, sight: "all" },
  { page: "replay", id: "a", ply: 143, sight: 2 }, { page: "replay", id: "a", ply: 1, sight: "public" },
];

test.each(ADDRESSES)("a link leads back to $page", (address) => {
  expect(read(link(address))).toEqual(address);
});

test.each(["", "#", "#/", "#/table/", "#/table/a b", "#/nowhere", "#/table/<script>"])("%s leads to the lobby", (hash) => {
  expect(read(hash)).toEqual({ page: "lobby" });
});

test("an odd name of a game does no harm", () => {
  expect(read("#/help/%E0%A4%A")).toEqual({ page: "help", game: "%E0%A4%A" });
});

test.each([
  ["#/replay/a/x/y", { page: "replay", id: "a" }],
  ["#/replay/a/7/everything", { page: "replay", id: "a", ply: 7 }],
  ["#/replay/a/-1/12", { page: "replay", id: "a" }],
  ["#/replay//7", { page: "lobby" }],
])("%s leads to what of it can be read", (hash, address) => {
  expect(read(hash)).toEqual(address);
});

test("a table is found in whatever people paste", () => {
  expect(tableIn(" https://trains.example/#/table/abc-1_X ")).toBe("abc-1_X");
  expect(tableIn("abc-1_X")).toBe("abc-1_X");
  expect(tableIn("https://trains.example/")).toBeNull();
  expect(tableIn("come and play")).toBeNull();
});
