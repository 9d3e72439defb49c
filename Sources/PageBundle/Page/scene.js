// The state of the stage at a moment, as values that can be stored and compared.

/** The initial properties of a layer for which there may be no command. All others are set when it is created. */
const initial = { children: [], text: null, picture: null, shape: null, gradient: null };

/**
 * The latest value of each kind of command for each layer. Values and records are immutable: scenes share them, and
 * equal references mean an equal appearance.
 */
export class Scene {
  /** @param layers the records by layer number. */
  constructor(layers = new Map()) {
    this.layers = layers;
  }

  copy() {
    return new Scene(new Map(this.layers));
  }

  /** Applies a frame's commands. Returns the new records by number, null for removed layers. */
  apply(commands) {
    const changes = new Map();
    const set = (id, record) => {
      this.layers.set(id, record);
      changes.set(id, record);
    };
    for (const { id, name, value } of commands) {
      if (name !== "remove" && name !== "create" && name !== "children" && changes.get(id)) {
        // A record created for this frame isn't shared yet.
        changes.get(id)[name] = value;
      } else if (name === "remove") {
        this.remove(id, changes);
      } else if (name === "create") {
        set(id, { create: value, parent: value.parent });
        if (value.isMask) set(value.parent, { ...this.layers.get(value.parent), mask: id });
      } else if (this.layers.has(id)) {
        const record = { ...this.layers.get(id) };
        record[name] = value;
        set(id, record);
        if (name === "children") this.adopt(value, id, set);
      }
    }
    return changes;
  }

  adopt(children, parent, set) {
    for (const child of children) {
      const record = this.layers.get(child);
      if (record && record.parent !== parent) set(child, { ...record, parent });
    }
  }

  /** Removes a layer with its descendants. */
  remove(id, changes) {
    const record = this.layers.get(id);
    if (!record) return;
    this.layers.delete(id);
    changes.set(id, null);
    for (const child of record.children ?? []) {
      if (this.layers.get(child)?.parent === id) this.remove(child, changes);
    }
    if (record.mask !== undefined) this.remove(record.mask, changes);
  }

  /** Advances by changes that `apply` has returned. */
  advance(changes) {
    for (const [id, record] of changes) {
      if (record) this.layers.set(id, record);
      else this.layers.delete(id);
    }
  }

  /**
   * Returns the commands that turn this scene into `other`: new layers before their parents' children, removals last.
   */
  commandsTo(other) {
    const created = [];
    const changed = [];
    const arranged = [];
    const removed = [];
    for (const [id, record] of other.layers) {
      const before = this.layers.get(id);
      if (before === record) continue;
      if (!before) created.push({ id, name: "create", value: record.create });
      for (const name of new Set([...Object.keys(before ?? {}), ...Object.keys(record)])) {
        if (name === "create" || name === "parent" || name === "mask") continue;
        const value = name in record ? record[name] : initial[name];
        if (before?.[name] !== value) (name === "children" ? arranged : changed).push({ id, name, value });
      }
    }
    for (const id of this.layers.keys()) if (!other.layers.has(id)) removed.push({ id, name: "remove", value: null });
    return [...created, ...changed, ...arranged, ...removed];
  }
}
