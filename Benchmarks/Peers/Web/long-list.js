// The list of Benchmarks/Web/LongList in React: a window of 100,000 rows in a scroll view of the browser's, with insertions by
// FLIP and the Web Animations API.

import { createElement, memo, useLayoutEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import { colour, duration, height, step } from "./boards.js";

const rowHeight = 44;
const place = (index) => `translateY(${index * rowHeight}px)`;

const Row = memo(({ row, index, report }) => createElement(
  "div",
  { className: "row", ref: (element) => report(row, element), style: { transform: place(index), backgroundColor: colour(row) } },
  row));

/** The first row of the window, and the one after the last. */
const visible = (offset) => [Math.floor(offset / rowHeight), Math.ceil((offset + height) / rowHeight)];

function LongList({ control }) {
  const [rows, setRows] = useState(() => Array.from({ length: 100_000 }, (_, index) => index));
  const [offset, setOffset] = useState(0);
  /** The rows that move, each with its place before and now; null for none. */
  const [moved, setMoved] = useState([]);
  const elements = useRef(new Map()).current;
  const report = useRef((row, element) => {
    if (element) elements.set(row, element);
    else elements.delete(row);
  }).current;
  const [first, end] = visible(offset);

  control.insert = () => {
    const places = new Set(Array.from({ length: 100 }, (_, index) => first + 1 + 3 * index));
    const before = new Map(rows.slice(first, end).map((row, index) => [row, first + index]));
    const changed = [];
    let next = 0;
    let fresh = rows.length;
    for (let index = 0; index < rows.length + places.size; index += 1) changed.push(places.has(index) ? fresh++ : rows[next++]);
    const seen = new Set(changed.slice(first, end));
    const moves = changed.slice(first, end).map((row, index) => ({ row, from: before.get(row) ?? null, to: first + index }));
    for (const [row, from] of before) if (!seen.has(row)) moves.push({ row, from, to: changed.indexOf(row, from) });
    setRows(changed);
    setMoved(moves);
    setTimeout(() => setMoved([]), duration);
  };

  useLayoutEffect(() => {
    const timing = { duration, easing: "ease-in-out" };
    for (const { row, from, to } of moved) {
      if (from === null) elements.get(row)?.animate({ opacity: [0, 1] }, timing);
      else if (from !== to) elements.get(row)?.animate({ transform: [place(from), place(to)] }, timing);
    }
  }, [moved]);

  const shown = new Map();
  for (let index = first; index < Math.min(end, rows.length); index += 1) shown.set(rows[index], index);
  for (const { row, to } of moved) shown.set(row, to);
  const list = [...shown].map(([row, index]) => createElement(Row, { key: row, row, index, report }));
  const content = createElement("div", { className: "content", style: { height: rows.length * rowHeight } }, list);
  const onScroll = (event) => flushSync(() => setOffset(event.target.scrollTop));
  return createElement("div", { className: "screen", ref: (element) => { control.screen = element; }, onScroll }, content);
}

const control = {};
flushSync(() => createRoot(document.getElementById("root")).render(createElement(LongList, { control })));

window.list = {
  insert: () => flushSync(() => control.insert()),
  scroll() {
    let frames = 0;
    const frame = () => {
      control.screen.scrollTop += step;
      if ((frames += 1) < 600) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  },
};
