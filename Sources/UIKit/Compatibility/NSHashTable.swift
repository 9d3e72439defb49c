#if !hasFeature(Embedded)
  import Foundation

  /// A set of weak references, without deallocated objects. Foundation has no such class on Linux.
  public final class NSHashTable<ObjectType: AnyObject> {
    private struct Entry { weak var object: ObjectType? }
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The objects in the order of insertion, so that programs are deterministic.
    private var order: [ObjectIdentifier] = []

    /// Creates an empty table.
    public init() {}

    /// Returns an empty table with weak references, the only kind here.
    public static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable() }

    /// Adds an object. Does nothing for nil or an object that is in the table already.
    public func add(_ object: ObjectType?) {
      guard let object, !contains(object) else { return }
      let name = ObjectIdentifier(object)
      // A deallocated object may have had the same address.
      if entries.updateValue(Entry(object: object), forKey: name) != nil { order.removeAll { $0 == name } }
      order.append(name)
    }

    /// Removes an object. Does nothing if it is not in the table.
    public func remove(_ object: ObjectType?) {
      guard let object, contains(object) else { return }
      let name = ObjectIdentifier(object)
      entries[name] = nil
      order.removeAll { $0 == name }
    }

    /// Removes all objects.
    public func removeAllObjects() {
      entries = [:]
      order = []
    }

    /// Returns whether an object is in the table, by identity.
    public func contains(_ object: ObjectType?) -> Bool {
      guard let object else { return false }
      return entries[ObjectIdentifier(object)]?.object === object
    }

    /// The existing objects in the order of insertion. Linear in their number.
    public var allObjects: [ObjectType] {
      order.removeAll { name in
        guard entries[name]?.object == nil else { return false }
        entries[name] = nil
        return true
      }
      return order.compactMap { entries[$0]?.object }
    }

    /// The first of the existing objects, or nil.
    public var anyObject: ObjectType? { allObjects.first }
    /// The number of existing objects. Linear.
    public var count: Int { allObjects.count }
  }
#endif
