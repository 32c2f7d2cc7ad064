import { describe, expect, it, vi } from "vitest";
import { arrowSide } from "../../src/lesson/arrow_side";

const box = (x: number, y: number, width: number, height: number): DOMRect => new DOMRect(x, y, width, height);

/** Renders a map with labels in the given boxes, and returns the side from which the arrow points at a ring. */
function side(ring: DOMRect, ...names: DOMRect[]): string {
  document.body.innerHTML = `<div data-group="map"><svg>${"<text></text>".repeat(names.length)}<g id="it"></g></svg></div>`;
  const at = (element: Element | null, place: DOMRect): unknown =>
    element && vi.spyOn(element, "getBoundingClientRect").mockReturnValue(place);
  at(document.querySelector("[data-group]"), box(0, 0, 400, 400));
  document.querySelectorAll("text").forEach((text, index) => at(text, names[index]!));
  return arrowSide({ element: document.querySelector<SVGElement>("#it")!, box: ring, round: true }, ring);
}

describe("an arrow on a map", () => {
  const ring = box(180, 180, 40, 40);

  it("points from above if nothing is in its way", () => expect(side(ring)).toBe("above"));

  it("avoids covering labels", () => {
    const [above, below] = [box(150, 140, 100, 20), box(150, 230, 100, 20)];
    expect(side(ring, above)).toBe("below");
    expect(side(ring, above, below)).toBe("left");
    expect(side(ring, above, below, box(100, 190, 70, 20))).toBe("right");
  });

  it("stays on the map", () => expect(side(box(180, 10, 40, 40))).toBe("below"));
});
