#if !hasFeature(Embedded)
  import Foundation

  /// An observation, which lasts until it is deallocated or invalidated.
  public final class NSKeyValueObservation: NSObject {
    /// A closure that compares the value with the previous one and reports a change; nil after the end.
    private var look: (@MainActor () -> Void)?

    init(_ look: @escaping @MainActor () -> Void) { self.look = look }

    /// Ends the observation.
    public func invalidate() { look = nil }

    /// Whether the observation has not ended.
    var isValid: Bool { look != nil }

    @MainActor func lookForChange() { look?() }
  }
#endif
