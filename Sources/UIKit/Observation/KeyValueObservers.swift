// Who observes properties by key paths. There is no runtime here that exchanges setters: views say that something of
// theirs has changed, and then each of their observers compares its value with the last one. The end of a frame is such a
// moment for everything that is observed, so that no change is missed, whatever set it.

#if !hasFeature(Embedded)
  import Foundation
  import Runtime

  @MainActor package final class KeyValueObservers {
    private var observations: [Weak<NSKeyValueObservation>] = []

    /// Those of all objects.
    private static let all = KeyValueObservers()

    private var isEmpty: Bool { observations.isEmpty }

    private func add(_ observation: NSKeyValueObservation) { observations.append(Weak(observation)) }

    /// Has each observer look, in the order in which they came.
    private func lookForChanges() {
      for observation in observations { observation.value?.lookForChange() }
      observations.removeAll { !($0.value?.isValid ?? false) }
    }

    /// Something of a view has changed. Linear in its observers.
    static func lookForChanges(of view: UIView) {
      guard let observers = view.keyValueObservers else { return }
      observers.lookForChanges()
      if observers.isEmpty { view.keyValueObservers = nil }
    }

    /// A frame ends. Linear in what is observed anywhere.
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
