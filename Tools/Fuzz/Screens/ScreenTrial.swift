import Foundation
import Runtime
import Stage
import UIKit

/// A run of a script on screens as programs have them: rows that say their sizes, outlines, under bars, tabs and sheets,
/// on one stage or two. What is expected follows from the data, and for places and sizes from the layout and the cells
/// themselves.
///
/// The way through: this file sets up and runs; `+Changes`, `+Animators`, `+Touches` and `+Ways` do what a script says;
/// `+Checks` looks.
@MainActor final class ScreenTrial {
  let family: FuzzScript.Family
  let account: ScreenAccount
  private(set) var stages: [Stage] = []
  /// The stage that fingers are on and that screens come to.
  var device = 0
  /// Which screen changes are made to, as a raw number; 0 for the one in front.
  var wanted = 0
  var fingers: [Int: CGPoint] = [:]
  /// Of the program's, until they are released.
  var animators: [UIViewPropertyAnimator] = []
  /// One of them has put back what it had changed, or left it on its way: the content may be out of its range.
  var hasTurnedBack = false
  var dice: Dice
  let numbers = NumberWatch()
  /// What was looked at before the last changes of sizes, and the content offset after them.
  var lastAnchor: (anchor: ScreenAnchor, offset: CGPoint)?
  /// What should be on screen and has not been, in how many frames in a row.
  var missing: [Missing: Int] = [:]

  struct Missing: Hashable {
    let list: ObjectIdentifier
    let key: Board.Key
  }
  /// What was said about batch updates, none of which is wrong.
  private(set) var report: String?
  /// What the stages show with.
  var traits: [UITraitCollection] = []

  static let frame: TimeInterval = 1.0 / 60

  init(_ script: FuzzScript) {
    Ledger.current = Ledger()
    Interjections.current = Interjections()
    account = ScreenAccount()
    ScreenAccount.current = account
    family = script.family
    dice = Dice(seed: UInt64(bitPattern: Int64(script.setup)))
    addStage()
  }

  /// A stage of its own with screens of its own.
  func addStage() {
    let screens = [(320, 480), (390, 844), (640, 360)]
    let (width, height) = screens[dice.roll(screens.count)]
    let bars = dice.once(in: 2) ? UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0) : .zero
    let stage = Stage(
      size: CGSize(width: width, height: height), safeAreaInsets: bars, rootViewController: makeRoot())
    stage.renderer = numbers
    stage.updateFailurePolicy = .reportAndReload { [weak self] report in self?.report = self?.report ?? report }
    stages.append(stage)
  }

  var stage: Stage { stages[device] }

  /// - Returns: what went wrong first, and after how many operations.
  static func run(
    _ script: FuzzScript, didPerform: (Int) -> Void = { _ in }
  ) -> (violation: Violation, operations: Int)? {
    var done = 0
    var windows: [() -> UIWindow?] = []
    let account: ScreenAccount
    do throws(Violation) {
      let trial = ScreenTrial(script)
      account = trial.account
      messageListener = { [account] in account.warn($0) }
      defer { messageListener = nil }
      for operation in script.operations {
        done += 1
        try trial.perform(operation)
        didPerform(done)
      }
      try trial.settle()
      try trial.leaveEverything()
      windows = trial.stages.map { stage in { [weak window = stage.window] in window } }
    } catch {
      return (error, done)
    }
    if windows.contains(where: { $0() != nil }) { return (Violation("a window was not released with its stage"), done) }
    if let kept = account.kept(besides: []) { return (Violation("\(kept) was not released with its stage"), done) }
    return account.keptCell.map { (Violation("a view of type \($0) was not released with its stage"), done) }
  }

  // MARK: Time

  func doFrame() throws(Violation) {
    for stage in stages {
      stage.advance(by: ScreenTrial.frame)
    }
    for screen in account.living { screen.isReloadDue = screen.isReloadDue && screen.viewIfLoaded?.window == nil }
    try checkFrame()
  }

  func wait(frames: Int) throws(Violation) { for _ in 0..<frames { try doFrame() } }

  var needsFrame: Bool { stages.contains { $0.needsFrame } }

  /// Lifts the fingers, ends what the program has in hand and waits for rest.
  func settle() throws(Violation) {
    for id in fingers.keys.sorted() { stage.touchUp(id: id) }
    fingers = [:]
    finishAnimators()
    for case let screen as OutlineScreen in account.living { screen.finishActions() }
    try doFrame()
    var frames = 0
    while needsFrame {
      try doFrame()
      frames += 1
      if frames > ScreenTrial.longestWay { throw Violation("something still moves after 20 s") }
    }
    try checkRest()
  }

  /// In frames.
  private static let longestWay = 1200

  /// Shows something else, and waits until nobody needs what was there.
  private func leaveEverything() throws(Violation) {
    for stage in stages {
      stage.window.rootViewController?.dismiss(animated: false)
      stage.window.rootViewController = UIViewController()
    }
    try settle()
    if let kept = account.kept(besides: []) { throw Violation("\(kept) was left and is not released") }
  }

  func complainOfReports() throws(Violation) {
    if let fault = numbers.fault { throw Violation(fault) }
    if let report { throw Violation("a batch that is right was reported: \(report)") }
    if Looks.inForce.contains(.warnings), let warning = account.warning {
      throw Violation("a right program is warned: \(warning)")
    }
    if let complaint = Ledger.current.complaint { throw Violation(complaint) }
  }
}
