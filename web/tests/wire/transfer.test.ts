import { beforeEach, expect, test } from "vitest";
import { link, read as addressOf } from "../../src/address";
import { forgetTokens, keepTokens, mySeats } from "../../src/wire/session";
import { read, takeOver, unknown, written } from "../../src/wire/transfer";

const SEATS = [{ table: "5k7GWAwSfxPIw2Ar", token: "a-secret_0" }, { table: "T-2", token: "b" }, { table: "T-2", token: "c" }];

beforeEach(() => {
  for (const { table } of mySeats()) forgetTokens(table);
  localStorage.clear();
});

test("seats are read again from the text, from the link, and from the address behind #", () => {
  const text = written(SEATS);
  const address = link({ page: "seats", text });
  expect(read(text)).toEqual(SEATS);
  expect(read(`  https://example.org/${address}\n`)).toEqual(SEATS);
  expect(address.startsWith("#")).toBe(true);
  expect(addressOf(address)).toEqual({ page: "seats", text });
});

test.each(["", "hello", "https://example.org/#/table/abc", "a.b~", "a.b~c", "a..b"])("there are no seats in %j", (text) => {
  expect(read(text)).toBeNull();
});

test("taking over adds to what a browser has, and nothing twice", () => {
  keepTokens("T-2", "b");
  expect(unknown(SEATS)).toEqual([SEATS[0], SEATS[2]]);
  expect(takeOver(SEATS)).toBe(true);
  expect(new Set(mySeats().map((seat) => written([seat])))).toEqual(new Set(SEATS.map((seat) => written([seat]))));
  expect(unknown(SEATS)).toEqual([]);
});
