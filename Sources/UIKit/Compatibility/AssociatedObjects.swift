// Values that programs associate with objects by the address of a key, like Apple's Objective-C runtime. Here they are
// in a table: values of deallocated objects are released when another value is set.

#if !hasFeature(Embedded)
  import Foundation

  /// The memory management of an associated value.
  public enum objc_AssociationPolicy: UInt, Sendable {
    /// The value is not retained: it is nil once it is deallocated.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// The value is retained until the object is deallocated or another value is set.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// The value is retained, since Swift values are copies.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// The value is retained, since there is only one thread.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// The value is retained, since Swift values are copies.
    case OBJC_ASSOCIATION_COPY = 771
  }

  private struct Association {
    private var kept: Any?
    private weak var object: AnyObject?

    init(_ value: Any, _ policy: objc_AssociationPolicy) {
      if policy == .OBJC_ASSOCIATION_ASSIGN { object = value as AnyObject } else { kept = value }
    }

    var value: Any? { kept ?? object }
  }

  private struct Associations {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: Association] = [:]
  }

  /// The associations by the identities of their owners.
  private struct AssociationTable {
    var entries: [ObjectIdentifier: Associations] = [:]
    /// The number of associations from which on those without an owner are removed.
    var limit = 64
  }

  nonisolated(unsafe) private var table = AssociationTable()
  private let tableLock = NSRecursiveLock()

  /// Associates a value with an object, for the address of a key; nil removes it.
  public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
  ) {
    let owner = object as AnyObject
    let name = ObjectIdentifier(owner)
    // Released values may release associations of their own, outside the lock.
    var gone: [Associations?] = []
    tableLock.withLock {
      if let entry = table.entries[name], entry.owner !== owner { gone.append(table.entries.removeValue(forKey: name)) }
      gone.append(table.entries[name])
      table.entries[name, default: Associations(owner: owner)].values[key] = value.map { Association($0, policy) }
      guard table.entries.count > table.limit else { return }
      for (name, entry) in table.entries where entry.owner == nil {
        gone.append(table.entries.removeValue(forKey: name))
      }
      table.limit = max(64, 2 * table.entries.count)
    }
  }

  /// Returns the value associated with an object for the address of a key, or nil.
  public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    let owner = object as AnyObject
    return tableLock.withLock {
      guard let entry = table.entries[ObjectIdentifier(owner)], entry.owner === owner else { return nil }
      return entry.values[key]?.value
    }
  }

  /// Removes all values associated with an object.
  public func objc_removeAssociatedObjects(_ object: Any) {
    let gone = tableLock.withLock { table.entries.removeValue(forKey: ObjectIdentifier(object as AnyObject)) }
    withExtendedLifetime(gone) {}
  }
#endif
