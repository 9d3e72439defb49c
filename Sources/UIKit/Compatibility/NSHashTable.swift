#if !hasFeature(Embedded)
  import Foundation

  /// Objects that are not kept: one that is gone is not in the table any more. Foundation has none on Linux.
  public final class NSHashTable<ObjectType: AnyObject> {
    private struct Entry { weak var object: ObjectType? }
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// In the order in which they came, so that programs do the same on every run.
    private var order: [ObjectIdentifier] = []

    /// An empty table.
    public init() {}

    /// The only kind there is here.
    public static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable() }

    /// Does nothing with an object that is in the table already, and with nil.
    public func add(_ object: ObjectType?) {
      guard let object, !contains(object) else { return }
      let name = ObjectIdentifier(object)
      // An object that is gone may have had the same address.
      if entries.updateValue(Entry(object: object), forKey: name) != nil { order.removeAll { $0 == name } }
      order.append(name)
    }

    /// Does nothing with an object that is not in the table.
    public func remove(_ object: ObjectType?) {
      guard let object, contains(object) else { return }
      let name = ObjectIdentifier(object)
      entries[name] = nil
      order.removeAll { $0 == name }
    }

    /// The objects themselves stay, if others hold them.
    public func removeAllObjects() {
      entries = [:]
      order = []
    }

    /// Whether this very object is in the table; equal ones do not count.
    public func contains(_ object: ObjectType?) -> Bool {
      guard let object else { return false }
      return entries[ObjectIdentifier(object)]?.object === object
    }

    /// Those that are still there, in the order in which they came. Linear in their number.
    public var allObjects: [ObjectType] {
      order.removeAll { name in
        guard entries[name]?.object == nil else { return false }
        entries[name] = nil
        return true
      }
      return order.compactMap { entries[$0]?.object }
    }

    /// The one that was added first of those that are still there; nil for none.
    public var anyObject: ObjectType? { allObjects.first }
    /// How many are still there. Linear.
    public var count: Int { allObjects.count }
  }
#endif
