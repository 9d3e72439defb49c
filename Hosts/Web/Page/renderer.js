// From a frame's commands to elements.

import { readCommands } from "./commands.js";
import { Images } from "./images.js";
import { MaskNode } from "./mask.js";
import { Node } from "./node.js";

/** Who gets the focus when an element goes: those of its list that come after it, or else those before it. */
function neighboursOf(element) {
  if (!element.dataset.position) return [];
  const all = [...element.parentNode.children];
  const place = all.indexOf(element);
  return [...all.slice(place + 1), ...all.slice(0, place).toReversed()].filter(({ dataset }) => dataset.position);
}

/** Keeps one element per layer, all inside `root`, and touches only what a frame's commands name. */
export class Renderer {
  constructor(root) {
    this.root = root;
    this.nodes = new Map();
    this.images = new Images();
  }

  /** Forgets everything. */
  clear() {
    this.nodes.clear();
    this.images.clear();
    this.root.replaceChildren();
  }

  /** Draws a frame as the program writes it. */
  draw(words, bytes) {
    this.show(readCommands(words, bytes));
  }

  show(commands) {
    const focused = this.root.contains(document.activeElement) ? document.activeElement : null;
    const neighbours = focused && neighboursOf(focused);
    this.carryOut(commands);
    if (focused) this.keepFocus(focused, neighbours);
  }

  /** An element that moves in the document or leaves it loses the focus. Keys must go on reaching the stage. */
  keepFocus(element, neighbours) {
    const isThere = (each) => this.root.contains(each) && (each === this.root || each.tabIndex >= 0);
    if (isThere(element) && document.activeElement === element) return;
    const next = [element, ...neighbours].find(isThere) ?? this.root;
    next.focus({ preventScroll: true });
    if (document.activeElement !== next) this.root.focus({ preventScroll: true });
  }

  carryOut(commands) {
    for (const { id, name, value } of commands) {
      if (name === "create") this.create(id, this.nodes.get(value.parent), value.isMask);
      else if (name === "remove") this.remove(id);
      else this.tell(this.nodes.get(id), name, value);
    }
  }

  tell(node, name, value) {
    if (!node) return;
    switch (name) {
      case "geometry": node.setGeometry(value); break;
      case "opacity": node.setOpacity(value); break;
      case "style": node.setStyle(value); break;
      case "text": node.setText(value); break;
      case "field": node.setField(value); break;
      case "semantics": node.setSemantics(value); break;
      case "children": node.arrange(value.map((child) => this.nodes.get(child)).filter(Boolean)); break;
      case "picture": node.setPicture(value, value && this.images.source(value.number)); break;
      case "shape": node.setShape(value); break;
      case "gradient": node.setGradient(value); break;
      default: throw new Error(`a layer knows nothing of ${name}`);
    }
  }

  /** Makes a node, which comes to its parent when that is arranged; a mask comes to it at once. */
  create(id, parent, isMask) {
    this.remove(id);
    const node = isMask || parent instanceof MaskNode ? new MaskNode(id) : new Node(id);
    this.nodes.set(id, node);
    if (isMask) parent?.setMask(node);
    // Right for the window.
    else if (node instanceof Node) this.root.append(node.element);
  }

  remove(id) {
    const node = this.nodes.get(id);
    if (!node) return;
    this.nodes.delete(id);
    node.remove();
    for (const child of node.children) if (child.parent === node) this.remove(child.id);
    if (node.mask) this.remove(node.mask.id);
  }
}
