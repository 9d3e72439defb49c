// Written by Tools/Commands/commands.py from Tools/Commands/commands.txt: change that, and run it again.

const textAlignments = ["left", "center", "right"];
const semanticsRoles = ["none", "list", "listItem", "button", "text", "image", "header", "dialog", "slider", "toggle", "group", "textField", "searchField"];
const semanticsExpansions = ["none", "collapsed", "expanded"];
const shapeCaps = ["butt", "round", "square"];
const shapeJoins = ["miter", "round", "bevel"];
const gradientKinds = ["axial", "radial", "conic"];
const fieldAlignments = ["left", "center", "right"];
const fieldKinds = ["text", "search", "password"];
const fieldKeyboards = ["text", "url", "tel", "email", "numeric", "decimal", "search"];
const fieldReturnKeys = ["enter", "done", "go", "next", "search", "send"];
const fieldCapitalss = ["none", "words", "sentences", "characters"];
const animatePropertys = ["translation", "opacity", "transform"];
const stopPropertys = ["translation", "opacity", "transform"];

const readColor = (next) => ({
  red: next.number(), green: next.number(), blue: next.number(), alpha: next.number(),
});

const readRun = (next) => ({
  string: next.string(), size: next.number(), weight: next.integer(), isMonospaced: next.flag(), color: readColor(next),
});

const readPiece = (next) => ({
  left: next.number(), top: next.number(), width: next.number(), height: next.number(), a: next.number(),
  b: next.number(), c: next.number(), d: next.number(), tx: next.number(), ty: next.number(),
});

const readStop = (next) => ({ location: next.number(), color: readColor(next) });

const readKeyframe = (next) => ({ fraction: next.number(), values: next.numbers() });

/** By the commands' numbers: the name, and how the value is read. Of one field it is the field's. */
export const commandTable = [
  null, // No command has the number 0.
  ["create", (next) => ({ parent: next.integer(), isMask: next.flag() })],
  ["geometry", (next) => ({
    left: next.number(), top: next.number(), width: next.number(), height: next.number(), originX: next.number(),
    originY: next.number(), anchorX: next.number(), anchorY: next.number(), matrix: next.optionalNumbers(),
  })],
  ["opacity", (next) => next.number()],
  ["style", (next) => ({
    isHidden: next.flag(), clips: next.flag(), background: readColor(next), cornerRadius: next.number(),
    borderWidth: next.number(), border: readColor(next), shadow: readColor(next), shadowRadius: next.number(),
    shadowX: next.number(), shadowY: next.number(), corners: next.integer(), shadowPath: next.optionalString(),
  })],
  ["text", (next) => next.flag() ? ({ alignment: next.choice(textAlignments), runs: next.list(readRun) }) : null],
  ["semantics", (next) => ({
    role: next.choice(semanticsRoles), label: next.string(), isSelected: next.flag(), isEnabled: next.flag(),
    position: next.integer(), count: next.integer(), value: next.string(), expansion: next.choice(semanticsExpansions),
  })],
  ["children", (next) => next.integers()],
  ["remove", () => null],
  ["picture", (next) => next.flag() ? ({
    number: next.integer(), width: next.number(), height: next.number(), pieces: next.list(readPiece),
  }) : null],
  ["shape", (next) => next.flag() ? ({
    path: next.string(), fill: readColor(next), isEvenOdd: next.flag(), stroke: readColor(next), start: next.number(),
    end: next.number(), width: next.number(), miterLimit: next.number(), cap: next.choice(shapeCaps),
    join: next.choice(shapeJoins), phase: next.number(), dashes: next.numbers(),
  }) : null],
  ["gradient", (next) => next.flag() ? ({
    kind: next.choice(gradientKinds), startX: next.number(), startY: next.number(), endX: next.number(),
    endY: next.number(), stops: next.list(readStop),
  }) : null],
  ["field", (next) => ({
    text: next.string(), label: next.string(), isEnabled: next.flag(), alignment: next.choice(fieldAlignments),
    size: next.number(), weight: next.number(), isMonospaced: next.flag(), color: readColor(next),
    tint: readColor(next), kind: next.choice(fieldKinds), keyboard: next.choice(fieldKeyboards),
    returnKey: next.choice(fieldReturnKeys), capitals: next.choice(fieldCapitalss), corrects: next.flag(),
    checksSpelling: next.flag(),
  })],
  ["curve", (next) => ({ number: next.integer(), pieces: next.numbers() })],
  ["animate", (next) => ({
    property: next.choice(animatePropertys), begin: next.number(), duration: next.number(), curve: next.integer(),
    keyframes: next.list(readKeyframe),
  })],
  ["stop", (next) => next.choice(stopPropertys)],
  ["setAside", () => null],
  ["restore", (next) => next.integer()],
  ["discard", () => null],
];
