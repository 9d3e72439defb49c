import UIKit

/// The picture "quadrants", which the test has registered, in every content mode; then a turned photo that grows.
final class ImageFixture: UIViewController {
  private static let modes: [(String, UIView.ContentMode)] = [
    ("scaleToFill", .scaleToFill), ("scaleAspectFit", .scaleAspectFit), ("scaleAspectFill", .scaleAspectFill),
    ("center", .center), ("top", .top), ("bottom", .bottom), ("left", .left), ("right", .right), ("topLeft", .topLeft),
    ("topRight", .topRight), ("bottomLeft", .bottomLeft), ("bottomRight", .bottomRight),
  ]

  override func viewDidLoad() {
    for (index, (name, mode)) in ImageFixture.modes.enumerated() {
      let image = add(name, "quadrants", column: index % 4, row: index / 4)
      image.contentMode = mode
      image.clipsToBounds = true
    }
    for number in 1...8 {
      let index = number - 1
      add("orientation-\(number)", "orientation-\(number)", column: index % 4, row: 3 + index / 4)
    }
    add("drawing", "drawing", column: 0, row: 5)
    let caps = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
    let stretched = add("stretched", "quadrants", column: 1, row: 5)
    stretched.image = stretched.image?.resizableImage(withCapInsets: caps, resizingMode: .stretch)
    add("part", "quadrants", column: 2, row: 5).layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5)
    let button = UIButton(frame: CGRect(x: 280, y: 460, width: 80, height: 80))
    button.setImage(UIImage(named: "quadrants"), for: .normal)
    button.accessibilityLabel = "button"
    view.addSubview(button)
  }

  @discardableResult private func add(_ name: String, _ image: String, column: Int, row: Int) -> UIImageView {
    let view = UIImageView(image: UIImage(named: image))
    view.frame = CGRect(x: 10 + 90 * column, y: 10 + 90 * row, width: 80, height: 80)
    view.backgroundColor = .lightGray
    view.isAccessibilityElement = true
    view.accessibilityLabel = name
    self.view.addSubview(view)
    return view
  }
}
