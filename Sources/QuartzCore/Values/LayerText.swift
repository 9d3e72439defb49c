/// A text in a layer's bounds, centred vertically.
package struct LayerText: Equatable {
  package enum Alignment { case left, center, right }
  /// The treatment of text that is wider than its layer.
  package enum LineBreak { case words, characters, clipping, truncatingHead, truncatingTail, truncatingMiddle }

  /// A run of text in a single style.
  package struct Run: Equatable {
    package var string: String
    /// The font size in points.
    package var fontSize: CGFloat
    /// The font weight as in CSS; 400 is regular.
    package var fontWeight: Int
    package var isMonospaced: Bool
    package var color: CGColor

    package init(string: String, fontSize: CGFloat, fontWeight: Int, isMonospaced: Bool, color: CGColor) {
      self.string = string
      self.fontSize = fontSize
      self.fontWeight = fontWeight
      self.isMonospaced = isMonospaced
      self.color = color
    }

    /// Returns a run of the same style with another text.
    package func with(_ string: String) -> Run {
      var run = self
      run.string = string
      return run
    }
  }

  /// The runs, at least one.
  package var runs: [Run]
  package var alignment: Alignment
  /// The maximum number of lines; 0 for no limit.
  package var numberOfLines: Int
  package var lineBreak: LineBreak
  /// The scale to which a single line may shrink to fit; 1 for none.
  package var minimumScale: CGFloat

  package init(
    runs: [Run], alignment: Alignment, numberOfLines: Int, lineBreak: LineBreak = .truncatingTail,
    minimumScale: CGFloat = 1
  ) {
    self.runs = runs
    self.alignment = alignment
    self.numberOfLines = numberOfLines
    self.lineBreak = lineBreak
    self.minimumScale = minimumScale
  }
}
