import Foundation
import Gallery
import Stage
import UIKit

/// A run of a script on the gallery: the index in its navigation controller, and the demos. Nothing may trap, every frame
/// is made of finite numbers, everything comes to rest when the fingers are up, and what was left is released.
///
/// The way through: this file sets up and runs; `+Touches` does what a script says; `+Checks` looks.
@MainActor final class GalleryTrial {
  let stage: Stage
  var navigation: UINavigationController
  /// Where the fingers are that are down.
  var fingers: [Int: CGPoint] = [:]
  /// All controllers that were seen so far.
  var met: [Met] = []
  let numbers = NumberWatch()
  /// What was said about batch updates, none of which is wrong.
  private(set) var report: String?

  struct Met {
    weak var controller: UIViewController?
    let name: String
  }

  static let frame: TimeInterval = 1.0 / 60

  init(_ script: FuzzScript) {
    var dice = Dice(seed: UInt64(bitPattern: Int64(script.setup)))
    Stage.isReduceMotionEnabled = dice.once(in: 6)
    defer { Stage.isReduceMotionEnabled = false }
    let screens = [(390, 844), (320, 480), (844, 390), (1024, 768)]
    let (width, height) = screens[dice.roll(screens.count)]
    let bars = dice.once(in: 2) ? UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0) : .zero
    navigation = GalleryTrial.makeGallery()
    stage = Stage(size: CGSize(width: width, height: height), safeAreaInsets: bars, rootViewController: navigation)
    stage.renderer = numbers
    if dice.once(in: 4) {
      stage.traitCollection = UITraitCollection(traitsFrom: [UITraitCollection(layoutDirection: .rightToLeft)])
    }
    stage.updateFailurePolicy = .reportAndReload { [weak self] report in self?.report = self?.report ?? report }
  }

  static func makeGallery() -> UINavigationController {
    UINavigationController(rootViewController: GalleryIndexViewController())
  }

  /// - Parameter didPerform: called with the number of operations done, after each.
  /// - Returns: what went wrong first, and after how many operations.
  static func run(
    _ script: FuzzScript, didPerform: (Int) -> Void = { _ in }
  ) -> (violation: Violation, operations: Int)? {
    weak var window: UIWindow?
    var done = 0
    do throws(Violation) {
      let trial = GalleryTrial(script)
      window = trial.stage.window
      for operation in script.operations {
        done += 1
        try trial.perform(operation)
        didPerform(done)
      }
      try trial.settle()
      try trial.leaveEverything()
    } catch {
      return (error, done)
    }
    return window == nil ? nil : (Violation("the window was not released with its stage"), done)
  }

  // MARK: Time

  func doFrame() throws(Violation) {
    stage.advance(by: GalleryTrial.frame)
    meet()
    if let fault = numbers.fault { throw Violation(fault) }
    if let report { throw Violation("a batch that is right was reported: \(report)") }
  }

  func wait(frames: Int) throws(Violation) { for _ in 0..<frames { try doFrame() } }

  /// Lifts the fingers and waits for rest.
  func settle() throws(Violation) {
    for id in fingers.keys.sorted() { stage.touchUp(id: id) }
    fingers = [:]
    try doFrame()
    var frames = 0
    while stage.needsFrame {
      try doFrame()
      frames += 1
      if frames > GalleryTrial.longestWay { throw Violation("something still moves after 30 s") }
    }
    try checkRest()
  }

  /// In frames; what is chosen for demos lasts some seconds at most.
  private static let longestWay = 1800

  /// Shows something else, and waits until nobody needs what was there.
  private func leaveEverything() throws(Violation) {
    navigation = UINavigationController()
    stage.window.rootViewController = UIViewController()
    try settle()
  }
}
