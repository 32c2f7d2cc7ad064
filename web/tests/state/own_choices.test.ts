import { expect, test } from "vitest";
import { drawnAims, ownChoices, type Surroundings } from "../../src/state/own_choices";
import type { Board, Choices } from "../../src/wire/types";
import { view } from "./sample_messages";

const board = { routes: [{ name: "A-B" }] } as Board;
const own = (choices: Choices, changes: Partial<Surroundings> = {}): string[] =>
  ownChoices(choices, { view: view(), board, hasMap: true, ...changes }).map(({ action }) => action);

test("choices that the page draws need no buttons", () => {
  const choices = {
    deck: { "": ["draw"] },
    row: { red: ["draw R"] },
    route: { "A-B": ["claim A-B RR"] },
    city: { A: ["station A R"] },
    tickets: { "": ["tickets", "tickets 2+2"] },
    turn: { pass: ["pass"], stop: ["stop"] },
  };
  expect(own(choices, { view: view({ row: ["red"] }) })).toEqual([]);
  expect(own({ tunnel: { pay: ["pay R"], withdraw: ["withdraw"] } }, { view: view({ phase: "tunnel" }) })).toEqual([]);
});

test("an unknown aim needs buttons, beside known ones too", () => {
  const choices = { shop: { souvenirs: ["souvenirs"], cards: ["cards"] }, deck: { "": ["draw"] } };
  expect(own(choices)).toEqual(["souvenirs", "cards"]);
  const all = ownChoices(choices, { view: view(), board, hasMap: true });
  expect([...drawnAims(choices, all)]).toEqual(["deck"]);
});

test("a known aim needs buttons where no control of the page would play the action", () => {
  expect(own({ turn: { bribe: ["bribe"] } })).toEqual(["bribe"]);
  expect(own({ route: { "A-B": ["sell A-B"] } })).toEqual(["sell A-B"]);
  expect(own({ route: { "A-B": ["claim A-B RR"] } }, { hasMap: false })).toEqual(["claim A-B RR"]);
  expect(own({ tunnel: { pay: ["pay R"] } }, { view: view({ phase: "toll" }) })).toEqual(["pay R"]);
  expect(own({ hand: { red: ["place RR"] } })).toEqual(["place RR"]);
  expect(own({ offer: { "": ["keep 1"] } })).toEqual(["keep 1"]);
  expect(own({ passenger: { A: ["take red A"], B: ["take red B"] } })).toEqual(["take red B"]);
});
