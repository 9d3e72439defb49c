import Runtime

/// Shows the title of a navigation controller's top controller, the way back and buttons.
@preconcurrency @MainActor public final class UINavigationBar: UIView {
  /// Without the safe area above, in points.
  static let height: CGFloat = 44

  private let background = UIView()
  private let separator = UIView()
  private var shown: NavigationItemView?
  /// Goes back by one.
  var onBack: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    background.backgroundColor = .systemBackground
    separator.backgroundColor = .separator
    addSubview(background)
    addSubview(separator)
  }

  /// From the root to what is shown.
  public private(set) var items: [UINavigationItem]?
  public var topItem: UINavigationItem? { items?.last }
  public var backItem: UINavigationItem? { items.flatMap { $0.count > 1 ? $0[$0.count - 2] : nil } }

  /// The colour behind the items and the safe area above; the system's background when it is nil.
  public var barTintColor: UIColor? { didSet { background.backgroundColor = barTintColor ?? .systemBackground } }

  override public func layoutSubviews() {
    super.layoutSubviews()
    background.frame = CGRect(
      x: 0, y: -frame.minY, width: bounds.width, height: bounds.height + frame.minY)
    separator.frame = CGRect(x: 0, y: bounds.height - 0.5, width: bounds.width, height: 0.5)
    shown?.frame = bounds
  }

  /// Shows other items, without animation.
  func show(_ new: [UINavigationItem]) {
    _ = replace(new)?.removeFromSuperview()
  }

  /// Shows other items: the new one slides in from the side of `direction` while the old one goes.
  /// - Parameter direction: 1 from the right, -1 from the left, 0 for fading alone.
  /// - Returns: makes the changes, to be called in an animation block, and ends them.
  func change(to new: [UINavigationItem], direction: CGFloat) -> (changes: () -> Void, end: () -> Void) {
    let old = replace(new)
    let distance = direction * bounds.width / 3
    guard let arriving = shown else { return ({}, { old?.removeFromSuperview() }) }
    UIView.performWithoutAnimation {
      arriving.alpha = 0
      arriving.slide(by: distance)
      layoutIfNeeded()
    }
    return (
      {
        arriving.alpha = 1
        arriving.slide(by: 0)
        old?.alpha = 0
        old?.slide(by: -distance)
      }, { old?.removeFromSuperview() }
    )
  }

  /// - Returns: what was shown.
  private func replace(_ new: [UINavigationItem]) -> NavigationItemView? {
    for item in items ?? [] { item.onChange = nil }
    items = new
    for item in new { item.onChange = weakly(self) { $0.show($0.items ?? []) } }
    let old = shown
    shown = topItem.map { NavigationItemView($0, back: backItem, onBack: onBack) }
    if let shown {
      UIView.performWithoutAnimation {
        shown.frame = bounds
        addSubview(shown)
      }
    }
    return old
  }
}

/// One item on a bar.
@MainActor private final class NavigationItemView: UIView {
  private let title: UIView
  private let left: [UIView]
  private let right: [UIView]

  init(_ item: UINavigationItem, back: UINavigationItem?, onBack: @escaping () -> Void) {
    if let titleView = item.titleView {
      title = titleView
    } else {
      let label = UILabel()
      label.text = item.title
      label.font = .systemFont(ofSize: 17, weight: .semibold)
      label.textAlignment = .center
      label.accessibilityTraits = .header
      title = label
    }
    if let items = item.leftBarButtonItems {
      left = items.map { $0.view }
    } else if let back, !item.hidesBackButton {
      left = [BackButton(back.backButtonTitle ?? back.title ?? "", onBack)]
    } else {
      left = []
    }
    right = (item.rightBarButtonItems ?? []).map { $0.view }
    super.init(frame: .zero)
    for view in [title] + left + right { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// The title moves; buttons only fade.
  func slide(by distance: CGFloat) {
    title.transform = CGAffineTransform(translationX: distance, y: 0)
    (left.first as? BackButton)?.transform = CGAffineTransform(translationX: distance / 2, y: 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let safe = superview?.safeAreaInsets ?? .zero
    let edges = (8 + safe.left, bounds.width - 8 - safe.right)
    let start = place(isMirrored ? right : left, from: edges.0, direction: 1)
    let end = place(isMirrored ? left : right, from: edges.1, direction: -1)
    // In the middle of the bar, unless the buttons leave less room.
    let preferred = title is UILabel ? title.sizeThatFits(.zero) : title.bounds.size
    let room = max(0, end - start - 12)
    let width = min(preferred.width, room)
    let x = min(max((bounds.width - width) / 2, start + 6), end - 6 - width)
    let height = min(preferred.height, bounds.height)
    title.bounds.size = CGSize(width: width, height: height)
    title.center = CGPoint(x: x + width / 2, y: bounds.midY)
  }

  /// - Returns: where the last of them ends.
  private func place(_ views: [UIView], from edge: CGFloat, direction: CGFloat) -> CGFloat {
    var edge = edge
    for view in views {
      let isButton = view is UIButton
      let preferred = isButton ? view.intrinsicContentSize : view.bounds.size
      let size = CGSize(
        width: min(preferred.width, bounds.width / 3), height: isButton ? bounds.height : preferred.height)
      view.bounds.size = size
      view.center = CGPoint(x: edge + direction * size.width / 2, y: bounds.midY)
      edge += direction * size.width
    }
    return edge
  }
}

/// An arrow and a title.
@MainActor private final class BackButton: UIButton {
  private let arrow = UILabel()

  init(_ title: String, _ action: @escaping () -> Void) {
    super.init(frame: .zero)
    setTitle(title.isEmpty ? "Back" : title, for: .normal)
    addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
    titleLabel?.textAlignment = .left
    arrow.font = .systemFont(ofSize: 30, weight: .light)
    arrow.textColor = .tintColor
    addSubview(arrow)
  }

  required init?(coder: NSCoder) { nil }

  private static let arrowWidth: CGFloat = 16

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    arrow.text = isMirrored ? "›" : "‹"
    let width = BackButton.arrowWidth
    arrow.frame = CGRect(x: isMirrored ? bounds.width - width : 0, y: -3, width: width, height: bounds.height)
    titleLabel?.frame = CGRect(x: isMirrored ? 0 : width, y: 0, width: bounds.width - width, height: bounds.height)
    titleLabel?.textAlignment = isMirrored ? .right : .left
  }

  override var intrinsicContentSize: CGSize {
    let title = titleLabel?.intrinsicContentSize ?? .zero
    return CGSize(width: title.width + BackButton.arrowWidth + 4, height: 44)
  }
}
