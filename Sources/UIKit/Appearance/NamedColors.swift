/// What the host gave names to: like the colours in an app's catalogue, the same for all screens.
@MainActor package enum NamedColors {
  private static var colors: [String: UIColor] = [:]

  static func color(named name: String) -> UIColor? { colors[name] }

  package static func add(_ color: UIColor, named name: String) { colors[name] = color }
}

extension UIColor {
  /// A colour that the host has given a name, with `Stage.addColor(_:named:)`; nil if there is none.
  @MainActor public convenience init?(named name: String) {
    guard let color = NamedColors.color(named: name) else { return nil }
    self.init(color.look)
  }
}
