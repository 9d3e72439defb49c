import Stage
import UIKit

/// A screen of 390 by 800 points with one list, or two of them, one above the other.
@MainActor final class DragFixture {
  let stage: Stage
  let lists: [DragList]
  let controller = UIViewController()

  init(_ texts: [[[String]]]) {
    let height = 800 / CGFloat(texts.count)
    lists = texts.enumerated().map { index, sections in
      DragList(sections, frame: CGRect(x: 0, y: CGFloat(index) * height, width: 390, height: height))
    }
    for list in lists { list.others = lists.filter { $0 !== list } }
    stage = Stage(size: CGSize(width: 390, height: 800), rootViewController: controller)
    for list in lists { controller.view.addSubview(list.collectionView) }
    stage.advance(by: 0.1)
  }

  var list: DragList { lists[0] }

  /// The pictures of dragged items above all other views, front to back.
  var previews: [UIView] {
    stage.window.subviews.filter { $0.layer.zPosition == 1000 }.flatMap { $0.subviews.reversed() }
      .filter { !($0 is UILabel) }
  }

  var badge: String? {
    stage.window.subviews.filter { $0.layer.zPosition == 1000 }.flatMap { $0.subviews }
      .compactMap { ($0 as? UILabel)?.text }.first
  }

  func presented(_ view: UIView) -> CGPoint { view.layer.presentation()!.position }

  /// Presses for as long as a lift takes.
  func press(_ point: CGPoint) {
    stage.touchDown(at: point, id: 1)
    stage.advance(by: 0.55)
  }

  /// Presses, and moves the finger in steps of a frame.
  func drag(from start: CGPoint, to end: CGPoint, steps: Int = 12) {
    press(start)
    move(from: start, to: end, steps: steps)
  }

  func move(from start: CGPoint, to end: CGPoint, steps: Int = 12) {
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      stage.touchMove(
        to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part), id: 1)
      stage.advance(by: 1.0 / 60)
    }
  }

  func drop() { stage.touchUp(id: 1) }

  /// Waits until nothing moves.
  func rest() { stage.advance(by: 1.5) }

  /// Whether everything of a drag is gone: no preview, no hidden cell, no active drag or drop.
  var isAtRest: Bool {
    previews.isEmpty
      && lists.allSatisfy { list in
        list.coveredTexts.isEmpty && !list.collectionView.hasActiveDrag && !list.collectionView.hasActiveDrop
          && !list.collectionView.hasUncommittedUpdates && list.begun == list.ended
          && list.texts == Array(list.sections.joined())
      }
  }
}
