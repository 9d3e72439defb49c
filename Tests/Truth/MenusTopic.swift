import Stage

@testable import UIKit

extension Topic {
  /// Open menus: the size of the box, and the places of rows and texts.
  static let menus = Topic(name: "menus") {
    let file = try FactFile<MenuFacts>("menus")
    return file.facts.comparisons(scale: file.scale)
  }
}

struct MenuFacts: Decodable {
  let width: Double
  let corner: Double
  let menus: [Menu]
  /// The distance of a title from the upper edge of its row, and its height.
  let titleTop: Double
  let titleHeight: Double
  /// The same of a subtitle.
  let subtitleTop: Double
  let subtitleHeight: Double

  struct Menu: Decodable {
    let name: String
    let title: String
    /// The titles of the actions. A subtitle follows a slash; a plus sign stands for a mark, an equals sign for an inline
    /// menu around the action.
    let rows: [String]
    let height: Double
    let tops: [Double]
    let heights: [Double]
    /// Where titles begin, and their width.
    let x: Double
    let titleWidth: Double
  }
}

@MainActor extension MenuFacts {
  func comparisons(scale: Double) -> [Comparison] {
    menus.flatMap { comparisons($0, scale: scale) }
  }

  private func element(_ text: String) -> UIMenuElement {
    if text.hasPrefix("=") { return UIMenu(options: .displayInline, children: [element(String(text.dropFirst()))]) }
    let parts = text.split(separator: "/").map { String($0) }
    let isMarked = text.hasPrefix("+")
    return UIAction(
      title: isMarked ? String(text.dropFirst()) : parts[0], subtitle: parts.count > 1 ? parts[1] : nil,
      state: isMarked ? .on : .off
    ) { _ in }
  }

  private func comparisons(_ fact: Menu, scale: Double) -> [Comparison] {
    func compare(_ name: String, _ recorded: Double, _ ours: Double) -> Comparison {
      Comparison(name: "menu, \(fact.name), \(name)", recorded: recorded, ours: ours, tolerance: 0.001)
    }
    let anchor = UIView(frame: CGRect(x: 40, y: 76, width: 100, height: 44))
    let root = UIViewController()
    root.view.addSubview(anchor)
    let stage = Stage(size: CGSize(width: 393, height: 852), rootViewController: root)
    stage.traitCollection = UITraitCollection(displayScale: scale)
    let menu = UIMenu(title: fact.title, children: fact.rows.map { element($0) })
    guard let view = MenuView.open(menu, at: anchor) else { return [] }
    stage.advance(by: 1)
    let box = view.subviews[0]
    let rows = box.subviews[0].subviews.compactMap { $0 as? MenuRow }.sorted { $0.frame.minY < $1.frame.minY }
    var all = [
      compare("width", width, box.bounds.width), compare("height", fact.height, box.bounds.height),
      compare("corner", corner, box.layer.cornerRadius),
    ]
    for (index, row) in rows.enumerated() {
      let labels = row.subviews.compactMap { $0 as? UILabel }
      all += [
        compare("row \(index), y", fact.tops[index], row.frame.minY),
        compare("row \(index), height", fact.heights[index], row.frame.height),
        compare("title \(index), x", fact.x, labels[0].frame.minX),
        compare("title \(index), width", fact.titleWidth, labels[0].frame.width),
        compare("title \(index), y", titleTop, labels[0].frame.minY),
        compare("title \(index), height", titleHeight, labels[0].frame.height),
      ]
      guard labels.count > 1 else { continue }
      all += [
        compare("subtitle \(index), y", subtitleTop, labels[1].frame.minY),
        compare("subtitle \(index), height", subtitleHeight, labels[1].frame.height),
      ]
    }
    return all
  }
}
