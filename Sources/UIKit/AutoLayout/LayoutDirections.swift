/// By what a horizontal place is named.
struct LayoutDirections: OptionSet {
  let rawValue: UInt8
  /// Leading and trailing.
  static let reading = LayoutDirections(rawValue: 1 << 0)
  /// Left and right.
  static let absolute = LayoutDirections(rawValue: 1 << 1)
}
