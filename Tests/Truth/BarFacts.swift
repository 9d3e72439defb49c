import Stage

@testable import UIKit

/// The buttons of navigation bars and toolbars, on their plates.
struct BarFacts: Decodable {
  let width: CGFloat
  /// The distance of the outermost plates from the edges.
  let margin: Double
  /// The distance between two plates.
  let distance: Double
  /// By how much a plate is wider than its title.
  let padding: Double
  let titleSize: Double
  let navigation: Plate
  let toolbar: Plate
  let toolbarHeight: Double
  /// The width of a space, and the distance of the plates around it.
  let fixedSpace: [Double]

  struct Plate: Decodable {
    let height: Double
    let corner: Double
  }
}

@MainActor extension BarFacts {
  private func compare(_ name: String, _ recorded: Double, _ ours: Double) -> Comparison {
    Comparison(name: name, recorded: recorded, ours: ours, tolerance: 0.001)
  }

  private func frame(_ item: UIBarButtonItem, in bar: UIView) -> CGRect {
    item.view.convert(item.view.bounds, to: bar)
  }

  private func plateComparisons(
    _ name: String, _ item: UIBarButtonItem, _ plate: Plate, in bar: UIView
  ) -> [Comparison] {
    let button = item.view as? UIButton
    let title = button?.titleLabel?.intrinsicContentSize.width ?? 0
    return [
      compare("\(name), y", 0, frame(item, in: bar).minY),
      compare("\(name), height", plate.height, item.view.bounds.height),
      compare("\(name), corner", plate.corner, item.view.layer.cornerRadius),
      compare("\(name), padding", padding, item.view.bounds.width - title),
      compare("\(name), size of the title", titleSize, Double(button?.titleLabel?.font.pointSize ?? 0)),
    ]
  }

  func navigationComparisons() -> [Comparison] {
    let (content, left) = (UIViewController(), UIBarButtonItem(title: "Back"))
    let right = [UIBarButtonItem(title: "Edit"), UIBarButtonItem(title: "Add more")]
    let small = UIBarButtonItem(image: UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in })
    content.title = "Inbox"
    content.navigationItem.leftBarButtonItems = [left, small]
    content.navigationItem.rightBarButtonItems = right
    let controller = UINavigationController(rootViewController: content)
    let stage = Stage(size: CGSize(width: width, height: 300), rootViewController: controller)
    stage.advance(by: 0.1)
    let bar = controller.navigationBar
    return plateComparisons("button of a navigation bar", left, navigation, in: bar) + [
      compare("first button, x", margin, frame(left, in: bar).minX),
      compare("last button, end", width - margin, frame(right[0], in: bar).maxX),
      compare("distance of buttons", distance, frame(right[0], in: bar).minX - frame(right[1], in: bar).maxX),
      compare("button of a small image, width", navigation.height, small.view.bounds.width),
    ]
  }

  func toolbarComparisons() -> [Comparison] {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: width, height: toolbarHeight))
    let items = ["One", "Two", "Three", "Four"].map { UIBarButtonItem(title: $0) }
    let space = UIBarButtonItem.fixedSpace(fixedSpace[0])
    bar.items = [items[0], space, items[1], items[2], .flexibleSpace(), items[3]]
    bar.layoutIfNeeded()
    return plateComparisons("button of a toolbar", items[0], toolbar, in: bar) + [
      compare("toolbar, height", toolbarHeight, bar.intrinsicContentSize.height),
      compare("first button of a toolbar, x", margin, frame(items[0], in: bar).minX),
      compare("last button of a toolbar, end", width - margin, frame(items[3], in: bar).maxX),
      compare(
        "distance of buttons of a toolbar", distance, frame(items[2], in: bar).minX - frame(items[1], in: bar).maxX),
      compare(
        "buttons around a space", fixedSpace[1], frame(items[1], in: bar).minX - frame(items[0], in: bar).maxX),
    ]
  }
}
