import QuartzCore
import UIKit

/// A display link that calls a closure in every frame until it is invalidated. It exists as long.
@MainActor final class SamplingLink: NSObject {
  private let handler: @MainActor () -> Bool
  private var link: CADisplayLink?

  /// Creates and starts a link.
  ///
  /// The portable UIKit calls the handler at the end of the frame, when layout and changes of the frame are there. UIKit
  /// calls it when the display link does, before the layout of the frame.
  /// - Parameter handler: Returns whether it should be called again.
  init(in view: UIView, _ handler: @escaping @MainActor () -> Bool) {
    self.handler = handler
    super.init()
    #if canImport(ObjectiveC)
      let link = CADisplayLink(target: self, selector: #selector(fire))
    #else
      let link = CADisplayLink { [weak view] _ in
        if let view { view.layer.complete({ self.fire() }, for: self) } else { self.invalidate() }
      }
    #endif
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  #if canImport(ObjectiveC)
    @objc private func fire() { callHandler() }
  #else
    private func fire() { callHandler() }
  #endif

  private func callHandler() { if link != nil, !handler() { invalidate() } }

  func invalidate() {
    link?.invalidate()
    link = nil
  }
}
