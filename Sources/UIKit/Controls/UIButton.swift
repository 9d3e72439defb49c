/// A title to press.
@MainActor open class UIButton: UIControl {
  /// - Parameter primaryAction: performed when pressed; its title is the button's.
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction {
      setTitle(primaryAction.title, for: .normal)
      addAction(primaryAction, for: .primaryActionTriggered)
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  public let titleLabel: UILabel? = UILabel()

  private var titles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]

  private func setUp() {
    titleLabel!.textAlignment = .center
    addSubview(titleLabel!)
    accessibilityTraits = .button
    stateDidChange()
  }

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    stateDidChange()
  }

  open func title(for state: State) -> String? { titles[state] }

  open var currentTitle: String? { titles[state] ?? titles[.normal] }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    stateDidChange()
  }

  open func titleColor(for state: State) -> UIColor? { titleColors[state] }

  override func stateDidChange() {
    super.stateDidChange()
    titleLabel!.text = currentTitle
    let color = titleColors[state] ?? titleColors[.normal] ?? .systemBlue
    titleLabel!.textColor = isEnabled ? color : .lightGray
    titleLabel!.alpha = isHighlighted ? 0.3 : 1
    accessibilityLabel = currentTitle
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel!.frame = bounds
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override var intrinsicContentSize: CGSize {
    let title = titleLabel!.intrinsicContentSize
    return CGSize(width: max(title.width, 30) + 16, height: title.height + 12)
  }
}
