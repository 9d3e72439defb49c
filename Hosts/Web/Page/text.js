// Widths of text, as the browser draws it in the fonts of page.css.

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
