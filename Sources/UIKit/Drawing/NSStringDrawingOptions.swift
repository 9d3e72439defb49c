/// How text is drawn and measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Lines are broken at the width, and the rectangle begins at their upper edge. Without it there is one line for each
  /// paragraph, and the first stands on the rectangle's upper edge.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Has no effect here: lines follow each other at their height.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Has no effect here: hosts know the shapes of letters.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// An ellipsis ends the last line for which there is room.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
