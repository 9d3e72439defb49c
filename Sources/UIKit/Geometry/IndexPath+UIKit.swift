extension IndexPath {
  /// The path of an item in a section; it has these two components.
  public init(item: Int, section: Int) { self = IndexPath(index: section).appending(item) }

  public init(row: Int, section: Int) { self.init(item: row, section: section) }

  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item; 0 for the path of a section, which supplementary and decoration views may have.
  package var itemOrZero: Int { count > 1 ? self[1] : 0 }

  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
