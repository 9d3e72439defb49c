// What the reader does on the stage: it reaches the program. In the past it only leads back to the present, and while
// elements are picked, touches pick.

export class Touches {
  /**
   * @param past which moment is shown.
   * @param picker which element is looked at.
   * @param onTouch called before the program hears of it.
   * @param clock is woken afterwards.
   * @param typing brings the focus to what is edited then.
   */
  constructor(program, past, picker, clock, typing, onTouch) {
    Object.assign(this, { program, past, picker, clock, typing, onTouch });
    /** The fingers of which the program has heard: it hears how they go on, too. */
    this.fingers = new Set();
  }

  pass(touch) {
    this.onTouch();
    touch();
    this.typing.follow();
    this.clock.wake();
  }

  /** For what is no finger. */
  act(action) {
    if (this.past.isShown) this.past.goLive();
    else this.pass(action);
  }

  pointerDown(id, x, y) {
    if (this.picker.isPicking) {
      this.picker.pick(x, y);
    } else if (this.past.isShown) {
      this.past.goLive();
    } else {
      this.fingers.add(id);
      this.pass(() => this.program.pointerDown(id, x, y));
    }
  }

  pointerMove(id, x, y) {
    if (this.fingers.has(id)) this.pass(() => this.program.pointerMove(id, x, y));
    else if (this.picker.isPicking) this.picker.pick(x, y);
  }

  pointerUp(id) {
    if (this.fingers.delete(id)) this.pass(() => this.program.pointerUp(id));
  }

  pointerCancel(id) {
    if (this.fingers.delete(id)) this.pass(() => this.program.pointerCancel(id));
  }

  secondaryClick(x, y) {
    let isOpen = false;
    this.act(() => { isOpen = this.program.secondaryClick(x, y); });
    return isOpen;
  }

  wheel(x, y, deltaX, deltaY) { this.act(() => this.program.wheel(x, y, deltaX, deltaY)); }

  key(name, layer) {
    if (name === "Escape" && this.picker.isPicking) this.picker.setPicking(false);
    else this.act(() => this.program.key(name, layer));
  }

  adjust(layer, step) { this.act(() => this.program.adjust(layer, step)); }

  performAction(layer, index) { this.act(() => this.program.performAction(layer, index)); }

  // What is typed in the editor of a field

  edit(text, start, end) { this.act(() => this.program.edit(text, start, end)); }

  /** Only what is new: the focus may have come with what was selected before. */
  select(start, end) {
    const edited = this.program.edited();
    if (edited && (edited.start !== start || edited.end !== end)) this.act(() => this.program.select(start, end));
  }

  beginEditing(layer) {
    if (this.program.edited()?.layer !== layer) this.act(() => this.program.beginEditing(layer));
  }

  endEditing() {
    if (!this.past.isShown && this.program.edited()) this.pass(() => this.program.endEditing());
  }
}
