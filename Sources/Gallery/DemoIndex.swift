// Gallery: the demos, as plain UIKit view controllers. Each file under Demos/ is one.

import UIKit

/// All demos, in the order of the index.
@MainActor public enum DemoIndex {
  public static let demos: [Demo] = [
    .cellAnimations, .stickyHeaders, .colours, .photos, .selectStrip, .dashboard, .outline, .storefront, .library,
    .chat,
  ]

  /// Returns a demo of the index, or one of those that are not in it: `gallery`, the index itself, and `three-cells`.
  public static func demo(_ id: String) -> Demo? { (demos + [.gallery, .threeCells]).first { $0.id == id } }
}
