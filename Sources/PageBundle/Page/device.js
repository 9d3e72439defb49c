// The device around the stage: its kind, size, orientation and scale.

import { byId, narrowWindow, write } from "./elements.js";

const sizes = { phone: [390, 844], tablet: [820, 1180] };

/** The limits of a free stage, in points. It may exceed the available space, but browsers limit sizes. */
const smallest = 200;
const largest = 10_000;

/** How much of the bench the stage has beside variants. */
const shareBesideVariants = 0.4;

/** Points per press of an arrow key, without and with Shift. */
const keyStep = 10;
const longKeyStep = 50;

export class Device {
  /** @param onChange called when the user makes a change. */
  constructor(onChange) {
    this.onChange = onChange;
    this.bench = byId("bench");
    this.stage = byId("stage");
    this.case = byId("fitted").firstElementChild;
    /** The device frames and their stages: of B, which is alone at first, and of A. */
    this.copies = [["fitted", "stage"], ["fitted-a", "stage-a"]].map((ids) => ids.map(byId));
    this.isCompared = false;
    this.isVaried = false;
    this.set({});
    for (const input of document.querySelectorAll("input[name=device]")) {
      input.addEventListener("change", () => this.choose({ name: input.value }));
    }
    byId("rotate").addEventListener("click", () => this.rotate());
    this.listenToGrip();
    new ResizeObserver(() => this.layOut()).observe(this.bench);
  }

  /**
   * @param name null for the default of the window; @param size of a free stage, null for the available space.
   */
  set({ name = null, isTurned = false, size = null }) {
    Object.assign(this, { name, isTurned, size: size?.map((length) => clamped(length, largest)) ?? null, scriptSize: null });
    this.layOut();
  }

  choose(changes) {
    this.set({ name: this.name, isTurned: this.isTurned, size: this.size, ...changes });
    this.onChange();
  }

  rotate() {
    if (this.shownName !== "free") return this.choose({ isTurned: !this.isTurned });
    const [width, height] = this.pointSize;
    return this.choose({ name: "free", size: [height, width] });
  }

  next() {
    const names = [...Object.keys(sizes), "free"];
    this.choose({ name: names[(names.indexOf(this.shownName) + 1) % names.length] });
  }

  /** The name of the displayed device. */
  get shownName() {
    return this.name ?? (narrowWindow.matches ? "free" : "phone");
  }

  /** Shows the stage in the size it had at a moment of the past; null for the present. */
  showSize(size) {
    if (`${size}` === `${this.pastSize ?? null}`) return;
    this.pastSize = size;
    this.layOut();
  }

  /** Shows the stage in the size that a script has given to it, until there is another device; null for the device's. */
  showScriptSize(size) {
    if (!size && !this.scriptSize) return;
    this.scriptSize = size;
    this.layOut();
  }

  /** Makes space for two devices side by side, or for one. */
  setCompared(isCompared) {
    this.isCompared = isCompared;
    this.bench.classList.toggle("compared", isCompared);
    for (const id of ["fitted-a", "name-of-a", "name-of-b"]) byId(id).hidden = !isCompared;
    this.layOut();
  }

  /** Makes space for variants beside the device, or none. */
  setVaried(isVaried) {
    this.isVaried = isVaried;
    this.bench.classList.toggle("varied", isVaried);
    byId("variants").hidden = !isVaried;
    this.layOut();
  }

  /** The width and height of the displayed stage, in points. */
  get shownSize() { return this.pastSize ?? this.scriptSize ?? this.pointSize; }

  // Layout

  /** Returns the available space, without the device's frame. */
  room() {
    const edge = this.case.offsetWidth - this.stage.offsetWidth;
    const style = getComputedStyle(this.bench);
    const across = this.bench.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    const down = this.bench.clientHeight - Number.parseFloat(style.paddingTop) - Number.parseFloat(style.paddingBottom);
    const own = this.isVaried ? across * shareBesideVariants : across;
    if (!this.isCompared) return [roomFor(own, edge), roomFor(down, edge), edge];
    const names = byId("name-of-b").offsetHeight + Number.parseFloat(style.rowGap);
    return [roomFor((own - Number.parseFloat(style.columnGap)) / 2, edge), roomFor(down - names, edge), edge];
  }

  layOut() {
    document.body.dataset.device = this.shownName;
    const [roomAcross, roomDown, edge] = this.room();
    this.pointSize = this.wantedSize(roomAcross, roomDown);
    const [width, height] = this.shownSize;
    const scale = Math.min(1, (roomAcross + edge) / (width + edge), (roomDown + edge) / (height + edge));
    this.scale = scale;
    for (const [fitted, stage] of this.copies) {
      Object.assign(stage.style, { width: `${width}px`, height: `${height}px` });
      fitted.firstElementChild.style.transform = scale < 1 ? `scale(${scale})` : "";
      Object.assign(fitted.style, { width: `${(width + edge) * scale}px`, height: `${(height + edge) * scale}px` });
    }
    const percent = scale < 1 ? ` · ${Math.round(scale * 100)}%` : "";
    write(byId("size"), `${Math.round(width)} × ${Math.round(height)}${percent}`);
    for (const input of document.querySelectorAll("input[name=device]")) input.checked = input.value === this.shownName;
  }

  wantedSize(roomAcross, roomDown) {
    // If there is little space for two, each has the size of a single one, at a smaller scale.
    const factor = (this.isCompared || this.isVaried) && roomAcross < smallest ? 2 : 1;
    if (this.shownName === "free") return this.size ?? [roomAcross, roomDown].map((length) => Math.max(smallest, length * factor));
    const [width, height] = sizes[this.shownName];
    return this.isTurned ? [height, width] : [width, height];
  }

  // The grip

  listenToGrip() {
    const grip = byId("grip");
    let start = null;
    grip.addEventListener("pointerdown", (event) => {
      grip.setPointerCapture(event.pointerId);
      start = { x: event.clientX, y: event.clientY, size: this.pointSize };
    });
    grip.addEventListener("pointermove", (event) => {
      if (!start) return;
      // The stage is centred, so its corner moves by half the change of its size.
      this.resize(start.size[0] + 2 * (event.clientX - start.x), start.size[1] + 2 * (event.clientY - start.y));
    });
    for (const name of ["pointerup", "pointercancel"]) grip.addEventListener(name, () => { start = null; });
    grip.addEventListener("keydown", (event) => {
      const step = event.shiftKey ? longKeyStep : keyStep;
      const [across, down] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? [];
      if (across === undefined) return;
      event.preventDefault();
      this.resize(this.pointSize[0] + across * step, this.pointSize[1] + down * step);
    });
  }

  /** Sets the size of a free stage, limited by the available space. */
  resize(width, height) {
    const room = this.room();
    this.choose({ name: "free", size: [width, height].map((length, axis) => clamped(length, room[axis])) });
  }
}

/** Returns the length that remains for a stage, without the device's frame. */
const roomFor = (length, edge) => Math.max(0, Math.floor(length - edge));

function clamped(length, most) {
  return Math.round(Math.min(Math.max(length, smallest), most));
}
