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

/** The number of elements kept for removed layers, exceeded up to twice: reused cells have the same layers. */
const mostKept = 256;

/**
 * Returns the candidates for the focus when an element is removed: those after it in its list, or else those before it.
 */
function neighboursOf(element) {
  if (!positionOf(element)) return [];
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
    /** The layers that came back in this frame, and the elements removed in it. */
    this.back = new Set();
    this.gone = new Set();
    /** Nodes whose children are not in order in the document yet; they are settled when their children rest. */
    this.unsettled = new Set();
    this.pauses = new Pauses(() => this.settle());
    /** Whether the order in the document may wait, and the removed nodes of this frame whose elements stay there. */
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
    this.back.clear();
    this.unsettled.clear();
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
    for (const node of this.unsettled) node.settleOrder();
    this.unsettled.clear();
    if (this.root.contains(focused) && focusedIn(this.root) !== focused) focused.focus({ preventScroll: true });
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
      else if (name === "remove") this.remove(id);
      else if (name === "curve") this.curves[value.number] = effectOf(value.pieces);
      else this.apply(this.nodes.get(id), name, value);
    }
    for (const node of this.back) node.settle();
    this.back.clear();
    for (const node of this.leaving) if (node.isAway) node.write("visibility", "hidden");
    this.leaving = [];
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
    const isPartOfMask = isMask || parent instanceof MaskNode;
    const node = isPartOfMask ? new MaskNode(id) : this.comeBack(id) ?? new Node(id);
    this.nodes.set(id, node);
    if (isMask) parent?.setMask(node);
    if (isPartOfMask) return;
    node.parent = parent ?? null;
    if (parent) return;
    // The window is the root.
    node.home = null;
    this.root.append(node.element);
  }

  comeBack(id) {
    const node = this.kept.get(id);
    if (!node) return null;
    this.kept.delete(id);
    node.comeBack();
    this.back.add(node);
    node.received = new Set();
    return node;
  }

  /** @param isInside whether it may remain in a removed element, so that both can come back. */
  remove(id, isInside = false) {
    const node = this.nodes.get(id);
    if (!node) return;
    this.nodes.delete(id);
    this.gone.add(node.element);
    this.back.delete(node);
    this.unsettled.delete(node);
    const { children, mask } = node;
    const isKept = node instanceof Node && node.canComeBack;
    node.stopAll?.();
    if (isKept && this.canWait && node.home?.content && this.nodes.get(node.home.id) === node.home) {
      node.goAway();
      this.leaving.push(node);
      this.settleLater(node.home);
    } else if (!isInside || !isKept) {
      node.remove();
    }
    if (isKept) this.keep(node);
    for (const child of children) if (child.parent === node) this.remove(child.id, isKept);
    if (mask) this.remove(mask.id);
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
