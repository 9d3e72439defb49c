#if !hasFeature(Embedded)
  import Foundation

  /// An observation, which lasts as long as this is kept, or until it is invalidated.
  public final class NSKeyValueObservation: NSObject {
    /// Compares the value with the last one, and tells a change; nil when it is over.
    private var look: (@MainActor () -> Void)?

    init(_ look: @escaping @MainActor () -> Void) { self.look = look }

    /// Ends the observation: nothing more is told.
    public func invalidate() { look = nil }

    /// Whether it may still tell something.
    var isValid: Bool { look != nil }

    @MainActor func lookForChange() { look?() }
  }
#endif
