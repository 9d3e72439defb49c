import QuartzCore
import UIKit

/// A display link that performs the frames of a run until there are none left.
@MainActor final class FrameLoop: NSObject {
  private let run: ScenarioRun
  private var link: CADisplayLink?
  private var continuation: CheckedContinuation<Void, Never>?

  init(_ run: ScenarioRun) { self.run = run }

  /// Performs all frames. A run can be performed once.
  func perform() async {
    let link = CADisplayLink(target: self, selector: #selector(frame))
    self.link = link
    await withCheckedContinuation { continuation in
      self.continuation = continuation
      link.add(to: .main, forMode: .common)
    }
  }

  @objc private func frame() {
    guard !run.frame() else { return }
    link?.invalidate()
    link = nil
    continuation?.resume()
    continuation = nil
  }
}
