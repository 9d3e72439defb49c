// Outlines above the stage: the element that is looked at, and where elements come from and go to.

import { clear, element } from "./drawing.js";
import { byId } from "./elements.js";
import { outlines } from "./former.js";
import { Ghosts } from "./ghosts.js";
import { nameOfElement } from "./inspection.js";
import { quadOfLayer } from "./quads.js";

export class Overlay {
  constructor(root) {
    this.ghosts = new Ghosts();
    this.former = element("g");
    this.mark = element("g");
    this.touches = element("g");
    root.append(this.former, this.ghosts.root, this.mark, this.touches);
    this.hasGhosts = false;
  }

  setGhosts(hasGhosts) {
    this.hasGhosts = hasGhosts;
    byId("ghosts").setAttribute("aria-pressed", hasGhosts);
  }

  /**
   * Outlines elements on their way, if the reader wants it.
   * @param scene what is on the stage.
   * @param pixel how many points a pixel of the page is.
   */
  showFlights(scene, flights, pixel) {
    this.ghosts.show(scene, this.hasGhosts ? flights : [], pixel);
  }

  /**
   * Outlines the elements of a former run's scene that are elsewhere now; null for none.
   * @param scene what is on the stage.
   * @param pixel how many points a pixel of the page is.
   */
  showFormer(former, scene, pixel) {
    if (former || this.former.childElementCount) this.former.replaceChildren(...(former ? outlines(former, scene, pixel) : []));
  }

  /** Frames an element, with its name; null for none. */
  showMark(scene, looked) {
    const quad = looked && quadOfLayer(scene, looked.layer);
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
    if (text.textContent === nameOfElement(looked)) return;
    text.textContent = nameOfElement(looked);
    plate.setAttribute("width", text.getComputedTextLength() + 16);
  }

  makeMark() {
    const name = element("g");
    name.append(
      element("rect", { class: "mark-plate", height: 22 }), element("text", { class: "mark-name", x: 8, y: 16 }));
    this.mark.append(element("polygon", { class: "mark" }), name);
  }

  /** Where a script's finger is; it fades by itself. */
  showTouch(x, y) {
    this.touch = clear(this.touch);
    this.touch = element("circle", { class: "touch", cx: x, cy: y, r: 18 });
    this.touches.append(this.touch);
  }
}
