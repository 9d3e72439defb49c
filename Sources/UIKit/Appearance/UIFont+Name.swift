#if !hasFeature(Embedded)
  extension UIFont {
    /// Creates a system font in place of a named one, since hosts have no others. The weight is that at the end of the
    /// name, as in "Avenir-Heavy"; Menlo, Courier and names with "Mono" are monospaced. Returns nil for an empty name.
    /// - Parameters:
    ///   - fontName: The name of a family and a face, such as "HelveticaNeue-Bold".
    ///   - fontSize: The size in points.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
      guard !fontName.isEmpty else { return nil }
      let name = fontName.lowercased()
      let isMonospaced = ["mono", "menlo", "courier"].contains { name.contains($0) }
      let weights: [(String, Weight)] = [
        ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("light", .light),
        ("medium", .medium), ("semibold", .semibold), ("demibold", .semibold), ("extrabold", .heavy), ("bold", .bold),
        ("heavy", .heavy), ("black", .black),
      ]
      let weight = weights.first { name.contains($0.0) }?.1 ?? .regular
      self.init(Look(size: fontSize, weight: weight, isMonospaced: isMonospaced))
    }
  }
#endif
