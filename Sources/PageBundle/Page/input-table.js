// Written by Tools/Commands/commands.py from Tools/Commands/input.txt: change that, and run it again.

/**
 * The input events by name, in the order of their numbers. `size` is the number of values, the first of which may be a text
 * (`hasText`); `letter` and `count` are the letter and the number of values that stand for one in addresses; `layer` and
 * `seconds` are the indexes of a layer and of a duration among the values; `isGesture` is whether each is a gesture of its
 * own, and `canRepeat` whether it can be repeated on another stage although it has no letter.
 */
export const inputTable = {
  pointerDown: { size: 3, letter: "d", count: 3 },
  pointerMove: { size: 3, letter: "m", count: 3 },
  pointerUp: { size: 1, letter: "u", count: 1 },
  pointerCancel: { size: 1, letter: "c", count: 1 },
  wheel: { size: 4, letter: "w", count: 4 },
  secondaryClick: { size: 2, letter: "s", count: 2, isGesture: true },
  key: { size: 2, hasText: true, letter: "k", count: 1, layer: 1, isGesture: true },
  type: { size: 1, hasText: true },
  edit: { size: 3, hasText: true },
  select: { size: 2 },
  beginEditing: { size: 1, layer: 0 },
  endEditing: { size: 0 },
  adjust: { size: 2, layer: 0 },
  performAction: { size: 2, layer: 0 },
  resize: { size: 3, letter: "r", count: 3, seconds: 2 },
  safeArea: { size: 4, letter: "a", count: 4 },
  setProperty: { size: 1, hasText: true, canRepeat: true },
  reveal: { size: 2, layer: 1 },
};
