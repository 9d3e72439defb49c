// Routes the user's input on the stage to the program; in the past, back to the present; and while inspecting, to the
// picker.

export class Touches {
  /**
   * @param inputEvents receives the input for the program.
   * @param past the displayed moment.
   * @param picker the inspected element.
   * @param clock is woken after the program has received input.
   * @param typing moves the focus to the field being edited.
   * @param onTouch called before the program receives input.
   * @param stopInspecting called for Escape; returns whether there was anything to stop.
   */
  constructor(inputEvents, past, picker, clock, typing, { onTouch, stopInspecting }) {
    Object.assign(this, { inputEvents, past, picker, clock, typing, onTouch, stopInspecting });
    /** The fingers whose touches the program has received; it also receives the rest of them. */
    this.fingers = new Set();
  }

  pass(...event) {
    this.onTouch();
    const answer = this.inputEvents.perform(...event);
    this.typing.follow();
    this.clock.wake();
    return answer;
  }

  /** Performs an event other than a touch; returns the program's answer. */
  act(...event) {
    if (!this.past.isShown) return this.pass(...event);
    this.past.goLive();
    return false;
  }

  /** Performs an event; returns the program's answer. Those that need more have methods of their own. */
  perform(name, ...values) {
    return Object.hasOwn(ways, name) ? ways[name](this, ...values) : this.act(name, ...values);
  }
}

/** How events are performed that need more than that. */
const ways = {
  pointerDown(touches, id, x, y) {
    const { past, picker } = touches;
    if (picker.isPicking || past.film.isClosed) {
      picker.pick(x, y);
    } else if (past.isShown) {
      past.goLive();
    } else {
      touches.fingers.add(id);
      touches.pass("pointerDown", id, x, y);
    }
  },

  pointerMove(touches, id, x, y) {
    if (touches.fingers.has(id)) touches.pass("pointerMove", id, x, y);
    else if (touches.picker.isPicking) touches.picker.pick(x, y);
  },

  pointerUp(touches, id) {
    if (touches.fingers.delete(id)) touches.pass("pointerUp", id);
  },

  pointerCancel(touches, id) {
    if (touches.fingers.delete(id)) touches.pass("pointerCancel", id);
  },

  key(touches, name, layer) {
    if (name !== "Escape" || !touches.stopInspecting()) touches.act("key", name, layer);
  },

  /** Only passes on changes: the focus may come with the previous selection. */
  select(touches, start, end) {
    const edited = touches.inputEvents.program.edited();
    if (edited && (edited.start !== start || edited.end !== end)) touches.act("select", start, end);
  },

  beginEditing(touches, layer) {
    if (touches.inputEvents.program.edited()?.layer !== layer) touches.act("beginEditing", layer);
  },

  endEditing(touches) {
    if (!touches.past.isShown && touches.inputEvents.program.edited()) touches.pass("endEditing");
  },
};
