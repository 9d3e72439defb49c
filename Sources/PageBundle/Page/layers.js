// The layers of the stage behind each other in three dimensions. The stage goes on: these are its own elements, moved apart.

import { byId } from "./elements.js";

/** The distance between a layer and those in it, in points: the usual one, and the limits. */
const gap = { usual: 24, least: 4, most: 120 };

/** The movement of the pointer in pixels from which a press turns the stage. */
const slop = 5;

/** The angles at first, in degrees: about the horizontal and the vertical axis. */
const angles = [-12, 32];

export class Layers {
  /**
   * @param onPick called with the layer that is pressed.
   * @param onChange called when the layers are moved apart or together.
   */
  constructor(onPick, onChange) {
    Object.assign(this, { onPick, onChange });
    this.bench = byId("bench");
    this.toggle = byId("layers");
    this.toggle.addEventListener("click", () => this.setOpen(!this.isOpen));
    this.isOpen = false;
    this.reset();
    // Before the stage hears of them. It hears the rest of a press that began when the layers were together.
    const listen = (name, action, isTaken = () => true) => this.bench.addEventListener(name, (event) => {
      if (!this.isOpen || event.target.closest("button") || !isTaken(event)) return;
      event.stopPropagation();
      action(event);
    }, { capture: true, passive: false });
    const isOfPress = ({ pointerId }) => this.press?.pointerId === pointerId;
    listen("pointerdown", (event) => this.begin(event));
    listen("pointermove", (event) => this.turn(event), (event) => event.buttons === 0 || isOfPress(event));
    listen("pointerup", () => this.end(), isOfPress);
    listen("pointercancel", () => { this.press = null; }, isOfPress);
    listen("wheel", (event) => this.spread(event));
    listen("contextmenu", (event) => { if (event.pointerType === "touch") event.preventDefault(); });
  }

  setOpen(isOpen) {
    this.isOpen = isOpen;
    this.reset();
    document.body.classList.toggle("exploded", isOpen);
    this.toggle.setAttribute("aria-pressed", isOpen);
    this.onChange();
  }

  reset() {
    /** The pointer that is down, with its place and the angles then; null for none. */
    this.press = null;
    [this.across, this.around] = angles;
    this.gap = gap.usual;
    this.show();
  }

  show() {
    const { style } = this.bench;
    style.setProperty("--across", `${this.across}deg`);
    style.setProperty("--around", `${this.around}deg`);
    style.setProperty("--gap", `${this.gap}px`);
  }

  begin({ pointerId, button, clientX, clientY, target }) {
    if (button !== 0) return;
    // Receives the pointer's events even outside the bench.
    this.bench.setPointerCapture(pointerId);
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

  end() {
    const { press } = this;
    this.press = null;
    if (!press.hasMoved && press.layer) this.onPick(press.layer);
  }

  spread(event) {
    // With Ctrl, the wheel zooms the page.
    if (event.ctrlKey) return;
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
