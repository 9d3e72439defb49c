import UIKit

/// A display link that calls a closure in every frame until it is released or invalidated.
@MainActor final class FrameLink: NSObject {
  private let handler: @MainActor (CFTimeInterval) -> Void
  private var link: CADisplayLink?

  /// Creates and starts a link.
  /// - Parameter handler: Called with the frame's time in seconds, on the clock of `CACurrentMediaTime()`.
  init(_ handler: @escaping @MainActor (CFTimeInterval) -> Void) {
    self.handler = handler
    super.init()
    #if canImport(ObjectiveC)
      let link = CADisplayLink(target: Target(of: self), selector: #selector(Target.fire(_:)))
    #else
      let owner = Weak(self)
      let link = CADisplayLink { link in
        if let owner = owner.value { owner.handler(link.timestamp) } else { link.invalidate() }
      }
    #endif
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func invalidate() { link?.invalidate() }

  #if canImport(ObjectiveC)
    /// The display link's target. A display link retains its target, so it must not be the owner.
    @MainActor private final class Target: NSObject {
      private weak var owner: FrameLink?

      init(of owner: FrameLink) { self.owner = owner }

      @objc func fire(_ link: CADisplayLink) {
        if let owner { owner.handler(link.targetTimestamp) } else { link.invalidate() }
      }
    }
  #endif
}
