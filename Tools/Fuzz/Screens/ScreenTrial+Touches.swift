import Stage
import UIKit

// Fingers on the stage.

extension ScreenTrial {
  func touch(_ operation: Operation) throws(Violation) {
    let numbers = operation.numbers
    switch operation.kind {
    case .tap: if fingers.isEmpty { stage.tap(at: point(numbers[0], numbers[1])) }
    case .down:
      guard fingers.isEmpty else { return }
      fingers[0] = point(numbers[0], numbers[1])
      stage.touchDown(at: fingers[0]!)
    case .move:
      for _ in 0..<numbers[2].reduced(to: 30) {
        guard let point = fingers[0] else { return }
        let next = CGPoint(x: point.x + CGFloat(numbers[0]), y: point.y + CGFloat(numbers[1]))
        fingers[0] = next
        stage.touchMove(to: next)
        try doFrame()
      }
    case .up: if fingers.removeValue(forKey: 0) != nil { stage.touchUp() }
    case .cancel: if fingers.removeValue(forKey: 0) != nil { stage.touchCancel() }
    case .wheel: stage.scrollWheel(at: point(50, 50), by: CGVector(dx: numbers[0], dy: numbers[1]))
    case .press: press(numbers[0])
    case .swipe:
      let end = point(numbers[1], numbers[0])
      try slide(from: CGPoint(x: 1, y: end.y), to: end, frames: numbers[2], ending: 1)
    case .slide: try slideRow(numbers)
    case .handle: try dragHandle(numbers)
    default: break
    }
  }

  /// In hundredths of the screen.
  private func point(_ x: Int, _ y: Int) -> CGPoint {
    let size = stage.window.bounds.size
    return CGPoint(x: size.width * CGFloat(x) / 100, y: size.height * CGFloat(y) / 100)
  }

  /// A control that can be pressed, back to front: of rows, swipes and bars.
  private func press(_ number: Int) {
    guard fingers.isEmpty else { return }
    var points: [CGPoint] = []
    visit(stage.window) { view in
      guard view is UIControl else { return }
      let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
      if let hit = stage.window.hitTest(middle, with: nil), hit.isDescendant(of: view) { points.append(middle) }
    }
    if !points.isEmpty { stage.tap(at: points[number.reduced(to: points.count)]) }
  }

  /// A row of the screen in front, and its frame in the window.
  private func row(_ number: Int) -> (cell: UICollectionViewCell, frame: CGRect)? {
    guard fingers.isEmpty, let front, front.isViewLoaded, front.list.window != nil else { return nil }
    let paths = front.list.indexPathsForVisibleItems.sorted()
    guard !paths.isEmpty, let cell = front.list.cellForItem(at: paths[number.reduced(to: paths.count)]) else {
      return nil
    }
    return (cell, front.list.convert(cell.frame, to: nil))
  }

  /// A row is pulled aside: 0 and let go when the finger rests, 1 thrown, 2 thrown back, 3 taken away.
  private func slideRow(_ numbers: [Int]) throws(Violation) {
    guard let row = row(numbers[0]) else { return }
    let start = CGPoint(x: numbers[1] < 0 ? row.frame.maxX - 40 : row.frame.minX + 60, y: row.frame.midY)
    let end = CGPoint(x: start.x + CGFloat(numbers[1]), y: start.y + 2)
    try slide(from: start, to: end, frames: numbers[2], ending: numbers[3].reduced(to: 4))
  }

  private func slide(from start: CGPoint, to end: CGPoint, frames: Int, ending: Int) throws(Violation) {
    guard fingers.isEmpty else { return }
    let frames = frames.reduced(to: 60) + 2
    stage.touchDown(at: start, id: 2)
    for frame in 1...frames {
      try doFrame()
      let part = CGFloat(frame) / CGFloat(frames)
      stage.touchMove(
        to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part), id: 2)
    }
    switch ending {
    case 0: try wait(frames: 8)
    case 2:
      for step in 1...2 {
        try doFrame()
        let back = CGFloat(step) / 2
        stage.touchMove(to: CGPoint(x: end.x + (start.x - end.x) * back / 2, y: end.y), id: 2)
      }
    default: break
    }
    if ending == 3 { stage.touchCancel(id: 2) } else { stage.touchUp(id: 2) }
  }

  /// A row is taken by its trailing edge, where its handle is in editing, and carried.
  private func dragHandle(_ numbers: [Int]) throws(Violation) {
    guard let row = row(numbers[0]) else { return }
    let isRightToLeft = row.cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let start = CGPoint(x: isRightToLeft ? row.frame.minX + 30 : row.frame.maxX - 30, y: row.frame.midY)
    try slide(
      from: start, to: CGPoint(x: start.x, y: start.y + CGFloat(numbers[1])), frames: numbers[2], ending: 0)
  }

  func visit(_ view: UIView, _ look: (UIView) -> Void) {
    guard !view.isHidden else { return }
    look(view)
    for subview in view.subviews { visit(subview, look) }
  }
}
