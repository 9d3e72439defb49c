// Gallery: the demos, as plain UIKit view controllers. Each file under Demos/ is one.

import UIKit

/// A demo and how to open it.
public struct Demo: Sendable {
  /// For command lines and links, such as "cell-animations".
  public let id: String
  public let title: String
  /// One line.
  public let summary: String
  /// What to watch, a paragraph.
  public let explanation: String
  /// Steps that show the demo off, as JSON; see Documentation/Scripts.md.
  public let script: String
  public let makeViewController: @MainActor () -> UIViewController
}

/// All demos, in the order of the index.
@MainActor public enum DemoIndex {
  public static let demos: [Demo] = [.cellAnimations, .stickyHeaders, .colours, .selectStrip, .photos]

  /// One of the index, or the one that is not in it, `three-cells`.
  public static func demo(_ id: String) -> Demo? { (demos + [.threeCells]).first { $0.id == id } }
}
