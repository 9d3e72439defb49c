// The lists and grids of Benchmarks/Boards: the same sizes, rows, colours and random batches.

export const width = 390;
export const height = 844;

/** Points a frame. */
export const step = 37;

/** Milliseconds. */
export const duration = 400;

/** Of each batch: insertions, deletions and moves. */
const operations = 10;

const all = {
  list: { columns: 1, rowHeight: 44, hasText: true },
  grid24: { columns: 3, rowHeight: 105.5, hasText: true },
  grid500: { columns: 20, rowHeight: 33.76, hasText: false },
};

export function colour(identifier) {
  const part = (shift) => {
    const place = (shift + ((identifier * 37) % 360) / 60) % 6;
    return Math.round(255 * 0.86 * (1 - 0.47 * Math.max(0, Math.min(place, 4 - place, 1))));
  };
  return `rgb(${part(5)}, ${part(3)}, ${part(1)})`;
}

/** Random numbers that are the same on every run. */
class Shuffler {
  constructor() {
    this.state = 12345;
  }

  number(from, to) {
    this.state ^= this.state << 13;
    this.state ^= this.state >>> 17;
    this.state ^= this.state << 5;
    return from + ((this.state >>> 0) % (to - from));
  }

  numbers(count, from, to, taken = new Set()) {
    const chosen = new Set();
    while (chosen.size < count) {
      const number = this.number(from, to);
      if (!taken.has(number)) chosen.add(number);
    }
    return [...chosen].toSorted((one, other) => one - other);
  }
}

/** Where everything is, and which rows there are. */
export class Board {
  constructor(name, count = 20_000) {
    Object.assign(this, all[name]);
    const isGrid = this.columns > 1;
    this.cellWidth = isGrid ? width / this.columns - 1 : width;
    this.cellHeight = isGrid ? this.rowHeight - 1 : this.rowHeight;
    this.space = isGrid ? (width - this.columns * this.cellWidth) / (this.columns - 1) : 0;
    this.rows = Array.from({ length: count }, (_, index) => index);
    this.next = count;
    this.shuffler = new Shuffler();
    this.contentHeight = Math.ceil(count / this.columns) * this.rowHeight - (isGrid ? 1 : 0);
    this.offset = 0;
  }

  get middle() { return Math.round(this.contentHeight / 2); }

  x(index) { return (index % this.columns) * (this.cellWidth + this.space); }

  y(index) { return Math.floor(index / this.columns) * this.rowHeight; }

  place(index) { return `translate(${this.x(index)}px, ${this.y(index)}px)`; }

  /** The first item that is seen, and the one after the last. */
  get visible() {
    const first = Math.max(0, Math.floor(this.offset / this.rowHeight)) * this.columns;
    const end = Math.ceil((this.offset + height) / this.rowHeight) * this.columns;
    return [first, Math.min(end, this.rows.length)];
  }

  /** Changes the rows. Answers who was seen or is seen now, each with its place before and now; null for none. */
  change() {
    const [first, end] = this.visible;
    const { shuffler } = this;
    const around = [Math.max(0, first - 4 * operations), end + 4 * operations];
    const places = (from = new Map()) => {
      for (let index = around[0]; index < Math.min(around[1], this.rows.length); index += 1) from.set(this.rows[index], index);
      return from;
    };
    const before = places();
    const count = Math.min(operations, Math.floor((end - first) / 2));
    const deleted = shuffler.numbers(count, first, end);
    const sources = shuffler.numbers(Math.min(count, end - first - count), first, end, new Set(deleted));
    const inserted = shuffler.numbers(count, first, end);
    const targets = shuffler.numbers(sources.length, first, end, new Set(inserted)).toReversed();
    const arrivals = inserted.map((index) => ({ index, row: this.next++ }));
    sources.forEach((source, place) => arrivals.push({ index: targets[place], row: this.rows[source] }));
    for (const index of [...deleted, ...sources].toSorted((one, other) => other - one)) this.rows.splice(index, 1);
    for (const { index, row } of arrivals.toSorted((one, other) => one.index - other.index)) this.rows.splice(index, 0, row);
    const after = places();
    const isSeen = (index) => index >= first && index < end;
    const found = [];
    for (const [row, to] of after) {
      const from = before.get(row) ?? null;
      if (isSeen(to) || (from !== null && isSeen(from))) found.push({ row, from, to, isSeen: isSeen(to) });
    }
    for (const [row, from] of before) if (!after.has(row) && isSeen(from)) found.push({ row, from, to: null, isSeen: false });
    return found;
  }
}
