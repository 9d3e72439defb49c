import CollectionMotion
import Foundation
import Stage
import UIKit

/// A run of a script on photos that fly between their cells and a view, led by fingers, while the data change.
@MainActor final class ElementTrial: ScriptedTrial {
  let stage: Stage
  let album: ElementAlbum
  let numbers = NumberWatch()
  private var dice: Dice
  private var finger: CGPoint?
  private var report: String?
  /// The ways of the photo's twin in the last two frames, in which nothing but time has moved it.
  private var steps: [CGPoint] = []
  private var place: CGPoint?

  private static let frame: TimeInterval = 1.0 / 60

  init(_ script: FuzzScript) {
    Ledger.current = Ledger()
    Interjections.current = Interjections()
    var dice = Dice(seed: UInt64(bitPattern: Int64(script.setup)))
    Stage.isReduceMotionEnabled = dice.once(in: 8)
    defer { Stage.isReduceMotionEnabled = false }
    album = ElementAlbum(dice: &dice)
    let root = album.way == .view ? album : UINavigationController(rootViewController: album)
    stage = Stage(size: CGSize(width: 320, height: 480), rootViewController: root)
    self.dice = dice
    stage.renderer = numbers
    stage.updateFailurePolicy = .reportAndReload { [weak self] report in self?.report = self?.report ?? report }
  }

  // MARK: Time

  func doFrame() throws(Violation) {
    stage.advance(by: ElementTrial.frame)
    if let fault = numbers.fault { throw Violation(fault) }
    if let report { throw Violation("a batch that is right was reported: \(report)") }
    if let complaint = Ledger.current.complaint { throw Violation(complaint) }
    try checkTwin()
  }

  func liftFinger() { lift { stage.touchUp() } }

  private func lift(_ touch: () -> Void) {
    guard finger != nil else { return }
    finger = nil
    disturb()
    touch()
  }

  // MARK: Operations

  func perform(_ operation: Operation) throws(Violation) {
    let numbers = operation.numbers
    if operation.kind != .wait { disturb() }
    switch operation.kind {
    case .open: if let path = album.contents.path(numbers[0], numbers[1]) { album.open(path) }
    case .leave: album.close()
    case .batch:
      let plan = BatchPlan(operation.edits, contents: album.contents)
      album.collectionView.performBatchUpdates { [album] in
        album.contents = plan.contents
        for change in plan.changes { change.call(on: album.collectionView) }
      }
    case .reload:
      album.contents.replaceAll(&dice)
      album.collectionView.reloadData()
    case .offset:
      let range = max(0, album.collectionView.contentSize.height - album.collectionView.bounds.height)
      album.collectionView.setContentOffset(
        CGPoint(x: 0, y: range * CGFloat(numbers[1]) / 1000), animated: numbers[2] == 1)
    case .turn:
      let size = stage.window.bounds.size
      stage.resize(to: CGSize(width: size.height, height: size.width), duration: numbers[0] == 1 ? 0.3 : 0)
    case .down:
      guard finger == nil else { return }
      finger = point(numbers)
      stage.touchDown(at: finger!)
    case .move:
      for _ in 0..<numbers[2].reduced(to: 30) {
        guard let point = finger else { return }
        finger = CGPoint(x: point.x + CGFloat(numbers[0]), y: point.y + CGFloat(numbers[1]))
        stage.touchMove(to: finger!)
        disturb()
        try doFrame()
      }
    case .up: lift { stage.touchUp() }
    case .cancel: lift { stage.touchCancel() }
    case .tap: if finger == nil { stage.tap(at: point(numbers)) }
    case .wait: for _ in 0..<numbers[0].reduced(to: 60) { try doFrame() }
    case .settle: try settle()
    default: break
    }
  }

  private func point(_ numbers: [Int]) -> CGPoint {
    let size = stage.window.bounds.size
    return CGPoint(x: size.width * CGFloat(numbers[0]) / 100, y: size.height * CGFloat(numbers[1]) / 100)
  }

  // MARK: Checks

  /// The twin of the photo, if it flies.
  private var twin: UIView? {
    guard let container = album.detail.viewIfLoaded?.superview, let deck = container.subviews.last,
      deck !== album.detail.view, deck !== album.view
    else { return nil }
    return deck.subviews.first
  }

  /// Something but time may move the twin.
  private func disturb() { (steps, place) = ([], nil) }

  /// A twin never jumps: what a spring changes in a frame differs little from what it changes in the next one. While one
  /// flies, the photo is seen nowhere else.
  private func checkTwin() throws(Violation) {
    guard let twin, !album.collectionView.isDragging, !album.collectionView.isDecelerating,
      !album.collectionView.isScrollAnimating
    else { return disturb() }
    if let last = place { steps.append(CGPoint(x: twin.center.x - last.x, y: twin.center.y - last.y)) }
    place = twin.center
    if steps.count > 2 { steps.removeFirst() }
    let frequency = 2 * Double.pi / album.transition.duration
    // The largest acceleration of a spring that is drawn out across the screen, with the velocity of a throw.
    let limit = CGFloat((900 * frequency * frequency + 4 * frequency * 6000) * ElementTrial.frame * ElementTrial.frame)
    if steps.count == 2, hypot(steps[1].x - steps[0].x, steps[1].y - steps[0].y) > limit {
      throw Violation("the twin jumps: it moves by \(steps[0]), then by \(steps[1])")
    }
    guard album.transition.state != .open, album.transition.state != .closed else {
      throw Violation("a twin flies though the transition is \(album.transition.state)")
    }
    let seen = cells.filter { $0.id == album.opened && $0.photo.alpha > 0 }
    if !seen.isEmpty { throw Violation("photo \(album.opened ?? 0) is in its cell while its twin flies") }
    if album.detail.views[0].alpha > 0 { throw Violation("the photo is in its view while its twin flies") }
  }

  private var cells: [ElementCell] { album.collectionView.visibleCells.compactMap { $0 as? ElementCell } }

  func checkRest() throws(Violation) {
    guard twin == nil else { throw Violation("a twin is left over at rest") }
    let state = album.transition.state
    guard state == .open || state == .closed else { throw Violation("the transition is \(state) at rest") }
    guard album.isOpen == (state == .open) else {
      throw Violation("UIKit has the view: \(album.isOpen), but the transition is \(state)")
    }
    for cell in cells where cell.photo.alpha != 1 { throw Violation("photo \(cell.id) is transparent at rest") }
    for view in album.detail.views where view.alpha != 1 { throw Violation("an element is transparent at rest") }
    if state == .open, album.detail.view.alpha != 1 { throw Violation("the open view is transparent") }
    if state == .closed, album.view.window == nil { throw Violation("the grid is gone") }
    if state == .closed, album.detail.view.window != nil { throw Violation("the closed view is still in the window") }
    let size = stage.window.bounds.size
    let shown: UIView = state == .open ? album.detail.view : album.view
    guard shown.bounds.size == size, shown.isUserInteractionEnabled else {
      throw Violation("the view in front has the size \(shown.bounds.size) on a screen of \(size)")
    }
  }
}
