// The outlines above the stage: the inspected element, the ghosts of moving elements, and the previous run.

import { clear, element } from "./drawing.js";
import { byId } from "./elements.js";
import { outlines } from "./previous-run.js";
import { Ghosts } from "./ghosts.js";
import { nameOfElement } from "./inspection.js";
import { quadOfLayer } from "./quads.js";

export class Overlay {
  constructor(root) {
    this.ghosts = new Ghosts();
    this.previous = element("g");
    this.mark = element("g");
    this.trial = element("g", { class: "trial" });
    this.view = element("g");
    this.touches = element("g");
    root.append(this.previous, this.ghosts.root, this.mark, this.view, this.trial, this.touches);
    this.hasGhosts = false;
  }

  setGhosts(hasGhosts) {
    this.hasGhosts = hasGhosts;
    byId("ghosts").setAttribute("aria-pressed", hasGhosts);
  }

  /**
   * Outlines moving elements, if ghosts are on.
   * @param scene the displayed scene.
   * @param pixel the length of a pixel of the page in points.
   */
  showMovements(scene, movements, pixel) {
    this.ghosts.show(scene, this.hasGhosts ? movements : [], pixel);
  }

  /**
   * Outlines the elements of a previous run's scene whose positions differ; null for none.
   * @param scene the displayed scene.
   * @param pixel the length of a pixel of the page in points.
   */
  showPreviousRun(previous, scene, pixel) {
    if (previous || this.previous.childElementCount) this.previous.replaceChildren(...(previous ? outlines(previous, scene, pixel) : []));
  }

  /** Outlines an element, with its name; null for none. */
  showMark(scene, inspected) {
    const quad = inspected && quadOfLayer(scene, inspected.layer);
    if (!quad) {
      this.mark.replaceChildren();
      return;
    }
    if (!this.mark.childElementCount) this.makeMark();
    const [polygon, name] = this.mark.children;
    polygon.setAttribute("points", quad.join(" "));
    const [x, y] = [0, 1].map((axis) => Math.max(0, Math.min(...quad.filter((_, index) => index % 2 === axis))));
    name.setAttribute("transform", `translate(${x} ${y})`);
    const [plate, text] = name.children;
    if (text.textContent === nameOfElement(inspected)) return;
    text.textContent = nameOfElement(inspected);
    plate.setAttribute("width", text.getComputedTextLength() + 16);
  }

  /** Outlines the picked view; null for none. */
  showView(scene, layer) {
    const quad = layer === null ? null : quadOfLayer(scene, layer);
    if (!quad) this.view.replaceChildren();
    else if (this.view.childElementCount) this.view.firstChild.setAttribute("points", quad.join(" "));
    else this.view.append(element("polygon", { class: "view-mark", points: quad.join(" ") }));
  }

  /** Outlines the frames that views would have without a constraint. */
  showTrial(views) {
    this.trial.replaceChildren(...views.flatMap(({ quad, view }) => {
      const name = element("text", { x: quad[0] + 2, y: quad[1] - 3 });
      name.textContent = view;
      return [element("polygon", { points: quad.join(" ") }), name];
    }));
  }

  makeMark() {
    const name = element("g");
    name.append(
      element("rect", { class: "mark-plate", height: 22 }), element("text", { class: "mark-name", x: 8, y: 16 }));
    this.mark.append(element("polygon", { class: "mark" }), name);
  }

  /** Shows the position of a script's touch, which fades out. */
  showTouch(x, y) {
    this.touch = clear(this.touch);
    this.touch = element("circle", { class: "touch", cx: x, cy: y, r: 18 });
    this.touches.append(this.touch);
  }
}
