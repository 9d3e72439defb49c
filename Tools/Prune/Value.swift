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

  static let unknown = Value()

  init(_ origins: Origin..., kind: Kind = .unknown) { (self.origins, self.kind) = (origins, kind) }

  /// Adds the origins of another value; returns whether there is something new.
  mutating func merge(_ other: Value) -> Bool {
    var grows = false
    if kind != other.kind, kind != .unknown, other.kind != .none {
      kind = kind == .none ? other.kind : .unknown
      grows = true
    }
    for origin in other.origins where !origins.contains(origin) {
      // Sums of sums in loops would have no end; no table of methods is read that way.
      if case .sum = origin, origins.count >= 12 { continue }
      if case .constant = origin, origins.count >= 12 { continue }
      origins.append(origin)
      grows = true
    }
    return grows
  }
}
