import Foundation
import Runtime

extension NSLayoutConstraint {
  /// Options for the alignment of a visual format's views, and its direction.
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Aligns the left edges, in a vertical format.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Aligns the right edges, in a vertical format.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Aligns the top edges, in a horizontal format.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Aligns the bottom edges, in a horizontal format.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Aligns the leading edges, in a vertical format.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Aligns the trailing edges, in a vertical format.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Aligns the horizontal centres, in a vertical format.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Aligns the vertical centres, in a horizontal format.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Aligns the last baselines, in a horizontal format.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// Aligns the first baselines, in a horizontal format.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// All alignment options.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// The format is in the layout direction; the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// The format is from left to right, in any layout direction.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The format is from right to left, in any layout direction.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All direction options.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    /// Vertical distances are between a last baseline and the next first baseline.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// All spacing options.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }

  /// Returns inactive constraints for a format such as `H:|-[title(>=100@750)]-8-[value(==title)]-margin-|`.
  ///
  /// `|` is the superview of the adjacent view, `-` the system's spacing (the superview's margin at its edges), `V:`
  /// stands for a vertical format. An error in the format ends the program with a message that shows its position.
  /// - Parameters:
  ///   - metrics: The values of names in place of numbers, in points, or priorities.
  ///   - views: The views and layout guides by their names.
  ///   - opts: The additional alignment of the views, and the direction.
  ///   - format: The format, such as "H:|-[name]-|". An error in it is a programmer error.
  public static func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: CGFloat]?,
    views: [String: AnyObject]
  ) -> [NSLayoutConstraint] {
    var parser = VisualFormat(format, options: opts, metrics: metrics ?? [:], views: views)
    return parser.constraints()
  }

  #if !hasFeature(Embedded)
    /// Returns inactive constraints for a format, with metrics of any numeric type.
    @_disfavoredOverload
    public static func constraints(
      withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
      views: [String: AnyObject]
    ) -> [NSLayoutConstraint] {
      var lengths: [String: CGFloat] = [:]
      for (name, metric) in metrics ?? [:] {
        switch metric {
        case let number as CGFloat: lengths[name] = number
        case let number as any BinaryInteger: lengths[name] = CGFloat(Int(number))
        case let number as Double: lengths[name] = CGFloat(number)
        case let number as Float: lengths[name] = CGFloat(number)
        case let number as NSNumber: lengths[name] = CGFloat(number.doubleValue)
        default: programmerError("The metric \"\(name)\" of the visual format \"\(format)\" is not a number.")
        }
      }
      return constraints(withVisualFormat: format, options: opts, metrics: lengths, views: views)
    }
  #endif
}
