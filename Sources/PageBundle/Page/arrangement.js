// Brings the elements of a layer's children into their order.
//
// Moving an element in the document makes the browser style, lay out and paint everything in it again. So while cells of a
// scrolled layer come and go, their elements stay where they are in the document: those that go are hidden, or out of sight,
// until they come back, and z-indexes put those that come below or above the others. Afterwards, `arrangeInDocument` brings
// the document into the same order, which is that of the Tab key and of assistive technology.

import { focusedIn } from "./focus.js";

/** The most children that make room for those that come below them; with more, elements are moved in the document. */
const most = 8;
/** The room made between the z-indexes of two children. */
const room = 65536;
/** The greatest z-index. */
const limit = 2 ** 30;

/** Whether an element of a node is below another one. */
const isBelow = (one, other) => (one.z === other.z ? one.rank < other.rank : one.z < other.z);

/** As many children may be left out of a set of those that are in order without looking for a larger one. */
const few = 4;

/**
 * Returns a large set of `children` that are already in `home`, in their order; up to a few, the largest one.
 * @param children with their current parent node, `home`, their z-index, `z`, and their place there in the document, `rank`.
 */
export function staying(home, children) {
  const there = [];
  let inOrder = 0;
  for (const child of children) {
    if (child.home !== home) continue;
    if (inOrder === there.length && (inOrder === 0 || isBelow(there[inOrder - 1], child))) inOrder += 1;
    there.push(child);
  }
  // Mostly, all but those that have come last.
  if (there.length - inOrder <= few && inOrder > 2 * few) there.length = inOrder;
  if (there.length === inOrder) return new Set(there);
  // The longest increasing subsequence: for each length, the one with the lowest end; and the predecessor of each
  // child.
  const ends = [];
  const before = new Map();
  for (const child of there) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBelow(ends[middle], child)) low = middle + 1;
      else high = middle;
    }
    before.set(child, ends[low - 1] ?? null);
    ends[low] = child;
  }
  const found = new Set();
  for (let child = ends.at(-1) ?? null; child; child = before.get(child)) found.add(child);
  return found;
}

/** The same, with the one that has the focus, which it would lose: of the others, those that are in order with it. */
function stayingWithFocus(home, children) {
  const focused = focusedIn(home.element);
  const place = home.element.contains(focused)
    ? children.findIndex((child) => child.home === home && child.element.contains(focused)) : -1;
  if (place < 0) return staying(home, children);
  const one = children[place];
  const before = children.slice(0, place).filter((child) => isBelow(child, one));
  const after = children.slice(place + 1).filter((child) => isBelow(one, child));
  return new Set([...staying(home, before), one, ...staying(home, after)]);
}

/** Brings the elements of `children`, back to front, into their order in the document, and removes the others. */
export function arrangeInDocument(node, children) {
  const container = node.content ?? node.element;
  for (const child of children) child.setLevel(0);
  const stays = stayingWithFocus(node, children);
  const wanted = new Set(children);
  for (const child of [...node.children, ...node.away]) if (child.home === node && !wanted.has(child)) child.leave();
  let above = node.mask?.definition.parentNode === container ? node.mask.definition : null;
  for (let index = children.length - 1; index >= 0; index -= 1) {
    const child = children[index];
    if (!stays.has(child)) container.insertBefore(child.element, above);
    child.home = node;
    child.rank = index;
    above = child.element;
  }
  node.nextRank = children.length;
}

/**
 * Brings the elements of `children`, back to front, into their order on the screen, without moving one in the document: new
 * ones are appended. Returns whether that was possible; otherwise `arrangeInDocument` has to follow.
 */
export function arrangeOnScreen(node, children) {
  const added = children.filter((child) => child.home !== node);
  added.forEach((child, index) => {
    Object.assign(child, { home: node, rank: node.nextRank + index });
    child.setLevel(0);
  });
  const levels = levelsOf(children, staying(node, children));
  if (!levels) {
    for (const child of added) child.home = null;
    return false;
  }
  const wanted = new Set(children);
  for (const child of node.children) if (child.home === node && !wanted.has(child) && !node.away.has(child)) child.leave();
  for (const child of added) node.content.append(child.element);
  node.nextRank += added.length;
  for (const [child, level] of levels) child.setLevel(level);
  return true;
}

/** Returns the z-indexes that change for those that do not stay to be in order, by child; null if these are too many. */
function levelsOf(children, stays) {
  const levels = new Map();
  const levelOf = (child) => levels.get(child) ?? child.z;
  for (let index = 0; index < children.length; index += 1) {
    if (stays.has(children[index])) continue;
    let end = index + 1;
    while (end < children.length && !stays.has(children[end])) end += 1;
    const count = end - index;
    let level = index > 0 ? levelOf(children[index - 1]) + 1 : end < children.length ? levelOf(children[end]) - count : 1;
    if (end < children.length && level + count > levelOf(children[end])) {
      // Those above, mostly headers and indicators, make room.
      if (children.length - end > most) return null;
      for (const child of children.slice(end)) levels.set(child, levelOf(child) + room);
    }
    for (; index < end; index += 1, level += 1) levels.set(children[index], level);
    if (Math.abs(level) > limit) return null;
  }
  return levels;
}

/** Whether the document has the children of a node in their order, and no others. */
export const isInOrder = ({ children, away }) => away.size === 0 && children.every((child, index) => (
  child.z === 0 && (index === 0 || children[index - 1].rank < child.rank)));
