import { beforeEach, describe, expect, test } from "vitest";
import { Show } from "../../src/state/show.svelte";
import { settings } from "../../src/state/settings.svelte";
import { Sounding } from "../../src/sound/sounding";
import { Speaker } from "../../src/sound/speaker";
import type { StateTold } from "../../src/wire/types";
import { state, view } from "../state/told";
import { GAME, type Moment } from "./game";

let heard: string[];
let time: number;
let speaker: Speaker;
let sounding: Sounding;

beforeEach(() => {
  settings.muted = false;
  settings.volume = 0.5;
  [heard, time] = [[], 0];
  speaker = new Speaker((cue, _, times) => heard.push(times > 1 ? `${cue} ${times}` : cue), () => (time += 1000));
  sounding = new Sounding(speaker);
});

function told({ ply, events, done, over }: Moment): StateTold {
  const progress = [...Array(2).keys()].map((place) => ({ done: place < done, borrowed: false, possible: true }));
  return state({ ply, events, progress, view: view({ ply, over }) });
}

/** Tells a moment of the game, and says what is heard of it; without animations unless said otherwise. */
function at(ply: number, animated = false): string[] {
  const place = GAME.findIndex((moment) => moment.ply === ply);
  sounding.state(told(GAME[place - 1]!), animated);
  heard = [];
  sounding.state(told(GAME[place]!), animated);
  return heard;
}

describe("without animations each state is heard at once, each kind of sound once", () => {
  test.each([
    [2, ["card"]],
    [3, ["card"]],
    [7, ["wagon"]],
    [60, ["tunnel", "wagon", "ticket"]],
    [109, ["card"]],
    [120, ["wagon", "final"]],
    [122, ["wagon", "over"]],
  ])("at ply %i: %j", (ply, cues) => expect(at(ply)).toEqual(cues));
});

test("with animations, events are heard when they are shown, and everything else at once", () => {
  expect(at(60, true)).toEqual(["ticket"]);
  expect(at(120, true)).toEqual(["final"]);
});

test("a claim that is shown is heard wagon by wagon, and the cards of a tunnel one by one", () => {
  const shown: string[] = [];
  const show = new Show(() => "fast");
  show.push(GAME.find(({ ply }) => ply === 60)!.events);
  while (show.current) {
    sounding.scene(show.current);
    shown.push(show.current.event.type);
    show.skip();
    show.push(GAME.find(({ ply }) => ply === 60)!.events.slice(shown.length));
  }
  expect(shown).toEqual(["revealed", "revealed", "revealed", "claimed"]);
  expect(heard.slice(0, 3)).toEqual(["tunnel", "tunnel", "tunnel"]);
  expect(heard[3]).toMatch(/^wagon [2-8]$/);
});

test("nothing is heard of what happened before one came, or from another seat", () => {
  const [first, second] = GAME;
  sounding.state(told(second!), false);
  sounding.state({ ...told(GAME[6]!), seat: 1 }, false);
  sounding.state(told(first!), false);
  expect(heard).toEqual([]);
});

test("the own turn is heard when it comes, and not again while it goes on", () => {
  sounding.acting([]);
  sounding.acting([0]);
  sounding.acting([0]);
  sounding.acting([]);
  sounding.acting([1]);
  expect(heard).toEqual(["turn", "turn"]);
});

test("chat is heard", () => {
  sounding.said();
  expect(heard).toEqual(["chat"]);
});

describe("the speaker", () => {
  test("is silent when it is muted or turned down", () => {
    settings.muted = true;
    speaker.play("turn");
    [settings.muted, settings.volume] = [false, 0];
    speaker.play("turn");
    expect(heard).toEqual([]);
    settings.volume = 0.1;
    speaker.play("turn");
    expect(heard).toEqual(["turn"]);
  });

  test("does not pile up the same sound", () => {
    const quick = new Speaker((cue) => heard.push(cue), () => 5);
    quick.play("card");
    quick.play("card");
    quick.play("wagon");
    expect(heard).toEqual(["card", "wagon"]);
  });

  test("plays as loud as is set", () => {
    const volumes: number[] = [];
    new Speaker((_, volume) => volumes.push(volume)).play("over");
    expect(volumes).toEqual([0.5]);
  });
});
