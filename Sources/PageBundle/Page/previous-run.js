// The previous run of the same gesture, drawn as outlines over the current one.

import { element } from "./drawing.js";
import { indexIn, sceneIn } from "./film.js";
import { quadOfLayer, shrunk } from "./quads.js";

const roles = new Set(["listItem", "header"]);

/** The tolerance for equal corners, in points. */
const sameCorner = 0.5;

/** The inset of outlines, in pixels of the page, so that those of neighbours don't overlap. */
const inset = 2;

/** The font size of the titles, in pixels of the page. */
const fontSize = 11;

export class PreviousRun {
  /** @param frames of a film; @param begin the time when the gesture began. */
  constructor(frames, begin) {
    Object.assign(this, { frames, begin });
    this.index = -1;
  }

  /** Returns the scene a number of seconds after the beginning. */
  sceneAt(passed) {
    const index = indexIn(this.frames, this.begin + passed);
    if (this.index < 0 || index < this.index) this.scene = sceneIn(this.frames, index);
    else for (const { changes } of this.frames.slice(this.index + 1, index + 1)) this.scene.advance(changes);
    this.index = index;
    return this.scene;
  }
}

/** Returns the elements of a scene by keys that are equal in each run; the numbers of layers are not. */
function elementsOf(scene) {
  const found = new Map();
  for (const [id, { semantics }] of scene.layers) {
    if (!roles.has(semantics?.role)) continue;
    const quad = quadOfLayer(scene, id);
    if (!quad) continue;
    let key = `${semantics.role} ${semantics.position} ${semantics.label}`;
    while (found.has(key)) key += "'";
    // The accessibility label begins with the title.
    found.set(key, { quad, title: semantics.label.split(",")[0] });
  }
  return found;
}

const isSame = (quad, other) => quad.every((number, index) => Math.abs(number - other[index]) < sameCorner);

/**
 * Returns outlines, with titles, of the elements of a previous scene that have other positions in the current one or
 * are missing there.
 * @param pixel the length of a pixel of the page in points.
 */
export function outlines(previous, present, pixel) {
  const now = elementsOf(present);
  return [...elementsOf(previous)].filter(([key, { quad }]) => !now.has(key) || !isSame(quad, now.get(key).quad))
    .flatMap(([, { quad, title }]) => {
      const corners = shrunk(quad, inset * pixel);
      const points = corners.map((number) => number.toFixed(1)).join(" ");
      // In the lower right corner, because cells have their titles in the upper left one.
      const place = { x: corners[4] - 6 * pixel, y: corners[5] - 6 * pixel };
      const name = element("text", { class: "previous-name", ...place, "font-size": fontSize * pixel });
      name.textContent = title;
      return [...["previous-casing", "previous"].map((kind) => element("polygon", { class: kind, points })), name];
    });
}
