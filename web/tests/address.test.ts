import { expect, test } from "vitest";
import { link, read, tableIn, type Address } from "../src/address";

const ADDRESSES: Address[] = [
  { page: "lobby" }, { page: "settings" }, { page: "table", id: "5k7GWAwSfxPIw2Ar" }, { page: "help", game: "usa" },
  { page: "new", game: "my map" },
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

test("a table is found in whatever people paste", () => {
  expect(tableIn(" https://trains.example/#/table/abc-1_X ")).toBe("abc-1_X");
  expect(tableIn("abc-1_X")).toBe("abc-1_X");
  expect(tableIn("https://trains.example/")).toBeNull();
  expect(tableIn("come and play")).toBeNull();
});
