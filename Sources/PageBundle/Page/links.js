// Links to the current state: the demo with its settings, the input so far, the displayed moment and the selected
// element.

import { parseInputEvents } from "./input-events.js";

/** The maximum length of the events in an address. Some programs truncate longer addresses. */
const longest = 6000;

/** The seconds after the last event until everything has settled. */
const rest = 5;

/** Returns an element's name in an address, such as "cell.0.3". */
const nameInLink = ({ kind, elementKind, indexPath }) => [kind === "cell" ? kind : elementKind, ...indexPath].join(".");

export class Links {
  constructor({ film, inputEvents, picker, past, parameterPreview, program }) {
    Object.assign(this, { film, inputEvents, picker, past, parameterPreview, program });
  }

  /** Returns the parameters of an address beside the settings; null if there are too many events. */
  values(pinned) {
    const { shown } = this.film;
    if (!shown && !pinned) return {};
    const { text } = this.inputEvents;
    if (text === null || text.length > longest) return null;
    return { moment: shown && shown.frame.time.toFixed(3), element: pinned && nameInLink(pinned), acts: text || null };
  }

  /** Restores the state of an address, after its demo has started. */
  follow({ moment, element, acts }) {
    const list = acts ? parseInputEvents(acts) : [];
    const time = moment === undefined ? null : Number(moment);
    if (list === null || Number.isNaN(time) || (!acts && time === null && !element)) return;
    this.parameterPreview.fastForward(list, Math.max(list.at(-1)?.time ?? 0, time ?? 0) + rest);
    if (time !== null) this.past.scrub(time);
    const layer = element && this.layerOf(element);
    if (layer) this.picker.pin(layer);
  }

  layerOf(name) {
    const { shown, live, end } = this.film;
    const movements = this.picker.inspection.movementsAt(shown?.frame.time ?? end);
    const movement = movements.find((each) => nameInLink(each) === name);
    if (movement) return movement.layer;
    for (const [id, { semantics }] of live.layers) {
      if (semantics?.role !== "listItem" && semantics?.role !== "header") continue;
      const element = this.program.element(id);
      if (element && nameInLink(element) === name) return element.layer;
    }
    return null;
  }
}
