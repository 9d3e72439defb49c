// Routes the user's input on the stage to the program; in the past, back to the present; and while inspecting, to the
// picker.

export class Touches {
  /**
   * @param inputEvents receives the input for the program.
   * @param past the displayed moment.
   * @param picker the inspected element.
   * @param onTouch called before the program receives input.
   * @param clock is woken afterwards.
   * @param typing moves the focus to the field being edited.
   */
  constructor(inputEvents, past, picker, clock, typing, onTouch) {
    Object.assign(this, { inputEvents, past, picker, clock, typing, onTouch });
    /** The fingers whose touches the program has received; it also receives the rest of them. */
    this.fingers = new Set();
  }

  pass(touch) {
    this.onTouch();
    touch();
    this.typing.follow();
    this.clock.wake();
  }

  /** Performs an action other than a touch. */
  act(action) {
    if (this.past.isShown) this.past.goLive();
    else this.pass(action);
  }

  pointerDown(id, x, y) {
    if (this.picker.isPicking || this.past.film.isClosed) {
      this.picker.pick(x, y);
    } else if (this.past.isShown) {
      this.past.goLive();
    } else {
      this.fingers.add(id);
      this.pass(() => this.inputEvents.pointerDown(id, x, y));
    }
  }

  pointerMove(id, x, y) {
    if (this.fingers.has(id)) this.pass(() => this.inputEvents.pointerMove(id, x, y));
    else if (this.picker.isPicking) this.picker.pick(x, y);
  }

  pointerUp(id) {
    if (this.fingers.delete(id)) this.pass(() => this.inputEvents.pointerUp(id));
  }

  pointerCancel(id) {
    if (this.fingers.delete(id)) this.pass(() => this.inputEvents.pointerCancel(id));
  }

  secondaryClick(x, y) {
    let isOpen = false;
    this.act(() => { isOpen = this.inputEvents.secondaryClick(x, y); });
    return isOpen;
  }

  wheel(x, y, deltaX, deltaY) { this.act(() => this.inputEvents.wheel(x, y, deltaX, deltaY)); }

  key(name, layer) {
    if (name === "Escape" && this.picker.isPicking) this.picker.setPicking(false);
    else this.act(() => this.inputEvents.key(name, layer));
  }

  adjust(layer, step) { this.act(() => this.inputEvents.adjust(layer, step)); }

  performAction(layer, index) { this.act(() => this.inputEvents.performAction(layer, index)); }

  // Text fields

  edit(text, start, end) { this.act(() => this.inputEvents.edit(text, start, end)); }

  /** Only passes on changes: the focus may come with the previous selection. */
  select(start, end) {
    const edited = this.inputEvents.program.edited();
    if (edited && (edited.start !== start || edited.end !== end)) this.act(() => this.inputEvents.select(start, end));
  }

  beginEditing(layer) {
    if (this.inputEvents.program.edited()?.layer !== layer) this.act(() => this.inputEvents.beginEditing(layer));
  }

  endEditing() {
    if (!this.past.isShown && this.inputEvents.program.edited()) this.pass(() => this.inputEvents.endEditing());
  }
}
