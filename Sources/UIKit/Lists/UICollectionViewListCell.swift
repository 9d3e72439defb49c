import Runtime

/// A row of a list: content between accessories, indented by its level, with the margins of a list.
///
/// Overview: this file is the public face; `+Accessories` keeps the views of accessories; `+Outline` expands and
/// collapses; `+Separator` is the separator for constraints.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Content

  /// The content that suits the row where it is: of an item, a header or a footer, by the list's appearance.
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

  /// Without a configuration of the program's the row has the list's background.
  override var shownBackground: UIBackgroundConfiguration? {
    if let background = configurations.background { return background }
    guard decoration != nil, backgroundView == nil else { return nil }
    return configurations.updatesBackground
      ? defaultBackgroundConfiguration().updated(for: configurationState) : defaultBackgroundConfiguration()
  }

  // MARK: Accessories

  /// What is beside the content, in the order from the edges inwards. At most one of each kind but labels and custom views.
  /// Set in an animation block, they come and go in that.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      checkAccessories()
      updateAccessories()
    }
  }

  final var accessoryViews: [AccessoryView] = []
  /// On their way out.
  final var leavingAccessoryViews: [AccessoryView] = []

  /// From the finger to the middle of the cell while it is moved by its handle, in points.
  final var reorderDistance: CGFloat = 0

  /// How deep the item is in an outline; 0 for the outermost.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { partsDidChange() } } }
  /// For each level, in points.
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { partsDidChange() } } }
  /// Whether leading accessories are indented, too.
  open var indentsAccessories = true { didSet { if indentsAccessories != oldValue { partsDidChange() } } }

  /// For constraints; nil as long as none asked for it.
  final var separatorGuide: SeparatorGuide?

  // MARK: Layout

  final var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
    placeSeparatorGuide()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard configurations.content != nil else { return super.sizeThatFits(size) }
    let room = contentRoom(width: size.width)
    (contentView as? UIListContentView)?.outerMargins = contentMargins(room, width: size.width)
    let padding = headerPadding
    let content = contentView.sizeThatFits(CGSize(width: room.upperBound - room.lowerBound, height: size.height))
    return CGSize(width: size.width, height: content.height + padding)
  }

  /// Accessories, and the padding of headers.
  override func roomBesideFittedView(width: CGFloat) -> CGSize {
    let room = contentRoom(width: width)
    return CGSize(width: width - (room.upperBound - room.lowerBound), height: headerPadding)
  }

  /// Above a header, as the list says.
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

  /// Whether it shows an item of an outline that is expanded; nil for an item that cannot be.
  final var expansion: Bool? {
    didSet {
      guard expansion != oldValue else { return }
      accessibilityExpandedStatus = expansion.map { $0 ? .expanded : .collapsed } ?? .unsupported
      stateDidChange()
    }
  }

  final var isExpanded: Bool { expansion ?? false }

  override func handlesTap() -> Bool { togglesOutlineByTap() }

  /// Where the separator below the row is. Constraints to its leading and trailing edges move it, as to a text that the
  /// cell's own content has somewhere else.
  open var separatorLayoutGuide: UILayoutGuide { ownSeparatorGuide }
}

extension UIListContentConfiguration {
  /// The first row of a card, which stands for the others.
  static func prominentCell() -> UIListContentConfiguration {
    var content = UIListContentConfiguration.cell()
    content.textProperties.ownFont.standard = .adjustable(.headline, weight: .semibold)
    return content
  }
}
