// The source of frames and answers: the program in the page, or a film in its place. The panels only query this.

import { Program } from "./program.js";

export class SourceOfFrames {
  /** @param program null if the page has none. */
  constructor(program) {
    this.program = program;
    /** The program or film that answers now. */
    this.current = program;
  }

  /** Whether frames arrive later than they are requested. */
  get isElsewhere() { return this.current.isElsewhere ?? false; }

  /** Whether it is a film, which knows of itself what was at each moment. */
  get isFilm() { return this.current.isFilm ?? false; }

  /** Whether the program plays a script. */
  get isWatching() { return this.current.isWatching ?? false; }
}

for (const name of Object.getOwnPropertyNames(Program.prototype)) {
  if (name === "constructor") continue;
  SourceOfFrames.prototype[name] = function ask(...values) { return this.current[name](...values); };
}
