/// The way in which text is drawn.
public enum TextStyle: Hashable, Sendable {
  /// The glyphs of ``Fonts``.
  case fonts
  /// A block for each word, as wide as the stage's own metrics say. It needs no fonts, so it is the same on every machine.
  case blocks
}
