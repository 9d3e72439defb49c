/// The separators above and below a row.
public struct UIListSeparatorConfiguration: Hashable {
  /// The visibility of a separator.
  public enum Visibility: Int, Hashable, Sendable {
    /// `automatic` depends on the appearance and the position in the section.
    case automatic, visible, hidden
  }

  /// Insets that stand for those of the list: the leading edge at the text, the trailing edge 16 points before the end.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: automaticInset, leading: automaticInset, bottom: automaticInset, trailing: automaticInset)
  static let automaticInset = CGFloat.greatestFiniteMagnitude

  /// The visibility of the separator above the row; by default there is none.
  public var topSeparatorVisibility = Visibility.automatic
  /// The visibility of the separator below the row; by default that of the appearance, which may omit it below the last
  /// row.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the top separator from the edges of the row, in points, of which leading and trailing are used.
  public var topSeparatorInsets = automaticInsets
  /// The insets of the bottom separator from the edges of the row, in points, of which leading and trailing are used.
  public var bottomSeparatorInsets = automaticInsets
  /// The colour of both separators, unless the row is selected together with others.
  public var color: UIColor = standardColor
  /// The colour while the row is selected together with others.
  public var multipleSelectionColor: UIColor = standardColor
  let appearance: UICollectionLayoutListConfiguration.Appearance

  /// Creates a configuration.
  /// - Parameter listAppearance: The appearance of the list, on which `automatic` depends.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) { appearance = listAppearance }

  /// The default colour, which is lighter than that of other separators in light mode.
  static let standardColor = UIColor { traits in
    traits.userInterfaceStyle == .dark ? .separator : .separator.withAlphaComponent(0.12)
  }
  /// The thickness in points.
  static let thickness: CGFloat = 1

  /// Returns whether there is a separator above or below a row at its position.
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
