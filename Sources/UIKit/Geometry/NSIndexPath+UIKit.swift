#if !hasFeature(Embedded)
  import Foundation

  extension NSIndexPath {
    /// The path of an item in a section; it has these two components.
    public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

    /// The same as with an item, as tables say it.
    public convenience init(row: Int, section: Int) { self.init(item: row, section: section) }

    /// The first component. Traps on a path without any.
    public var section: Int { (self as IndexPath).section }

    /// The second component. Traps on a path with fewer.
    public var item: Int { (self as IndexPath).item }

    /// The item, as tables say it.
    public var row: Int { item }
  }
#endif
