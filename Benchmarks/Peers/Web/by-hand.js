// Without a framework: a windowed list with pooled elements; batches by FLIP with the Web Animations API, and by the
// browser's view transitions.

import { Board, duration, step } from "./boards.js";
import { Cells, makeScreen } from "./cells.js";

/** Shows those rows that are seen. */
class Window {
  constructor(name, root) {
    this.board = new Board(name);
    const { screen, content } = makeScreen(this.board, root);
    Object.assign(this, { screen, content });
    this.cells = new Cells(this.board, content);
    this.range = [0, 0];
  }

  fill() {
    const { board, cells } = this;
    const [first, end] = board.visible;
    const [oldFirst, oldEnd] = this.range;
    for (let index = oldFirst; index < oldEnd; index += 1) {
      if (index < first || index >= end) cells.release(board.rows[index]);
    }
    for (let index = first; index < end; index += 1) {
      if (index < oldFirst || index >= oldEnd) cells.show(board.rows[index], index);
    }
    this.range = [first, end];
  }
}

/** The browser scrolls. */
class Scrolling extends Window {
  constructor(name, root) {
    super(name, root);
    this.fill();
  }

  frame() {
    this.board.offset += step;
    this.fill();
    this.screen.scrollTop = this.board.offset;
  }
}

/** The content is moved, as far as the browser's scroll view would. */
class Moving extends Window {
  constructor(name, root) {
    super(name, root);
    this.content.style.willChange = "transform";
    this.fill();
  }

  frame() {
    this.board.offset += step;
    this.fill();
    this.content.style.transform = `translateY(${-this.board.offset}px)`;
  }
}

class Batches extends Window {
  constructor(name, root) {
    super(name, root);
    this.board.offset = this.board.middle;
    this.fill();
    this.screen.scrollTop = this.board.offset;
  }
}

/** Everything is put where it belongs, and animated from where it was. */
class Flip extends Batches {
  batch() {
    const { board, cells } = this;
    const timing = { duration, easing: "ease-in-out" };
    const leaving = [];
    for (const { row, from, to, isSeen } of board.change()) {
      if (to === null) {
        cells.byRow.get(row).animate({ opacity: [1, 0] }, { ...timing, fill: "forwards" });
        leaving.push(row);
      } else if (from === null) {
        cells.show(row, to).animate({ opacity: [0, 1] }, timing);
      } else {
        const cell = cells.byRow.get(row) ?? cells.show(row, to);
        if (!isSeen) leaving.push(row);
        if (from === to) continue;
        const place = board.place(to);
        cell.style.transform = place;
        cell.animate({ transform: [board.place(from), place] }, timing);
      }
    }
    setTimeout(() => {
      for (const row of leaving) {
        const cell = cells.release(row);
        for (const animation of cell.getAnimations()) animation.cancel();
        cell.style.transform = "translateY(-1000px)";
      }
    }, duration);
  }
}

/** The browser takes pictures of all cells before and after, and animates them. */
class ViewTransitions extends Batches {
  constructor(name, root) {
    super(name, root);
    document.documentElement.classList.add("transitions");
    for (const [row, cell] of this.cells.byRow) cell.style.viewTransitionName = `row-${row}`;
  }

  batch() {
    document.startViewTransition(() => {
      const { board, cells } = this;
      const seen = board.change();
      for (const { row, from, isSeen } of seen) {
        if (isSeen || from === null || !cells.byRow.has(row)) continue;
        const cell = cells.release(row);
        cell.style.viewTransitionName = "none";
        cell.style.transform = "translateY(-1000px)";
      }
      for (const { row, to, isSeen } of seen) {
        if (!isSeen) continue;
        const cell = cells.byRow.get(row);
        if (cell) cell.style.transform = board.place(to);
        else cells.show(row, to).style.viewTransitionName = `row-${row}`;
      }
    });
  }
}

window.peers = {
  "windowed, scrollTop": Scrolling, "windowed, transform": Moving, "FLIP, Web Animations": Flip, "view transitions": ViewTransitions,
};
