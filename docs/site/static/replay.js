/* Plays the game in replay_frames.js on the start page. */

"use strict";

const PAUSE = 900;

class Replay {
  constructor(place, game) {
    this.game = game;
    this.ply = 0;
    this.timer = undefined;
    this.board = document.createElement("div");
    this.board.setAttribute("role", "img");
    this.board.setAttribute("aria-label", "The board of the game that is replayed");
    this.button = document.createElement("button");
    this.button.type = "button";
    this.button.addEventListener("click", () => this.toggle());
    this.slider = document.createElement("input");
    this.slider.type = "range";
    this.slider.max = String(game.frames.length - 1);
    this.slider.setAttribute("aria-label", "Move");
    this.slider.addEventListener("input", () => {
      this.stop();
      this.show(Number(this.slider.value));
    });
    this.caption = document.createElement("output");
    const controls = document.createElement("div");
    controls.className = "controls";
    controls.append(this.button, this.slider, this.caption);
    place.replaceChildren(this.board, controls);
    this.stop();
    this.show(0);
  }

  show(ply) {
    this.ply = ply;
    const { lines, frames } = this.game;
    this.board.innerHTML = frames[ply].lines.map((line) => lines[line]).join("\n");
    this.slider.value = String(ply);
    this.caption.value = frames[ply].text;
  }

  toggle() {
    if (this.timer !== undefined) return this.stop();
    if (this.ply === this.game.frames.length - 1) this.show(0);
    this.button.textContent = "Pause";
    this.timer = setInterval(() => this.step(), PAUSE);
  }

  step() {
    this.show(this.ply + 1);
    if (this.ply === this.game.frames.length - 1) this.stop();
  }

  stop() {
    clearInterval(this.timer);
    this.timer = undefined;
    this.button.textContent = this.ply === this.game.frames.length - 1 ? "Again" : "Play";
  }
}

document.addEventListener("DOMContentLoaded", () => {
  const place = document.getElementById("replay");
  if (place === null) return;
  const frames = document.createElement("script");
  const ours = document.querySelector("script[src*='replay.js']");
  frames.src = ours.src.replace(/replay\.js.*/, "replay_frames.js");
  frames.addEventListener("load", () => new Replay(place, globalThis.replayedGame));
  document.head.append(frames);
});
