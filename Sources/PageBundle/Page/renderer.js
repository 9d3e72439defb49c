// Applies the commands of a frame to elements.

import { isInOrder } from "./arrangement.js";
import { readCommands } from "./commands.js";
import { focusedIn } from "./focus.js";
import { Images } from "./images.js";
import { millionth } from "./drawing.js";
import { MaskNode } from "./mask.js";
import { Node } from "./node.js";
import { Pauses } from "./pauses.js";
import { positionOf } from "./semantics.js";
import { isOutOfSight } from "./sight.js";

/** The number of elements kept for removed layers, exceeded up to twice: reused cells have the same layers. */
const mostKept = 256;

/**
 * Returns the candidates for the focus when an element is removed: those after it in its list, or else those before it.
 */
function neighboursOf(element) {
  if (!element.parentNode || !positionOf(element)) return [];
  const all = [...element.parentNode.children];
  const place = all.indexOf(element);
  return [...all.slice(place + 1), ...all.slice(0, place).toReversed()].filter(positionOf);
}

/**
 * Returns an effect of no element with the easing of a curve.
 * @param pieces fractions of the duration, each followed by the progress there; none for a line.
 */
function effectOf(pieces) {
  const stops = [];
  for (let index = 0; index < pieces.length; index += 2) {
    stops.push(`${millionth(pieces[index + 1])} ${millionth(pieces[index] * 100)}%`);
  }
  const easing = stops.length > 0 ? `linear(${stops.join(", ")})` : "linear";
  return new KeyframeEffect(null, null, { easing, fill: "backwards" });
}

/** Keeps an element per layer inside `root`, and only touches those that a frame's commands name. */
export class Renderer {
  constructor(root) {
    this.root = root;
    this.nodes = new Map();
    /** The elements of removed layers by number, oldest first. */
    this.kept = new Map();
    /** The nodes of layers that were set aside, by number. */
    this.setAside = new Map();
    /** The layers that came back in this frame, and the elements removed in it. */
    this.back = new Set();
    this.gone = new Set();
    /** Nodes whose children are not in order in the document yet; they are settled when their children rest. */
    this.unsettled = new Set();
    this.pauses = new Pauses(() => this.settle());
    /** Whether the order in the document may wait, and the removed nodes whose elements stay there and are not hidden. */
    this.canWait = false;
    this.leaving = [];
    // Before the Tab key goes on to the next element in the document.
    root.addEventListener("keydown", () => this.settle(), { capture: true });
    this.images = new Images();
    /** Effects with the curves of animations, by number; 0 is linear. Copying one is faster than reading its easing anew. */
    this.curves = [effectOf([])];
    /** Returns the time of the browser's animations, in milliseconds, at one of the stage; see clock.js. */
    this.momentOf = null;
  }

  /** Removes everything. */
  clear() {
    this.nodes.clear();
    this.kept.clear();
    this.setAside.clear();
    this.back.clear();
    this.unsettled.clear();
    this.leaving = [];
    this.images.clear();
    this.root.replaceChildren();
  }

  /** Draws a frame from the program's numbers. */
  draw(words, bytes) {
    this.show(readCommands(words, bytes));
  }

  show(commands) {
    const active = focusedIn(this.root);
    const focused = this.root.contains(active) ? active : null;
    this.canWait = !focused || focused === this.root;
    if (!this.canWait) this.settle();
    const neighbours = focused && neighboursOf(focused);
    this.carryOut(commands);
    if (focused) this.keepFocus(focused, neighbours);
  }

  /** Brings elements in the document into their order on the screen. */
  settle() {
    this.pauses.restart();
    if (this.unsettled.size === 0) return;
    const focused = focusedIn(this.root);
    const isInside = this.root.contains(focused);
    for (const node of this.unsettled) node.settleOrder();
    this.unsettled.clear();
    // One that was removed may have had the focus.
    const next = this.root.contains(focused) ? focused : this.root;
    if (isInside && focusedIn(this.root) !== next) next.focus({ preventScroll: true });
  }

  /** Settles a node some time after the last one had to, also if others go on changing. */
  settleLater(node) {
    this.unsettled.add(node);
    this.pauses.noteChange();
  }

  /** Restores the focus after an element has moved in the document or left it, so that keys still reach the stage. */
  keepFocus(element, neighbours) {
    // An element that was removed and came back belongs to another item.
    const isThere = (each) => (
      this.root.contains(each) && (each === this.root || each.tabIndex >= 0) && !this.gone.has(each));
    if (isThere(element) && focusedIn(this.root) === element) return;
    const next = [element, ...neighbours].find(isThere) ?? this.root;
    next.focus({ preventScroll: true });
    if (focusedIn(this.root) !== next) this.root.focus({ preventScroll: true });
  }

  carryOut(commands) {
    this.gone.clear();
    for (const { id, name, value } of commands) {
      if (name === "create") this.create(id, this.nodes.get(value.parent), value.isMask);
      else if (name === "restore") this.restore(id, this.nodes.get(value));
      else if (name === "setAside") this.putAside(id);
      else if (name === "discard") this.discard(id);
      else if (name === "remove") this.remove(id);
      else if (name === "curve") this.curves[value.number] = effectOf(value.pieces);
      else this.apply(this.nodes.get(id), name, value);
    }
    for (const node of this.back) node.settle();
    this.back.clear();
    this.hideRemoved();
  }

  /**
   * Hides the elements of removed nodes, unless they are out of sight. Most of those come back soon for another item, and hiding
   * and showing again makes the browser style all that is in them twice.
   */
  hideRemoved() {
    if (this.leaving.length === 0) return;
    this.leaving = this.leaving.filter((node) => {
      if (!node.isAway) return false;
      if (isOutOfSight(node) && this.nodes.get(node.home.id) === node.home) return true;
      node.write("visibility", "hidden");
      return false;
    });
  }

  apply(node, name, value) {
    if (!node) return;
    node.received?.add(name);
    switch (name) {
      case "geometry": node.setGeometry(value); break;
      case "opacity": node.setOpacity(value); break;
      case "style": node.setStyle(value); break;
      case "text": node.setText(value); break;
      case "field": node.setField(value); break;
      case "semantics": node.setSemantics(value); break;
      case "children": this.arrange(node, value.map((child) => this.nodes.get(child)).filter(Boolean)); break;
      case "picture": node.setPicture(value, value && this.images.source(value.number)); break;
      case "shape": node.setShape(value); break;
      case "gradient": node.setGradient(value); break;
      case "animate": node.animate(value, this.curves[value.curve], this.momentOf(value.begin)); break;
      case "stop": node.stop(value); break;
      default: throw new Error(`a layer knows nothing of ${name}`);
    }
  }

  arrange(node, children) {
    node.arrange(children, this.canWait);
    if (node instanceof Node && !isInOrder(node)) this.settleLater(node);
  }

  /** Creates or reuses a node. It is inserted when its parent is arranged; a mask is inserted immediately. */
  create(id, parent, isMask) {
    this.remove(id);
    this.discard(id);
    const isPartOfMask = isMask || parent instanceof MaskNode;
    const node = isPartOfMask ? new MaskNode(id) : this.comeBack(id, parent) ?? new Node(id);
    this.nodes.set(id, node);
    if (isMask) parent?.setMask(node);
    if (isPartOfMask) return;
    node.parent = parent ?? null;
    if (parent) return;
    // The window is the root, with which everything is drawn anew.
    this.setAside.clear();
    node.home = null;
    this.root.append(node.element);
  }

  comeBack(id, parent) {
    const node = this.kept.get(id);
    if (!node) return null;
    this.kept.delete(id);
    node.comeBack(parent);
    this.back.add(node);
    node.received = new Set();
    return node;
  }

  /** @param isInside whether it may remain in a removed element, so that both can come back. */
  remove(id, isInside = false) {
    const node = this.nodes.get(id);
    if (!node) return;
    this.forget(node);
    const { children, mask } = node;
    const isKept = node instanceof Node && node.canComeBack;
    if (!isKept) node.remove();
    else if (!isInside) this.takeOut(node);
    if (isKept) this.keep(node);
    for (const child of children) if (child.parent === node) this.remove(child.id, isKept);
    if (mask) this.remove(mask.id);
  }

  /** Removes a layer and its descendants, which will be restored or discarded; those of masks at once. */
  putAside(id, isInside = false) {
    const node = this.nodes.get(id);
    if (!node) return;
    this.forget(node);
    const { children, mask } = node;
    if (node instanceof Node) {
      if (!isInside) this.takeOut(node);
      this.setAside.set(id, node);
    } else {
      node.remove();
    }
    for (const child of children) if (child.parent === node) this.putAside(child.id, true);
    if (mask) this.putAside(mask.id);
  }

  restore(id, parent) {
    const node = this.setAside.get(id);
    if (!node) return;
    this.setAside.delete(id);
    this.nodes.set(id, node);
    node.parent = parent;
    node.comeBack(parent);
    if (!isInOrder(node)) this.settleLater(node);
  }

  discard(id) {
    this.setAside.get(id)?.remove();
    this.setAside.delete(id);
  }

  /** Leaves a node out of what later commands refer to. */
  forget(node) {
    this.nodes.delete(node.id);
    this.gone.add(node.element);
    this.back.delete(node);
    this.unsettled.delete(node);
    node.stopAll?.();
  }

  /** Takes the element of a removed node from the document, at once or, if it may come back in its place, later. */
  takeOut(node) {
    if (this.canWait && node.home?.content && this.nodes.get(node.home.id) === node.home) {
      node.goAway();
      this.leaving.push(node);
      this.settleLater(node.home);
    } else {
      node.remove();
    }
  }

  keep(node) {
    this.kept.set(node.id, node);
    if (this.kept.size <= 2 * mostKept) return;
    // Several at once: finding the first key is slow in a map after many deletions.
    for (const [id, old] of this.kept) {
      if (old.isAway) old.leave();
      this.kept.delete(id);
      if (this.kept.size <= mostKept) return;
    }
  }
}
