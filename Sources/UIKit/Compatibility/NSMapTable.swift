#if !hasFeature(Embedded)
  import Foundation

  /// How a table keeps its objects.
  public enum NSPointerFunctions {
    /// Whether objects are held. By which rule they are the same is that of objects: `isEqual(_:)` and `hash` of an
    /// `NSObject`, otherwise the very object.
    public struct Options: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// Objects are held: what is not `weakMemory`.
      public static let strongMemory: Options = []
      /// Objects are not held: an entry of one that is gone is not there any more.
      public static let weakMemory = Options(rawValue: 5 << 0)
      /// Two are the same when they are the same object, whatever `isEqual(_:)` says.
      public static let objectPointerPersonality = Options(rawValue: 2 << 8)
      /// Keys are copied. They are held here, as they are.
      public static let copyIn = Options(rawValue: 1 << 16)
    }
  }

  /// Objects by keys, of which either need not be held. Foundation has none on Linux.
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
    /// By the hashes of keys: those of one hash in the order in which they came.
    private var entries: [Int: [Entry]] = [:]
    /// Hashes in the order in which they came, so that programs do the same on every run.
    private var order: [Int] = []

    /// An empty table.
    /// - Parameter initialCapacity: is of no consequence.
    public init(
      keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
      capacity initialCapacity: Int = 0
    ) {
      self.keyOptions = keyOptions
      self.valueOptions = valueOptions
    }

    /// Holds keys and objects.
    public static func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    /// Holds objects, and keys not.
    public static func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
    /// Holds keys, and objects not.
    public static func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
      NSMapTable(valueOptions: .weakMemory)
    }
    /// Holds neither.
    public static func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
      NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    /// What is kept by the key; nil for nothing, and when it or its key is gone.
    public func object(forKey aKey: KeyType?) -> ObjectType? {
      guard let aKey else { return nil }
      return entries[hash(aKey)]?.first { isKey($0, aKey) }?.object
    }

    /// Takes the place of what was kept by the key. Does nothing with nil.
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

    /// Does nothing when there is none.
    public func removeObject(forKey aKey: KeyType?) {
      guard let aKey else { return }
      let hash = hash(aKey)
      guard var same = entries[hash] else { return }
      same.removeAll { $0.key == nil || $0.object == nil || isKey($0, aKey) }
      entries[hash] = same.isEmpty ? nil : same
      if same.isEmpty { order.removeAll { $0 == hash } }
    }

    /// The keys and objects themselves stay, if others hold them.
    public func removeAllObjects() {
      entries = [:]
      order = []
    }

    /// How many entries are still there. Linear.
    public var count: Int { present.count }
    /// The keys that are still there, in the order in which they came. Linear in their number.
    public func keyEnumerator() -> NSEnumerator { Walk(present.map { $0.0 as Any }) }
    /// The objects that are still there, in the order in which they came. Linear in their number; nil for none.
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

  /// Foundation's class has no objects of its own.
  private final class Walk: NSEnumerator {
    private var rest: ArraySlice<Any>

    init(_ objects: [Any]) { rest = objects[...] }

    override func nextObject() -> Any? { rest.popFirst() }
  }
#endif
