import Foundation

extension NSAttributedString.Key {
  /// The key of a ``UIFont``.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The key of a ``UIColor``.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
}

extension NSAttributedString {
  /// Returns the runs of the text.
  /// - Parameters:
  ///   - font: The default font.
  ///   - color: The default colour.
  ///   - view: The view that displays the text.
  @MainActor func runs(font: UIFont, color: UIColor, in view: UIView) -> [LayerText.Run] {
    runs(font: font, color: color) { view.resolve($0) }
  }

  /// Returns the runs of the text, with colours resolved by a function.
  @MainActor func runs(font: UIFont, color: UIColor, resolve: (UIColor) -> CGColor) -> [LayerText.Run] {
    var runs: [LayerText.Run] = []
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
      let font = attributes[.font] as? UIFont ?? font
      let color = attributes[.foregroundColor] as? UIColor ?? color
      runs.append(LayerText.Run(attributedSubstring(from: range).string, font, resolve(color)))
    }
    return runs
  }

  // What makes texts is not inlined, so that only programs with styled texts link it.

  /// Returns a copy that cannot be changed.
  @inline(never) func constant() -> NSAttributedString { NSAttributedString(attributedString: self) }

  /// Returns the text with an attribute for all of it.
  @inline(never) func restyled(_ key: NSAttributedString.Key, _ value: AnyObject) -> NSAttributedString {
    let restyled = NSMutableAttributedString(attributedString: self)
    restyled.addAttribute(key, value: value, range: NSRange(location: 0, length: length))
    return NSAttributedString(attributedString: restyled)
  }
}

extension LayerText.Run {
  init(_ string: String, _ font: UIFont, _ color: CGColor) {
    self.init(
      string: string, fontSize: font.pointSize, fontWeight: font.weight.number, isMonospaced: font.isMonospaced,
      color: color)
  }

  /// The height of a line in this style, in points.
  var lineHeight: CGFloat { UIFont.lineHeight(ofSize: fontSize) }
}
