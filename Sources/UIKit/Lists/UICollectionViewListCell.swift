import Runtime

/// A row of a list: content between accessories, indented by its level, with the margins of a list.
///
/// Overview: this file has the public interface; `+Accessories` manages the views of accessories; `+Outline` expands
/// and collapses items; `+Separator` has the layout guide of the separator.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    _ = ownConfigurations
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = ownConfigurations
  }

  // MARK: Content

  /// Returns the default content configuration for the row's role, as an item, a header or a footer in a list of its
  /// appearance.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    var content = standardContent
    content.adjustFonts(to: presentTraits)
    return content
  }

  private var standardContent: UIListContentConfiguration {
    guard let list = decoration?.element else { return .cell() }
    let appearance = list.configuration.appearance
    switch list.role {
    case .header, .headerItem:
      switch appearance {
      case .plain, .sidebarPlain: return .plainHeader()
      case .grouped, .insetGrouped: return list.role == .header ? .groupedHeader() : .prominentCell()
      case .sidebar: return .sidebarHeader()
      }
    case .footer: return appearance == .plain || appearance == .sidebarPlain ? .plainFooter() : .groupedFooter()
    case .item, .background: return appearance == .sidebar ? .sidebarCell() : .cell()
    }
  }

  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    guard let list = decoration?.element else { return .listPlainCell() }
    let isRow = list.role == .item || list.role == .headerItem
    switch list.configuration.appearance {
    case .plain, .sidebarPlain: return list.role == .item ? .listPlainCell() : .listPlainHeaderFooter()
    case .grouped, .insetGrouped: return isRow ? .listGroupedCell() : .listGroupedHeaderFooter()
    case .sidebar: return list.role == .item ? .listSidebarCell() : .listSidebarHeader()
    }
  }

  /// The background; that of the list unless the program has set a configuration.
  override var shownBackground: UIBackgroundConfiguration? {
    if let background = configurations?.background { return background }
    guard decoration != nil, backgroundView == nil else { return nil }
    return configurations?.updatesBackground ?? true
      ? defaultBackgroundConfiguration().updated(for: configurationState) : defaultBackgroundConfiguration()
  }

  // MARK: Accessories

  /// The accessories, in order from the edges inwards, with at most one of each type except labels and custom views. A
  /// change in an animation block is animated.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      checkAccessories()
      updateAccessories()
    }
  }

  final var accessoryViews: [AccessoryView] = []
  /// The accessories that are disappearing.
  final var leavingAccessoryViews: [AccessoryView] = []

  /// The distance from the finger to the centre of the cell while it is moved by its handle, in points.
  final var reorderDistance: CGFloat = 0

  /// The level of the item in an outline; 0 for the outermost.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { partsDidChange() } } }
  /// The indentation per level, in points.
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { partsDidChange() } } }
  /// Whether leading accessories are indented, too.
  open var indentsAccessories = true { didSet { if indentsAccessories != oldValue { partsDidChange() } } }

  /// The guide for the separator; nil unless it was used.
  final var separatorGuide: SeparatorGuide?

  // MARK: Layout

  final var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
    placeSeparatorGuide()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard configurations?.content != nil else { return super.sizeThatFits(size) }
    let room = contentRoom(width: size.width)
    (contentView as? UIListContentView)?.outerMargins = contentMargins(room, width: size.width)
    let padding = headerPadding
    let content = contentView.sizeThatFits(CGSize(width: room.upperBound - room.lowerBound, height: size.height))
    return CGSize(width: size.width, height: content.height + padding)
  }

  /// Returns the space taken by accessories and the padding of headers.
  override func roomBesideFittedView(width: CGFloat) -> CGSize {
    let room = contentRoom(width: width)
    return CGSize(width: width - (room.upperBound - room.lowerBound), height: headerPadding)
  }

  /// The padding above a header of the list.
  final var headerPadding: CGFloat {
    guard let list = decoration?.element, list.role == .header else { return 0 }
    return list.configuration.headerTopPadding ?? 0
  }

  override var constrainedSeparator: ClosedRange<CGFloat>? { guidedSeparator }

  override var separatorStart: CGFloat {
    let room = contentRoom(width: bounds.width)
    guard let content = contentView as? UIListContentView else { return room.lowerBound + ListMetrics.margin }
    return room.lowerBound + content.separatorStart
  }

  // MARK: State

  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isExpanded = isExpanded
    return state
  }

  override func stateDidUpdate(_ state: UICellConfigurationState) { updateAccessories(for: state) }

  /// Whether the cell's item of an outline is expanded; nil for an item without children.
  final var expansion: Bool? {
    didSet {
      guard expansion != oldValue else { return }
      accessibilityExpandedStatus = expansion.map { $0 ? .expanded : .collapsed } ?? .unsupported
      stateDidChange()
    }
  }

  final var isExpanded: Bool { expansion ?? false }

  override func handlesTap() -> Bool { togglesOutlineByTap() }

  /// A layout guide for the separator below the row. Constraints to its leading and trailing edges move the separator,
  /// for example to a text in custom content.
  open var separatorLayoutGuide: UILayoutGuide { ownSeparatorGuide }
}

extension UIListContentConfiguration {
  /// Returns the configuration of the first row of a card, which represents the others.
  static func prominentCell() -> UIListContentConfiguration {
    var content = UIListContentConfiguration.cell()
    content.textProperties.ownFont.standard = .adjustable(.headline, weight: .semibold)
    return content
  }
}
