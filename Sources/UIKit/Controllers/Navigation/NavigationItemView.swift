/// The view of an item in a navigation bar: buttons, the title between them or, large, below them, and a search bar
/// below both.
@MainActor final class NavigationItemView: UIView {
  /// The margin of the search bar at the sides, in points.
  private static let searchMargin: CGFloat = 8
  /// The margin of a large title at the sides, in points.
  private static let largeMargin: CGFloat = 20
  /// The margin above a large title, in points.
  private static let largeTop: CGFloat = 3
  /// The margin above and below a large title, in points.
  static let largeRoom: CGFloat = 11
  /// The font of a large title, which adapts to the preferred size. The small title and the buttons do not.
  static let largeTitleFont = UIFont.adjustable(.largeTitle, weight: .bold)
  /// The visible height of the large title below which the small one appears, in points.
  private static let exchange: CGFloat = 16

  private let title: UIView
  private let large: UILabel?
  /// A view below the buttons that clips its content.
  private let clip = UIView()
  private let back: BackButton?
  private let left: [UIBarButtonItem]
  private let right: [UIBarButtonItem]
  private let search: UISearchBar?
  private let item: UINavigationItem
  /// The visible fraction of the search bar, from 0 to 1.
  var searchShare: CGFloat = 1 { didSet { update() } }

  init(_ item: UINavigationItem, isLarge: Bool, back: UINavigationItem?, onBack: @escaping () -> Void) {
    title = item.titleView ?? NavigationItemView.label(item.title, .systemFont(ofSize: 17, weight: .semibold))
    large = isLarge ? NavigationItemView.label(item.title, NavigationItemView.largeTitleFont) : nil
    large?.adjustsFontForContentSizeCategory = true
    left = item.leftBarButtonItems ?? []
    right = item.rightBarButtonItems ?? []
    let showsBack = !item.hidesBackButton && (item.leftBarButtonItems == nil || item.leftItemsSupplementBackButton)
    search = item.searchController?.searchBar
    self.item = item
    self.back = showsBack ? back.map { BackButton($0.backTitle, onBack) } : nil
    super.init(frame: .zero)
    if let large {
      clip.clipsToBounds = true
      clip.isUserInteractionEnabled = false
      clip.addSubview(large)
      addSubview(clip)
    }
    if item.titleView == nil { (title as? UILabel)?.textAlignment = .center }
    addSubview(title)
    if let button = self.back { addSubview(button) }
    for item in left + right { addSubview(item.view) }
    if let search { addSubview(search) }
  }

  private func update() {
    let alpha: CGFloat = item.isSearching ? 0 : 1
    for item in left + right { item.view.alpha = alpha }
    back?.alpha = alpha
    clip.alpha = alpha
    // It fades out before it would be too low for its text.
    search?.alpha = max(0, 2 * searchShare - 1)
    search?.isUserInteractionEnabled = searchShare == 1
    setNeedsLayout()
  }

  required init?(coder: NSCoder) { nil }

  private static func label(_ text: String?, _ font: UIFont) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.accessibilityTraits = .header
    return label
  }

  /// Moves the title. Buttons only fade.
  func slide(by distance: CGFloat) {
    title.transform = CGAffineTransform(translationX: distance, y: 0)
    large?.transform = title.transform
    search?.transform = title.transform
    back?.transform = CGAffineTransform(translationX: distance / 2, y: 0)
  }

  // MARK: The search bar

  /// Returns the height of a search bar with its scopes, in points.
  static func height(of search: UISearchBar) -> CGFloat {
    search.intrinsicContentSize.height - UISearchBar.height + UINavigationBar.searchHeight
  }

  private var searchRoom: CGFloat { search.map { NavigationItemView.height(of: $0) * searchShare } ?? 0 }

  /// The visible height of a large title, in points.
  var titleRoom: CGFloat { item.isSearching ? 0 : max(0, bounds.height - UINavigationBar.height - searchRoom) }

  /// Returns whether the search bar contains a point.
  /// - Parameter point: A point in the bar's coordinates.
  func hasSearchBar(at point: CGPoint) -> Bool { search != nil && point.y >= bounds.height - searchRoom }

  private func placeSearchBar(_ safe: UIEdgeInsets) {
    guard let search else { return }
    let height = NavigationItemView.height(of: search)
    let margin = NavigationItemView.searchMargin
    search.bounds.size = CGSize(width: max(0, bounds.width - safe.left - safe.right - 2 * margin), height: height)
    search.center = CGPoint(x: bounds.midX, y: bounds.height - height / 2)
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let safe = superview?.safeAreaInsets ?? .zero
    var (start, end) = (BarPlate.margin + safe.left, bounds.width - BarPlate.margin - safe.right)
    if let back {
      let width = min(back.intrinsicContentSize.width, bounds.width / 3)
      let size = CGSize(width: width, height: UINavigationBar.rowHeight)
      BarPlate.resize(back, to: size)
      place(back, size, at: isMirrored ? end - width : start)
      if isMirrored { end -= width + BarPlate.distance } else { start += width + BarPlate.distance }
    }
    start = place(isMirrored ? right : left, from: start, direction: 1)
    end = place(isMirrored ? left : right, from: end, direction: -1)
    // Centred in the bar, unless the buttons leave less space.
    let preferred = title is UILabel ? title.sizeThatFits(.zero) : title.bounds.size
    let width = min(preferred.width, max(0, end - start))
    let x = min(max((bounds.width - width) / 2, start), end - width)
    place(title, CGSize(width: width, height: min(preferred.height, UINavigationBar.rowHeight)), at: x)
    if large == nil { title.alpha = item.isSearching ? 0 : 1 }
    placeLargeTitle(safe)
    placeSearchBar(safe)
  }

  /// The vertical centre of title and buttons, which move up to make space for a search.
  private var rowMiddle: CGFloat { UINavigationBar.rowHeight / 2 * (item.isSearching ? -1 : 1) }

  /// Places the large title at the bar's lower edge; the bar covers it as it shrinks.
  private func placeLargeTitle(_ safe: UIEdgeInsets) {
    guard let large else { return }
    let seen = titleRoom
    clip.frame = CGRect(x: 0, y: UINavigationBar.height, width: bounds.width, height: seen)
    let margin = NavigationItemView.largeMargin
    let height = large.intrinsicContentSize.height
    let size = CGSize(width: max(0, bounds.width - 2 * margin - safe.left - safe.right), height: height)
    large.bounds.size = size
    large.center = CGPoint(
      x: margin + safe.left + size.width / 2,
      y: seen - NavigationItemView.largeRoom + NavigationItemView.largeTop - height / 2)
    title.alpha = item.isSearching ? 0 : 1 - min(seen / NavigationItemView.exchange, 1)
  }

  /// Lays out again, because the size of the large title may have changed.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  private func place(_ view: UIView, _ size: CGSize, at x: CGFloat) {
    view.bounds.size = size
    view.center = CGPoint(x: x + size.width / 2, y: rowMiddle)
  }

  /// Places items from an edge inwards.
  /// - Returns: Where the next item would be, at a distance from the last one.
  private func place(_ items: [UIBarButtonItem], from edge: CGFloat, direction: CGFloat) -> CGFloat {
    var edge = edge
    for item in items {
      var size = item.size(plateHeight: UINavigationBar.rowHeight)
      size.width = min(size.width, bounds.width / 3)
      item.resize(to: size)
      place(item.view, size, at: direction > 0 ? edge : edge - size.width)
      if !item.isHidden { edge += direction * (size.width + BarPlate.distance) }
    }
    return edge
  }
}

/// A back button with an arrow and a title, on a plate.
@MainActor private final class BackButton: UIButton {
  private let arrow = UILabel()

  init(_ title: String, _ action: @escaping () -> Void) {
    super.init(frame: .zero)
    buttonType = .system
    setTitle(title.isEmpty ? "Back" : title, for: .normal)
    setTitleColor(.label, for: .normal)
    titleLabel?.font = BarPlate.font
    BarPlate.add(to: self)
    addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
    titleLabel?.textAlignment = .left
    arrow.font = .systemFont(ofSize: 30, weight: .light)
    arrow.textColor = .label
    addSubview(arrow)
  }

  required init?(coder: NSCoder) { nil }

  private static let arrowWidth: CGFloat = 16
  /// The distance of the arrow from the side of the plate, in points.
  private static let arrowPadding: CGFloat = 12

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    arrow.text = isMirrored ? "›" : "‹"
    let (width, start) = (BackButton.arrowWidth, BackButton.arrowPadding)
    let title = max(0, bounds.width - start - width - BarPlate.padding)
    arrow.frame = CGRect(
      x: isMirrored ? bounds.width - start - width : start, y: -3, width: width, height: bounds.height)
    titleLabel?.frame = CGRect(
      x: isMirrored ? BarPlate.padding : start + width, y: 0, width: title, height: bounds.height)
    titleLabel?.textAlignment = isMirrored ? .right : .left
  }

  override var intrinsicContentSize: CGSize {
    let title = titleLabel?.intrinsicContentSize ?? .zero
    let width = BackButton.arrowPadding + BackButton.arrowWidth + title.width + BarPlate.padding
    return CGSize(width: width, height: UINavigationBar.rowHeight)
  }
}
