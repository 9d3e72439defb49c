// The button that puts A beside B, and what the two are called.

import { byId, short, write } from "./elements.js";

/** Names of more values than these are left out. */
const most = 3;

export class Comparison {
  /**
   * @param twin A's copy of the demo; @param playground has the values of B.
   * @param onChange called when A has come or gone; it has the demo begin anew and do the last gesture again.
   */
  constructor(twin, playground, device, onChange) {
    Object.assign(this, { twin, playground, device, onChange });
    byId("compare").addEventListener("click", () => (twin.isOpen ? this.end() : this.begin()));
    byId("exchange").addEventListener("click", () => this.exchange());
  }

  /** Keeps the present values as A's. */
  async begin() {
    const { values, demo } = this.playground;
    await this.twin.load();
    // Meanwhile another demo may have been chosen.
    if (this.playground.demo !== demo) return;
    this.use(values);
    this.onChange();
  }

  end() {
    this.clear();
    this.onChange();
  }

  /** A gets B's values, and B those of A. */
  exchange() {
    const { values } = this.playground;
    const { values: former } = this.twin;
    this.playground.renew(former);
    this.use(values);
    this.onChange();
  }

  /** Another demo begins: its parameters are others. */
  clear() {
    if (!this.twin.isOpen) return;
    this.twin.close();
    this.use(null);
  }

  /** @param values of A; null for none. */
  use(values) {
    this.twin.values = values;
    this.playground.compare(values);
    this.device.setCompared(values !== null);
    byId("compare").setAttribute("aria-pressed", values !== null);
    byId("exchange").hidden = values === null;
    this.name();
  }

  /** Says above each device what differs. */
  name() {
    const { values } = this.twin;
    if (!values) return;
    const differing = this.playground.parameters.filter(({ id, value }) => values[id] !== value);
    const words = (read) => differing.slice(0, most).map((parameter) => `${parameter.title} ${textOf(parameter, read(parameter))}`);
    write(byId("name-of-a"), ["A", ...words(({ id }) => values[id])].join(" · "));
    write(byId("name-of-b"), ["B", ...words(({ value }) => value)].join(" · "));
  }
}

function textOf({ kind, choices, unit }, value) {
  if (kind === "choice") return choices[value];
  if (kind === "switch") return value === 1 ? "on" : "off";
  return `${short(value)}${unit && ` ${unit}`}`;
}
