import { beforeEach, expect, test } from "vitest";
import { linkTo, parseAddress as addressOf } from "../../src/navigation/address";
import { forgetTokens, keepTokens, mySeats } from "../../src/storage/seat_tokens";
import { keepNonce, receiptOf } from "../../src/storage/receipts";
import { parseSeats, addSeats, withNonces, withoutKnownSeats, formatSeats } from "../../src/storage/seat_transfer";

const SEATS = [
  { table: "5k7GWAwSfxPIw2Ar", token: "a-secret_0" },
  { table: "T-2", token: "b" },
  { table: "T-2", token: "c" },
];

beforeEach(() => {
  for (const { table } of mySeats()) forgetTokens(table);
  localStorage.clear();
});

test("seats are parsed from their text, from the link and from its hash", () => {
  const text = formatSeats(SEATS);
  const address = linkTo({ page: "seats", text });
  expect(parseSeats(text)).toEqual(SEATS);
  expect(parseSeats(`  https://example.org/${address}\n`)).toEqual(SEATS);
  expect(address.startsWith("#")).toBe(true);
  expect(addressOf(address)).toEqual({ page: "seats", text });
});

test.each(["", "hello", "https://example.org/#/table/abc", "a.b~", "a.b~c", "a..b"])("%j contains no seats", (text) => {
  expect(parseSeats(text)).toBeNull();
});

test("importing seats adds the missing ones only", () => {
  keepTokens("T-2", "b");
  expect(withoutKnownSeats(SEATS)).toEqual([SEATS[0], SEATS[2]]);
  expect(addSeats(SEATS)).toBe(true);
  expect(new Set(mySeats().map((seat) => formatSeats([seat])))).toEqual(
    new Set(SEATS.map((seat) => formatSeats([seat]))),
  );
  expect(withoutKnownSeats(SEATS)).toEqual([]);
});

test("nonces and the server's commitments go along, so that the other device can reveal and check", () => {
  const [nonce, hash] = ["11".repeat(32), "22".repeat(32)];
  keepNonce("T-2", "b", { nonce, commitment: "sha256:" }, `sha256:${hash}`);
  const text = formatSeats(withNonces(SEATS));
  expect(text).toBe(`5k7GWAwSfxPIw2Ar.a-secret_0~T-2.b.${nonce}.${hash}~T-2.c`);
  localStorage.clear();
  addSeats(parseSeats(`https://example.org/#/seats/${text}`) ?? []);
  expect(new Set(mySeats().map((seat) => formatSeats([seat])))).toEqual(
    new Set(SEATS.map((seat) => formatSeats([seat]))),
  );
  expect(receiptOf("T-2")).toMatchObject({ own: { b: { nonce, commitment: "" } }, commitment: `sha256:${hash}` });
  expect(parseSeats(text.slice(0, -80))).toBeNull();
});
