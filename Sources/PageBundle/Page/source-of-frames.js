// Where frames and answers come from: the program in the page, or a film that has taken its place. The panels ask it alone.

import { Program } from "./program.js";

export class SourceOfFrames {
  /** @param program null for a page that has none. */
  constructor(program) {
    this.program = program;
    /** Who answers now. */
    this.current = program;
  }

  /** Whether frames come later than they are asked for. */
  get isElsewhere() { return this.current.isElsewhere ?? false; }

  get lastWords() { return this.current.lastWords; }
}

for (const name of Object.getOwnPropertyNames(Program.prototype)) {
  if (name === "constructor") continue;
  SourceOfFrames.prototype[name] = function ask(...values) { return this.current[name](...values); };
}
