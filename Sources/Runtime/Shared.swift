/// A value that copies share until one of them changes it: for parts of a struct that are large and seldom change, so
/// that the struct is copied with one reference in their place.
public struct Shared<Value> {
  @usableFromInline final class Box {
    @usableFromInline var value: Value
    @inlinable init(_ value: Value) { self.value = value }
  }

  @usableFromInline var box: Box

  @inlinable public init(_ value: Value) { box = Box(value) }

  /// Changing it makes a copy first, if it is shared.
  @inlinable public var value: Value {
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }
}
