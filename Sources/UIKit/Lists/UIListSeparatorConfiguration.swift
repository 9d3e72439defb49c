/// The lines above and below a row.
public struct UIListSeparatorConfiguration: Hashable {
  /// Whether a line is drawn.
  public enum Visibility: Int, Hashable, Sendable {
    /// As the appearance and the place in the section say.
    case automatic, visible, hidden
  }

  /// An edge with this inset is where the list has it: the leading one at the text, the trailing one 16 points before the
  /// end.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: automaticInset, leading: automaticInset, bottom: automaticInset, trailing: automaticInset)
  static let automaticInset = CGFloat.greatestFiniteMagnitude

  /// Of the line above the row; by default there is none.
  public var topSeparatorVisibility = Visibility.automatic
  /// Of the line below the row; by default as the appearance has it, which may leave out that of the last row.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// From the edges of the row, in points; leading and trailing count.
  public var topSeparatorInsets = automaticInsets
  /// From the edges of the row, in points; leading and trailing count.
  public var bottomSeparatorInsets = automaticInsets
  /// Of both lines, unless the row is selected together with others.
  public var color: UIColor = standardColor
  /// While the row is selected together with others.
  public var multipleSelectionColor: UIColor = standardColor
  let appearance: UICollectionLayoutListConfiguration.Appearance

  /// - Parameter listAppearance: of the list that the row is in; it decides what `automatic` means.
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
