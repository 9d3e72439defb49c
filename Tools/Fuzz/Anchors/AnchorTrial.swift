import Foundation
import Stage
import UIKit

/// A run of a script on a feed whose layout keeps an anchor. Which item has to stay, and where, follows from the positions
/// before an update and the data after it.
///
/// The way through: this file sets up and does what a script says; `+Checks` looks.
@MainActor final class AnchorTrial: ScriptedTrial {
  let stage: Stage
  let feed: AnchorFeed
  let numbers = NumberWatch()
  var completions = Completions()
  private var dice: Dice
  private var finger: CGPoint?
  /// The item that the last update has kept, by identity: until something else happens it is seen where the layout has it
  /// in each frame.
  var still: Int?
  /// The item that the last update has kept, and the bounds after it: it stays when sizes change, until the content
  /// scrolls.
  var last: (item: Int, bounds: CGRect)?
  /// The bounds after the last update, until a reload. As long as they are the same, the layout may keep what it kept then.
  var updatedBounds: CGRect?
  /// The end has been kept, and nothing has moved the content since.
  var isEndKept = false
  private var report: String?

  static let frame: TimeInterval = 1.0 / 60

  init(_ script: FuzzScript) {
    Ledger.current = Ledger()
    Interjections.current = Interjections()
    var dice = Dice(seed: UInt64(bitPattern: Int64(script.setup)))
    Stage.isReduceMotionEnabled = dice.once(in: 6)
    defer { Stage.isReduceMotionEnabled = false }
    feed = AnchorFeed(dice: &dice)
    // With dice of their own, so that scripts from before there were choreographies play on the same feeds.
    var choreographyDice = Dice(seed: ~UInt64(bitPattern: Int64(script.setup)))
    feed.choreograph(&choreographyDice)
    stage = Stage(size: CGSize(width: 320, height: 480), rootViewController: feed)
    if dice.once(in: 3) { stage.traitCollection = UITraitCollection(layoutDirection: .rightToLeft) }
    self.dice = dice
    stage.renderer = numbers
    stage.updateFailurePolicy = .reportAndReload { [weak self] report in self?.report = self?.report ?? report }
  }

  var list: UICollectionView { feed.list }

  // MARK: Time

  func doFrame() throws(Violation) {
    stage.advance(by: AnchorTrial.frame)
    if let fault = numbers.fault { throw Violation(fault) }
    if let report { throw Violation("a batch that is right was reported: \(report)") }
    if let complaint = Ledger.current.complaint { throw Violation(complaint) }
    try checkFrame()
  }

  func liftFinger() { if finger != nil { lift { stage.touchUp() } } }

  // MARK: Operations

  func perform(_ operation: Operation) throws(Violation) {
    let numbers = operation.numbers
    switch operation.kind {
    case .batch: try update(operation)
    case .grow: try grow(numbers)
    case .reload:
      // Nobody says which of the new items are the old ones.
      (still, last, isEndKept, updatedBounds) = (nil, nil, false, nil)
      feed.contents.replaceAll(&dice)
      list.reloadData()
      try doFrame()
    case .offset: scroll(numbers)
    case .inset:
      (still, isEndKept) = (nil, false)
      list.contentInset = UIEdgeInsets(
        top: CGFloat(numbers[0]), left: 0, bottom: CGFloat(numbers[2]) * 4, right: 0)
      list.layoutIfNeeded()
    case .down:
      guard finger == nil else { return }
      isEndKept = false
      finger = CGPoint(x: 3.2 * CGFloat(numbers[0]), y: 4.8 * CGFloat(numbers[1]))
      stage.touchDown(at: finger!)
    case .move:
      for _ in 0..<numbers[2].reduced(to: 30) {
        guard let point = finger else { return }
        let next = CGPoint(x: point.x + CGFloat(numbers[0]), y: point.y + CGFloat(numbers[1]))
        finger = next
        stage.touchMove(to: next)
        try doFrame()
      }
    case .up: if finger != nil { lift { stage.touchUp() } }
    case .cancel: if finger != nil { lift { stage.touchCancel() } }
    case .wheel:
      isEndKept = false
      stage.scrollWheel(at: CGPoint(x: 160, y: 240), by: CGVector(dx: numbers[0], dy: numbers[1]))
      forgetStillOffScreen()
    case .wait: for _ in 0..<numbers[0].reduced(to: 60) { try doFrame() }
    case .settle: try settle()
    default: break
    }
  }

  private func lift(_ touch: () -> Void) {
    isEndKept = false
    finger = nil
    touch()
  }

  /// Moves the content: at once, or animated in one of two ways.
  private func scroll(_ numbers: [Int]) {
    (still, isEndKept) = (nil, false)
    let old = list.contentOffset
    defer { if numbers[2].reduced(to: 3) == 0, list.contentOffset != old { last = nil } }
    let (first, end) = range(list.contentSize)
    func part(_ number: Int, _ first: CGFloat, _ last: CGFloat) -> CGFloat {
      first + (last - first) * CGFloat(number) / 1000
    }
    // The end is worth a visit.
    let to = numbers[0] > 700 ? end : CGPoint(x: part(numbers[0], first.x, end.x), y: part(numbers[1], first.y, end.y))
    switch numbers[2].reduced(to: 3) {
    case 0:
      list.contentOffset = to
      list.layoutIfNeeded()
    case 1: list.setContentOffset(to, animated: true)
    default: UIView.animate(withDuration: 0.3) { [list] in list.contentOffset = to }
    }
  }

  // MARK: Updates

  private func update(_ operation: Operation) throws(Violation) {
    let plan = BatchPlan(operation.edits, contents: feed.contents)
    let styles: [BatchStyle] = [.plain, .plain, .plain, .withoutAnimation, .inBlock, .onSpring, .nested]
    let style = styles[operation.numbers[0].reduced(to: styles.count)]
    try keeping(isUpdate: true, contents: plan.contents) {
      style.run { [self] in
        perform { [self] in
          feed.contents = plan.contents
          for change in plan.changes where style != .nested { change.call(on: list) }
          if style == .nested { perform { [list] in for change in plan.changes { change.call(on: list) } } }
        }
      }
    }
  }

  private func perform(_ updates: @escaping () -> Void) {
    let number = completions.begin(runsLater: true)
    list.performBatchUpdates(updates) { [weak self] _ in self?.completions.complete(number) }
    completions.callReturned(number)
  }

  /// Items get other sizes: some beginning with one, which are 0 reloaded, 1 laid out in an empty update, 2 at once.
  private func grow(_ numbers: [Int]) throws(Violation) {
    guard let first = feed.contents.path(numbers[0], numbers[1]) else { return }
    let count = feed.contents.sections[first.section].items.count
    let paths = (first.item..<min(first.item + 3, count)).map { IndexPath(item: $0, section: first.section) }
    if numbers[2] > 0, isAtBeginning { last = nil }
    let reloaded = numbers[2] == 0 ? paths.compactMap { feed.contents[$0]?.id } : []
    try keeping(isUpdate: numbers[2] < 2, contents: feed.contents, reloaded: reloaded) {
      for path in paths { feed.grow(path) }
      switch numbers[2] {
      case 0: list.reloadItems(at: paths)
      case 1: perform {}
      default:
        list.collectionViewLayout.invalidateLayout()
        list.layoutIfNeeded()
      }
    }
  }
}
