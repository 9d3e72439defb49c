// Attributes by range. Embedded Swift has no `Any`: values are objects, as fonts and colours are.

/// Text with attributes. Places and lengths are counted in UTF-16, as everywhere in Foundation.
open class NSAttributedString: NSObject, NSCopying, NSMutableCopying {
  public struct Key: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public struct EnumerationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let reverse = EnumerationOptions(rawValue: 1 << 1)
    public static let longestEffectiveRangeNotRequired = EnumerationOptions(rawValue: 1 << 20)
  }

  /// A stretch of text with the same attributes; neighbours may have the same, too.
  fileprivate struct Piece {
    var units: [UInt16]
    var attributes: [Key: AnyObject]
  }

  fileprivate final var pieces: [Piece] = []

  public init(string: String, attributes: [Key: AnyObject]? = nil) {
    super.init()
    if !string.isEmpty { pieces = [Piece(units: Array(string.utf16), attributes: attributes ?? [:])] }
  }

  public init(attributedString: NSAttributedString) {
    super.init()
    pieces = attributedString.pieces
  }

  public final var length: Int { pieces.reduce(0) { $0 + $1.units.count } }

  public final var string: String {
    var units: [UInt16] = []
    for piece in pieces { units += piece.units }
    return String(decoding: units, as: UTF16.self)
  }

  /// The attributes at a place, and the range around it in which they are the same.
  public final func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [Key: AnyObject] {
    var start = 0
    for piece in pieces {
      if location < start + piece.units.count {
        range?.pointee = NSRange(location: start, length: piece.units.count)
        return piece.attributes
      }
      start += piece.units.count
    }
    programmerError("NSAttributedString: there is no character \(location); the text has \(length) characters.")
  }

  public final func attribute(_ key: Key, at location: Int, effectiveRange range: NSRangePointer?) -> AnyObject? {
    attributes(at: location, effectiveRange: range)[key]
  }

  /// Calls `block` for the stretches of a range, until it says that it has enough.
  public final func enumerateAttributes(
    in range: NSRange, options: EnumerationOptions = [],
    using block: ([Key: AnyObject], NSRange, UnsafeMutablePointer<Bool>) -> Void
  ) {
    var found: [(NSRange, [Key: AnyObject])] = []
    var start = 0
    for piece in pieces {
      let part = NSRange(location: start, length: piece.units.count).intersection(range)
      if let part { found.append((part, piece.attributes)) }
      start += piece.units.count
    }
    if options.contains(.reverse) { found.reverse() }
    var isEnough = false
    for (part, attributes) in found where !isEnough { block(attributes, part, &isEnough) }
  }

  public final func attributedSubstring(from range: NSRange) -> NSAttributedString {
    let part = NSAttributedString(string: "")
    part.pieces = split(at: [range.lowerBound, range.upperBound]).1
    return part
  }

  /// What lies before, between and after two places.
  fileprivate final func split(at places: [Int]) -> ([Piece], [Piece], [Piece]) {
    guard places[0] >= 0, places[0] <= places[1], places[1] <= length else {
      programmerError(
        "NSAttributedString: the range \(places[0])..<\(places[1]) is out of bounds; the text has the range 0..<\(length)."
      )
    }
    var parts: [[Piece]] = [[], [], []]
    var start = 0
    for piece in pieces {
      let cuts = [0] + places.map { min(max($0 - start, 0), piece.units.count) } + [piece.units.count]
      for part in 0..<3 where cuts[part] < cuts[part + 1] {
        parts[part].append(
          Piece(units: Array(piece.units[cuts[part]..<cuts[part + 1]]), attributes: piece.attributes))
      }
      start += piece.units.count
    }
    return (parts[0], parts[1], parts[2])
  }

  open func copy(with zone: NSZone?) -> AnyObject { NSAttributedString(attributedString: self) }
  open func mutableCopy(with zone: NSZone?) -> AnyObject { NSMutableAttributedString(attributedString: self) }
  open override func copy() -> AnyObject { copy(with: nil) }
  open override func mutableCopy() -> AnyObject { mutableCopy(with: nil) }
}

/// Text whose characters and attributes change.
open class NSMutableAttributedString: NSAttributedString {
  private final func change(in range: NSRange, _ change: ([Piece]) -> [Piece]) {
    let (before, between, after) = split(at: [range.lowerBound, range.upperBound])
    pieces = before + change(between) + after
  }

  private final func changeAttributes(in range: NSRange, _ body: (inout [Key: AnyObject]) -> Void) {
    change(in: range) { between in
      between.map { piece in
        var piece = piece
        body(&piece.attributes)
        return piece
      }
    }
  }

  public final func addAttribute(_ key: Key, value: AnyObject, range: NSRange) {
    changeAttributes(in: range) { $0[key] = value }
  }

  public final func addAttributes(_ attributes: [Key: AnyObject], range: NSRange) {
    changeAttributes(in: range) { all in
      for (key, value) in attributes { all[key] = value }
    }
  }

  public final func setAttributes(_ attributes: [Key: AnyObject]?, range: NSRange) {
    changeAttributes(in: range) { $0 = attributes ?? [:] }
  }

  public final func removeAttribute(_ key: Key, range: NSRange) { changeAttributes(in: range) { $0[key] = nil } }

  public final func append(_ other: NSAttributedString) { pieces += other.pieces }

  public final func replaceCharacters(in range: NSRange, with other: NSAttributedString) {
    change(in: range) { _ in other.pieces }
  }

  public final func deleteCharacters(in range: NSRange) { change(in: range) { _ in [] } }
}
