import Stage
import UIKit

/// A run of a script on a stage of its own. After each operation and in each frame the screen is compared with what the
/// data and the naive account of the layout say.
///
/// The way through: this file sets up and runs; `+Batches`, `+Snapshots`, `+Movement`, `+Interjections` and `+Operations`
/// do what a script says; `+FrameCheck` looks at every frame, `+RestCheck` when everything rests, `+Looking` at what changed
/// from one moment to the next, for which the folder Looks has the rules.
@MainActor final class Trial {
  let stage: Stage
  let controller = UIViewController()
  let view: UICollectionView
  let host: FuzzHost
  /// What the view asks instead of the host, in the family of snapshots.
  let source: SnapshotSource?
  let family: FuzzScript.Family
  var specimen: any Specimen
  /// For what an operation makes up by itself: new data, new layouts.
  var dice: Dice

  /// Where the finger is, if it is down.
  var finger: CGPoint?
  /// The data was reloaded, and the view does not know the new counts yet.
  var isReloadDue = true
  /// The view does not know yet of something: the next operation comes before the next layout.
  var isLayoutDue = true
  /// Completions that have not been called.
  var completions = Completions()
  /// More than any animation of an operation lasts, in seconds.
  static let longestAnimation: TimeInterval = 0.7
  /// What is to be selected after the snapshot that is being shown, by identity, and what of it may be lost.
  var expectedSelection: (Set<Int>, except: Set<Int>)?
  /// A layout decided where elements start that stay on screen, and not necessarily where they are seen.
  var movesStarts = false
  /// By then every animation is over that an operation has started so far, in seconds.
  var restTime: TimeInterval = 0
  /// Reports of wrong batches that were expected, less those that came.
  var expectedReports = 0
  /// What is under way.
  var motions = Motions()
  /// A callback did something in the operation or frame that is being done.
  var wasInterrupted = false
  /// How many batches began in the operation or frame that is being done, perhaps in the completion of another.
  var batches = 0
  /// What was to be animated changes nothing that is, and the layout is shown as it is.
  var showsAtOnce = false
  /// When an item was moved by hand last: it comes back from in front of all others.
  var lastMovement = -TimeInterval.infinity
  /// Layouts are being changed by hand.
  var isInTransition = false
  /// The content insets before an operation changed them, while nothing moved the content.
  var insetsBefore: UIEdgeInsets?
  /// The scroll view has taken notice of the finger that is down.
  var isTracked = false
  /// The item that the content is on its way to.
  var aim: ScrollAim?
  /// The row that was dragged last.
  var flick: Flick?
  /// What kept its position last.
  var lastKept: LastKept?
  /// By then the last animated scrolling of the program is over, in seconds.
  var scrollEnd: TimeInterval = 0
  /// Until then a wheel has the content, and not the finger, in seconds.
  var wheelEnd: TimeInterval = 0
  /// How the finger that is down has moved, until the content follows it; and which axes a directional lock holds.
  var drag = DragCourse(start: 0)
  private var keptBoard: (key: BoardKey, board: Board, index: [Board.Key: Int])?

  init(_ script: FuzzScript) {
    Ledger.current = Ledger()
    Interjections.current = Interjections()
    family = script.family
    var dice = Dice(seed: UInt64(bitPattern: Int64(script.setup)))
    let contents = Contents(dice: &dice)
    let variesSizes = [.flow, .snapshots].contains(script.family) && dice.once(in: 2)
    host = variesSizes ? SizingHost(contents: contents) : FuzzHost(contents: contents)
    specimen = script.family.makeSpecimen(dice: &dice, variesSizes: variesSizes)
    self.dice = dice
    stage = Stage(size: CGSize(width: 320, height: 480), rootViewController: controller)
    view = UICollectionView(frame: controller.view.bounds, collectionViewLayout: specimen.layout)
    FuzzHost.register(in: view)
    stage.isReduceMotionEnabled = family == .custom && dice.once(in: 4)
    source = script.family == .snapshots ? SnapshotSource(host, view) : nil
    useSizes()
    view.delegate = host
    if family == .compositional, dice.once(in: 3) { view.semanticContentAttribute = .forceRightToLeft }
    if family != .compositional { view.prefetchDataSource = host }  // what rows prefetch is not foretold
    if let source {
      source.dataSource.applySnapshotUsingReloadData(SnapshotSource.snapshot(of: host.contents))
    } else {
      view.dataSource = host
    }
    controller.view.addSubview(view)
    host.place = { [unowned self] path in
      self.board.index[.init(.cell, "", path)].map { self.board.places.places[$0].frame }
    }
    host.placeState = { [unowned self] in placeState }
    host.time = { [unowned self] in stage.time }
    // Before an animated change of layouts, what waits is laid out by the layout in use.
    host.isInTransition = { [unowned self] in isInTransition || view.collectionViewLayout !== specimen.layout }
    Interjections.current.perform = { [weak self] in self?.interrupt($0) }
    stage.updateFailurePolicy = .reportAndReload { [unowned self] report in
      expectedReports -= 1
      if expectedReports < 0 {
        Ledger.current.complain("a batch that is right was reported: \(report)")
      }
    }
  }

  /// - Parameter didPerform: called with the number of operations done, after each.
  /// - Returns: what went wrong first, and after how many operations.
  static func run(
    _ script: FuzzScript, didPerform: (Int) -> Void = { _ in }
  ) -> (violation: Violation, operations: Int)? {
    let trial = Trial(script)
    for (index, operation) in script.operations.enumerated() {
      do throws(Violation) {
        try trial.perform(operation)
        didPerform(index + 1)
      } catch {
        return (error, index + 1)
      }
    }
    do throws(Violation) {
      try trial.settle()
    } catch {
      return (error, script.operations.count)
    }
    return nil
  }

  // MARK: The naive account

  /// What a board depends on.
  private struct BoardKey: Equatable {
    let changes: Int
    let size: CGSize
    /// Zero where scrolling does not matter.
    let origin: CGPoint
    let state: Int
    let insets: UIEdgeInsets
    let adjustments: Int
    let movement: HandMovement?
  }

  /// Counts the changes of the layout and its parameters.
  var adjustments = 0

  /// The data in the order that is shown.
  var shown: Contents { host.movement?.shown(host.contents) ?? host.contents }

  /// What places depend on, but for scrolling.
  private var placeState: Int {
    var hasher = Hasher()
    hasher.combine(host.contents.changes)
    hasher.combine(adjustments)
    hasher.combine(view.bounds.width)
    hasher.combine(view.bounds.height)
    let insets = view.adjustedContentInset
    for inset in [insets.top, insets.left, insets.bottom, insets.right] { hasher.combine(inset) }
    return hasher.finalize()
  }

  /// Where everything is to be now, and where in that to find an element.
  var board: (places: Board, index: [Board.Key: Int]) {
    let key = BoardKey(
      changes: host.contents.changes, size: view.bounds.size,
      origin: specimen.dependsOnOffset ? view.bounds.origin : .zero,
      state: specimen.state, insets: view.adjustedContentInset,
      adjustments: adjustments, movement: host.movement)
    if let keptBoard, keptBoard.key == key { return (keptBoard.board, keptBoard.index) }
    var board = specimen.board(
      shown, bounds: view.bounds, insets: view.adjustedContentInset)
    if let movement = host.movement { board = board.carrying(movement) }
    var index: [Board.Key: Int] = [:]
    index.reserveCapacity(board.places.count)
    for (number, place) in board.places.enumerated() { index[place.key] = number }
    keptBoard = (key, board, index)
    return (board, index)
  }

  func useSizes() {
    if let host = host as? SizingHost, let flow = specimen as? FlowSpecimen {
      host.sizes = { flow.size(of: $0) }
    }
  }
}
