/// A list of indices that leads through nested lists. Up to two of them are kept inline, so that a
/// collection view's index paths never allocate.
public struct IndexPath: Hashable, Sendable {
  public typealias Element = Int
  public typealias Index = Int

  private enum Storage: Sendable {
    case none
    case one(Int)
    case two(Int, Int)
    /// Three or more.
    case many([Int])
  }

  private var storage: Storage

  public init() { storage = .none }

  public init(index: Int) { storage = .one(index) }

  public init(indexes: [Int]) {
    switch indexes.count {
    case 0: storage = .none
    case 1: storage = .one(indexes[0])
    case 2: storage = .two(indexes[0], indexes[1])
    default: storage = .many(indexes)
    }
  }

  public init<Indexes: Sequence>(indexes: Indexes) where Indexes.Element == Int {
    self.init(indexes: Array(indexes))
  }

  /// How many indices there are: 2 for an item in a section.
  public var count: Int {
    switch storage {
    case .none: return 0
    case .one: return 1
    case .two: return 2
    case .many(let indexes): return indexes.count
    }
  }

  public subscript(position: Int) -> Int {
    get {
      switch storage {
      case .one(let first) where position == 0: return first
      case .two(let first, _) where position == 0: return first
      case .two(_, let second) where position == 1: return second
      case .many(let indexes) where indexes.indices.contains(position): return indexes[position]
      default: programmerError("IndexPath: there is no index \(position); the path has \(count) indexes.")
      }
    }
    set {
      switch storage {
      case .one where position == 0: storage = .one(newValue)
      case .two(_, let second) where position == 0: storage = .two(newValue, second)
      case .two(let first, _) where position == 1: storage = .two(first, newValue)
      case .many(var indexes) where indexes.indices.contains(position):
        storage = .none
        indexes[position] = newValue
        storage = .many(indexes)
      default: programmerError("IndexPath: there is no index \(position); the path has \(count) indexes.")
      }
    }
  }

  public subscript(range: Range<Int>) -> IndexPath {
    get { IndexPath(indexes: Array(indexes[range])) }
    set {
      var all = indexes
      all.replaceSubrange(range, with: newValue.indexes)
      self = IndexPath(indexes: all)
    }
  }

  private var indexes: [Int] {
    switch storage {
    case .none: return []
    case .one(let first): return [first]
    case .two(let first, let second): return [first, second]
    case .many(let indexes): return indexes
    }
  }

  // MARK: - Longer and shorter paths

  public mutating func append(_ other: Int) {
    switch storage {
    case .none: storage = .one(other)
    case .one(let first): storage = .two(first, other)
    case .two(let first, let second): storage = .many([first, second, other])
    case .many(let indexes): storage = .many(indexes + [other])
    }
  }

  public mutating func append(_ other: IndexPath) { self = IndexPath(indexes: indexes + other.indexes) }
  public mutating func append(_ other: [Int]) { self = IndexPath(indexes: indexes + other) }

  public func appending(_ other: Int) -> IndexPath {
    var path = self
    path.append(other)
    return path
  }

  public func appending(_ other: IndexPath) -> IndexPath { IndexPath(indexes: indexes + other.indexes) }
  public func appending(_ other: [Int]) -> IndexPath { IndexPath(indexes: indexes + other) }

  public func dropLast() -> IndexPath { IndexPath(indexes: Array(indexes.dropLast())) }
  public mutating func removeLast() { self = dropLast() }

  public static func + (left: IndexPath, right: IndexPath) -> IndexPath { left.appending(right) }
  public static func += (left: inout IndexPath, right: IndexPath) { left.append(right) }

  // MARK: - Comparing

  public static func == (left: IndexPath, right: IndexPath) -> Bool {
    if case .two(let a, let b) = left.storage, case .two(let c, let d) = right.storage {
      return a == c && b == d
    }
    return left.indexes == right.indexes
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    switch storage {
    case .none: break
    case .one(let first): hasher.combine(first)
    case .two(let first, let second):
      hasher.combine(first)
      hasher.combine(second)
    case .many(let indexes):
      for index in indexes { hasher.combine(index) }
    }
  }
}

extension IndexPath: Comparable {
  /// As words in a dictionary: the first different index decides, then the length.
  public static func < (left: IndexPath, right: IndexPath) -> Bool {
    if case .two(let a, let b) = left.storage, case .two(let c, let d) = right.storage {
      return a == c ? b < d : a < c
    }
    return left.indexes.lexicographicallyPrecedes(right.indexes)
  }
}

extension IndexPath: MutableCollection, RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { count }
  public func index(before index: Int) -> Int { index - 1 }
  public func index(after index: Int) -> Int { index + 1 }
}

extension IndexPath: ExpressibleByArrayLiteral {
  public init(arrayLiteral indexes: Int...) { self.init(indexes: indexes) }
}

extension IndexPath: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String {
    var text = "["
    for index in indexes { text += (text == "[" ? "" : ", ") + "\(index)" }
    return text + "]"
  }

  public var debugDescription: String { description }
}
