import { beforeEach, describe, expect, test } from "vitest";
import { AnimationQueue } from "../../src/state/animation_queue.svelte";
import { settings } from "../../src/state/settings.svelte";
import { TableSounds } from "../../src/sound/table_sounds";
import { SoundPlayer } from "../../src/sound/sound_player";
import type { StateMessage } from "../../src/wire/types";
import { state, view } from "../state/sample_messages";
import { GAME, type Moment } from "./sample_game";

let heard: string[];
let time: number;
let player: SoundPlayer;
let sounds: TableSounds;

beforeEach(() => {
  settings.muted = false;
  settings.volume = 0.5;
  [heard, time] = [[], 0];
  player = new SoundPlayer(
    (cue, _, times) => heard.push(times > 1 ? `${cue} ${times}` : cue),
    () => (time += 1000),
  );
  sounds = new TableSounds(player);
});

function stateOf({ ply, events, done, over }: Moment): StateMessage {
  const progress = [...Array(2).keys()].map((place) => ({ done: place < done, borrowed: false, possible: true }));
  return state({ ply, events, progress, view: view({ ply, over }) });
}

/** Plays the state at a ply, and returns its sounds. */
function soundsAt(ply: number, animated = false): string[] {
  const place = GAME.findIndex((moment) => moment.ply === ply);
  sounds.state(stateOf(GAME[place - 1]!), animated);
  heard = [];
  sounds.state(stateOf(GAME[place]!), animated);
  return heard;
}

describe("without animations, each state plays each of its sounds once, immediately", () => {
  test.each([
    [2, ["card"]],
    [3, ["card"]],
    [7, ["wagon"]],
    [60, ["tunnel", "wagon", "ticket"]],
    [109, ["card"]],
    [120, ["wagon", "final"]],
    [122, ["wagon", "over"]],
  ])("at ply %i: %j", (ply, cues) => expect(soundsAt(ply)).toEqual(cues));
});

test("with animations, only sounds that belong to no event play immediately", () => {
  expect(soundsAt(60, true)).toEqual([]);
  expect(soundsAt(120, true)).toEqual(["final"]);
});

test("an animated claim sounds once per wagon, and a tunnel once per card", () => {
  const shown: string[] = [];
  const queue = new AnimationQueue(() => "fast");
  queue.push(GAME.find(({ ply }) => ply === 60)!.events);
  while (queue.current) {
    sounds.scene(queue.current);
    shown.push(queue.current.event.type);
    queue.skip();
    queue.push(GAME.find(({ ply }) => ply === 60)!.events.slice(shown.length));
  }
  expect(shown).toEqual(["revealed", "revealed", "revealed", "claimed"]);
  expect(heard.slice(0, 3)).toEqual(["tunnel", "tunnel", "tunnel"]);
  expect(heard[3]).toMatch(/^wagon [2-8]$/);
});

test("earlier events and states of another seat are silent", () => {
  const [first, second] = GAME;
  sounds.state(stateOf(second!), false);
  sounds.state({ ...stateOf(GAME[6]!), seat: 1 }, false);
  sounds.state(stateOf(first!), false);
  expect(heard).toEqual([]);
});

test("a player's turn sounds once, when it starts", () => {
  sounds.acting([]);
  sounds.acting([0]);
  sounds.acting([0]);
  sounds.acting([]);
  sounds.acting([1]);
  expect(heard).toEqual(["turn", "turn"]);
});

test("a chat message sounds", () => {
  sounds.said();
  expect(heard).toEqual(["chat"]);
});

describe("the sound player", () => {
  test("is silent when muted or at zero volume", () => {
    settings.muted = true;
    player.play("turn");
    [settings.muted, settings.volume] = [false, 0];
    player.play("turn");
    expect(heard).toEqual([]);
    settings.volume = 0.1;
    player.play("turn");
    expect(heard).toEqual(["turn"]);
  });

  test("does not play the same sound twice at once", () => {
    const quick = new SoundPlayer(
      (cue) => heard.push(cue),
      () => 5,
    );
    quick.play("card");
    quick.play("card");
    quick.play("wagon");
    expect(heard).toEqual(["card", "wagon"]);
  });

  test("plays at the volume from the settings", () => {
    const volumes: number[] = [];
    new SoundPlayer((_, volume) => volumes.push(volume)).play("over");
    expect(volumes).toEqual([0.5]);
  });
});
