#if !hasFeature(Embedded)
  import Foundation

  /// The options of a table for its references.
  public enum NSPointerFunctions {
    /// Whether objects are retained. Equality is that of the objects: `isEqual(_:)` and `hash` for an `NSObject`,
    /// otherwise identity.
    public struct Options: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// Objects are retained.
      public static let strongMemory: Options = []
      /// Objects are referenced weakly: entries of deallocated objects do not exist any more.
      public static let weakMemory = Options(rawValue: 5 << 0)
      /// Objects are equal only if they are identical.
      public static let objectPointerPersonality = Options(rawValue: 2 << 8)
      /// Copies keys on Apple's systems; here they are retained.
      public static let copyIn = Options(rawValue: 1 << 16)
    }
  }

  /// A map of objects by keys, either of which may be referenced weakly. Foundation has no such class on Linux.
  public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject> {
    private struct Entry {
      weak var weakKey: KeyType?
      var strongKey: KeyType?
      weak var weakObject: ObjectType?
      var strongObject: ObjectType?

      var key: KeyType? { strongKey ?? weakKey }
      var object: ObjectType? { strongObject ?? weakObject }
    }
    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options
    /// The entries by the hashes of their keys; those of the same hash in the order of insertion.
    private var entries: [Int: [Entry]] = [:]
    /// The hashes in the order of insertion, so that programs are deterministic.
    private var order: [Int] = []

    /// Creates an empty table.
    /// - Parameter initialCapacity: Ignored.
    public init(
      keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
      capacity initialCapacity: Int = 0
    ) {
      self.keyOptions = keyOptions
      self.valueOptions = valueOptions
    }

    /// Returns a table that retains keys and objects.
    public static func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    /// Returns a table that retains objects, but not keys.
    public static func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
    /// Returns a table that retains keys, but not objects.
    public static func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
      NSMapTable(valueOptions: .weakMemory)
    }
    /// Returns a table that retains neither.
    public static func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
      NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    /// Returns the object for a key, or nil if there is none, or it or its key has been deallocated.
    public func object(forKey aKey: KeyType?) -> ObjectType? {
      guard let aKey else { return nil }
      return entries[hash(aKey)]?.first { isKey($0, aKey) }?.object
    }

    /// Sets the object for a key. Does nothing for nil.
    public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
      guard let anObject, let aKey else { return }
      removeObject(forKey: aKey)
      let hash = hash(aKey)
      let (holdsKey, holdsObject) = (!keyOptions.contains(.weakMemory), !valueOptions.contains(.weakMemory))
      let entry = Entry(
        weakKey: aKey, strongKey: holdsKey ? aKey : nil, weakObject: anObject,
        strongObject: holdsObject ? anObject : nil)
      if entries[hash] == nil { order.append(hash) }
      entries[hash, default: []].append(entry)
    }

    /// Removes the object for a key, if there is one.
    public func removeObject(forKey aKey: KeyType?) {
      guard let aKey else { return }
      let hash = hash(aKey)
      guard var same = entries[hash] else { return }
      same.removeAll { $0.key == nil || $0.object == nil || isKey($0, aKey) }
      entries[hash] = same.isEmpty ? nil : same
      if same.isEmpty { order.removeAll { $0 == hash } }
    }

    /// Removes all entries.
    public func removeAllObjects() {
      entries = [:]
      order = []
    }

    /// The number of existing entries. Linear.
    public var count: Int { present.count }
    /// Returns an enumerator of the existing keys in the order of insertion. Linear in their number.
    public func keyEnumerator() -> NSEnumerator { Walk(present.map { $0.0 as Any }) }
    /// Returns an enumerator of the existing objects in the order of insertion, or nil if there are none. Linear in
    /// their number.
    public func objectEnumerator() -> NSEnumerator? { present.isEmpty ? nil : Walk(present.map { $0.1 as Any }) }

    private var present: [(KeyType, ObjectType)] {
      order.flatMap { entries[$0] ?? [] }.compactMap { entry in
        guard let key = entry.key, let object = entry.object else { return nil }
        return (key, object)
      }
    }

    private var goesByIdentity: Bool { keyOptions.contains(.objectPointerPersonality) }

    private func hash(_ key: KeyType) -> Int {
      if !goesByIdentity, let object = key as? NSObject { return object.hash }
      return ObjectIdentifier(key).hashValue
    }

    private func isKey(_ entry: Entry, _ key: KeyType) -> Bool {
      guard let known = entry.key else { return false }
      if known === key { return true }
      return !goesByIdentity && (known as? NSObject)?.isEqual(key) ?? false
    }
  }

  /// An enumerator of a list, since Foundation's class has no elements.
  private final class Walk: NSEnumerator {
    private var rest: ArraySlice<Any>

    init(_ objects: [Any]) { rest = objects[...] }

    override func nextObject() -> Any? { rest.popFirst() }
  }
#endif
