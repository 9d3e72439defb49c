// How the same gesture went before: the frames of the former run, drawn as outlines on top of the present one.

import { element } from "./drawing.js";
import { indexIn, sceneIn } from "./film.js";
import { quadOfLayer, shrunk } from "./quads.js";

const roles = new Set(["listItem", "header"]);

/** Corners that are nearer to each other than this are the same, in points. */
const sameCorner = 0.5;

/** How far inside an element's edges its outline is, in pixels of the page: neighbours have lines of their own. */
const inset = 2;

/** Of the names, in pixels of the page. */
const fontSize = 11;

export class FormerRun {
  /** @param frames of a film; @param begin where the gesture began in it. */
  constructor(frames, begin) {
    Object.assign(this, { frames, begin });
    this.index = -1;
  }

  /** What was on the stage so many seconds after the beginning. */
  sceneAt(passed) {
    const index = indexIn(this.frames, this.begin + passed);
    if (this.index < 0 || index < this.index) this.scene = sceneIn(this.frames, index);
    else for (const { changes } of this.frames.slice(this.index + 1, index + 1)) this.scene.advance(changes);
    this.index = index;
    return this.scene;
  }
}

/** The elements of a scene, by what they have in common with the same ones of another run: layers have other numbers in each. */
function elementsOf(scene) {
  const found = new Map();
  for (const [id, { semantics }] of scene.layers) {
    if (!roles.has(semantics?.role)) continue;
    const quad = quadOfLayer(scene, id);
    if (!quad) continue;
    let key = `${semantics.role} ${semantics.position} ${semantics.label}`;
    while (found.has(key)) key += "'";
    // What is read aloud begins with the title.
    found.set(key, { quad, title: semantics.label.split(",")[0] });
  }
  return found;
}

const isSame = (quad, other) => quad.every((number, index) => Math.abs(number - other[index]) < sameCorner);

/**
 * Shapes of the elements of a former scene that are elsewhere in the present one, or not in it, each with its title: only
 * what differs is drawn.
 * @param pixel how many points a pixel of the page is.
 */
export function outlines(former, present, pixel) {
  const now = elementsOf(present);
  return [...elementsOf(former)].filter(([key, { quad }]) => !now.has(key) || !isSame(quad, now.get(key).quad))
    .flatMap(([, { quad, title }]) => {
      const corners = shrunk(quad, inset * pixel);
      const points = corners.map((number) => number.toFixed(1)).join(" ");
      // In the lower right corner: titles of cells are in the upper left one.
      const place = { x: corners[4] - 6 * pixel, y: corners[5] - 6 * pixel };
      const name = element("text", { class: "former-name", ...place, "font-size": fontSize * pixel });
      name.textContent = title;
      return [...["former-casing", "former"].map((kind) => element("polygon", { class: kind, points })), name];
    });
}
