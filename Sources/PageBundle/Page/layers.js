// The layers of the stage behind each other in three dimensions. The stage goes on: these are its own elements, moved apart.

import { byId } from "./elements.js";

/** The distance between a layer and those in it, in points: the usual one, and the limits. */
const gap = { usual: 24, least: 4, most: 120 };

/** The movement of the pointer in pixels from which a press turns the stage. */
const slop = 5;

/** The angles at first, in degrees: about the horizontal and the vertical axis. */
const angles = [-12, 32];

export class Layers {
  /** @param onPick called with the layer that is pressed. */
  constructor(onPick) {
    this.onPick = onPick;
    this.bench = byId("bench");
    this.toggle = byId("layers");
    this.toggle.addEventListener("click", () => this.setOpen(!this.isOpen));
    /** The pointer that is down, with its place and the angles then; null for none. */
    this.press = null;
    this.setOpen(false);
    // Before the stage hears of them.
    const listen = (name, action, options = {}) => this.bench.addEventListener(name, (event) => {
      if (!this.isOpen || event.target.closest("button")) return;
      event.stopPropagation();
      action(event);
    }, { capture: true, ...options });
    listen("pointerdown", (event) => this.begin(event));
    listen("pointermove", (event) => this.turn(event));
    listen("pointerup", (event) => this.end(event));
    listen("pointercancel", () => { this.press = null; });
    listen("wheel", (event) => this.spread(event), { passive: false });
  }

  setOpen(isOpen) {
    this.isOpen = isOpen;
    this.press = null;
    [this.across, this.around] = angles;
    this.gap = gap.usual;
    document.body.classList.toggle("exploded", isOpen);
    this.toggle.setAttribute("aria-pressed", isOpen);
    this.show();
  }

  show() {
    const { style } = this.bench;
    style.setProperty("--across", `${this.across}deg`);
    style.setProperty("--around", `${this.around}deg`);
    style.setProperty("--gap", `${this.gap}px`);
  }

  begin({ pointerId, clientX, clientY, target }) {
    const node = target.closest(".node");
    this.press = {
      pointerId, x: clientX, y: clientY, across: this.across, around: this.around, hasMoved: false,
      layer: node ? Number(node.dataset.layer) : null,
    };
  }

  turn({ pointerId, clientX, clientY }) {
    const { press } = this;
    if (press?.pointerId !== pointerId) return;
    const [x, y] = [clientX - press.x, clientY - press.y];
    press.hasMoved ||= Math.hypot(x, y) > slop;
    if (!press.hasMoved) return;
    this.around = Math.max(-85, Math.min(85, press.around + x / 3));
    this.across = Math.max(-85, Math.min(85, press.across - y / 3));
    this.show();
  }

  end({ pointerId }) {
    const { press } = this;
    if (press?.pointerId !== pointerId) return;
    this.press = null;
    if (!press.hasMoved && press.layer) this.onPick(press.layer);
  }

  spread(event) {
    event.preventDefault();
    this.gap = Math.max(gap.least, Math.min(gap.most, this.gap - event.deltaY / 20));
    this.show();
  }

  /** Marks a layer; null for none. */
  mark(layer) {
    if (!this.isOpen && !this.marked) return;
    const node = this.isOpen && layer !== null ? byId("stage").querySelector(`[data-layer="${layer}"]`) : null;
    if (node === this.marked) return;
    this.marked?.classList.remove("picked-layer");
    node?.classList.add("picked-layer");
    this.marked = node;
  }
}
