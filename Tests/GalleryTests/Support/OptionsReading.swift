import Foundation
import Stage
import Testing
import UIKit

/// The sheet of options of a demo, and how to reach what is on it.
extension Stage {
  /// All views of a kind, back to front.
  func views<View: UIView>(_ type: View.Type) -> [View] {
    func found(in root: UIView) -> [View] { (root as? View).map { [$0] } ?? root.subviews.flatMap { found(in: $0) } }
    return found(in: window)
  }

  func centre(of view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  /// Opens the sheet or closes it.
  func pressOptions() throws {
    let button = try #require(
      views(UIButton.self).first { ["Options", "Done"].contains($0.title(for: .normal)) })
    tap(at: centre(of: button))
    advance(by: 0.5)
  }

  /// Takes a choice of the only row of segments, by its place.
  func choose(_ segment: Int, of count: Int) throws {
    try pressOptions()
    let control = try #require(views(UISegmentedControl.self).first)
    let middle = control.bounds.width * (CGFloat(segment) + 0.5) / CGFloat(count)
    tap(at: control.convert(CGPoint(x: middle, y: control.bounds.midY), to: nil))
    advance(by: 0.3)
    try pressOptions()
  }
}
