// Symbols: images that are drawn in the tint of the row.

extension UIListContentView {
  /// Whether the image is a symbol, which gets the standard room.
  var isSymbol: Bool { content.image?.isSymbolImage ?? false }

  /// Without a tint of the configuration's the image has that of the row.
  func tint(_ view: UIImageView) {
    let properties = content.imageProperties
    let isPlain = properties.tintColor == nil && properties.tintColorTransformer == nil
    view.tintColor = isPlain ? nil : properties.resolvedTintColor(for: tintColor)
  }
}
