import Stage
import UIKit

extension Topic {
  /// Safe areas, margins and readable widths of subviews.
  static let safeAreas = Topic(name: "safe areas") {
    let facts = try FactFile<SafeAreaFacts>("safe-areas").facts
    let controller = UIViewController()
    let stage = Stage(
      size: CGSize(width: facts.screen[0], height: facts.screen[1]), safeAreaInsets: facts.safeArea.edgeInsets,
      rootViewController: controller)
    var all: [Comparison] = []
    func compare(_ name: String, _ recorded: [CGFloat], _ ours: [CGFloat]) {
      for (index, part) in ["top", "left", "bottom", "right"].enumerated() {
        all.append(Comparison(name: "\(name), \(part)", recorded: recorded[index], ours: ours[index], tolerance: 0.01))
      }
    }
    @MainActor func add(_ frame: [CGFloat], to parent: UIView? = nil) -> UIView {
      let view = UIView(frame: frame.rect)
      (parent ?? controller.view).addSubview(view)
      return view
    }
    let guide = controller.view.safeAreaLayoutGuide.layoutFrame
    compare("guide", facts.guide, [guide.minX, guide.minY, guide.width, guide.height])
    for child in facts.children {
      let view = add(child.frame)
      compare("insets of \(child.frame)", child.insets, view.safeAreaInsets.numbers)
      view.removeFromSuperview()
    }
    let whole = add([0, 0] + facts.screen)
    compare("margins in a safe area", facts.margins.inherited, whole.layoutMargins.numbers)
    whole.insetsLayoutMarginsFromSafeArea = false
    compare("margins apart from the safe area", facts.margins.own, whole.layoutMargins.numbers)
    stage.safeAreaInsets = .zero
    whole.layoutMargins = facts.margins.parent.edgeInsets
    let child = add(facts.margins.child, to: whole)
    child.preservesSuperviewLayoutMargins = true
    compare("margins of the superview", facts.margins.preserved, child.layoutMargins.numbers)
    for fact in facts.readable {
      let view = add([0, 0, fact.width, 200])
      view.layoutMargins = UIEdgeInsets(top: 8, left: fact.margin, bottom: 8, right: fact.margin)
      let frame = view.readableContentGuide.layoutFrame
      let name = "readable part of \(fact.width), margin \(fact.margin)"
      let reason = fact.breadth > 672 ? "`readableContentGuide` is at most 672 points wide" : nil
      for (part, recorded, ours) in [("x", fact.x, frame.minX), ("width", fact.breadth, frame.width)] {
        all.append(
          Comparison(name: "\(name), \(part)", recorded: recorded, ours: ours, tolerance: 0.01, keptBecause: reason))
      }
      view.removeFromSuperview()
    }
    return all
  }
}

/// Insets are in the order top, left, bottom, right.
struct SafeAreaFacts: Decodable {
  let screen: [CGFloat]
  let safeArea: [CGFloat]
  let guide: [CGFloat]
  let children: [Child]
  let margins: Margins
  let readable: [Readable]

  struct Child: Decodable {
    let frame: [CGFloat]
    let insets: [CGFloat]
  }

  struct Margins: Decodable {
    let inherited: [CGFloat]
    let own: [CGFloat]
    /// The margins and the frame of a subview in a view of the screen's size with margins of its own.
    let parent: [CGFloat]
    let child: [CGFloat]
    let preserved: [CGFloat]
  }

  struct Readable: Decodable {
    let width: CGFloat
    let margin: CGFloat
    let x: CGFloat
    let breadth: CGFloat
  }
}

extension [CGFloat] {
  fileprivate var edgeInsets: UIEdgeInsets {
    UIEdgeInsets(top: self[0], left: self[1], bottom: self[2], right: self[3])
  }
  fileprivate var rect: CGRect { CGRect(x: self[0], y: self[1], width: self[2], height: self[3]) }
}

extension UIEdgeInsets {
  fileprivate var numbers: [CGFloat] { [top, left, bottom, right] }
}
