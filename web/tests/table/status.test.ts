import { describe, expect, test } from "vitest";
import { positions, status, todo, warning, type Facts } from "../../src/table/status";
import { table, view } from "../state/told";

const facts = (some: Partial<Facts>): Facts => ({
  told: table(), view: view(), choices: {}, names: ["Ada", "Ben"], eyes: 0, sent: null, myTurn: false, hotSeat: false, heir: null, ...some,
});

describe("the status line", () => {
  test("says everything that can be done on the own turn, and nothing else", () => {
    const choices = { deck: { "": ["draw"] }, route: { "A-B": ["claim A-B R"] }, tickets: { "": ["tickets"] } };
    expect(status(facts({ choices, myTurn: true }))).toBe("Your turn: draw cards, claim a route or draw tickets.");
  });

  test("names the person at a shared device", () => {
    expect(status(facts({ choices: { deck: { "": ["draw"] } }, myTurn: true, hotSeat: true }))).toBe("Ada, your turn: draw cards.");
  });

  test("says whose turn it is, and what they are doing", () => {
    expect(status(facts({ view: view({ turn: 1 }) }))).toBe("It is Ben’s turn.");
    expect(status(facts({ view: view({ turn: 1, phase: "tunnel" }) }))).toBe("Ben decides about the tunnel.");
  });

  test("says whom to hand the device to after the own turn", () => {
    expect(status(facts({ view: view({ turn: 1 }), hotSeat: true, heir: 1 }))).toBe("Your turn is over. Ben is next.");
  });

  test("names everybody who is still choosing tickets", () => {
    expect(status(facts({ view: view({ choosing: [0, 1] }) }))).toBe("Waiting for Ada and Ben to choose tickets.");
  });

  test("says that a move is on its way", () => {
    expect(status(facts({ sent: "draw", myTurn: true }))).toBe("Sending your move …");
  });
});

describe("what is to be done", () => {
  test("bars face-up locomotives from the second card only where one lies and can't be taken", () => {
    const row = { red: ["draw R"] };
    expect(todo(view({ phase: "second card", row: ["red", "locomotive"] }), { row })).toBe("take a second card: not a face-up locomotive");
    expect(todo(view({ phase: "second card", row: ["red"] }), { row })).toBe("take a second card");
  });

  test("offers to stop where the game allows it", () => {
    const choices = { row: { red: ["draw R"] }, turn: { stop: ["stop"] } };
    expect(todo(view({ phase: "second card", row: ["red"] }), choices)).toBe("take a second card, or stop");
  });

  test("states how many tickets must be kept", () => {
    const offer = [{ between: ["A", "B"] }, { between: ["C", "D"] }, { between: ["E", "F"] }];
    expect(todo(view({ offer, keep: 2 }), { offer: { "": ["keep 1,2"] } })).toBe("keep at least 2 of 3 tickets");
    expect(todo(view({ offer, keep: 0 }), { offer: { "": ["keep none"] } })).toBe("keep any of 3 tickets, or none");
  });

  test("says what a tunnel costs more, in the colour that was laid", () => {
    const dug = view({ phase: "tunnel", owed: 1, laid: { red: 2, locomotive: 1 } });
    const withdraw = ["withdraw"];
    expect(todo(dug, { tunnel: { pay: ["pay R"], withdraw } })).toBe("pay 1 more red card, or withdraw");
    expect(todo(dug, { tunnel: { withdraw } })).toBe("withdraw, since you can’t pay for the tunnel");
  });

  test("asks for the split of tickets before anything is dealt", () => {
    expect(todo(view({ choosing: [0] }), { tickets: { "": ["tickets 4+0"] } })).toBe("choose how many short and long tickets you want");
  });
});

describe("the warning of the end", () => {
  test("is silent while nobody is close", () => {
    expect(warning(facts({ view: view({ trains: [20, 9] }) }))).toBe("");
  });

  test("names who is close", () => {
    expect(warning(facts({ view: view({ trains: [20, 8] }) }))).toBe("Ben has only 8 trains left: the last round is near.");
    expect(warning(facts({ view: view({ trains: [1, 8] }) }))).toBe("You have only 1 train left: the last round is near.");
  });

  test("tells who began the last round and how many turns are left", () => {
    const last = view({ trains: [2, 8], turns_left: 2, last_round_by: 1 });
    expect(warning(facts({ view: last }))).toBe("Last round, begun by Ben: 2 turns left.");
    expect(warning(facts({ view: last, myTurn: true }))).toBe("Last round, begun by Ben: 2 turns left, this is your last.");
  });

  test("counts cards in the deck where there are no trains", () => {
    expect(warning(facts({ view: view({ railyards: [{}, {}], deck_size: 4 }) }))).toContain("Only 4 cards left");
    expect(warning(facts({ view: view({ railyards: [{}, {}], deck_size: 0 }) }))).toBe("");
  });
});

test("places in an action count from 1, and none are none", () => {
  expect(positions("keep 1,3")).toEqual([1, 3]);
  expect(positions("complete none")).toEqual([]);
});
