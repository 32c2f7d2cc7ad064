import { describe, expect, test } from "vitest";
import { actionPositions } from "../../src/state/action_text";
import { arrivalText, statusText, choiceText, warningText, type StatusFacts } from "../../src/table/status/status_text";
import { GameVocabulary } from "../../src/words/vocabulary";
import type { Choices, View } from "../../src/wire/types";
import { table, view } from "../state/sample_messages";

const facts = (some: Partial<StatusFacts>): StatusFacts => ({
  info: table(),
  view: view(),
  choices: {},
  names: ["Ada", "Ben"],
  viewer: 0,
  sent: null,
  myTurn: false,
  hotSeat: false,
  nextHolder: null,
  vocabulary: new GameVocabulary(),
  ownChoices: [],
  ...some,
});

const doing = (seen: View, choices: Choices): string =>
  choiceText({ view: seen, choices, vocabulary: new GameVocabulary(), ownChoices: [] });

describe("the status line", () => {
  test("lists every possible kind of move on the player's turn, and no other", () => {
    const choices = { deck: { "": ["draw"] }, route: { "A-B": ["claim A-B R"] }, tickets: { "": ["tickets"] } };
    expect(statusText(facts({ choices, myTurn: true }))).toBe("Your turn: draw cards, claim a route or draw tickets.");
  });

  test("names the person at a shared device", () => {
    expect(statusText(facts({ choices: { deck: { "": ["draw"] } }, myTurn: true, hotSeat: true }))).toBe(
      "Ada, your turn: draw cards.",
    );
  });

  test("says whose turn it is, and what they are doing", () => {
    expect(statusText(facts({ view: view({ turn: 1 }) }))).toBe("It’s Ben’s turn.");
    expect(statusText(facts({ view: view({ turn: 1, phase: "tunnel" }) }))).toBe("Ben is deciding on the tunnel.");
  });

  test("says whom to hand the device to after the player's turn", () => {
    expect(statusText(facts({ view: view({ turn: 1 }), hotSeat: true, nextHolder: 1 }))).toBe(
      "Your turn is over. Ben is next.",
    );
  });

  test("names everyone who is still choosing tickets", () => {
    expect(statusText(facts({ view: view({ choosing: [0, 1] }) }))).toBe("Waiting for Ada and Ben to choose tickets.");
  });

  test("says that a move is being sent", () => {
    expect(statusText(facts({ sent: "draw", myTurn: true }))).toBe("Sending move…");
  });
});

describe("the prompt", () => {
  test("rules out a face-up locomotive as second card only if one lies there and can't be taken", () => {
    const row = { red: ["draw R"] };
    expect(doing(view({ phase: "second card", row: ["red", "locomotive"] }), { row })).toBe(
      "draw a second card (no face-up locomotives)",
    );
    expect(doing(view({ phase: "second card", row: ["red"] }), { row })).toBe("draw a second card");
  });

  test("offers to stop if the game allows it", () => {
    const choices = { row: { red: ["draw R"] }, turn: { stop: ["stop"] } };
    expect(doing(view({ phase: "second card", row: ["red"] }), choices)).toBe("draw a second card, or stop");
  });

  test("states how many tickets must be kept", () => {
    const offer = [{ between: ["A", "B"] }, { between: ["C", "D"] }, { between: ["E", "F"] }];
    expect(doing(view({ offer, keep: 2 }), { offer: { "": ["keep 1,2"] } })).toBe("keep at least 2 of 3 tickets");
    expect(doing(view({ offer, keep: 0 }), { offer: { "": ["keep none"] } })).toBe("keep any of 3 tickets, or none");
  });

  test("states the extra cost of a tunnel in the colour played", () => {
    const dug = view({ phase: "tunnel", owed: 1, laid: { red: 2, locomotive: 1 } });
    const withdraw = ["withdraw"];
    expect(doing(dug, { tunnel: { pay: ["pay R"], withdraw } })).toBe("pay 1 more red card, or withdraw");
    expect(doing(dug, { tunnel: { withdraw } })).toBe("withdraw (you can’t afford the tunnel)");
  });

  test("asks for the split of tickets before any are dealt", () => {
    expect(doing(view({ choosing: [0] }), { tickets: { "": ["tickets 4+0"] } })).toBe(
      "choose how many short and long tickets you want",
    );
  });
});

describe("the end warning", () => {
  test("is empty while nobody is close", () => {
    expect(warningText(facts({ view: view({ trains: [20, 9] }) }))).toBe("");
  });

  test("names who is close", () => {
    expect(warningText(facts({ view: view({ trains: [20, 8] }) }))).toBe(
      "Ben is down to 8 trains: the last round is near.",
    );
    expect(warningText(facts({ view: view({ trains: [1, 8] }) }))).toBe(
      "You’re down to 1 train: the last round is near.",
    );
  });

  test("says who triggered the last round and how many turns are left", () => {
    const last = view({ trains: [2, 8], turns_left: 2, last_round_by: 1 });
    expect(warningText(facts({ view: last }))).toBe("Last round! 2 turns left.");
    expect(warningText(facts({ view: last, myTurn: true }))).toBe("Last round! This is your final turn.");
  });

  test("counts the cards of the deck in games without trains", () => {
    expect(warningText(facts({ view: view({ railyards: [{}, {}], deck_size: 4 }) }))).toContain("Only 4 cards left");
    expect(warningText(facts({ view: view({ railyards: [{}, {}], deck_size: 0 }) }))).toBe("");
  });
});

test("positions in an action count from 1, and may be empty", () => {
  expect(actionPositions("keep 1,3")).toEqual([1, 3]);
  expect(actionPositions("complete none")).toEqual([]);
});

test("everyone is here only once every device is connected", () => {
  const [ada, ben] = table().seats;
  const names = ["Ada", "Ben"];
  const seated = (...seats: (typeof ada)[]) => arrivalText({ info: table({ seats: seats as never }), names });
  expect(seated(ada, { ...ben!, kind: "open" })).toBe("Waiting for one more to join.");
  expect(seated(ada, { ...ben!, present: false })).toBe("Waiting for Ben’s device…");
  expect(seated(ada, { ...ben!, present: true })).toBe("Everyone is here.");
});
