/// The metrics of rows, which are the same on every machine because they do not depend on a host's fonts.
enum ListMetrics {
  /// The minimum height of a row, in points.
  static let rowHeight: CGFloat = 44
  /// The estimated height of a row.
  static let estimatedRowHeight: CGFloat = 44
  static let plainHeaderHeight: CGFloat = 28
  static let groupedHeaderHeight: CGFloat = 17.5
  /// The padding above a plain section whose first item is its header.
  static let plainHeaderPadding: CGFloat = 22
  /// The distance above a group without a header, and below one without a footer.
  static let groupDistance: CGFloat = 35
  static let groupBottom: CGFloat = 20
  static let sidebarBottom: CGFloat = 10
  /// The margin beside the rows of sidebars.
  static let sidebarMargin: CGFloat = 8
  /// The width of a screen from which on the margins beside cards are wider.
  static let wideScreen: CGFloat = 430
  static let wideMargin: CGFloat = 20
  /// The size in which a symbol is centred, in points.
  static let symbolSize = CGSize(width: 29, height: 29)
  /// The corner radius of inset groups, in points.
  static let cornerRadius: CGFloat = 26
  /// The margin between the edges of a row and its content.
  static let margin: CGFloat = 16

  /// Returns the leading of the text style with a font's size, in points, as in Apple's Human Interface Guidelines.
  static func leading(_ font: UIFont) -> CGFloat {
    switch font.pointSize {
    case 53: 62
    case 47: 56
    case 40: 48
    case 34: 41
    case 33: 40
    case 28: 34
    case 23: 29
    case 22: 28
    case 21: 26
    case 20: 25
    case 19: 24
    case 17: 22
    case 16: 21
    case 15: 20
    case 14: 19
    case 13: 18
    case 12: 16
    case 11: 13
    case 24...: (font.pointSize * 1.2).rounded()
    default: (font.pointSize * 1.3).rounded()
    }
  }
}
