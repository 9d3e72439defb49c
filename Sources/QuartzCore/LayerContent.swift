/// What a layer shows besides its background; hosts draw it.
package enum LayerContent: Equatable {
  case none
  case text(LayerText)
}

/// Text in a layer's bounds, centred vertically.
package struct LayerText: Equatable {
  package enum Alignment { case left, center, right }
  package var string: String
  /// Points.
  package var fontSize: CGFloat
  /// As in CSS, 400 is regular.
  package var fontWeight: Int
  package var isMonospaced: Bool
  package var color: CGColor
  package var alignment: Alignment
  /// 0 for no limit.
  package var numberOfLines: Int

  package init(
    string: String, fontSize: CGFloat, fontWeight: Int, isMonospaced: Bool, color: CGColor, alignment: Alignment,
    numberOfLines: Int
  ) {
    self.string = string
    self.fontSize = fontSize
    self.fontWeight = fontWeight
    self.isMonospaced = isMonospaced
    self.color = color
    self.alignment = alignment
    self.numberOfLines = numberOfLines
  }
}
