// The differences between Apple's UIKit and the portable one.

import UIKit

#if canImport(ObjectiveC)
  /// An alias of `Any`, so that the same code compiles with the portable UIKit, where the type differs in Embedded
  /// Swift.
  public typealias AnyValue = Any

  /// Ends the program with a message that says what is wrong and how to fix it.
  func programmerError(_ message: String) -> Never { fatalError(message) }

  // Counterparts of Runtime/Weakly.swift in the portable UIKit.

  /// Returns a closure that calls another one with an object and a value as long as the object exists. It references
  /// the object weakly.
  @MainActor public func weakly<Object: NSObject, Value>(
    _ object: Object, _ body: @escaping @MainActor (Object, Value) -> Void
  ) -> @MainActor (Value) -> Void {
    { [weak object] value in if let object { body(object, value) } }
  }

  /// Returns a closure that calls another one with an object as long as it exists, and ignores its parameter.
  @MainActor public func weakly<Object: NSObject, Value>(
    _ object: Object, _ body: @escaping @MainActor (Object) -> Void
  ) -> @MainActor (Value) -> Void {
    { [weak object] _ in if let object { body(object) } }
  }

  /// Returns a closure without parameters that calls another one with an object as long as it exists.
  @MainActor public func weakly<Object: NSObject>(
    _ object: Object, _ body: @escaping @MainActor (Object) -> Void
  ) -> @MainActor () -> Void {
    { [weak object] in if let object { body(object) } }
  }

  /// Returns a closure that returns the result of another one as long as the object exists.
  /// - Parameter substitute: The result once the object has been deallocated.
  @MainActor public func weakly<Object: NSObject, Value, Answer>(
    _ object: Object, or substitute: Answer, _ body: @escaping @MainActor (Object, Value) -> Answer
  ) -> @MainActor (Value) -> Answer {
    { [weak object] value in if let object { body(object, value) } else { substitute } }
  }

  // Counterparts of UIKit/Events/GestureHandling.swift in the portable UIKit.

  /// A closure that a gesture recogniser calls. `addHandler(_:)` returns it, `removeHandler(_:)` takes it.
  @MainActor public final class GestureHandler: NSObject {
    private let body: @MainActor (UIGestureRecognizer) -> Void

    fileprivate init(_ body: @escaping @MainActor (UIGestureRecognizer) -> Void) { self.body = body }

    @objc fileprivate func call(_ recognizer: UIGestureRecognizer) { body(recognizer) }

    /// Retains the handler in place of its recogniser, since recognisers do not retain their targets.
    fileprivate func keep(by recognizer: UIGestureRecognizer, _ isKept: Bool) {
      let key = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
      objc_setAssociatedObject(recognizer, key, isKept ? self : nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  extension UIGestureRecognizer {
    /// Creates a recogniser with a closure that is called on every change of state except to `failed`.
    public convenience init(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
      self.init(target: nil, action: nil)
      add(GestureHandler(handler))
    }

    /// Removes a handler.
    public func removeHandler(_ handler: GestureHandler) {
      removeTarget(handler, action: nil)
      handler.keep(by: self, false)
    }

    fileprivate func add(_ handler: GestureHandler) {
      addTarget(handler, action: #selector(GestureHandler.call(_:)))
      handler.keep(by: self, true)
    }
  }

  /// A protocol of all gesture recognisers, which gives handlers a parameter of the recogniser's own type.
  @MainActor public protocol GestureHandling: UIGestureRecognizer {}

  extension UIGestureRecognizer: GestureHandling {}

  extension GestureHandling {
    /// Adds a closure that is called on every change of state except to `failed`.
    /// - Returns: The handler, to be passed to `removeHandler(_:)`.
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
  /// Whether Reduce Motion is enabled for the view's screen.
  var isMotionReduced: Bool {
    #if canImport(ObjectiveC)
      UIAccessibility.isReduceMotionEnabled
    #else
      layer.screen.isReduceMotionEnabled
    #endif
  }
}

#if canImport(ObjectiveC)
  extension UIScrollView {
    /// Whether a finger or a motion controls the content offset. Programmatic scrolling is known from iOS 17.4.
    var isMovingContent: Bool {
      if #available(iOS 17.4, *), isScrollAnimating { return true }
      return isDragging || isDecelerating
    }
  }
#endif

extension UICollectionViewLayout {
  /// Whether Reduce Motion is enabled for the collection view's screen, even when the layout is queried between frames.
  var isMotionReduced: Bool { collectionView?.isMotionReduced ?? UIAccessibility.isReduceMotionEnabled }

  /// Returns a context of the layout's class of contexts that covers what is added to it.
  func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    #if canImport(ObjectiveC)
      // NSObject's initializer is required, unlike that of contexts.
      let type = type(of: self).invalidationContextClass as? NSObject.Type
      if let context = type?.init() as? UICollectionViewLayoutInvalidationContext { return context }
    #else
      let type = type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
      if let type { return type.init() }
    #endif
    return UICollectionViewLayoutInvalidationContext()
  }
}

extension UIView {
  /// Sets whether assistive technology describes the view's content as expanded or collapsed. On Apple's platforms it
  /// takes effect from iOS 18.
  public func setAccessibilityExpanded(_ isExpanded: Bool) {
    #if canImport(ObjectiveC)
      guard #available(iOS 18, *) else { return }
    #endif
    accessibilityExpandedStatus = isExpanded ? .expanded : .collapsed
  }
}
