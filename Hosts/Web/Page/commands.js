// A frame's commands, read from the program's numbers. CommandBuffer.swift says what they look like.

const roles = [null, "list", "listitem", "button", null, "img", "heading", "dialog", "slider", "switch"];
const alignments = ["left", "center", "right"];
const decoder = new TextDecoder();

/** A command buffer with a place in it. */
class Reader {
  constructor(words, bytes) {
    this.words = words;
    this.bytes = bytes;
    this.place = 0;
  }

  get isAtEnd() { return this.place >= this.words.length; }

  number() { return this.words[this.place++]; }

  flag() { return this.number() === 1; }

  numbers(count) {
    this.place += count;
    return Array.from(this.words.subarray(this.place - count, this.place));
  }

  color() {
    return { red: this.number(), green: this.number(), blue: this.number(), alpha: this.number() };
  }

  /** A length of -1 stands for no text. */
  text() {
    const start = this.number();
    const length = this.number();
    return length < 0 ? null : decoder.decode(this.bytes.subarray(start, start + length));
  }
}

/** By the commands' numbers: what each says, and how its values are read. */
const kinds = [
  null,
  ["create", (next) => ({ parent: next.number(), isMask: next.flag() })],
  ["geometry", (next) => {
    const geometry = {
      left: next.number(), top: next.number(), width: next.number(), height: next.number(), originX: next.number(),
      originY: next.number(), anchorX: next.number(), anchorY: next.number(), matrix: null,
    };
    const count = next.number();
    if (count > 0) geometry.matrix = next.numbers(count);
    return geometry;
  }],
  ["opacity", (next) => next.number()],
  ["style", (next) => ({
    isHidden: next.flag(), clips: next.flag(), background: next.color(), cornerRadius: next.number(),
    borderWidth: next.number(), border: next.color(), shadow: next.color(), shadowRadius: next.number(),
    shadowX: next.number(), shadowY: next.number(), corners: next.number(), shadowPath: next.text(),
  })],
  ["text", (next) => {
    const [alignment, count] = next.numbers(2);
    const run = () => ({
      string: next.text(), size: next.number(), weight: next.number(), isMonospaced: next.flag(), color: next.color(),
    });
    return { runs: Array.from({ length: count }, run), alignment: alignments[alignment] };
  }],
  ["semantics", (next) => ({
    role: roles[next.number()], label: next.text(), isSelected: next.flag(), isEnabled: next.flag(),
    position: next.number(), count: next.number(), value: next.text(),
  })],
  ["children", (next) => next.numbers(next.number())],
  ["remove", () => null],
  ["picture", (next) => {
    const [number, width, height, count] = next.numbers(4);
    const pieces = Array.from({ length: count }, () => ({ frame: next.numbers(4), matrix: next.numbers(6) }));
    return { number, width, height, pieces };
  }],
  ["shape", (next) => {
    const shape = {
      path: next.text(), fill: next.color(), isEvenOdd: next.flag(), stroke: next.color(), start: next.number(),
      end: next.number(), width: next.number(), miterLimit: next.number(), cap: next.number(), join: next.number(),
      phase: next.number(), dashes: next.numbers(next.number()),
    };
    return shape.path === null ? null : shape;
  }],
  ["gradient", (next) => {
    const [count, kind, startX, startY, endX, endY] = next.numbers(6);
    const stops = Array.from({ length: count }, () => ({ location: next.number(), color: next.color() }));
    return count > 0 ? { kind, startX, startY, endX, endY, stops } : null;
  }],
];

/** The commands of a frame, in their order: the layer's number, what is said about it, and the value. */
export function readCommands(words, bytes) {
  const next = new Reader(words, bytes);
  const commands = [];
  while (!next.isAtEnd) {
    const number = next.number();
    const id = next.number();
    if (!kinds[number]) throw new Error(`the frame has an unknown command, ${number}`);
    const [name, read] = kinds[number];
    commands.push({ id, name, value: read(next) });
  }
  return commands;
}
