import Stage
import UIKit

/// The recorded positions in a list cell outside of a list.
struct ListCellFact: Decodable {
  /// The name of the content configuration.
  let configuration: String
  let size: [CGFloat]
  let text: Bool
  let secondary: Bool
  /// Whether it has a symbol.
  let image: Bool
  let accessories: [String]
  let indentation: Int
  /// The beginning and the width of the content view.
  let content: [Double]
  /// The beginning of the text in the cell; nil without text.
  let textStart: Double?
  /// X, y, width and height of what accessories show, from left to right.
  let frames: [[Double]]

  @MainActor func comparisons() -> [Comparison] {
    let controller = UIViewController()
    let stage = Stage(size: CGSize(width: 400, height: 200), rootViewController: controller)
    stage.traitCollection = UITraitCollection(displayScale: 2)
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: size[0], height: size[1]))
    var contents = ListFacts.configuration(configuration)
    if text { contents.text = "Text" }
    if secondary { contents.secondaryText = "Secondary" }
    if image { contents.image = UIImage(systemName: "star") }
    cell.contentConfiguration = contents
    cell.indentationLevel = indentation
    cell.accessories = accessories.map(accessory)
    controller.view.addSubview(cell)
    stage.advance(by: 0.1)

    let name = ([configuration] + accessories).joined(separator: " ") + " in \(Int(size[0])) by \(Int(size[1]))"
    var all: [Comparison] = []
    func compare(_ what: String, _ recorded: Double, _ ours: CGFloat?, keptBecause reason: String? = nil) {
      all.append(
        Comparison(
          name: "\(name), \(what)", recorded: recorded, ours: ours.map { Double($0) } ?? .nan, tolerance: 0.001,
          keptBecause: reason))
    }
    compare("content x", content[0], cell.contentView.frame.minX)
    compare("content width", content[1], cell.contentView.frame.width)
    if let textStart {
      let label = Self.label("Text", in: cell.contentView)
      compare("text x", textStart, label.map { $0.convert($0.bounds, to: cell).minX })
    }
    let shown = cell.subviews.filter { $0 is UIControl }
      .flatMap { control in control.subviews.filter { !$0.isHidden && $0.alpha > 0 } }
      .map { $0.convert($0.bounds, to: cell) }.sorted { $0.minX < $1.minX }
    for (index, frame) in frames.enumerated() {
      let ours = index < shown.count ? shown[index] : nil
      let line = frame[2] == 1 ? "The line before a reorder handle is 17 points high" : nil
      compare("accessory \(index) x", frame[0], ours?.minX)
      compare("accessory \(index) y", frame[1], ours?.minY, keptBecause: line)
      compare("accessory \(index) width", frame[2], ours?.width)
      compare("accessory \(index) height", frame[3], ours?.height, keptBecause: line)
    }
    return all
  }

  @MainActor private static func label(_ text: String, in view: UIView) -> UILabel? {
    for subview in view.subviews {
      if let label = subview as? UILabel, label.text == text { return label }
      if let found = label(text, in: subview) { return found }
    }
    return nil
  }

  @MainActor private func accessory(_ name: String) -> UICellAccessory {
    switch name {
    case "checkmark": .checkmark()
    case "delete": .delete(displayed: .always)
    case "insert": .insert(displayed: .always)
    case "reorder": .reorder(displayed: .always)
    case "multiselect": .multiselect(displayed: .always)
    case "outlineDisclosure": .outlineDisclosure()
    default: .disclosureIndicator()
    }
  }
}
