/// A button that clears a text field. Its touch area extends slightly beyond its appearance.
@MainActor final class UITextFieldClearButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// The length of each side, in points.
  static let side: CGFloat = 19
  private static let reach: CGFloat = 12

  private func setUp() {
    let configuration = UIImage.SymbolConfiguration(pointSize: 15)
    setImage(UIImage(systemName: "xmark.circle.fill", withConfiguration: configuration), for: .normal)
    tintColor = .tertiaryLabel
    accessibilityLabel = "Clear text"
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -UITextFieldClearButton.reach, dy: -UITextFieldClearButton.reach).contains(point)
  }
}
