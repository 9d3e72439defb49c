// The same in React: a windowed list whose elements are kept, and batches by FLIP with the Web Animations API.

import { createElement, memo, useLayoutEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import { Board, colour, duration, step } from "./boards.js";
import { makeScreen } from "./cells.js";

const inOrder = (rows) => rows.toSorted((one, other) => one.row - other.row);

const Cell = memo(({ row, place, hasText, report }) => createElement(
  "div",
  {
    className: "cell", ref: report && ((element) => report(row, element)),
    style: { transform: place, backgroundColor: colour(row) },
  },
  hasText ? row : null));

/** What is seen, in as many elements as fit on the screen at a time. */
function Windowed({ board, control }) {
  const [, setOffset] = useState(0);
  control.show = setOffset;
  const [first, end] = board.visible;
  const slots = board.slots;
  const cells = [];
  for (let index = first; index < end; index += 1) {
    cells.push(createElement(Cell, {
      key: index % slots, row: board.rows[index], place: board.place(index), hasText: board.hasText,
    }));
  }
  return cells;
}

/** Those of a change, each where it belongs, animated from where it was. */
function Flipped({ board, control }) {
  const [{ seen, moved }, setSeen] = useState(() => ({ seen: control.start, moved: [] }));
  const elements = useRef(new Map()).current;
  const report = useRef((row, element) => {
    if (element) elements.set(row, element);
    else elements.delete(row);
  }).current;
  control.show = setSeen;
  useLayoutEffect(() => {
    const timing = { duration, easing: "ease-in-out" };
    for (const { row, from, to } of moved) {
      if (to === null) elements.get(row).animate({ opacity: [1, 0] }, { ...timing, fill: "forwards" });
      else if (from === null) elements.get(row).animate({ opacity: [0, 1] }, timing);
      else if (from !== to) elements.get(row).animate({ transform: [board.place(from), board.place(to)] }, timing);
    }
  }, [moved]);
  return seen.map(({ row, index }) => createElement(Cell, {
    key: row, row, place: board.place(index), hasText: board.hasText, report,
  }));
}

class ReactScrolling {
  constructor(name, root) {
    this.board = new Board(name);
    const { screen, content } = makeScreen(this.board, root);
    this.screen = screen;
    this.board.slots = (Math.ceil(844 / this.board.rowHeight) + 1) * this.board.columns;
    this.control = {};
    flushSync(() => createRoot(content).render(createElement(Windowed, { board: this.board, control: this.control })));
  }

  frame() {
    this.board.offset += step;
    flushSync(() => this.control.show(this.board.offset));
    this.screen.scrollTop = this.board.offset;
  }
}

class ReactFlip {
  constructor(name, root) {
    const board = new Board(name);
    this.board = board;
    const { screen, content } = makeScreen(board, root);
    board.offset = board.middle;
    const [first, end] = board.visible;
    const start = board.rows.slice(first, end).map((row, place) => ({ row, index: first + place }));
    this.control = { start };
    flushSync(() => createRoot(content).render(createElement(Flipped, { board, control: this.control })));
    screen.scrollTop = board.offset;
  }

  batch() {
    const moved = this.board.change();
    // In an order that never changes, so that no element is moved in the document.
    const seen = inOrder(moved.map(({ row, from, to }) => ({ row, index: to ?? from })));
    flushSync(() => this.control.show({ seen, moved }));
    setTimeout(() => this.control.show({
      seen: inOrder(moved.filter(({ isSeen }) => isSeen).map(({ row, to }) => ({ row, index: to }))), moved: [],
    }), duration);
  }
}

Object.assign(window.peers, { "React, windowed": ReactScrolling, "React, FLIP": ReactFlip });
