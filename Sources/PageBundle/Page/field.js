// The browser's input element of a text field. It lies over the field's drawing and replaces it while it has the focus,
// so that keyboards, input methods, selection, the clipboard and undo are the browser's own.

import { css } from "./drawing.js";
import { focusedIn } from "./focus.js";

/** Whether something is the editor of a text field on a stage. */
export const isEditor = (target) => target?.classList?.contains("editor") ?? false;

/** Updates an editor's text and selection. Equal values are not written, because the editor may be composing. */
export function writeEditor(editor, { text, start, end }) {
  if (editor.value !== text) editor.value = text;
  if (editor.selectionStart !== start || editor.selectionEnd !== end) editor.setSelectionRange(start, end);
}

export class Field {
  /** @param layer the number of the field's layer. */
  constructor(layer) {
    this.editor = document.createElement("input");
    this.editor.className = "editor";
    this.editor.dataset.layer = layer;
    this.editor.autocomplete = "off";
  }

  /** @param field the value of the command. */
  show({
    text, label, isEnabled, alignment, size, weight, isMonospaced, color, tint, kind, keyboard, returnKey, capitals, corrects,
    checksSpelling,
  }) {
    const { editor } = this;
    const set = (name, value) => {
      if (editor.getAttribute(name) !== value) editor.setAttribute(name, value);
    };
    set("type", kind);
    set("inputmode", keyboard);
    set("enterkeyhint", returnKey);
    set("autocapitalize", capitals);
    set("autocorrect", corrects ? "on" : "off");
    set("spellcheck", `${checksSpelling}`);
    set("aria-label", label);
    editor.disabled = !isEnabled;
    Object.assign(editor.style, {
      textAlign: alignment, fontSize: `${size}px`, fontWeight: weight, color: css(color), caretColor: css(tint),
      fontFamily: `var(${isMonospaced ? "--monospaced" : "--sans-serif"})`,
    });
    // An editor with the focus is updated immediately after input; see typing.js.
    if (focusedIn(editor) !== editor && editor.value !== text) editor.value = text;
  }
}
