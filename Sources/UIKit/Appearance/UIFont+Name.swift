#if !hasFeature(Embedded)
  extension UIFont {
    /// The system font in place of one of a family: hosts have no other. Its weight is what the name ends with, such as
    /// "Avenir-Heavy"; Menlo, Courier and names with "Mono" have letters of one width. Nil for an empty name.
    /// - Parameters:
    ///   - fontName: of a family and a face, such as "HelveticaNeue-Bold".
    ///   - fontSize: points.
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
