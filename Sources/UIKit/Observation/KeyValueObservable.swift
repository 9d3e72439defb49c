#if !hasFeature(Embedded)
  import Foundation
  import Runtime

  /// All objects: what lets observers have the object's own type.
  public protocol KeyValueObservable: NSObject {}

  extension NSObject: KeyValueObservable {}

  extension KeyValueObservable {
    /// Calls a closure when a property has another value, until the observation is invalidated or released. The object is
    /// not kept.
    ///
    /// ```swift
    /// observation = scrollView.observe(\.contentOffset, options: [.new]) { scrollView, change in … }
    /// ```
    ///
    /// Of views, changes of geometry, `alpha`, `isHidden`, `backgroundColor`, of what scrolls, and of controls' states are
    /// told at once; all else at the end of the frame. A value that is set again is not told.
    @preconcurrency @MainActor public func observe<Value: Equatable>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      var last = self[keyPath: keyPath]
      func change(to new: Value, from old: Value?, isPrior: Bool = false) -> NSKeyValueObservedChange<Value> {
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) && !isPrior ? new : nil,
          oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: isPrior)
      }
      let observed = Weak(self)
      let observation = NSKeyValueObservation {
        guard let object = observed.value else { return }
        let new = object[keyPath: keyPath]
        guard new != last else { return }
        let old = last
        last = new
        if options.contains(.prior) { changeHandler(object, change(to: new, from: old, isPrior: true)) }
        changeHandler(object, change(to: new, from: old))
      }
      KeyValueObservers.add(observation, of: self)
      if options.contains(.initial) { changeHandler(self, change(to: last, from: nil)) }
      return observation
    }
  }
#endif
