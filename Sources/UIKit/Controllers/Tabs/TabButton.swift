import Runtime

/// A tab in a bar: an image above a title, with a badge.
@MainActor final class TabButton: UIControl {
  private static let titleSize: CGFloat = 10
  /// The vertical centres of the image and the title, from the top edge, in points.
  private static let imageMiddle: CGFloat = 19
  private static let titleMiddle: CGFloat = 40.5
  private static let badgeHeight: CGFloat = 18

  let item: UITabBarItem
  private let image = UIImageView(image: nil)
  private let title = UILabel()
  private let badge = UILabel()

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    title.font = .systemFont(ofSize: TabButton.titleSize, weight: .medium)
    title.textAlignment = .center
    badge.font = .systemFont(ofSize: 13)
    badge.textColor = .white
    badge.textAlignment = .center
    badge.clipsToBounds = true
    badge.layer.cornerRadius = TabButton.badgeHeight / 2
    image.contentMode = .center
    image.accessibilityTraits = .none
    for view in [image, title, badge] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    item.onChange = weakly(self) { $0.stateDidChange() }
    stateDidChange()
  }

  required init?(coder: NSCoder) { nil }

  /// The colour of a tab that is not selected.
  var unselectedColor = UIColor.systemGray { didSet { stateDidChange() } }

  override func stateDidChange() {
    let color: UIColor = !item.isEnabled ? .tertiaryLabel : isSelected ? .tintColor : unselectedColor
    image.image = isSelected ? item.selectedImage ?? item.image : item.image
    image.tintColor = item.isEnabled && isSelected ? nil : color
    title.text = item.title
    title.textColor = color
    badge.text = item.badgeValue
    badge.isHidden = item.badgeValue == nil
    badge.backgroundColor = item.badgeColor ?? .systemRed
    isUserInteractionEnabled = item.isEnabled
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityValue = item.badgeValue
    accessibilityTraits = isSelected ? [.button, .selected] : .button
    if !item.isEnabled { accessibilityTraits.insert(.notEnabled) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hasTitle = !(item.title ?? "").isEmpty
    let size = image.image?.size ?? .zero
    image.bounds.size = size
    image.center = CGPoint(x: bounds.midX, y: hasTitle ? TabButton.imageMiddle : bounds.height / 2)
    let height = title.intrinsicContentSize.height
    title.bounds.size = CGSize(width: bounds.width, height: height)
    title.center = CGPoint(x: bounds.midX, y: size == .zero ? bounds.height / 2 : TabButton.titleMiddle)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = max(TabButton.badgeHeight, badge.intrinsicContentSize.width + 10)
    badge.bounds.size = CGSize(width: width, height: TabButton.badgeHeight)
    let aside = size.width / 2 + width / 2 - 6
    badge.center = CGPoint(x: bounds.midX + (isMirrored ? -aside : aside), y: TabButton.badgeHeight / 2 + 2)
  }
}
