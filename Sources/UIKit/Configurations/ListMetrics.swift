/// The measures of rows, which are the same on every machine: none of them is taken from a host's fonts.
enum ListMetrics {
  /// The least height of a row, in points.
  static let rowHeight: CGFloat = 44
  /// What rows are taken for until they say how high they are.
  static let estimatedRowHeight: CGFloat = 44
  static let plainHeaderHeight: CGFloat = 28
  static let groupedHeaderHeight: CGFloat = 17.5
  /// Above a plain section whose first item is its header.
  static let plainHeaderPadding: CGFloat = 22
  /// Above a group without header, and below one without footer.
  static let groupDistance: CGFloat = 35
  static let groupBottom: CGFloat = 20
  static let sidebarBottom: CGFloat = 10
  /// Beside the rows of side bars.
  static let sidebarMargin: CGFloat = 8
  /// Beside cards; wider on screens of 430 points and more.
  static let wideScreen: CGFloat = 430
  static let wideMargin: CGFloat = 20
  /// What a symbol is centred in, in points.
  static let symbolSize = CGSize(width: 29, height: 29)
  /// Of the corners of groups that are inset, in points.
  static let cornerRadius: CGFloat = 26
  /// From the edges of a row to what is in it.
  static let margin: CGFloat = 16

  /// The height of one line of a label: 1.19336 times the size, rounded up to half points.
  static func labelHeight(_ font: UIFont) -> CGFloat { (font.pointSize * 1.19336 * 2).rounded(.up) / 2 }

  /// The distance between lines of the text style that has a size, in points: those of Apple's Human Interface Guidelines.
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
