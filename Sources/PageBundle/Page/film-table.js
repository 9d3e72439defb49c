// Written by Tools/Commands/commands.py from Tools/Commands/film-commands.txt: change that, and run it again.

const IdentityKinds = ["cell", "supplementary", "decoration"];
const WayMotions = ["appears", "disappears", "moves"];
const callKinds = ["pass", "call", "note"];
const callCallees = ["none", "collectionView", "layout", "dataSource", "delegate"];
const actNames = ["pointerDown", "pointerMove", "pointerUp", "pointerCancel", "wheel", "secondaryClick", "key", "type", "other"];
const surroundingsStyles = ["light", "dark"];

const readIdentity = (next) => ({
  kind: next.choice(IdentityKinds), elementKind: next.optionalString(), section: next.integer(), item: next.integer(),
  departing: next.flag(),
});

const readAttributes = (next) => ({
  left: next.number(), top: next.number(), width: next.number(), height: next.number(), alpha: next.number(),
  transform: next.optionalNumbers(), zIndex: next.integer(), hidden: next.flag(),
});

const readWay = (next) => ({
  motion: next.choice(WayMotions), initial: readAttributes(next), final: readAttributes(next),
});

/** By the commands' numbers from 41 on: the name, and how the value is read. Of one field it is the field's. */
export const filmTable = [
  ["name", (next) => next.string()],
  ["element", (next) => ({
    identity: readIdentity(next), collectionView: next.integer(), reuseIdentifier: next.optionalString(),
    attributes: readAttributes(next), ways: next.list(readWay),
  })],
  ["animation", (next) => ({
    id: next.integer(), element: next.list(readIdentity), inside: next.list(readIdentity), name: next.string(),
    key: next.string(), begin: next.number(), end: next.numbers(), duration: next.numbers(), curve: next.string(),
    progress: next.numbers(), additive: next.flag(), repeats: next.numbers(), autoreverses: next.flag(),
  })],
  ["ended", (next) => ({ id: next.integer(), time: next.number(), finished: next.flag() })],
  ["call", (next) => ({
    number: next.integer(), time: next.number(), kind: next.choice(callKinds), depth: next.integer(),
    pass: next.integers(), reason: next.optionalString(), callee: next.choice(callCallees),
    collectionView: next.integer(), text: next.string(),
  })],
  ["counters", (next) => ({
    cellsOnScreen: next.integer(), viewsOnScreen: next.integer(), viewsWaiting: next.integer(), created: next.integer(),
    reused: next.integer(), layoutCalls: next.integer(), attributes: next.integer(), evaluations: next.integer(),
    nodes: next.integer(), animations: next.integer(),
  })],
  ["act", (next) => ({
    name: next.choice(actNames), time: next.number(), values: next.numbers(), key: next.optionalString(),
  })],
  ["mark", (next) => ({ time: next.number(), isFailure: next.flag(), text: next.string() })],
  ["start", (next) => ({ id: next.integer(), values: next.numbers() })],
  ["costs", (next) => ({
    input: next.number(), timers: next.number(), layout: next.number(), drawing: next.number(),
    completions: next.number(), calls: next.integers(), seconds: next.numbers(),
  })],
  ["surroundings", (next) => ({
    style: next.choice(surroundingsStyles), textSize: next.integer(), rightToLeft: next.flag(),
    reducedMotion: next.flag(), increasedContrast: next.flag(), top: next.number(), left: next.number(),
    bottom: next.number(), right: next.number(),
  })],
];
