// Cells as a web developer would have them by hand: one element each, placed by a transform, used again and again.

import { colour } from "./boards.js";

export class Cells {
  constructor(board, content) {
    Object.assign(this, { board, content });
    this.unused = [];
    this.byRow = new Map();
  }

  show(row, index) {
    const cell = this.unused.pop() ?? this.make();
    this.byRow.set(row, cell);
    cell.style.transform = this.board.place(index);
    cell.style.backgroundColor = colour(row);
    if (this.board.hasText) cell.firstChild.data = row;
    return cell;
  }

  make() {
    const cell = document.createElement("div");
    cell.className = "cell";
    if (this.board.hasText) cell.append(document.createTextNode(""));
    this.content.append(cell);
    return cell;
  }

  release(row) {
    const cell = this.byRow.get(row);
    this.byRow.delete(row);
    this.unused.push(cell);
    return cell;
  }
}

/** The screen, and in it what is scrolled. */
export function makeScreen(board, root) {
  const screen = document.createElement("div");
  screen.className = "screen";
  const content = document.createElement("div");
  content.className = "content";
  content.style.height = `${board.contentHeight}px`;
  screen.append(content);
  root.replaceChildren(screen);
  const style = document.documentElement.style;
  style.setProperty("--cell-width", `${board.cellWidth}px`);
  style.setProperty("--cell-height", `${board.cellHeight}px`);
  return { screen, content };
}
