// Measures and displays text in the fonts of fonts.css.

import { css } from "./drawing.js";

/** The number of cached widths. */
const most = 4096;

const widths = new Map();
const context = document.createElement("canvas").getContext("2d");

/** The element whose styles name the fonts; and the fonts, cached, because reading them makes the browser compute styles. */
let dressed = document.documentElement;
let families = null;

/** Measures in the fonts of an element from now on. */
export function useFonts(element) {
  dressed = element;
  families = null;
}

/** Returns the width of a line in points. */
export function textWidth(line, size, weight, isMonospaced) {
  families ??= ["--sans-serif", "--monospaced"].map((name) => getComputedStyle(dressed).getPropertyValue(name));
  const font = `${weight} ${size}px ${families[isMonospaced ? 1 : 0]}`;
  const key = `${font}|${line}`;
  let width = widths.get(key);
  if (width === undefined) {
    context.font = font;
    width = context.measureText(line).width;
    if (widths.size >= most) widths.clear();
    widths.set(key, width);
  }
  return width;
}

/** @param before the run that the element shows, if any. */
function dress(element, { size, weight, isMonospaced, color }, before) {
  const style = element.style;
  if (size !== before?.size) style.fontSize = `${size}px`;
  if (weight !== before?.weight) style.fontWeight = weight;
  if (!before || css(color) !== css(before.color)) style.color = css(color);
  if (isMonospaced !== (before?.isMonospaced ?? false)) element.classList.toggle("monospaced", isMonospaced);
}

/**
 * Displays runs of text. A single run needs no elements of its own.
 * @param before the runs that are displayed, if any.
 */
export function writeText(span, runs, before = []) {
  if (runs.length === 1) {
    const [run] = runs;
    dress(span, run, before.length === 1 ? before[0] : null);
    if (before.length !== 1 || !span.firstChild) span.textContent = run.string;
    else if (run.string !== before[0].string) span.firstChild.data = run.string;
    return;
  }
  dress(span, runs[0]);
  // The element's own font determines the minimum height of its lines.
  span.style.fontSize = `${Math.min(...runs.map((run) => run.size))}px`;
  span.classList.remove("monospaced");
  span.replaceChildren(
    ...runs.map((run) => {
      const piece = document.createElement("span");
      piece.textContent = run.string;
      dress(piece, run);
      return piece;
    }));
}
