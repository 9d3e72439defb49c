// Moves the keyboard focus to the editor of the field that the program edits.

import { isEditor, writeEditor } from "./field.js";
import { focusedIn } from "./focus.js";

export class Typing {
  /** @param root the element of the stage. */
  constructor(root, program) {
    this.root = root;
    this.program = program;
    /** The editor that was updated last, and its selection. */
    this.written = null;
  }

  /** The editor that has the focus; null for none. */
  get focused() {
    const active = focusedIn(this.root);
    return isEditor(active) && this.root.contains(active) ? active : null;
  }

  /**
   * Moves the focus to the field being edited, and updates its editor. On-screen keyboards only appear if this happens
   * while handling a touch.
   */
  follow() {
    const edited = this.program.edited();
    const editor = edited && this.root.querySelector(`.editor[data-layer="${edited.layer}"]`);
    if (!editor) {
      if (!edited && this.focused) this.root.focus({ preventScroll: true });
      return;
    }
    if (this.focused !== editor) editor.focus({ preventScroll: true });
    writeEditor(editor, edited);
    this.written = { editor, start: editor.selectionStart, end: editor.selectionEnd };
  }

  /**
   * Does the same after a frame, unless the focus is elsewhere on the page, or the user has changed the selection:
   * browsers report that some time after the key.
   */
  followFrame() {
    const active = focusedIn(this.root);
    if (active !== null && active !== document.body && !this.root.contains(active)) return;
    const { editor, start, end } = this.written ?? {};
    const isAhead = editor && this.focused === editor && (editor.selectionStart !== start || editor.selectionEnd !== end);
    if (!isAhead) this.follow();
  }
}
