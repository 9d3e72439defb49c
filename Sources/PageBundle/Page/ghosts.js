// Outlines the initial and final attributes of moving elements, dashed and solid, in one colour per element, with its
// index path at both and an arrow between them.

import { element } from "./drawing.js";
import { middleOf, quadOfAttributes, shrunk } from "./quads.js";

/** The number of colours in overlay.css. */
const hues = 6;

// In pixels of the page, independent of the stage's scale:

/** The insets of the outlines from the element's edges; initial and final ones differ, so that they don't overlap. */
const insets = { initial: 2, final: 6 };

/** The distance between parallel arrows of neighbouring elements. */
const laneWidth = 14;
const lanes = 5;

/** The minimum length of an arrow. */
const shortest = 8;

/** The font size of the index paths. */
const fontSize = 11;

const text = (numbers) => numbers.map((number) => number.toFixed(2)).join(" ");

export class Ghosts {
  constructor() {
    this.root = element("g");
    this.written = "";
  }

  /**
   * @param scene the displayed scene.
   * @param pixel the length of a pixel of the page in points.
   */
  show(scene, movements, pixel) {
    const pairs = movements.map((movement) => ({
      movement,
      initial: movement.initial && quadOfAttributes(scene, movement.layer, movement.initial),
      final: movement.final && quadOfAttributes(scene, movement.layer, movement.final),
    })).filter(({ initial, final }) => initial || final);
    const look = [pixel, ...pairs.map(({ initial, final }) => text(initial ?? []) + text(final ?? []))].join();
    if (look === this.written) return;
    this.written = look;
    this.root.replaceChildren(...pairs.map((pair) => this.draw(pair, pixel)));
  }

  draw({ movement, initial, final }, pixel) {
    const [section, item] = movement.indexPath;
    const pair = element("g", { class: `ghosts ${movement.motion} hue-${(section * 2 + item) % hues}` });
    const add = (name, attributes, words) => {
      const made = element(name, attributes);
      if (words) made.textContent = words;
      pair.append(made);
    };
    const outlines = [["initial", initial], ["final", final]].filter(([, quad]) => quad)
      .map(([name, quad]) => [name, shrunk(quad, insets[name] * pixel)]);
    // A casing separates the lines from the content of the stage.
    for (const [, quad] of outlines) add("polygon", { class: "casing", points: text(quad) });
    for (const [name, quad] of outlines) {
      add("polygon", { class: `ghost ${name} ${movement.motion}`, points: text(quad), "data-layer": movement.layer });
    }
    const lane = (item % lanes) - (lanes - 1) / 2;
    const arrow = initial && final && arrowBetween(middleOf(initial), middleOf(final), lane, pixel);
    for (const name of arrow ? ["casing", "way"] : []) add("path", { class: name, d: arrow });
    for (const [name, quad] of outlines) {
      // The initial one in the first corner, the final one in the last, because one element may end where another
      // starts.
      const [corner, inwards, down] = name === "initial" ? [0, 5, 14] : [4, -5, -6];
      const place = { x: quad[corner] + inwards * pixel, y: quad[corner + 1] + down * pixel };
      add("text", { class: `ghost-name ${name}`, ...place, "font-size": fontSize * pixel }, `${section}, ${item}`);
    }
    return pair;
  }
}

/** Returns an arrow; null if it would be too short. @param lane the number of lanes beside the centres. */
function arrowBetween([startX, startY], [endX, endY], lane, pixel) {
  const length = Math.hypot(endX - startX, endY - startY);
  if (length < shortest * pixel) return null;
  const [x, y] = [(endX - startX) / length, (endY - startY) / length];
  const beside = ([left, top]) => [left - y * lane * laneWidth * pixel, top + x * lane * laneWidth * pixel];
  const end = beside([endX, endY]);
  const barb = (side) => [end[0] - (7 * x + side * 4 * y) * pixel, end[1] - (7 * y - side * 4 * x) * pixel];
  return `M${text(beside([startX, startY]))}L${text(end)}M${text(barb(1))}L${text(end)}L${text(barb(-1))}`;
}
