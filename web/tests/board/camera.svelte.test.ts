import { afterEach, expect, test } from "vitest";
import { Camera } from "../../src/board/camera.svelte";
import { fit, toMap } from "../../src/board/viewport";
import { settings } from "../../src/state/settings.svelte";

const map = { x: 0, y: 0, width: 1600, height: 1000 };
const window = { width: 1280, height: 720 };
const playing = { x: 208, y: 44, width: 968, height: 564 };
const ended = { x: 0, y: 44, width: 896, height: 676 };

let camera: Camera;

function open(): void {
  settings.speed = "off";
  camera = new Camera(map);
  camera.resize(window, playing);
}

afterEach(() => camera.close());

test("a whole map stays whole when its area changes, also after the page has revealed something on it", () => {
  open();
  camera.include([
    { x: 20, y: 20 },
    { x: 1500, y: 900 },
  ]);
  expect(camera.viewport).toEqual(fit(map, playing));
  camera.resize(window, ended);
  expect(camera.viewport).toEqual(fit(map, ended));
  camera.resize(window, playing);
  expect(camera.viewport).toEqual(fit(map, playing));
});

test("an enlarged map keeps its scale and its middle when its area changes", () => {
  open();
  camera.zoom(3);
  const { scale } = camera.viewport;
  const middle = toMap(camera.viewport, camera.middle);
  camera.resize(window, ended);
  expect(camera.viewport.scale).toBe(scale);
  expect(toMap(camera.viewport, camera.middle).x).toBeCloseTo(middle.x);
  expect(toMap(camera.viewport, camera.middle).y).toBeCloseTo(middle.y);
});

test("what is revealed never enlarges the map", () => {
  open();
  camera.include([{ x: 700, y: 400 }]);
  expect(camera.viewport).toEqual(fit(map, playing));
});
