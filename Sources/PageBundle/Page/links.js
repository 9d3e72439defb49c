// Links that lead to what is seen: the demo with its settings, and what was done on the stage, the moment that is shown and
// the element that was picked.

import { actsIn } from "./acts.js";

/** Some programs cut longer addresses off. */
const longest = 6000;

/** After the last act, for all to come to rest, in seconds. */
const rest = 5;

/** "cell.0.3" */
const nameInLink = ({ kind, elementKind, indexPath }) => [kind === "cell" ? kind : elementKind, ...indexPath].join(".");

export class Links {
  constructor({ film, acts, picker, past, rehearsal, program }) {
    Object.assign(this, { film, acts, picker, past, rehearsal, program });
  }

  /** What an address needs beside the settings; null if too much was done for one. */
  values(pinned) {
    const { shown } = this.film;
    if (!shown && !pinned) return {};
    const { text } = this.acts;
    if (text === null || text.length > longest) return null;
    return { moment: shown && shown.frame.time.toFixed(3), element: pinned && nameInLink(pinned), acts: text || null };
  }

  /** Does what an address says, once its demo is on the stage. */
  follow({ moment, element, acts }) {
    const list = acts ? actsIn(acts) : [];
    const time = moment === undefined ? null : Number(moment);
    if (list === null || Number.isNaN(time) || (!acts && time === null && !element)) return;
    this.rehearsal.hasten(list, Math.max(list.at(-1)?.time ?? 0, time ?? 0) + rest);
    if (time !== null) this.past.scrub(time);
    const layer = element && this.layerOf(element);
    if (layer) this.picker.pin(layer);
  }

  layerOf(name) {
    const { shown, live, end } = this.film;
    const flights = this.picker.inspection.flightsAt(shown?.frame.time ?? end);
    const flight = flights.find((each) => nameInLink(each) === name);
    if (flight) return flight.layer;
    for (const [id, { semantics }] of live.layers) {
      if (semantics?.role !== "listItem" && semantics?.role !== "header") continue;
      const element = this.program.element(id);
      if (element && nameInLink(element) === name) return element.layer;
    }
    return null;
  }
}
