#if !hasFeature(Embedded)
  import Foundation

  extension NSIndexPath {
    /// Creates an index path with a section and an item.
    public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

    /// Creates an index path with a section and a row, the item in tables.
    public convenience init(row: Int, section: Int) { self.init(item: row, section: section) }

    /// The first component. Traps on an empty path.
    public var section: Int { (self as IndexPath).section }

    /// The second component. Traps on a path with fewer.
    public var item: Int { (self as IndexPath).item }

    /// The item, as tables name it.
    public var row: Int { item }
  }
#endif
