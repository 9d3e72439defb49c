// Who has the keyboard: the editor of the field that the program edits.

import { isEditor, writeEditor } from "./field.js";

export class Typing {
  /** @param root the element of the stage. */
  constructor(root, program) {
    this.root = root;
    this.program = program;
    /** The editor that was written last, and what is selected of it since. */
    this.written = null;
  }

  /** The editor that has the focus; null for none. */
  get focused() {
    const { activeElement } = document;
    return isEditor(activeElement) && this.root.contains(activeElement) ? activeElement : null;
  }

  /**
   * Brings the focus to the field that the program edits, and has its editor show what the program says. Keyboards on
   * screens come only when this happens while a touch is heard.
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
   * The same after a frame, unless the reader is busy elsewhere on the page, or has selected what the program is about to
   * hear of: browsers tell it some time after the key.
   */
  followFrame() {
    const { activeElement } = document;
    if (activeElement !== document.body && !this.root.contains(activeElement)) return;
    const { editor, start, end } = this.written ?? {};
    const isAhead = editor && this.focused === editor && (editor.selectionStart !== start || editor.selectionEnd !== end);
    if (!isAhead) this.follow();
  }
}
