// Measures and displays text in the fonts of fonts.css.

import { css, isSameColor } from "./drawing.js";

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
  if (!before || !isSameColor(color, before.color)) style.color = css(color);
  if (isMonospaced !== (before?.isMonospaced ?? false)) element.classList.toggle("monospaced", isMonospaced);
}

/**
 * Displays text in a label. A single run needs no elements of its own.
 * @param text the value of the command; @param before the one that is displayed, null for none.
 */
export function writeText(label, { alignment, runs }, before) {
  const last = before?.runs.length === 1 && runs.length === 1 ? before.runs[0] : null;
  if (last && alignment !== before.alignment) label.classList.replace(before.alignment, alignment);
  if (!last) {
    label.className = `label ${alignment}`;
    label.removeAttribute("style");
  }
  if (runs.length === 1) {
    const [run] = runs;
    dress(label, run, last);
    if (!last) label.textContent = run.string;
    else if (run.string !== last.string) label.firstChild.data = run.string;
    return;
  }
  const lines = document.createElement("span");
  dress(lines, runs[0]);
  // The element's own font determines the minimum height of its lines.
  lines.style.fontSize = `${Math.min(...runs.map((run) => run.size))}px`;
  lines.classList.remove("monospaced");
  lines.append(
    ...runs.map((run) => {
      const piece = document.createElement("span");
      piece.textContent = run.string;
      dress(piece, run);
      return piece;
    }));
  label.replaceChildren(lines);
}
