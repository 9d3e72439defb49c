/// The options for drawing and measuring text.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Lines are broken at the width, and the rectangle begins at their top. Without it, each paragraph is a single line,
  /// and the baseline of the first one is at the rectangle's top.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// An option without effect here: lines have no additional leading.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// An option without effect here: only hosts know the shapes of glyphs.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that fits is truncated with an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
