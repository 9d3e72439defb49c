/// What is known of where a value comes from.
enum Origin: Hashable {
  /// Data that a relocation names.
  case data(Int)
  case parameter(Int)
  /// What was read at an offset from an address that is not known, or from the table of an object's class.
  case read(Int, receiver: Int?)
  case constant(Int)
  /// An address that is not known plus an offset.
  case sum(Int)
  /// More than is followed: where others are known, something else, too.
  case other
  /// A place in the table of a class that is computed.
  case anyPlace
  /// What was read from there.
  case anyMethod
}

extension Origin {
  fileprivate var isNumber: Bool {
    switch self {
    case .constant, .sum: true
    default: false
    }
  }
}

/// What is known of what a value points to.
enum Kind: Equatable {
  /// Nothing points to it yet, so that it may become any kind.
  case none
  /// An object of a class, or of one that inherits from it.
  case object(Int)
  /// The table of the class of such an object.
  case table(Int)
  case unknown
}

/// The possible origins of a value, none if nothing is known, and what it points to.
struct Value {
  var origins: [Origin] = []
  var kind = Kind.unknown
  /// Whether it may be the address of the table of a class, or one in it: what an object begins with.
  var isInTable = false

  /// The most constants and offsets that are followed, so that sums of sums in loops have an end.
  private static let mostNumbers = 12

  static let unknown = Value()

  init(_ origins: Origin..., kind: Kind = .unknown) { (self.origins, self.kind) = (origins, kind) }

  /// Adds the origins of another value; returns whether there is something new.
  mutating func merge(_ other: Value) -> Bool {
    var grows = false
    if kind != other.kind, kind != .unknown, other.kind != .none {
      kind = kind == .none ? other.kind : .unknown
      grows = true
    }
    if other.isInTable, !isInTable {
      isInTable = true
      grows = true
    }
    // A value of which nothing is known is something else than one of which something is.
    let isPartlyKnown = origins.isEmpty != other.origins.isEmpty
    for origin in other.origins + (isPartlyKnown ? [.other] : []) where add(origin) { grows = true }
    return grows
  }

  /// Adds values of locals to others, which lead to the same place; returns whether there is something new.
  static func merge(_ locals: [Value], into others: inout [Value]?) -> Bool {
    guard others != nil else {
      others = locals
      return true
    }
    var grows = false
    for index in locals.indices where others![index].merge(locals[index]) { grows = true }
    return grows
  }

  private mutating func add(_ origin: Origin) -> Bool {
    guard !origins.contains(origin) else { return false }
    guard origin.isNumber else {
      origins.append(origin)
      return true
    }
    guard !hasManyNumbers else { return false }
    origins.append(origin)
    if hasManyNumbers, !origins.contains(.other) { origins.append(.other) }
    return true
  }

  private var hasManyNumbers: Bool { origins.count { $0.isNumber } >= Self.mostNumbers }

  /// Whether it is one of the constants that are its origins.
  var isConstant: Bool {
    !origins.isEmpty && origins.allSatisfy { if case .constant = $0 { true } else { false } }
  }
}
