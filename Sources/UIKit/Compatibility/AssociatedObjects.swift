// Values that programs keep with objects by the address of a key, as Apple's Objective-C runtime does. Here a table does it:
// what belongs to an object that is gone is let go when a later value is kept.

#if !hasFeature(Embedded)
  import Foundation

  /// How a value is kept with an object.
  public enum objc_AssociationPolicy: UInt, Sendable {
    /// It is not kept: it reads as nil when it is gone.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// It is held as long as the object is there, or until another takes its place.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// The same: values of Swift are copies.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// The same: there is one thread.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// The same: values of Swift are copies.
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

  /// By the identities of their owners.
  private struct AssociationTable {
    var entries: [ObjectIdentifier: Associations] = [:]
    /// How many there may be before those without an owner are looked for.
    var limit = 64
  }

  nonisolated(unsafe) private var table = AssociationTable()
  private let tableLock = NSRecursiveLock()

  /// Keeps a value with an object, under the address of a key; nil takes the value away.
  public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
  ) {
    let owner = object as AnyObject
    let name = ObjectIdentifier(owner)
    // What is let go may have values of its own to let go, outside of the table.
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

  /// The value that is kept with an object under the address of a key.
  public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    let owner = object as AnyObject
    return tableLock.withLock {
      guard let entry = table.entries[ObjectIdentifier(owner)], entry.owner === owner else { return nil }
      return entry.values[key]?.value
    }
  }

  /// Lets go of all that is kept with an object.
  public func objc_removeAssociatedObjects(_ object: Any) {
    let gone = tableLock.withLock { table.entries.removeValue(forKey: ObjectIdentifier(object as AnyObject)) }
    withExtendedLifetime(gone) {}
  }
#endif
