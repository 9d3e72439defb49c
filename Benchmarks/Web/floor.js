// The least that the elements of some frames cost: what the frames do to the document is recorded as a list of writes, and
// the writes are done again on an equal document, without the program and without anything that decides on them.

import { staying } from "../../Sources/PageBundle/Page/arrangement.js";

const CREATE = 0;
const CREATE_TEXT = 1;
const ATTRIBUTE = 2;
const NO_ATTRIBUTE = 3;
const STYLE = 4;
const NO_STYLE = 5;
const TEXT = 6;
const INSERT = 7;
const REMOVE = 8;

/** As scripts call it. */
const propertyNamed = (name) => name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());

/** The declarations in an element's own style, shorthands as they are. */
function declarations(element) {
  const found = new Map();
  for (const line of (element.getAttribute("style") ?? "").split(";")) {
    const colon = line.indexOf(":");
    if (colon > 0) found.set(propertyNamed(line.slice(0, colon).trim()), line.slice(colon + 1).trim());
  }
  return found;
}

/** Turns what has changed in `root` since the last time into the fewest writes that do the same. */
export class Recorder {
  constructor(root) {
    this.root = root;
    /** Of each node that was ever there: its number, and how it was left. */
    this.known = new Map();
    this.observer = new MutationObserver(() => {});
    this.know(root);
    this.start = [];
    this.note(root, this.start);
    this.observer.observe(root, { attributes: true, characterData: true, childList: true, subtree: true });
  }

  know(node) {
    const state = { number: this.known.size, attributes: new Map(), style: new Map(), text: null, children: [] };
    this.known.set(node, state);
    return state;
  }

  /** The writes since the last time. */
  take() {
    const writes = [];
    const changed = new Set();
    for (const { target } of this.observer.takeRecords()) {
      changed.add(target.nodeType === Node.TEXT_NODE ? target.parentNode : target);
    }
    for (const node of changed) if (node && this.root.contains(node)) this.note(node, writes);
    return writes;
  }

  note(element, writes) {
    const state = this.known.get(element);
    // Of a node that is not known its parent tells.
    if (!state) return;
    const { number } = state;
    if (element !== this.root) this.noteLook(element, state, writes);
    const nodes = [...element.childNodes];
    if (nodes.length === 1 && nodes[0].nodeType === Node.TEXT_NODE) {
      if (state.text !== nodes[0].data) writes.push([TEXT, number, nodes[0].data]);
      state.text = nodes[0].data;
      return;
    }
    const before = state.children.filter((node) => node.parentNode === element);
    for (const node of state.children) {
      if (!this.root.contains(node)) writes.push([REMOVE, this.known.get(node).number]);
    }
    const ranks = new Map(before.map((node, rank) => [node, rank]));
    const children = nodes.map((node) => ({ node, home: ranks.has(node) ? element : null, rank: ranks.get(node) }));
    const stays = staying(element, children);
    let next = null;
    for (const child of children.toReversed()) {
      const { node } = child;
      if (!stays.has(child)) {
        if (!this.known.has(node)) {
          const { number: fresh } = this.know(node);
          if (node.nodeType === Node.TEXT_NODE) writes.push([CREATE_TEXT, fresh, node.data]);
          else writes.push([CREATE, fresh, node.localName, node.namespaceURI]);
        }
        // What comes back may have changed while it was away.
        if (node.nodeType !== Node.TEXT_NODE) this.note(node, writes);
        writes.push([INSERT, number, this.known.get(node).number, next ? this.known.get(next).number : -1]);
      }
      next = node;
    }
    state.children = nodes;
  }

  noteLook(element, state, writes) {
    const { number } = state;
    const attributes = new Map([...element.attributes].filter(({ name }) => name !== "style").map(({ name, value }) => [name, value]));
    for (const [name, value] of attributes) {
      if (state.attributes.get(name) !== value) writes.push([ATTRIBUTE, number, name, value]);
    }
    for (const name of state.attributes.keys()) if (!attributes.has(name)) writes.push([NO_ATTRIBUTE, number, name]);
    const style = declarations(element);
    for (const [name, value] of style) if (state.style.get(name) !== value) writes.push([STYLE, number, name, value]);
    for (const name of state.style.keys()) if (!style.has(name)) writes.push([NO_STYLE, number, name]);
    Object.assign(state, { attributes, style });
  }
}

/** Does recorded writes to the elements in `root`. */
export class Replay {
  constructor(root, start) {
    this.nodes = [root];
    this.perform(start);
  }

  perform(writes) {
    const { nodes } = this;
    for (const [what, number, name, value] of writes) {
      switch (what) {
        case CREATE:
          nodes[number] = value === "http://www.w3.org/1999/xhtml"
            ? document.createElement(name) : document.createElementNS(value, name);
          break;
        case CREATE_TEXT: nodes[number] = document.createTextNode(name); break;
        case ATTRIBUTE:
          if (name === "class") nodes[number].className = value;
          else nodes[number].setAttribute(name, value);
          break;
        case NO_ATTRIBUTE: nodes[number].removeAttribute(name); break;
        case STYLE: nodes[number].style[name] = value; break;
        case NO_STYLE: nodes[number].style[name] = ""; break;
        case TEXT:
          if (nodes[number].firstChild) nodes[number].firstChild.data = name;
          else nodes[number].textContent = name;
          break;
        case INSERT: nodes[number].insertBefore(nodes[name], value < 0 ? null : nodes[value]); break;
        case REMOVE: nodes[number].remove(); break;
        default: throw new Error(`there is no write ${what}`);
      }
    }
  }
}
