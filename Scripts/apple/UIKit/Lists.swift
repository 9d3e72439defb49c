// What the scenarios of Apps/Truth use of UIKit's lists. See UIKit.swift.

public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  public enum HeaderMode: Int { case none, supplementary, firstItemInSection }
  public enum FooterMode: Int { case none, supplementary }
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration
  public init(appearance: Appearance) {}
  public var headerMode: HeaderMode = value()
  public var footerMode: FooterMode = value()
  public var itemSeparatorHandler: ItemSeparatorHandler? = value()
}

extension UICollectionViewCompositionalLayout {
  @MainActor public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout { fatalError() }
}

public struct UIListSeparatorConfiguration {
  public var bottomSeparatorInsets: NSDirectionalEdgeInsets = value()
}

@MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  public static func cell() -> UIListContentConfiguration { fatalError() }
  public static func subtitleCell() -> UIListContentConfiguration { fatalError() }
  public static func groupedHeader() -> UIListContentConfiguration { fatalError() }
  public var image: UIImage?
  public var text: String?
  public var secondaryText: String?
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
}

@MainActor public struct UICellAccessory {
  public enum DisplayedState: Int { case always, whenEditing, whenNotEditing }
  public struct CheckmarkOptions { public init() {} }
  public struct DisclosureIndicatorOptions { public init() {} }
  public struct LabelOptions { public init() {} }
  public struct DeleteOptions { public init() {} }
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory { fatalError() }
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory { fatalError() }
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory { fatalError() }
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory { fatalError() }
}

@MainActor open class UICollectionViewListCell: UICollectionViewCell {
  open var accessories: [UICellAccessory] = value()
}
