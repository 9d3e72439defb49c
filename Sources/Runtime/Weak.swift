// Runtime: what differs between full Swift and Embedded Swift, in one place.

import CRuntime

/// A reference that does not keep its object alive and reads as nil once it is gone.
///
/// `@Weak var delegate: (any SomeDelegate)?` means `weak var` in both compilers: Embedded Swift has no
/// `weak`, so there the stand-in `NSObject` clears a side cell when it is deinitialised. The object must
/// therefore inherit from `NSObject`. A `Weak` value can also be captured by a closure.
@propertyWrapper public struct Weak<Object> {
  public init(wrappedValue: Object?) { set(wrappedValue) }
  public init(_ object: Object?) { set(object) }
  public init() {}

  /// The object, or nil when there is none any more.
  public var value: Object? { wrappedValue }

  #if hasFeature(Embedded)
    public var wrappedValue: Object? {
      get {
        guard let cell, cell.isAlive else { return nil }
        return withUnsafeBytes(of: reference) { $0.baseAddress!.load(as: Object.self) }
      }
      set { set(newValue) }
    }

    /// The words of the reference: one for a class, two or more for a class-bound existential.
    private var reference: (UInt, UInt, UInt, UInt) = (0, 0, 0, 0)
    private var cell: WeakCell?

    private mutating func set(_ object: Object?) {
      guard let object else {
        cell = nil
        return
      }
      withUnsafeMutableBytes(of: &reference) { words in
        withUnsafeBytes(of: object) { words.copyMemory(from: $0) }
      }
      cell = WeakCell(UnsafeMutableRawPointer(bitPattern: reference.0)!)
    }
  #else
    public var wrappedValue: Object? {
      get { object as! Object? }
      set { set(newValue) }
    }

    private weak var object: AnyObject?

    private mutating func set(_ object: Object?) { self.object = object as AnyObject? }
  #endif
}

#if hasFeature(Embedded)
  /// Owns one count of an object's weak cell.
  private final class WeakCell {
    private let cell: UnsafeMutablePointer<MurmurationWeakCell>
    init(_ object: UnsafeMutableRawPointer) { cell = murmuration_weak_cell(object) }
    deinit { murmuration_weak_cell_release(cell) }
    var isAlive: Bool { cell.pointee.object != nil }
  }
#endif
