import UIKit

// Moving an item by hand.

extension Trial {
  func moveByHand(_ operation: Operation) {
    let numbers = operation.numbers
    switch operation.kind {
    case .lift: lift(numbers[0])
    case .carry:
      guard host.movement != nil else { return }
      let bounds = view.bounds
      carry(
        to: CGPoint(
          x: bounds.minX + bounds.width * CGFloat(numbers[0]) / 100,
          y: bounds.minY + bounds.height * CGFloat(numbers[1]) / 100))
    case .drop:
      noteAnimation()
      let movement = host.movement
      view.endInteractiveMovement()
      if let left = host.movement, left == movement {
        // The data source was told nothing.
        host.movement = nil
        if left.current != left.original {
          host.complain("an item was dropped elsewhere, and the data source not told")
        }
      }
    default:
      noteAnimation()
      host.movement = nil
      view.cancelInteractiveMovement()
    }
    let isMoving = host.movement != nil
    if view.hasUncommittedUpdates != isMoving, !wasInterrupted {
      host.complain("hasUncommittedUpdates is \(!isMoving) \(isMoving ? "during" : "without") a movement by hand")
    }
  }

  private func lift(_ number: Int) {
    let paths = view.indexPathsForVisibleItems
    guard !paths.isEmpty else { return }
    let path = paths[number.reduced(to: paths.count)]
    guard host.movement == nil else {
      if view.beginInteractiveMovementForItem(at: path) { host.complain("a second item is moved by hand") }
      return
    }
    guard let item = host.contents[path], let cell = view.cellForItem(at: path) else { return }
    let shift = cell.shiftOfRow(at: stage.time)  // it leaves its row
    let center = CGPoint(x: cell.center.x + shift.dx, y: cell.center.y + shift.dy)
    let begins = view.beginInteractiveMovementForItem(at: path)
    if begins { host.movement = HandMovement(original: path, current: path, position: center) }
    if begins != item.mayBeMoved, !wasInterrupted {
      host.complain("moving item \(item.id) by hand \(begins ? "begins though it may not" : "does not begin")")
    }
  }

  private func carry(to point: CGPoint) {
    noteAnimation()
    let (places, before) = (board.places, host.movement!.current)
    host.movement!.position = point
    view.updateInteractiveMovementTargetPosition(point)
    guard let after = host.movement?.current, !wasInterrupted else { return }
    let under = places.places.filter {
      $0.key.category == .cell && !$0.isCarried && $0.outline.contains(point)
    }
    if after != before, !under.contains(where: { $0.key.path == after }) {
      host.complain("a moving item was proposed the place of \(after), which is not under it")
    }
  }

  /// The index path by which the collection view and the data know an item that is shown at another.
  func dataPath(_ shown: IndexPath) -> IndexPath {
    guard host.movement != nil, let item = self.shown[shown] else { return shown }
    return host.contents.path(of: item.id) ?? shown
  }

  /// A batch, a reload or a snapshot ends the movement: the item goes back to where it was.
  func forgetMovement() { host.movement = nil }
}
