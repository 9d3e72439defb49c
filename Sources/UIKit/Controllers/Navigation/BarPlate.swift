/// The geometry and the look of buttons in bars, which iOS 26 puts on plates of glass. Here the plates are opaque.
@MainActor enum BarPlate {
  /// The distance of the outermost buttons from the edges of the bar, in points.
  static let margin: CGFloat = 16
  /// The distance between two items, in points.
  static let distance: CGFloat = 12
  /// The distance of a button's title or image from the sides of its plate, in points.
  static let padding: CGFloat = 16
  /// The colour of a plate over a plain background.
  static let color = UIColor(.tones(ColorTones(0xFFFFFF, 0x191919)))
  /// The font of a button's title.
  static let font = UIFont.systemFont(ofSize: 17, weight: .medium)

  /// Puts a button on a plate.
  static func add(to button: UIButton) {
    button.backgroundColor = color
    button.layer.shadowOpacity = 0.075
    button.layer.shadowRadius = 10
    button.layer.shadowOffset = CGSize(width: 0, height: 4)
  }

  /// Sets the size of a button, and rounds the ends of its plate.
  static func resize(_ button: UIView, to size: CGSize) {
    button.bounds.size = size
    button.layer.cornerRadius = size.height / 2
  }
}
