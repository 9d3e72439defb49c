import CoreGraphics

/// A symbol with its configuration.
struct Symbol: Equatable {
  /// The range of its description in ``SymbolTable``.
  private let place: Range<Int>
  /// The width of its box, whose height is 24.
  private let width: CGFloat
  /// Whether it is mirrored in a right-to-left layout.
  let flips: Bool
  let configuration: UIImage.SymbolConfiguration

  /// Creates a symbol, or returns nil for an unknown name. Linear in the size of the table.
  init?(named name: String, _ configuration: UIImage.SymbolConfiguration) {
    let ending = [(".forward", ".right"), (".backward", ".left")].first { name.hasSuffix($0.0) }
    let name = ending.map { String(name.dropLast($0.0.utf8.count)) + $0.1 } ?? name
    guard let row = Symbol.row(Array(name.utf8)) else { return nil }
    place = row.place
    width = row.width
    flips = ending != nil
    self.configuration = configuration
  }

  private init(_ symbol: Symbol, _ configuration: UIImage.SymbolConfiguration) {
    place = symbol.place
    width = symbol.width
    flips = symbol.flips
    self.configuration = configuration
  }

  func with(_ configuration: UIImage.SymbolConfiguration) -> Symbol { Symbol(self, configuration) }

  static func == (one: Symbol, other: Symbol) -> Bool {
    one.place == other.place && one.flips == other.flips && one.configuration.values == other.configuration.values
  }

  private static func row(_ name: [UInt8]) -> (place: Range<Int>, width: CGFloat)? {
    let table = SymbolTable.rows
    let end = table.utf8CodeUnitCount
    let text = UnsafeBufferPointer(start: table.utf8Start, count: end)
    var start = 0
    while start < end {
      let next = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? end
      let width = start + name.count + 1
      if width + 2 < next, text[width - 1] == UInt8(ascii: " "), text[start..<(width - 1)].elementsEqual(name) {
        let units = CGFloat(text[width] - 48) * 10 + CGFloat(text[width + 1] - 48)
        return ((width + 3)..<next, units)
      }
      start = next + 1
    }
    return nil
  }

  // MARK: Drawing

  /// The height of the box of all symbols, in units.
  private static let height: CGFloat = 24
  /// The height of the box relative to the point size.
  private static let relativeHeight: CGFloat = 1.2

  /// The number of points per unit.
  private var scale: CGFloat {
    configuration.size * Symbol.relativeHeight / Symbol.height * configuration.values.scale.factor
  }

  /// The size in points.
  var size: CGSize { CGSize(width: width * scale, height: Symbol.height * scale) }

  /// The path in a box of ``size``, to be filled.
  var path: CGPath {
    let description = UnsafeBufferPointer(
      rebasing: UnsafeBufferPointer(
        start: SymbolTable.rows.utf8Start, count: SymbolTable.rows.utf8CodeUnitCount)[place])
    return SymbolPen.path(
      of: description, width: width, lineWidth: configuration.weight.lineWidth, scale: scale)
  }
}

extension UIImage.SymbolScale {
  /// The factor relative to medium scale.
  fileprivate var factor: CGFloat {
    switch self {
    case .default, .unspecified, .medium: 1
    case .small: 0.8
    case .large: 1.3
    }
  }
}

extension UIImage.SymbolWeight {
  /// The line width in a box whose height is 24.
  fileprivate var lineWidth: CGFloat {
    switch self {
    case .ultraLight: 0.8
    case .thin: 1.1
    case .light: 1.6
    case .unspecified, .regular: 2
    case .medium: 2.3
    case .semibold: 2.6
    case .bold: 3
    case .heavy: 3.4
    case .black: 3.8
    }
  }
}
