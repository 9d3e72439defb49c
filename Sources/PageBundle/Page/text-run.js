// The texts of consecutive items in the document, hidden until the browser finds them.
//
// An item has a row, and rows are in blocks: the browser neither styles nor lays out what is in a hidden block before it
// searches. Rows are added a block at a time, and removed at both ends when the run ends elsewhere.

/** The number of rows in a block. */
const size = 128;

const blank = document.createElement("div");
blank.setAttribute("hidden", "until-found");

/** Hides an element until it is found, again. */
export const hide = (element) => { element.setAttribute("hidden", "until-found"); };

export class TextRun {
  constructor() {
    this.element = document.createElement("div");
    /** The items that have rows, and those that should have, by their numbers: from the first one to before the second. */
    this.start = 0;
    this.end = 0;
    this.first = 0;
    this.last = 0;
    /** Items that have a cell, and their rows, which are not found. */
    this.visible = new Set();
    this.passed = new Set();
  }

  /** Follows a change of all items but the first and the last ones. @param shift by which there are more items. */
  follow({ prefix, suffix, count, shift }) {
    const tail = count - shift - suffix;
    if (this.end <= prefix) return;
    if (this.start >= tail) {
      this.start += shift;
      this.end += shift;
    } else if (prefix - this.start >= this.end - tail) {
      this.cut(this.start, prefix);
    } else {
      this.cut(tail, this.end);
      this.start += shift;
      this.end += shift;
    }
  }

  /** Sets which items should have rows, and which of them have cells. Rows of other items go at once. */
  limit(first, last, visible) {
    Object.assign(this, { first, last, visible });
    this.cut(first, last);
    for (const row of this.passed) hide(row);
    this.passed.clear();
    for (const item of visible) if (item >= this.start && item < this.end) this.pass(this.rowOf(item));
  }

  /** Removes the rows outside of a range. */
  cut(first, last) {
    const drop = (number, blockAt, rowAt) => {
      for (let left = number; left > 0;) {
        const block = blockAt();
        if (block.childElementCount <= left) {
          left -= block.childElementCount;
          block.remove();
        } else {
          rowAt(block).remove();
          left -= 1;
        }
      }
    };
    const start = Math.min(Math.max(this.start, first), this.end);
    const end = Math.max(Math.min(this.end, last), start);
    drop(start - this.start, () => this.element.firstElementChild, (block) => block.firstElementChild);
    drop(this.end - end, () => this.element.lastElementChild, (block) => block.lastElementChild);
    Object.assign(this, start < end ? { start, end } : { start: first, end: first });
  }

  /**
   * Adds some of the rows that are missing; returns whether there were any.
   * @param ask returns the texts of a number of items, from one on.
   */
  fill(ask) {
    if (this.start > this.first) {
      const block = this.blockWithRoom("firstElementChild", "prepend");
      const number = Math.min(size - block.childElementCount, this.start - this.first);
      const rows = this.rows(ask, this.start - number, number);
      block.prepend(...rows);
      this.start -= rows.length;
      return rows.length > 0;
    }
    if (this.end >= this.last) return false;
    const block = this.blockWithRoom("lastElementChild", "append");
    const rows = this.rows(ask, this.end, Math.min(size - block.childElementCount, this.last - this.end));
    block.append(...rows);
    this.end += rows.length;
    return rows.length > 0;
  }

  blockWithRoom(place, insert) {
    const block = this.element[place];
    if (block && block.childElementCount < size) return block;
    const added = blank.cloneNode(false);
    this.element[insert](added);
    return added;
  }

  /** Returns rows for items; none if the program does not know all of them. */
  rows(ask, start, number) {
    const texts = ask(start, number);
    if (texts.length < number) return [];
    return texts.map((text, index) => {
      const row = blank.cloneNode(false);
      row.className = "row";
      const lines = text.split("\n");
      if (lines.length === 1) row.textContent = text;
      else row.append(...lines.map((line) => Object.assign(document.createElement("div"), { textContent: line })));
      if (this.visible.has(start + index)) this.pass(row);
      return row;
    });
  }

  /** Has the browser pass over the row of an item that has a cell. */
  pass(row) {
    row.setAttribute("hidden", "");
    this.passed.add(row);
  }

  rowOf(item) {
    let index = item - this.start;
    for (const block of this.element.children) {
      if (index < block.childElementCount) return block.children[index];
      index -= block.childElementCount;
    }
    return null;
  }

  /** Returns the number of a row's item. */
  itemOf(row) {
    let item = this.start;
    for (const block of this.element.children) {
      if (block === row.parentNode) return item + [...block.children].indexOf(row);
      item += block.childElementCount;
    }
    return null;
  }
}
