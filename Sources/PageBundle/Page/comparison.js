// The controls of the A/B comparison, and the captions of the two devices.

import { byId, short, write } from "./elements.js";

/** The maximum number of values in a caption. */
const most = 3;

export class Comparison {
  /**
   * @param comparisonCopy A's copy of the demo; @param playground has the values of B.
   * @param onChange called when the comparison starts, ends or changes; it restarts the demo and replays the last
   * gesture.
   */
  constructor(comparisonCopy, playground, device, onChange) {
    Object.assign(this, { comparisonCopy, playground, device, onChange });
    byId("compare").addEventListener("click", () => (comparisonCopy.isOpen ? this.end() : this.begin()));
    byId("swap").addEventListener("click", () => this.swap());
  }

  /** Starts a comparison, with the current values as A. */
  async begin() {
    const { values, demo } = this.playground;
    await this.comparisonCopy.load();
    // Another demo may have been opened in the meantime.
    if (this.playground.demo !== demo) return;
    this.use(values);
    this.onChange();
  }

  end() {
    this.clear();
    this.onChange();
  }

  /** Swaps the values of A and B. */
  swap() {
    const { values } = this.playground;
    const { values: previous } = this.comparisonCopy;
    this.playground.renew(previous);
    this.use(values);
    this.onChange();
  }

  /** Ends the comparison when another demo starts, because it has other parameters. */
  clear() {
    if (!this.comparisonCopy.isOpen) return;
    this.comparisonCopy.close();
    this.use(null);
  }

  /** @param values of A; null for no comparison. */
  use(values) {
    this.comparisonCopy.values = values;
    this.playground.compare(values);
    this.device.setCompared(values !== null);
    byId("compare").setAttribute("aria-pressed", values !== null);
    byId("swap").hidden = values === null;
    this.name();
  }

  /** Updates the caption above each device with the values that differ. */
  name() {
    const { values } = this.comparisonCopy;
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
