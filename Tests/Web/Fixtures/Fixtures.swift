// Fixtures: what the browser tests put on the page's stage in place of the demos. `Hosts/Web/build --fixtures` makes
// the page. Tests find views by their accessibility labels.

import Boards
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
    make("typing") { TypingFixture() },
    make("list") { ListFixture() },
    make("turns") { TurnFixture() },
    make("mistake") { MistakeFixture() },
  ]

  /// The workloads that Benchmarks/web.py measures. They never rest, so no list has them: their small stages would not
  /// rest either.
  public static let boards: [Demo] = [
    board("board-list", .scroll, .list),
    board("board-grid24", .scroll, .grid, columns: 3, rowHeight: 105.5),
    board("board-grid500", .scroll, .grid, columns: 20, rowHeight: 33.76, cell: .plain),
    board("batch-grid24", .batch, .grid, columns: 3, rowHeight: 105.5),
    board("batch-grid500", .batch, .grid, columns: 20, rowHeight: 33.76, cell: .plain),
    board("touched-grid24", .batch, .grid, columns: 3, rowHeight: 105.5) { TouchedBoard($0) },
    board("touched-grid500", .batch, .grid, columns: 20, rowHeight: 33.76, cell: .plain) { TouchedBoard($0) },
  ]

  private static func board(
    _ id: String, _ mode: BenchmarkOptions.Mode, _ view: BenchmarkOptions.View, columns: Int = 1,
    rowHeight: Double = 44,
    cell: BenchmarkOptions.Cell = .text,
    _ make: @escaping @MainActor (BenchmarkOptions) -> UIViewController = { MovingBoard($0) }
  ) -> Demo {
    var options = BenchmarkOptions.standard
    options.mode = mode
    options.view = view
    options.columns = columns
    options.rowHeight = rowHeight
    options.cell = cell
    options.count = 20_000
    return self.make(id) { [options] in make(options) }
  }

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
