// What an invalidation of a layout led to: what it named, the preparation, the elements that changed, and the frames.

import { short } from "./elements.js";
import { sceneIn } from "./film.js";
import { around } from "./trace-search.js";

const beginning = "layout.invalidateLayout(with:";

export const isInvalidation = ({ text }) => text.startsWith(beginning);

/** The time in which the animations of a change begin, in seconds. */
const atOnce = 1e-3;

/** Roles of the layers that can be those of elements; others need not be asked about. */
const roles = new Set(["listItem", "header"]);

const place = ([left, top]) => `${short(left)}, ${short(top)}`;
const size = ([, , width, height]) => `${short(width)} × ${short(height)}`;

/** Describes how a frame and an alpha change; empty if they do not. */
function way(before, after) {
  return [
    ["origin", place(before.frame), place(after.frame)], ["size", size(before.frame), size(after.frame)],
    ["alpha", short(before.alpha), short(after.alpha)],
  ].filter(([, one, other]) => one !== other).map(([name, one, other]) => `${name} ${one} → ${other}`).join(", ");
}

/** Describes what a context names, as the trace writes it. */
function named(text) {
  const context = text.slice(beginning.length + 1, -1);
  return context === "nothing" ? "nothing in particular" : context
    .replace(/\beverything\b/, "everything: all attributes may be others")
    .replace(/\bcounts\b/, "the numbers of sections and items");
}

export class Consequences {
  constructor(film, inspection) {
    Object.assign(this, { film, inspection });
  }

  /**
   * Returns what a call of `invalidateLayout(with:)` led to: what it `named`; the passes `around` it, outermost first; the
   * `others` that were prepared for together with it; `prepared`, the call of `prepare()` that followed, null if there was
   * none; `elements`, each with its layer, the identity and `words` about its change; and the times `from` and `to` of the
   * frames that show it, null if there are none.
   */
  of(entry) {
    const { trace } = this.inspection;
    const own = trace.filter(({ collectionView }) => collectionView === entry.collectionView);
    const isPreparation = ({ text }) => text === "layout.prepare()";
    const prepared = own.find((each) => each.number > entry.number && isPreparation(each)) ?? null;
    const last = own.findLast((each) => each.number < entry.number && isPreparation(each))?.number ?? -1;
    const end = prepared?.number ?? Infinity;
    const others = own.filter((each) => isInvalidation(each) && each !== entry && each.number > last && each.number < end);
    const elements = prepared ? this.elementsAfter(prepared) : [];
    const from = prepared?.shownAt ?? null;
    const to = from === null ? null : Math.max(from, ...elements.map(({ over }) => over ?? this.film.end));
    return { named: named(entry.text), around: around(trace, entry), others, prepared, elements, from, to };
  }

  /** Returns the elements that a preparation moved: those with animations, and those that changed at once. */
  elementsAfter({ time, shownAt, collectionView }) {
    const animated = this.inspection.movements
      .filter((each) => each.collectionView === collectionView && Math.abs(each.begin - time) < atOnce)
      .map((each) => ({ ...each, words: `${each.motion}: ${way(each.initial, each.final) || "transform"}` }));
    const moved = new Set(animated.map(({ layer }) => layer));
    return [...animated, ...this.atOnce(shownAt, moved, collectionView)];
  }

  /** Returns the elements that a frame shows elsewhere than the frame before it. @param moved layers to leave out. */
  atOnce(time, moved, collectionView) {
    const { frames } = this.film;
    const index = frames.findIndex((frame) => frame.time === time);
    if (index < 1) return [];
    const before = sceneIn(frames, index - 1).layers;
    const found = [];
    for (const [layer, record] of frames[index].changes) {
      const earlier = before.get(layer);
      if (moved.has(layer) || !record?.geometry || !earlier?.geometry || !roles.has(record.semantics?.role)) continue;
      const words = way(state(earlier), state(record));
      const element = words && this.inspection.elements.at(layer, time);
      if (element?.layer !== layer || element.collectionView !== collectionView) continue;
      found.push({ ...element, words: `at once: ${words}`, over: time });
    }
    return found;
  }
}

const state = ({ geometry: { left, top, width, height }, opacity }) => ({ frame: [left, top, width, height], alpha: opacity });
