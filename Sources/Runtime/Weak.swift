// Runtime: the differences between full Swift and Embedded Swift, in one place.

import CRuntime

/// A reference that does not retain its object and becomes nil when it is deallocated.
///
/// `@Weak var delegate: (any SomeDelegate)?` means `weak var` in both compilers. Embedded Swift has no `weak`, so there
/// the stand-in for `NSObject` clears a side cell when it is deinitialised. The object must therefore inherit from
/// `NSObject`. A `Weak` value can also be captured by a closure.
@propertyWrapper public struct Weak<Object> {
  public init(wrappedValue: Object?) { set(wrappedValue) }
  public init(_ object: Object?) { set(object) }
  public init() {}

  /// The object, or nil if it has been deallocated.
  @inlinable public var value: Object? { wrappedValue }

  // Frequently read in other modules, where a generic type would be looked up each time.
  public var wrappedValue: Object? {
    @inlinable get {
      #if hasFeature(Embedded)
        guard let cell, let address = cell.address else { return nil }
        // The word is read from the cell, since the compiler believes that a reference in memory that nobody writes keeps
        // its object alive. It would not retain the object, which could be deallocated while it is in use.
        var words = reference
        words.0 = UInt(bitPattern: address)
        return withUnsafeBytes(of: words) { $0.baseAddress!.load(as: Object.self) }
      #else
        // Retained during the access, since another thread may release it.
        guard let object else { return nil }
        return withExtendedLifetime(object) { loaded }
      #endif
    }
    set { set(newValue) }
  }

  /// The words of the reference: one for a class, two or more for a class-bound existential. A cast from the object
  /// alone would search for conformances on each access.
  @usableFromInline var reference: (UInt, UInt, UInt, UInt) = (0, 0, 0, 0)
  #if hasFeature(Embedded)
    @usableFromInline var cell: WeakCell?
  #else
    @inlinable var loaded: Object { withUnsafeBytes(of: reference) { $0.baseAddress!.load(as: Object.self) } }
    @usableFromInline weak var object: AnyObject?
  #endif

  private mutating func set(_ object: Object?) {
    guard let object else {
      clear()
      return
    }
    withUnsafeMutableBytes(of: &reference) { words in
      withUnsafeBytes(of: object) { words.copyMemory(from: $0) }
    }
    #if hasFeature(Embedded)
      cell = WeakCell(UnsafeMutableRawPointer(bitPattern: reference.0)!)
    #else
      self.object = unsafeBitCast(reference.0, to: AnyObject.self)
    #endif
  }

  private mutating func clear() {
    #if hasFeature(Embedded)
      cell = nil
    #else
      object = nil
    #endif
  }
}

#if hasFeature(Embedded)
  /// The owner of a reference count of an object's weak cell.
  @usableFromInline final class WeakCell {
    private let cell: UnsafeMutablePointer<MurmurationWeakCell>
    init(_ object: UnsafeMutableRawPointer) { cell = murmuration_weak_cell(object) }
    deinit { murmuration_weak_cell_release(cell) }
    /// The address of the object; nil once it is gone.
    @usableFromInline var address: UnsafeMutableRawPointer? { cell.pointee.object }
  }
#endif
