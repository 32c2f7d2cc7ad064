import { expect, test } from "vitest";
import { linkOfPath, linkTo, parseAddress, sharedPath, tableIdIn, type Address } from "../../src/navigation/address";

const ADDRESSES: Address[] = [
  { page: "lobby" },
  { page: "settings" },
  { page: "table", id: "5k7GWAwSfxPIw2Ar" },
  { page: "help", game: "usa" },
  { page: "new", game: "my map" },
  { page: "statistics", id: "5k7GWAwSfxPIw2Ar" },
  { page: "review", id: "a-b_C" },
  { page: "review", id: "a", seat: 1 },
  { page: "review", id: "a", seat: 0, ply: 57 },
  { page: "replay", id: "a-b_C" },
  { page: "replay", id: "a", ply: 57 },
  { page: "replay", id: "a", ply: 0, viewpoint: "all" },
  { page: "replay", id: "a", ply: 143, viewpoint: 2 },
  { page: "replay", id: "a", ply: 1, viewpoint: "public" },
];

test.each(ADDRESSES)("the link to $page parses back to its address", (address) => {
  expect(parseAddress(linkTo(address))).toEqual(address);
});

test.each(["", "#", "#/", "#/table/", "#/table/a b", "#/nowhere", "#/table/<script>"])(
  "%s leads to the lobby",
  (hash) => {
    expect(parseAddress(hash)).toEqual({ page: "lobby" });
  },
);

test("a malformed game name is kept as it is", () => {
  expect(parseAddress("#/help/%E0%A4%A")).toEqual({ page: "help", game: "%E0%A4%A" });
});

test.each([
  ["#/replay/a/x/y", { page: "replay", id: "a" }],
  ["#/replay/a/7/everything", { page: "replay", id: "a", ply: 7 }],
  ["#/replay/a/-1/12", { page: "replay", id: "a" }],
  ["#/replay//7", { page: "lobby" }],
  ["#/review/a/x/7", { page: "review", id: "a" }],
  ["#/review/a/1/x", { page: "review", id: "a", seat: 1 }],
])("the unreadable parts of %s are ignored", (hash, address) => {
  expect(parseAddress(hash)).toEqual(address);
});

test("a table id is found in pasted links and plain ids", () => {
  expect(tableIdIn(" https://trains.example/#/table/abc-1_X ")).toBe("abc-1_X");
  expect(tableIdIn("https://trains.example/table/abc-1_X")).toBe("abc-1_X");
  expect(tableIdIn("abc-1_X")).toBe("abc-1_X");
  expect(tableIdIn("https://trains.example/")).toBeNull();
  expect(tableIdIn("come and play")).toBeNull();
});

test.each([
  [{ page: "table", id: "abc-1_X" }, "/table/abc-1_X"],
  [{ page: "replay", id: "abc", ply: 7, viewpoint: "all" }, "/replay/abc/7/all"],
] as const)("a shared path leads to the same address: %o", (address, path) => {
  expect(sharedPath(address)).toBe(path);
  expect(linkOfPath(path)).toBe(linkTo(address));
});

test.each(["/", "/index.html", "/settings", "/table/<b>"])("%s is not a shared path", (path) => {
  expect(linkOfPath(path)).toBeNull();
});
