// What the reader does on the stage: it reaches the program. In the past it only leads back to the present, and while
// elements are picked, touches pick.

export class Touches {
  /**
   * @param acts what the program is to hear of.
   * @param past which moment is shown.
   * @param picker which element is looked at.
   * @param onTouch called before the program hears of it.
   * @param clock is woken afterwards.
   * @param typing brings the focus to what is edited then.
   */
  constructor(acts, past, picker, clock, typing, onTouch) {
    Object.assign(this, { acts, past, picker, clock, typing, onTouch });
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
    if (this.picker.isPicking || this.past.film.isClosed) {
      this.picker.pick(x, y);
    } else if (this.past.isShown) {
      this.past.goLive();
    } else {
      this.fingers.add(id);
      this.pass(() => this.acts.pointerDown(id, x, y));
    }
  }

  pointerMove(id, x, y) {
    if (this.fingers.has(id)) this.pass(() => this.acts.pointerMove(id, x, y));
    else if (this.picker.isPicking) this.picker.pick(x, y);
  }

  pointerUp(id) {
    if (this.fingers.delete(id)) this.pass(() => this.acts.pointerUp(id));
  }

  pointerCancel(id) {
    if (this.fingers.delete(id)) this.pass(() => this.acts.pointerCancel(id));
  }

  secondaryClick(x, y) {
    let isOpen = false;
    this.act(() => { isOpen = this.acts.secondaryClick(x, y); });
    return isOpen;
  }

  wheel(x, y, deltaX, deltaY) { this.act(() => this.acts.wheel(x, y, deltaX, deltaY)); }

  key(name, layer) {
    if (name === "Escape" && this.picker.isPicking) this.picker.setPicking(false);
    else this.act(() => this.acts.key(name, layer));
  }

  adjust(layer, step) { this.act(() => this.acts.adjust(layer, step)); }

  performAction(layer, index) { this.act(() => this.acts.performAction(layer, index)); }

  // What is typed in the editor of a field

  edit(text, start, end) { this.act(() => this.acts.edit(text, start, end)); }

  /** Only what is new: the focus may have come with what was selected before. */
  select(start, end) {
    const edited = this.acts.program.edited();
    if (edited && (edited.start !== start || edited.end !== end)) this.act(() => this.acts.select(start, end));
  }

  beginEditing(layer) {
    if (this.acts.program.edited()?.layer !== layer) this.act(() => this.acts.beginEditing(layer));
  }

  endEditing() {
    if (!this.past.isShown && this.acts.program.edited()) this.pass(() => this.acts.endEditing());
  }
}
