/// The lines above and below a row.
public struct UIListSeparatorConfiguration: Hashable {
  public enum Visibility: Int, Hashable, Sendable {
    /// As the appearance and the place in the section say.
    case automatic, visible, hidden
  }

  /// An edge with this inset is where the list has it: the leading one at the text, the trailing one 16 points before the
  /// end.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: automaticInset, leading: automaticInset, bottom: automaticInset, trailing: automaticInset)
  static let automaticInset = CGFloat.greatestFiniteMagnitude

  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  /// From the edges of the row, in points; leading and trailing count.
  public var topSeparatorInsets = automaticInsets
  public var bottomSeparatorInsets = automaticInsets
  public var color: UIColor = standardColor
  /// While the row is selected together with others.
  public var multipleSelectionColor: UIColor = standardColor
  let appearance: UICollectionLayoutListConfiguration.Appearance

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) { appearance = listAppearance }

  /// Paler on light ground than other separators.
  static let standardColor = UIColor { traits in
    traits.userInterfaceStyle == .dark ? .separator : .separator.withAlphaComponent(0.12)
  }
  /// Points.
  static let thickness: CGFloat = 1

  /// Whether there is a line above or below a row in its place.
  func shows(top isTop: Bool, of element: ListElement) -> Bool {
    switch isTop ? topSeparatorVisibility : bottomSeparatorVisibility {
    case .visible: return true
    case .hidden: return false
    case .automatic:
      guard !isTop, element.role == .item else { return false }
      switch appearance {
      case .sidebar: return false
      case .plain, .sidebarPlain: return true
      case .grouped, .insetGrouped: return !element.isLast
      }
    }
  }
}
