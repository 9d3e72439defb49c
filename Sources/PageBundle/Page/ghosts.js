// Where elements on their way come from and go to: for each a dashed outline and a solid one, in one colour, with its index
// path in both and an arrow between them.

import { element } from "./drawing.js";
import { middleOf, quadOfAttributes, shrunk } from "./quads.js";

/** How many colours there are, in overlay.css. */
const hues = 6;

// In pixels of the page, however small the stage is drawn:

/** How far inside an element's edges its outlines are: what comes from here and what goes here differ, too. */
const insets = { initial: 2, final: 6 };

/** Arrows of neighbours that move alike lie this far beside each other, in so many lanes. */
const laneWidth = 14;
const lanes = 5;

/** Shorter ways have no arrow. */
const shortest = 8;

/** Of the index paths. */
const fontSize = 11;

const text = (numbers) => numbers.map((number) => number.toFixed(2)).join(" ");

export class Ghosts {
  constructor() {
    this.root = element("g");
    this.written = "";
  }

  /**
   * @param scene what is on the stage.
   * @param pixel how many points a pixel of the page is.
   */
  show(scene, flights, pixel) {
    const pairs = flights.map((flight) => ({
      flight,
      initial: flight.initial && quadOfAttributes(scene, flight.layer, flight.initial),
      final: flight.final && quadOfAttributes(scene, flight.layer, flight.final),
    })).filter(({ initial, final }) => initial || final);
    const look = [pixel, ...pairs.map(({ initial, final }) => text(initial ?? []) + text(final ?? []))].join();
    if (look === this.written) return;
    this.written = look;
    this.root.replaceChildren(...pairs.map((pair) => this.draw(pair, pixel)));
  }

  draw({ flight, initial, final }, pixel) {
    const [section, item] = flight.indexPath;
    const pair = element("g", { class: `ghosts ${flight.motion} hue-${(section * 2 + item) % hues}` });
    const add = (name, attributes, words) => {
      const made = element(name, attributes);
      if (words) made.textContent = words;
      pair.append(made);
    };
    const outlines = [["initial", initial], ["final", final]].filter(([, quad]) => quad)
      .map(([name, quad]) => [name, shrunk(quad, insets[name] * pixel)]);
    // What lies under the lines keeps them apart from what is on the stage.
    for (const [, quad] of outlines) add("polygon", { class: "casing", points: text(quad) });
    for (const [name, quad] of outlines) {
      add("polygon", { class: `ghost ${name} ${flight.motion}`, points: text(quad), "data-layer": flight.layer });
    }
    const lane = (item % lanes) - (lanes - 1) / 2;
    const arrow = initial && final && arrowBetween(middleOf(initial), middleOf(final), lane, pixel);
    for (const name of arrow ? ["casing", "way"] : []) add("path", { class: name, d: arrow });
    for (const [name, quad] of outlines) {
      // Where it comes from in the first corner, where it goes to in the last: one element's end may be another's beginning.
      const [corner, inwards, down] = name === "initial" ? [0, 5, 14] : [4, -5, -6];
      const place = { x: quad[corner] + inwards * pixel, y: quad[corner + 1] + down * pixel };
      add("text", { class: `ghost-name ${name}`, ...place, "font-size": fontSize * pixel }, `${section}, ${item}`);
    }
    return pair;
  }
}

/** A line with a point at its end; null for a short one. @param lane how many lanes beside the middles. */
function arrowBetween([startX, startY], [endX, endY], lane, pixel) {
  const length = Math.hypot(endX - startX, endY - startY);
  if (length < shortest * pixel) return null;
  const [x, y] = [(endX - startX) / length, (endY - startY) / length];
  const beside = ([left, top]) => [left - y * lane * laneWidth * pixel, top + x * lane * laneWidth * pixel];
  const end = beside([endX, endY]);
  const barb = (side) => [end[0] - (7 * x + side * 4 * y) * pixel, end[1] - (7 * y - side * 4 * x) * pixel];
  return `M${text(beside([startX, startY]))}L${text(end)}M${text(barb(1))}L${text(end)}L${text(barb(-1))}`;
}
