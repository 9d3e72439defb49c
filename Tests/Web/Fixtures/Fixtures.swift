// Fixtures: what the browser tests put on the page's stage in place of the demos. `Hosts/Web/build --fixtures` makes
// the page. Tests find views by their accessibility labels.

import Gallery
import UIKit

@MainActor public enum Fixtures {
  public static let all: [Demo] = [
    make("long-list") { ScrollFixture(content: CGSize(width: 390, height: 20_000)) },
    make("pages") { ScrollFixture(content: CGSize(width: 390 * 5, height: 400), isPaging: true) },
    make("zoom") { ScrollFixture(content: CGSize(width: 390, height: 600), maximumZoomScale: 4) },
    make("nested") { NestedFixture() },
    make("images") { ImageFixture() },
    make("controls") { ControlFixture() },
    make("text") { TextFixture() },
  ]

  private static func make(_ id: String, _ makeViewController: @escaping @MainActor () -> UIViewController) -> Demo {
    Demo(
      id: id, title: id, summary: "For a test.", explanation: "For a test.", script: "[]",
      makeViewController: makeViewController)
  }
}

extension UIView {
  /// A view that the page gives a name.
  static func named(_ name: String, frame: CGRect, color: UIColor) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    view.isAccessibilityElement = true
    view.accessibilityLabel = name
    return view
  }
}
