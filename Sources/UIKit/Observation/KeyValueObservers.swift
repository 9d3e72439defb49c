// Observers of properties by key paths. Without a runtime that replaces setters, views report that any of their
// properties may have changed, and each of their observers compares its value with the previous one. At the end of a
// frame all observers do so, so that no change is missed.

#if !hasFeature(Embedded)
  import Foundation
  import Runtime

  @MainActor package final class KeyValueObservers {
    private var observations: [Weak<NSKeyValueObservation>] = []

    /// The observers of all objects.
    private static let all = KeyValueObservers()

    private var isEmpty: Bool { observations.isEmpty }

    private func add(_ observation: NSKeyValueObservation) { observations.append(Weak(observation)) }

    /// Lets each observer compare its value, in the order of registration.
    private func lookForChanges() {
      for observation in observations { observation.value?.lookForChange() }
      observations.removeAll { !($0.value?.isValid ?? false) }
    }

    /// Called when properties of a view may have changed. Linear in its observers.
    static func lookForChanges(of view: UIView) {
      guard let observers = view.keyValueObservers else { return }
      observers.lookForChanges()
      if observers.isEmpty { view.keyValueObservers = nil }
    }

    /// Called at the end of a frame. Linear in the number of all observers.
    package static func endFrame() { if !all.isEmpty { all.lookForChanges() } }

    static func add(_ observation: NSKeyValueObservation, of object: NSObject) {
      all.add(observation)
      guard let view = object as? UIView else { return }
      let observers = view.keyValueObservers ?? KeyValueObservers()
      view.keyValueObservers = observers
      observers.add(observation)
    }
  }
#endif
