import Foundation

extension NSAttributedString.Key {
  /// A ``UIFont``.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// A ``UIColor``.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
}

extension NSAttributedString {
  /// Its pieces of one look each.
  /// - Parameters:
  ///   - font: where the text names none.
  ///   - color: where the text names none.
  ///   - view: shows it.
  @MainActor func runs(font: UIFont, color: UIColor, in view: UIView) -> [LayerText.Run] {
    runs(font: font, color: color) { view.resolve($0) }
  }

  /// The same with colours as they are resolved by a function.
  @MainActor func runs(font: UIFont, color: UIColor, resolve: (UIColor) -> CGColor) -> [LayerText.Run] {
    var runs: [LayerText.Run] = []
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
      let font = attributes[.font] as? UIFont ?? font
      let color = attributes[.foregroundColor] as? UIColor ?? color
      runs.append(LayerText.Run(attributedSubstring(from: range).string, font, resolve(color)))
    }
    return runs
  }
}

extension LayerText.Run {
  init(_ string: String, _ font: UIFont, _ color: CGColor) {
    self.init(
      string: string, fontSize: font.pointSize, fontWeight: font.weight.number, isMonospaced: font.isMonospaced,
      color: color)
  }

  /// Of a line of this look, in points.
  var lineHeight: CGFloat { UIFont.lineHeight(ofSize: fontSize) }
}
