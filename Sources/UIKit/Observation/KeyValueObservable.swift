#if !hasFeature(Embedded)
  import Foundation
  import Runtime

  /// A protocol of all objects, which gives observers a parameter of the object's own type.
  public protocol KeyValueObservable: NSObject {}

  extension NSObject: KeyValueObservable {}

  extension KeyValueObservable {
    /// Calls a closure when a property changes, until the observation is invalidated or deallocated. The object is not
    /// retained.
    ///
    /// ```swift
    /// observation = scrollView.observe(\.contentOffset, options: [.new]) { scrollView, change in … }
    /// ```
    ///
    /// Changes of a view's geometry, `alpha`, `isHidden` and `backgroundColor`, of scroll positions, and of controls'
    /// states are reported immediately; all others at the end of the frame. Setting the same value again is not
    /// reported.
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
