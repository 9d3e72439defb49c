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

  // What UIKit/Events/GestureHandling.swift has for the portable UIKit.

  /// A closure that a gesture recogniser calls: what `addHandler(_:)` gives, to remove it with.
  @MainActor public final class GestureHandler: NSObject {
    private let body: @MainActor (UIGestureRecognizer) -> Void

    fileprivate init(_ body: @escaping @MainActor (UIGestureRecognizer) -> Void) { self.body = body }

    @objc fileprivate func call(_ recognizer: UIGestureRecognizer) { body(recognizer) }

    /// Recognisers do not keep their targets.
    fileprivate func keep(by recognizer: UIGestureRecognizer, _ isKept: Bool) {
      let key = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
      objc_setAssociatedObject(recognizer, key, isKept ? self : nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  extension UIGestureRecognizer {
    /// With a closure that is called on every change of state but the one to `failed`.
    public convenience init(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
      self.init(target: nil, action: nil)
      add(GestureHandler(handler))
    }

    /// Stops calling a handler.
    public func removeHandler(_ handler: GestureHandler) {
      removeTarget(handler, action: nil)
      handler.keep(by: self, false)
    }

    fileprivate func add(_ handler: GestureHandler) {
      addTarget(handler, action: #selector(GestureHandler.call(_:)))
      handler.keep(by: self, true)
    }
  }

  /// All gesture recognisers: what lets handlers have the recogniser's own type.
  @MainActor public protocol GestureHandling: UIGestureRecognizer {}

  extension UIGestureRecognizer: GestureHandling {}

  extension GestureHandling {
    /// Has a closure called on every change of state but the one to `failed`.
    /// - Returns: what removes it.
    @discardableResult public func addHandler(_ handler: @escaping @MainActor (Self) -> Void) -> GestureHandler {
      let added = GestureHandler { handler(unsafeDowncast($0, to: Self.self)) }
      add(added)
      return added
    }
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
