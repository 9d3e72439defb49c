import Foundation
import Runtime

extension NSLayoutConstraint {
  /// How the views of a visual format are aligned across it, and which way it reads.
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// For vertical lines: all left sides are one below the other.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// For vertical lines: all right sides are one below the other.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// For horizontal lines: all tops are at one height.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// For horizontal lines: all bottoms are at one height.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// For vertical lines: the sides where reading begins are one below the other.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// For vertical lines: the sides where reading ends are one below the other.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// For vertical lines: all middles are one below the other.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// For horizontal lines: all middles are at one height.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// For horizontal lines: the last lines of text are at one height.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// For horizontal lines: the first lines of text are at one height.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// All bits that say how views are aligned.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// The format reads as text does; the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// The format reads from left to right, whatever the direction of reading is.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The format reads from right to left, whatever the direction of reading is.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All bits that say which way the format reads.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    /// Vertical distances are from a last baseline to the next first one.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// All bits that say what distances are between.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }

  /// Constraints of a line such as `H:|-[title(>=100@750)]-8-[value(==title)]-margin-|`, inactive.
  ///
  /// `|` is the superview of the view beside it, `-` the system's spacing (the superview's margin at its sides), `V:` reads
  /// down. A mistake in the format ends the program with a sentence that says where it is.
  /// - Parameters:
  ///   - metrics: what names in place of numbers stand for, in points, or priorities.
  ///   - views: views and layout guides by their names.
  ///   - opts: how the views are aligned besides, and which way they follow each other.
  ///   - format: such as "H:|-[name]-|"; a mistake in it is one of the program.
  public static func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: CGFloat]?,
    views: [String: AnyObject]
  ) -> [NSLayoutConstraint] {
    var parser = VisualFormat(format, options: opts, metrics: metrics ?? [:], views: views)
    return parser.constraints()
  }

  #if !hasFeature(Embedded)
    /// The same, with metrics of any type of numbers.
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
        default: programmerError("The metric \"\(name)\" of the visual format \"\(format)\" is no number.")
        }
      }
      return constraints(withVisualFormat: format, options: opts, metrics: lengths, views: views)
    }
  #endif
}
