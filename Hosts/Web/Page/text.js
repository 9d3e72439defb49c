// Text: its widths, as the browser draws it in the fonts of layers.css, and its looks.

import { css } from "./drawing.js";

/** How many widths are kept. */
const most = 4096;

const widths = new Map();
const context = document.createElement("canvas").getContext("2d");

/** The width of a line in points. */
export function textWidth(line, size, weight, isMonospaced) {
  const style = getComputedStyle(document.documentElement);
  const font = `${weight} ${size}px ${style.getPropertyValue(isMonospaced ? "--monospaced" : "--sans-serif")}`;
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

/** Has an element show pieces of text, each in its look. One piece needs no elements of its own. */
export function writeText(span, runs) {
  const dress = (element, { size, weight, isMonospaced, color }) => {
    const style = element.style;
    style.fontSize = `${size}px`;
    style.fontWeight = weight;
    style.color = css(color);
    element.classList.toggle("monospaced", isMonospaced);
  };
  dress(span, runs[0]);
  if (runs.length === 1) {
    span.textContent = runs[0].string;
    return;
  }
  // No line is lower than the element's own font asks for.
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
