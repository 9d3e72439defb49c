/// Something that a program must not do.
@MainActor struct Mistake {
  let name: String
  /// A part of what standard error says then.
  let sentence: String
  let make: () -> Void

  init(_ name: String, says sentence: String, make: @escaping () -> Void) {
    self.name = name
    self.sentence = sentence
    self.make = make
  }
}

@MainActor let mistakes =
  viewMistakes + controlMistakes + controllerMistakes + animationMistakes + stageMistakes
  + pathMistakes + dataSourceMistakes + layoutMistakes + flowMistakes + compositionalMistakes + updateMistakes
  + snapshotMistakes + constraintMistakes
