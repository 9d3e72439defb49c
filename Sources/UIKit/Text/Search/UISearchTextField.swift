/// A text field for searches, with a magnifying glass, rounded corners and a clear button.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpSearch()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpSearch()
  }

  /// The minimum height, in points.
  static let height: CGFloat = 36
  private static let iconWidth: CGFloat = 20
  private static let iconDistance: CGFloat = 14.5
  private static let clearButtonDistance: CGFloat = 10.5

  private func setUpSearch() {
    let configuration = UIImage.SymbolConfiguration(pointSize: 15)
    let icon = UIImageView(image: UIImage(systemName: "magnifyingglass", withConfiguration: configuration))
    icon.tintColor = .secondaryLabel
    icon.contentMode = .center
    // The icon is part of the field.
    icon.accessibilityTraits = .none
    icon.frame.size = CGSize(width: UISearchTextField.iconWidth, height: UISearchTextField.iconWidth)
    leftView = icon
    leftViewMode = .always
    font = .systemFont(ofSize: 17, weight: .medium)
    clearButtonMode = .always
    returnKeyType = .search
    enablesReturnKeyAutomatically = true
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
  }

  package override var isForSearching: Bool { true }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let distance = UISearchTextField.iconDistance
    return super.leftViewRect(forBounds: bounds).offsetBy(dx: isMirrored ? -distance : distance, dy: 0)
  }

  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let frame = super.clearButtonRect(forBounds: bounds)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let distance = UISearchTextField.clearButtonDistance
    let x = isMirrored ? bounds.minX + distance : bounds.maxX - distance - frame.width
    return CGRect(origin: CGPoint(x: x, y: frame.minY), size: frame.size)
  }

  open override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width, height: max(UISearchTextField.height, size.height + 14))
  }
}
