// What the reader does on the stage: it reaches the program, but in the past it only leads back to the present.

export class Touches {
  /**
   * @param past which moment is shown.
   * @param onTouch called before the program hears of it.
   * @param clock is woken afterwards.
   */
  constructor(program, past, clock, onTouch) {
    Object.assign(this, { program, past, clock, onTouch });
  }

  pass(touch) {
    if (this.past.isShown) {
      this.past.goLive();
      return;
    }
    this.onTouch();
    touch();
    this.clock.wake();
  }

  pointerDown(id, x, y) { this.pass(() => this.program.pointerDown(id, x, y)); }

  pointerMove(id, x, y) { this.pass(() => this.program.pointerMove(id, x, y)); }

  pointerUp(id) { this.pass(() => this.program.pointerUp(id)); }

  pointerCancel(id) { this.pass(() => this.program.pointerCancel(id)); }

  wheel(x, y, deltaX, deltaY) { this.pass(() => this.program.wheel(x, y, deltaX, deltaY)); }

  key(name) { this.pass(() => this.program.key(name)); }

  adjust(layer, step) { this.pass(() => this.program.adjust(layer, step)); }
}
