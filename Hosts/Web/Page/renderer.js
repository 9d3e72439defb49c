// From a frame's commands to elements. CommandBuffer.swift says what the commands look like.

import { Images } from "./images.js";
import { MaskNode } from "./mask.js";
import { Node } from "./node.js";

const roles = [null, "list", "listitem", "button", null, "img", "heading", "dialog", "slider", "switch"];
const alignments = ["left", "center", "right"];

/** Keeps one element per layer, all inside `root`, and touches only what a frame's commands name. */
export class Renderer {
  constructor(root) {
    this.root = root;
    this.nodes = new Map();
    this.decoder = new TextDecoder();
    this.images = new Images();
  }

  /** Forgets everything. */
  clear() {
    this.nodes.clear();
    this.images.clear();
    this.root.replaceChildren();
  }

  draw(words, bytes) {
    const focused = this.root.contains(document.activeElement) ? document.activeElement : null;
    this.carryOut(words, bytes);
    if (focused && focused !== document.activeElement) this.restoreFocus(focused);
  }

  /** An element that moves in the document or leaves it loses the focus. Keys must go on reaching the stage. */
  restoreFocus(element) {
    if (this.root.contains(element)) element.focus({ preventScroll: true });
    if (document.activeElement !== element) this.root.focus({ preventScroll: true });
  }

  carryOut(words, bytes) {
    let place = 0;
    const next = () => words[place++];
    const color = () => ({ red: next(), green: next(), blue: next(), alpha: next() });
    const text = () => {
      const start = next();
      const length = next();
      // -1 stands for no text.
      return length < 0 ? null : this.decoder.decode(bytes.subarray(start, start + length));
    };
    while (place < words.length) {
      const command = next();
      const id = next();
      switch (command) {
        case 1:
          this.create(id, this.nodes.get(next()), next() === 1);
          break;
        case 2: {
          const geometry = {
            left: next(), top: next(), width: next(), height: next(),
            originX: next(), originY: next(), anchorX: next(), anchorY: next(), matrix: null,
          };
          const count = next();
          if (count > 0) geometry.matrix = Array.from(words.subarray(place, place + count));
          place += count;
          this.nodes.get(id)?.setGeometry(geometry);
          break;
        }
        case 3:
          this.nodes.get(id)?.setOpacity(next());
          break;
        case 4: {
          const style = {
            isHidden: next() === 1, clips: next() === 1, background: color(), cornerRadius: next(),
            borderWidth: next(), border: color(), shadow: color(), shadowRadius: next(), shadowX: next(),
            shadowY: next(), corners: next(), shadowPath: text(),
          };
          this.nodes.get(id)?.setStyle(style);
          break;
        }
        case 5: {
          const alignment = alignments[next()];
          const count = next();
          const run = () => ({
            string: text(), size: next(), weight: next(), isMonospaced: next() === 1, color: color(),
          });
          this.nodes.get(id)?.setText(Array.from({ length: count }, run), alignment);
          break;
        }
        case 6: {
          const semantics = {
            role: roles[next()], label: text(), isSelected: next() === 1, isEnabled: next() === 1,
            position: next(), count: next(), value: text(),
          };
          this.nodes.get(id)?.setSemantics(semantics);
          break;
        }
        case 7: {
          const count = next();
          const children = Array.from(words.subarray(place, place + count), (child) => this.nodes.get(child));
          place += count;
          this.nodes.get(id)?.arrange(children.filter(Boolean));
          break;
        }
        case 8:
          this.remove(id);
          break;
        case 9: {
          const number = next();
          const [width, height, count] = [next(), next(), next()];
          const list = (length) => Array.from({ length }, next);
          const pieces = Array.from({ length: count }, () => ({ frame: list(4), matrix: list(6) }));
          this.nodes.get(id)?.setPicture(number ? this.images.source(number) : null, width, height, pieces);
          break;
        }
        case 10: {
          const shape = {
            path: text(), fill: color(), isEvenOdd: next() === 1, stroke: color(), start: next(), end: next(),
            width: next(), miterLimit: next(), cap: next(), join: next(), phase: next(), dashes: [],
          };
          const count = next();
          shape.dashes = Array.from(words.subarray(place, place + count));
          place += count;
          this.nodes.get(id)?.setShape(shape.path === null ? null : shape);
          break;
        }
        case 11: {
          const count = next();
          const gradient = { kind: next(), startX: next(), startY: next(), endX: next(), endY: next(), stops: [] };
          for (let index = 0; index < count; index += 1) gradient.stops.push({ location: next(), color: color() });
          this.nodes.get(id)?.setGradient(count > 0 ? gradient : null);
          break;
        }
        default:
          throw new Error(`the frame has an unknown command, ${command}`);
      }
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
