import Runtime

extension IndexPath {
  /// Creates an index path with a section and an item.
  public init(item: Int, section: Int) { self = IndexPath(index: section).appending(item) }

  /// Creates an index path with a section and a row, the item in tables.
  public init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// The first component. Traps on an empty path.
  public var section: Int {
    get {
      ensure(count > 0, "The index path [] has no section.")
      return self[0]
    }
    set {
      ensure(count > 0, "The index path [] has no section.")
      self[0] = newValue
    }
  }

  /// The second component. Traps on a path with fewer.
  public var item: Int {
    get {
      ensure(count > 1, "The index path \(description) has no item.")
      return self[1]
    }
    set {
      ensure(count > 1, "The index path \(description) has no item.")
      self[1] = newValue
    }
  }

  /// The item; 0 for the path of a section, which supplementary and decoration views may have.
  package var itemOrZero: Int { count > 1 ? self[1] : 0 }

  /// The item, as tables name it.
  public var row: Int {
    get { item }
    set { item = newValue }
  }
}
