// How the same gesture went before: the frames of the former run, drawn as outlines on top of the present one.

import { element } from "./drawing.js";
import { indexIn, sceneIn } from "./film.js";
import { quadOfLayer } from "./quads.js";

const roles = new Set(["listItem", "header"]);

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

/** Outlines of the elements of a scene. */
export function outlines(scene) {
  return [...scene.layers].filter(([, record]) => roles.has(record.semantics?.role))
    .map(([id]) => quadOfLayer(scene, id)).filter(Boolean)
    .map((quad) => element("polygon", { class: "former", points: quad.map((number) => number.toFixed(1)).join(" ") }));
}
