// Symbols: images that are drawn in the tint of the row.

extension UIListContentView {
  /// Whether the image is a symbol, which gets the standard room and the tint.
  var isSymbol: Bool { false }

  func tint(_ view: UIImageView) {}
}
