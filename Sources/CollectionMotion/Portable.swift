// What differs between Apple's UIKit and the portable one, in one place.

import UIKit

#if canImport(ObjectiveC)
  /// What the portable UIKit calls the `Any` of Objective-C.
  public typealias AnyValue = Any

  /// Ends the program after a sentence that says what was wrong and what to do instead.
  func programmerError(_ message: String) -> Never { fatalError(message) }

  // What Runtime/Weakly.swift has for the portable UIKit.

  /// A closure that calls another one with an object and a value, while the object lives. It does not keep it.
  @MainActor public func weakly<Object: NSObject, Value>(
    _ object: Object, _ body: @escaping @MainActor (Object, Value) -> Void
  ) -> @MainActor (Value) -> Void {
    { [weak object] value in if let object { body(object, value) } }
  }

  /// The same, where the value does not matter.
  @MainActor public func weakly<Object: NSObject, Value>(
    _ object: Object, _ body: @escaping @MainActor (Object) -> Void
  ) -> @MainActor (Value) -> Void {
    { [weak object] _ in if let object { body(object) } }
  }

  /// The same, where there is no value.
  @MainActor public func weakly<Object: NSObject>(
    _ object: Object, _ body: @escaping @MainActor (Object) -> Void
  ) -> @MainActor () -> Void {
    { [weak object] in if let object { body(object) } }
  }

  /// The same for a closure that answers.
  /// - Parameter substitute: the answer when the object is gone.
  @MainActor public func weakly<Object: NSObject, Value, Answer>(
    _ object: Object, or substitute: Answer, _ body: @escaping @MainActor (Object, Value) -> Answer
  ) -> @MainActor (Value) -> Answer {
    { [weak object] value in if let object { body(object, value) } else { substitute } }
  }
#else
  @_exported import Runtime
#endif

extension UIView {
  /// Whether the person at the view's screen asked for less movement.
  var isMotionReduced: Bool {
    #if canImport(ObjectiveC)
      UIAccessibility.isReduceMotionEnabled
    #else
      layer.screen.isReduceMotionEnabled
    #endif
  }
}

extension UICollectionViewLayout {
  /// The same at the collection view's screen, also when the layout is asked between frames.
  var isMotionReduced: Bool { collectionView?.isMotionReduced ?? UIAccessibility.isReduceMotionEnabled }
}

extension UIView {
  /// Tells assistive technology that what the view shows is expanded, or can be; on Apple's systems from iOS 18 on.
  public func setAccessibilityExpanded(_ isExpanded: Bool) {
    #if canImport(ObjectiveC)
      guard #available(iOS 18, *) else { return }
    #endif
    accessibilityExpandedStatus = isExpanded ? .expanded : .collapsed
  }
}
