// Answers in words why an element is where it is, and the calls that led to it, from the trace and its animations.

import { seconds, short } from "./elements.js";
import { around, elementMatcher, sourcesOf } from "./trace-search.js";

/** Passes that can animate elements, and the reload, which cannot. */
const changes = new Map([
  ["batch update", "batch update"], ["animated layout pass", "layout in an animation block"],
  ["animated bounds change", "change of bounds in an animation block"], ["layout transition", "change of layouts"],
  ["reload", "reload"],
]);

/** The time in which animations of a change begin, in seconds. */
const atOnce = 0.02;

const center = ({ frame: [left, top, width, height] }) => `${short(left + width / 2)}, ${short(top + height / 2)}`;
const size = ({ frame }) => `${short(frame[2])} × ${short(frame[3])}`;
const isSame = (one, other) =>
  one.frame.every((value, index) => Math.abs(value - other.frame[index]) < 0.5) && Math.abs(one.alpha - other.alpha) < 0.01;

/**
 * Returns the calls that led to an element's attributes, in their order: the invalidation, the preparation, and the call that
 * returned the attributes.
 */
export function chainOf(trace, element, time) {
  const [first] = sourcesOf(trace, element, time);
  if (!first) return [];
  const [, call] = first;
  const last = (text, from) => trace.findLast((entry) => entry.number < call.number && entry.number > from
    && entry.collectionView === call.collectionView && entry.text.startsWith(text));
  const invalidation = last("layout.invalidateLayout(with:", -1);
  return [invalidation, last("layout.prepare()", invalidation?.number ?? -1), call].filter(Boolean);
}

/**
 * Returns [question, answer] for an element.
 * @param element its attributes and its presented state; @param movement where it starts and ends, null at rest.
 * @param time the displayed moment.
 */
export function answersAbout(element, movement, inspection, time) {
  const running = inspection.animationsAt(time).filter(({ layer }) => layer === element.layer);
  return [
    ["Why is it here?", here(element, movement, running) + whileScrolling(element, inspection, time)],
    ["Why does it fade?", fade(element, movement, running)],
    ["Why is it not animated?", running.length > 0 ? null : rest(element, inspection, time)],
  ].filter(([, answer]) => answer);
}

function here({ attributes, presented }, movement, running) {
  const moving = running.filter(({ key }) => /^(position|bounds|transform)/.test(key));
  if (moving.length > 0) {
    const end = Math.max(...moving.map(({ begin, duration }) => (duration === null ? Infinity : begin + duration)));
    const [from, to] = [movement?.initial ?? attributes, movement?.final ?? attributes];
    const places = [from, to].map((place) => `${center(place)} (${size(place)})`);
    const way = places[0] === places[1] ? `It is in motion at ${places[1]}` : `It is on its way from ${places.join(" to ")}`;
    return `${way}${Number.isFinite(end) ? `, until ${seconds(end)}` : ""}: `
      + `${[...new Set(moving.map(({ key, curve }) => `${key} on ${curve}`))].join(", ")}.`;
  }
  if (!isSame({ ...presented, alpha: attributes.alpha }, attributes)) {
    return `Its attributes put its center at ${center(attributes)}, but its view was moved to ${center(presented)} without the layout.`;
  }
  return `Its attributes put its center at ${center(attributes)}, in the coordinates of the content, and its size is ${size(attributes)}.`;
}

/** Says that a header or another supplementary view is placed anew for each offset, such as one that sticks to an edge. */
function whileScrolling({ kind, elementKind, indexPath, collectionView }, { trace }, time) {
  if (kind === "cell") return "";
  const isNamed = ({ text }) => text.startsWith("layout.invalidateLayout(with:") && text.includes(`${elementKind} [`)
    && text.includes(`[${indexPath.join(", ")}]`);
  const last = trace.findLast((entry) => entry.time <= time && entry.collectionView === collectionView && isNamed(entry)
    && around(trace, entry).some(({ text }) => text === "bounds change"));
  return last
    ? ` The layout places it anew when the content scrolls: the change of bounds at ${seconds(last.time)} invalidated it.` : "";
}

function fade({ attributes, presented }, movement, running) {
  const isFading = running.some(({ key }) => key.startsWith("opacity"));
  if (isFading && movement?.motion === "disappears" && movement.final.alpha < 1) {
    return `It disappears, and the layout returned alpha ${short(movement.final.alpha)} in its final attributes.`;
  }
  if (isFading && movement && movement.initial.alpha !== movement.final.alpha) {
    return `It ${movement.motion}, and its initial attributes have alpha ${short(movement.initial.alpha)}, its attributes `
      + `${short(movement.final.alpha)}.`;
  }
  if (isFading) return "The program animates its alpha, not the layout: its attributes have the same alpha all the time.";
  if (presented.alpha >= 1) return null;
  return attributes.alpha < 1
    ? `It does not: its attributes have alpha ${short(attributes.alpha)}.`
    : `It does not: the program has set its alpha to ${short(presented.alpha)}; its attributes have 1.`;
}

function rest(element, { trace, animations, movements }, time) {
  const change = trace.findLast((entry) =>
    entry.kind === "pass" && changes.has(entry.text) && entry.time <= time && entry.collectionView === element.collectionView);
  if (!change) return null;
  const what = `The last change was a ${changes.get(change.text)} at ${seconds(change.time)}`;
  if (change.text === "reload") return `${what}. A reload shows other views at once, without animations.`;
  const isThen = ({ begin }) => begin >= change.time - atOnce && begin <= change.time + atOnce;
  const earlier = [...movements].find((each) => each.layer === element.layer && isThen(each));
  if (earlier) return `${what}. Its animation is over${earlier.over === null ? "" : ` since ${seconds(earlier.over)}`}.`;
  if (![...animations.values()].some((each) => each.element && isThen(each))) {
    return `${what}. It animated nothing: without animations, with a duration of 0, or because nothing moved.`;
  }
  const isAbout = elementMatcher(element);
  const isAsked = trace.some(({ text, time: at }) =>
    Math.abs(at - change.time) < atOnce && /^layout\.(initial|final)LayoutAttributes/.test(text) && isAbout(text));
  return isAsked
    ? `${what}. The layout was asked where it starts, which is where it ends: its place, its size and its alpha are the same.`
    : `${what}. The layout was not asked about it: its place, its size and its alpha are the same, or it was not on the screen then.`;
}
