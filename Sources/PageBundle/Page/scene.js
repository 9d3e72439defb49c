// What is on the stage at one moment, as values that can be kept and compared.

/** What a layer has that nothing was ever said about. Everything else is said when it is created. */
const unsaid = { children: [], text: null, picture: null, shape: null, gradient: null };

/**
 * Of each layer the last value of every kind of command. Values and records never change once they are made: scenes
 * share them, and two that are the same object look the same.
 */
export class Scene {
  /** @param layers records by the layers' numbers. */
  constructor(layers = new Map()) {
    this.layers = layers;
  }

  copy() {
    return new Scene(new Map(this.layers));
  }

  /** Takes a frame's commands. Answers the new records by number, null for a layer that is gone. */
  apply(commands) {
    const changes = new Map();
    const set = (id, record) => {
      this.layers.set(id, record);
      changes.set(id, record);
    };
    for (const { id, name, value } of commands) {
      if (name !== "remove" && name !== "create" && name !== "children" && changes.get(id)) {
        // A record of this frame: nobody shares it yet.
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

  /** With all that is still in it. */
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

  /** Goes on by what `apply` has answered. */
  advance(changes) {
    for (const [id, record] of changes) {
      if (record) this.layers.set(id, record);
      else this.layers.delete(id);
    }
  }

  /** The commands that make `other` of this scene: what is new before what it is in, what goes last. */
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
        const value = name in record ? record[name] : unsaid[name];
        if (before?.[name] !== value) (name === "children" ? arranged : changed).push({ id, name, value });
      }
    }
    for (const id of this.layers.keys()) if (!other.layers.has(id)) removed.push({ id, name: "remove", value: null });
    return [...created, ...changed, ...arranged, ...removed];
  }
}
