// Two stages that are driven in turn: what belongs to a screen is that screen's alone.

import CollectionMotion
import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

@testable import Stage

/// Shows a list, and a label on it.
@MainActor private final class ListController: UIViewController, UICollectionViewDataSource {
  let layout = ReadingLayout()
  private(set) lazy var list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
  let label = UILabel()
  var count = 100

  override func viewDidLoad() {
    layout.itemSize = CGSize(width: 200, height: 50)
    layout.minimumLineSpacing = 0
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = self
    view.addSubview(list)
    label.text = "iiii"
    view.addSubview(label)
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }
}

/// A list on a stage.
@MainActor private final class ListScreen {
  let controller = ListController()
  let stage: Stage

  /// - Parameter framesPerSecond: of `frame()`.
  init(framesPerSecond: Double = 60) {
    stage = Stage(size: CGSize(width: 200, height: 400), rootViewController: controller)
    stage.framesPerSecond = framesPerSecond
  }

  var view: UIView { controller.view }
  var list: UICollectionView { controller.list }
  var layout: ReadingLayout { controller.layout }
  var label: UILabel { controller.label }

  func frame() { stage.frame(at: stage.time + 1 / stage.framesPerSecond) }

  /// Where a view is seen now.
  func y(_ view: UIView) -> CGFloat { view.layer.presentationValues(at: stage.time).position.y }

  /// Takes the first item away.
  func deleteFirst(completion: ((Bool) -> Void)? = nil) {
    list.performBatchUpdates {
      self.controller.count -= 1
      self.list.deleteItems(at: [[0, 0]])
    } completion: {
      completion?($0)
    }
  }
}

/// A flow layout that reads what code without a view can ask.
private final class ReadingLayout: UICollectionViewFlowLayout {
  struct Reading: Equatable {
    var time: Double
    var isMotionReduced: Bool
    var style: UIUserInterfaceStyle
  }
  var readings: [Reading] = []

  override func prepare() {
    super.prepare()
    readings.append(
      Reading(
        time: CACurrentMediaTime(), isMotionReduced: UIAccessibility.isReduceMotionEnabled,
        style: UIScreen.main.traitCollection.userInterfaceStyle))
  }
}

@MainActor private final class TenPoints: TextMetrics {
  func width(of line: String, fontSize: CGFloat, fontWeight: Int, isMonospaced: Bool) -> CGFloat {
    CGFloat(line.count) * 10
  }
}

@MainActor @Suite struct TwoStagesTests {
  private let first = ListScreen()
  private let second = ListScreen(framesPerSecond: 30)

  @Test func stagesThatAreDrivenInTurnEachKeepTheirOwn() {
    var reports: [String] = []
    first.stage.traitCollection = UITraitCollection(userInterfaceStyle: .dark)
    defer { first.stage.traitCollection = UITraitCollection() }
    first.stage.isReduceMotionEnabled = true
    defer { first.stage.isReduceMotionEnabled = false }
    first.stage.textMetrics = TenPoints()
    defer { first.stage.textMetrics = nil }
    first.stage.updateFailurePolicy = .reportAndReload { reports.append("first: \($0.prefix(9))") }
    second.stage.updateFailurePolicy = .reportAndReload { reports.append("second: \($0.prefix(9))") }
    let traces = [Trace(), Trace()]
    first.stage.trace = traces[0]
    second.stage.trace = traces[1]
    var fades: [String] = []
    let views = [first, second].map { screen in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      screen.view.addSubview(view)
      return view
    }
    first.stage.advance(by: 1)
    second.stage.advance(by: 0)
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
      for view in views { view.center.y = 105 }
    } completion: { _ in
      fades.append("both")
    }
    for frame in 1...15 {
      first.frame()
      #expect(CACurrentMediaTime() == first.stage.time && UIAccessibility.isReduceMotionEnabled)
      #expect(UIScreen.main === first.stage.window.screen)
      second.frame()
      #expect(CACurrentMediaTime() == second.stage.time && !UIAccessibility.isReduceMotionEnabled)
      #expect(UIScreen.main === second.stage.window.screen)
      #expect(abs(first.y(views[0]) - (5 + 100 * Double(frame) / 30)) < 1e-9)
      #expect(abs(second.y(views[1]) - (5 + 100 * Double(frame) / 15)) < 1e-9)
    }
    #expect(abs(first.stage.time - 1.25) < 1e-9 && abs(second.stage.time - 0.5) < 1e-9)
    #expect(fades.isEmpty)
    first.stage.advance(by: 0.25)
    #expect(fades == ["both"])

    #expect(first.controller.traitCollection.userInterfaceStyle == .dark)
    #expect(second.controller.traitCollection.userInterfaceStyle == .light)
    #expect(first.label.intrinsicContentSize.width == 40 && second.label.intrinsicContentSize.width != 40)
    for screen in [second, first] { screen.list.insertItems(at: [[0, 0]]) }
    #expect(reports == ["second: Section 0", "first: Section 0"])
    for (trace, screen) in zip(traces, [first, second]) {
      #expect(!trace.entries.isEmpty)
      #expect(trace.entries.allSatisfy { $0.collectionView == screen.list.layer.identifier })
      #expect(trace.entries.last?.time == screen.stage.time)
    }
  }

  @Test func aLayoutReadsTheTraitsOfItsOwnScreen() {
    first.stage.traitCollection = UITraitCollection(userInterfaceStyle: .dark)
    defer { first.stage.traitCollection = UITraitCollection() }
    first.stage.isReduceMotionEnabled = true
    defer { first.stage.isReduceMotionEnabled = false }
    first.stage.advance(by: 1)
    second.stage.advance(by: 0.5)
    first.layout.readings = []
    // The second stage is the one that was driven last.
    first.layout.invalidateLayout()
    first.list.layoutIfNeeded()
    first.deleteFirst()
    let layout = ReadingLayout()
    first.list.setCollectionViewLayout(layout, animated: true)
    let readings = first.layout.readings + layout.readings
    #expect(readings.count >= 3)
    #expect(readings.allSatisfy { $0 == .init(time: 1, isMotionReduced: true, style: .dark) })
    #expect(CACurrentMediaTime() == 0.5 && !UIAccessibility.isReduceMotionEnabled)
  }

  @Test func anAnimationBeginsAtTheTimeOfItsScreen() throws {
    first.stage.advance(by: 3)
    second.stage.advance(by: 1)
    var completed = 0
    first.deleteFirst { _ in completed += 1 }
    let cell = try #require(first.list.cellForItem(at: [0, 0]))
    #expect(first.y(cell) == 75)
    second.stage.advance(by: 1)
    #expect(first.y(cell) == 75 && completed == 0)
    first.stage.advance(by: 0.15)
    #expect(abs(first.y(cell) - 50) < 1e-6)
    second.stage.advance(by: 1)
    #expect(completed == 0)
    first.stage.advance(by: 0.2)
    #expect(first.y(cell) == 25 && completed == 1)
  }

  @Test func aScrollingAnimationRunsInTheFramesOfItsScreen() {
    first.stage.advance(by: 3)
    second.stage.advance(by: 1)
    first.list.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    second.stage.advance(by: 5)
    #expect(first.list.contentOffset.y == 0)
    first.stage.advance(by: 0.1)
    #expect(first.list.contentOffset.y > 0 && first.list.contentOffset.y < 500)
    second.stage.advance(by: 5)
    first.stage.advance(by: 2)
    #expect(first.list.contentOffset.y == 500)
    #expect(!first.stage.needsFrame && !second.stage.needsFrame)
  }

  @Test func touchesAndTheirTimersKeepToTheirScreen() {
    var begun: [String] = []
    for (name, screen) in [("first", first), ("second", second)] {
      let press = UILongPressGestureRecognizer()
      press.addHandler { if $0.state == .began { begun.append(name) } }
      screen.list.addGestureRecognizer(press)
    }
    first.stage.touchDown(at: CGPoint(x: 100, y: 100))
    second.stage.touchDown(at: CGPoint(x: 100, y: 300))
    first.stage.advance(by: 0.3)
    second.stage.advance(by: 0.45)
    #expect(begun.isEmpty)
    first.stage.advance(by: 0.25)
    #expect(begun == ["first"])
    second.stage.touchMove(to: CGPoint(x: 100, y: 250))
    first.stage.touchUp()
    second.stage.touchMove(to: CGPoint(x: 100, y: 200))
    second.stage.advance(by: 0.5)
    #expect(begun == ["first"] && first.list.contentOffset.y == 0 && second.list.contentOffset.y > 0)
    second.stage.touchUp()
  }

  @Test func aWheelRestsByTheClockOfItsScreen() {
    first.stage.scrollWheel(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 30))
    second.stage.advance(by: 1)
    #expect(first.list.isDragging)
    first.stage.advance(by: 0.2)
    #expect(!first.list.isDragging)
  }

  @Test func anAnimatorIsPausedWhicheverStageIsDriven() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    first.view.addSubview(view)
    first.stage.advance(by: 2)
    var ends = 0
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.y = 105 }
    animator.addCompletion { _ in ends += 1 }
    animator.startAnimation()
    first.stage.advance(by: 0.25)
    second.stage.advance(by: 1)
    animator.pauseAnimation()
    #expect(animator.fractionComplete == 0.25)
    first.stage.advance(by: 5)
    #expect(ends == 0 && first.y(view) == 30)
    second.stage.advance(by: 1)
    animator.startAnimation()
    second.stage.advance(by: 5)
    #expect(ends == 0 && first.y(view) == 30)
    first.stage.advance(by: 0.75)
    #expect(ends == 1 && first.y(view) == 105)
  }

  @Test func aTransactionCountsOnlyWhileItsStageIsDriven() {
    let layers = [first, second].map { screen in
      let layer = CALayer()
      screen.view.layer.addSublayer(layer)
      screen.stage.advance(by: 0.1)
      return layer
    }
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setAnimationDuration(2)
    CATransaction.setCompletionBlock { log.append("second") }
    first.stage.advance(by: 0.1)
    #expect(!CATransaction.disableActions() && CATransaction.animationDuration() == 0.25)
    layers[0].position.y = 100
    #expect(layers[0].animationKeys() == ["position"])
    second.stage.advance(by: 0.1)
    #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 2)
    layers[1].position.y = 100
    #expect(layers[1].animationKeys() == nil)
    CATransaction.commit()
    // It does not wait for the animation on the first stage.
    #expect(log == ["second"] && layers[0].animationKeys() == ["position"])
  }

  @Test func theSameMomentOnTwoScreensIsNow() {
    first.stage.advance(by: 3)
    second.stage.advance(by: 1)
    let (one, two) = (first.view.layer, second.view.layer)
    #expect(one.convertTime(CACurrentMediaTime(), from: nil) == 3)
    #expect(one.convertTime(2.5, to: nil) == 0.5)
    #expect(one.convertTime(1, from: two) == 3 && one.convertTime(3, to: two) == 1)
    #expect(two.convertTime(CACurrentMediaTime(), from: nil) == 1)
  }

  @Test func anInspectorSeesItsOwnStageAlone() throws {
    first.stage.isInspecting = true
    second.stage.isInspecting = true
    _ = (first.stage.takeInspection(), second.stage.takeInspection())
    first.stage.advance(by: 1)
    second.stage.advance(by: 2)
    first.deleteFirst()
    second.stage.advance(by: 1)
    first.stage.advance(by: 1)
    let other = try #require(second.stage.takeInspection())
    #expect(other.animations.isEmpty && other.ended.isEmpty && other.counters.evaluations == 0)
    let own = try #require(first.stage.takeInspection())
    #expect(!own.animations.isEmpty && own.ended.count == own.animations.count)
    #expect(own.ended.allSatisfy { $0.time > 1.29 && $0.time < 1.34 && $0.isFinished })
  }

  @Test func whatWaitsOnAStageThatGoesIsDoneOnTheOther() {
    var log: [String] = []
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
    let link = CADisplayLink { _ in log.append("frame") }
    do {
      let third = ListScreen()
      third.view.addSubview(view)
      third.stage.advance(by: 1)
      view.performBatchUpdates {
      } completion: { _ in
        log.append("over")
      }
      link.add(to: .main, forMode: .common)
      second.frame()
      #expect(log.isEmpty)
    }
    second.frame()
    #expect(log == ["frame", "over"])
    link.invalidate()
  }

  @Test func whatAStageThatIsGoneHasLeftCountsNoBlocksOnTheNext() {
    var log: [Int] = []
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let loose = UIView(frame: view.frame)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
    func move(_ step: Int) {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.center.y += 100
      } completion: { _ in
        log.append(step)
        if step < 3 { move(step + 1) }
      }
    }
    do {
      let third = ListScreen()
      third.view.addSubview(view)
      move(1)
      third.stage.advance(by: 0.1)
      #expect(log.isEmpty)
      UIView.animate(withDuration: 1) {
        loose.center.y += 100
      } completion: { _ in
        UIView.animate(withDuration: 1) { loose.center.y += 100 }
      }
      animator.addCompletion { _ in
        UIView.animate(withDuration: 1) { loose.center.x += 100 }
      }
      animator.startAnimation()
    }
    Stage.blockTimings = [1: BlockTiming(duration: 2, curve: .cubic(x1: 0, y1: 0, x2: 1, y2: 1))]
    defer { Stage.blockTimings = [:] }
    let fourth = ListScreen()
    fourth.stage.advance(by: 0.1)
    #expect(log == [1, 2, 3])
    #expect(view.center.y == 305 && loose.center == CGPoint(x: 105, y: 205))
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    fourth.view.addSubview(other)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { other.center.y += 100 }
    fourth.stage.advance(by: 1)
    #expect(abs(fourth.y(other) - 55) < 0.001)
  }

  @Test func whatIsOnNoScreenHasItsCompletionsRunOnTheOneThatIsDrivenNext() {
    let idle = ListScreen()
    let controller = ListController()
    controller.loadViewIfNeeded()
    var isDone = false
    controller.list.performBatchUpdates {
    } completion: { _ in
      isDone = true
    }
    #expect(!isDone)
    let stage = Stage(size: CGSize(width: 200, height: 400), rootViewController: controller)
    stage.advance(by: 0.1)
    #expect(isDone)
    #expect(!idle.stage.needsFrame)
  }

  @Test func whatIsMadeOnOneStageMayMoveToTheOther() {
    first.stage.advance(by: 3)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    first.view.addSubview(view)
    first.frame()
    second.view.addSubview(view)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center.y = 105
    } completion: { _ in
    }
    first.stage.advance(by: 2)
    #expect(second.y(view) == 5)
    second.stage.advance(by: 0.5)
    #expect(second.y(view) == 55)
  }

  @Test func viewsOnNoScreenDoNotGoByAStageThatIsGone() {
    let label = UILabel()
    label.text = "iiii iiii"
    let width = label.intrinsicContentSize.width
    do {
      let stage = ListScreen().stage
      stage.textMetrics = TenPoints()
      stage.traitCollection = UITraitCollection(layoutDirection: .rightToLeft)
      stage.advance(by: 0.1)
      #expect(UILabel().effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
    label.text = "iiii iiij"
    label.text = "iiii iiii"
    #expect(label.intrinsicContentSize.width == width && width < 90)
    #expect(UILabel().effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test func newStagesBeginWithTheDefaults() {
    Stage.isReduceMotionEnabled = true
    Stage.textMetrics = TenPoints()
    defer {
      Stage.isReduceMotionEnabled = false
      Stage.textMetrics = nil
    }
    let third = ListScreen()
    #expect(third.stage.isReduceMotionEnabled && !first.stage.isReduceMotionEnabled)
    #expect(third.label.intrinsicContentSize.width == 40 && first.label.intrinsicContentSize.width != 40)
  }
}
