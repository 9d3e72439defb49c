/// Text in a layer's bounds, centred vertically.
package struct LayerText: Equatable {
  package enum Alignment { case left, center, right }
  /// What happens to text that is wider than its layer.
  package enum LineBreak { case words, characters, clipping, truncatingHead, truncatingTail, truncatingMiddle }

  /// A piece of text of one look.
  package struct Run: Equatable {
    package var string: String
    /// Points.
    package var fontSize: CGFloat
    /// As in CSS, 400 is regular.
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

    /// The same look for another text.
    package func with(_ string: String) -> Run {
      var run = self
      run.string = string
      return run
    }
  }

  /// One or more.
  package var runs: [Run]
  package var alignment: Alignment
  /// 0 for no limit.
  package var numberOfLines: Int
  package var lineBreak: LineBreak
  /// How small a single line may become to fit, as a part of its size; 1 for no smaller.
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
