// Lists and their cells.

@available(iOS 14.0, *) public struct UICollectionLayoutListConfiguration {
  @objc public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  @objc public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  @objc public enum FooterMode: Int, Sendable { case none, supplementary }
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
  @available(iOS 14.5, *) public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration
  public init(appearance: UICollectionLayoutListConfiguration.Appearance)
  public var appearance: UICollectionLayoutListConfiguration.Appearance { get }
  public var showsSeparators: Bool { get set }
  @available(iOS 14.5, *) public var separatorConfiguration: UIListSeparatorConfiguration { get set }
  @available(iOS 14.5, *) public var itemSeparatorHandler: ItemSeparatorHandler? { get set }
  public var backgroundColor: UIColor? { get set }
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider? { get set }
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider? { get set }
  public var headerMode: UICollectionLayoutListConfiguration.HeaderMode { get set }
  public var footerMode: UICollectionLayoutListConfiguration.FooterMode { get set }
  @available(iOS 15.0, *) public var headerTopPadding: CGFloat? { get set }
}

@available(iOS 14.0, *) extension UICollectionViewCompositionalLayout {
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout
}

@available(iOS 14.0, *) extension NSCollectionLayoutSection {
  public static func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection
}

@available(iOS 14.5, *) public struct UIListSeparatorConfiguration: Hashable {
  @objc public enum Visibility: Int, Sendable { case automatic, visible, hidden }
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance)
  public var topSeparatorVisibility: UIListSeparatorConfiguration.Visibility { get set }
  public var bottomSeparatorVisibility: UIListSeparatorConfiguration.Visibility { get set }
  public var topSeparatorInsets: NSDirectionalEdgeInsets { get set }
  public var bottomSeparatorInsets: NSDirectionalEdgeInsets { get set }
  public var color: UIColor { get set }
}

@available(iOS 14.0, *) public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  public struct TextProperties: Hashable {
    public var font: UIFont { get set }
    public var color: UIColor { get set }
    public var numberOfLines: Int { get set }
  }
  public struct ImageProperties: Hashable {
    public var tintColor: UIColor? { get set }
    public var cornerRadius: CGFloat { get set }
    public var maximumSize: CGSize { get set }
    public var reservedLayoutSize: CGSize { get set }
  }
  public static func cell() -> UIListContentConfiguration
  public static func subtitleCell() -> UIListContentConfiguration
  public static func valueCell() -> UIListContentConfiguration
  public static func plainHeader() -> UIListContentConfiguration
  public static func groupedHeader() -> UIListContentConfiguration
  public static func groupedFooter() -> UIListContentConfiguration
  public static func sidebarCell() -> UIListContentConfiguration
  public var image: UIImage? { get set }
  public var imageProperties: UIListContentConfiguration.ImageProperties { get set }
  public var text: String? { get set }
  public var textProperties: UIListContentConfiguration.TextProperties { get set }
  public var secondaryText: String? { get set }
  public var secondaryTextProperties: UIListContentConfiguration.TextProperties { get set }
  public var directionalLayoutMargins: NSDirectionalEdgeInsets { get set }
  public var textToSecondaryTextVerticalPadding: CGFloat { get set }
  public var imageToTextPadding: CGFloat { get set }
  @MainActor public func makeContentView() -> any UIView & UIContentView
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration
}

@available(iOS 14.0, *) public struct UICellAccessory {
  public typealias ActionHandler = () -> Void
  public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }
  public struct CheckmarkOptions {
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil
    )
  }
  public struct DisclosureIndicatorOptions {
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil
    )
  }
  public struct LabelOptions {
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil)
  }
  public enum LayoutDimension { case standard, actual, custom(CGFloat) }
  public struct MultiselectOptions {
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil)
  }
  public struct DeleteOptions {
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil)
  }
  public struct ReorderOptions {
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil)
  }
  public struct OutlineDisclosureOptions {
    public enum Style { case automatic, header, cell }
    public init(
      style: UICellAccessory.OutlineDisclosureOptions.Style? = nil, isHidden: Bool? = nil,
      reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil)
  }
  public static func checkmark(
    displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory
  public static func disclosureIndicator(
    displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory
  public static func outlineDisclosure(
    displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: UICellAccessory.ActionHandler? = nil
  ) -> UICellAccessory
  public static func label(
    text: String, displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.LabelOptions = LabelOptions()
  ) -> UICellAccessory
  public static func delete(
    displayed: UICellAccessory.DisplayedState = .whenEditing,
    options: UICellAccessory.DeleteOptions = DeleteOptions(), actionHandler: UICellAccessory.ActionHandler? = nil
  ) -> UICellAccessory
  public static func multiselect(
    displayed: UICellAccessory.DisplayedState = .whenEditing,
    options: UICellAccessory.MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory
  public static func reorder(
    displayed: UICellAccessory.DisplayedState = .whenEditing,
    options: UICellAccessory.ReorderOptions = ReorderOptions()
  ) -> UICellAccessory
}

@available(iOS 14.0, *) @objc @_inheritsConvenienceInitializers @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  override public init(frame: CGRect)
  public required init?(coder: NSCoder)
  @discardableResult public func defaultContentConfiguration() -> UIListContentConfiguration
  public var accessories: [UICellAccessory] { get set }
  open var indentationLevel: Int { get set }
  open var indentationWidth: CGFloat { get set }
  open var separatorLayoutGuide: UILayoutGuide { get }
}

@objc @_inheritsConvenienceInitializers @MainActor open class UISwipeActionsConfiguration: NSObject {
  override public init()
  public convenience init(actions: [UIContextualAction])
  open var actions: [UIContextualAction] { get }
  open var performsFirstActionWithFullSwipe: Bool { get set }
}

@objc @_inheritsConvenienceInitializers @MainActor open class UIContextualAction: NSObject {
  override public init()
  @objc public enum Style: Int, Sendable { case normal, destructive }
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  public convenience init(
    style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler)
  open var title: String? { get set }
  open var backgroundColor: UIColor! { get set }
  open var image: UIImage? { get set }
}
