import CollectionMotion
import Foundation
import QuartzCore
import Testing
import UIKit

@testable import Stage

/// A list that expands under a tap, in 0.4 s.
@MainActor private final class ExpandingController: UICollectionViewController {
  let layout = ExpandableListLayout()

  init() { super.init(collectionViewLayout: layout) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }

  override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }

  override func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    layout.toggleExpansion(at: path, animation: .spring(duration: 0.4, dampingRatio: 1))
  }
}

@MainActor private final class RowController: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }

  override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }
}

@MainActor @Suite struct InspectionTests {
  private func open(isInspecting: Bool = true) -> (Stage, ExpandingController) {
    let controller = ExpandingController()
    let stage = Stage(
      size: CGSize(width: 390, height: 844), rootViewController: controller, isInspecting: isInspecting)
    return (stage, controller)
  }

  private func number(_ value: JSONValue?) throws -> Double {
    guard case .number(let number)? = value else { throw ScriptError("no number") }
    return number
  }

  // MARK: Off

  private func isObserved(_ stage: Stage) -> Bool {
    let screen = stage.window.screen
    return stage.screenContext.animationObserver != nil || screen.elementObserver != nil || screen.callRecorder != nil
  }

  @Test func nothingIsRecordedWhileNothingIsInspected() {
    let (stage, _) = open(isInspecting: false)
    stage.tap(at: CGPoint(x: 195, y: 250))
    stage.advance(by: 0.1)
    #expect(!isObserved(stage))
    #expect(stage.takeInspection() == nil && stage.movingElements.isEmpty && stage.trace == nil)
  }

  @Test func whatWasRecordedIsReleasedWhenTheInspectionEnds() {
    let (stage, _) = open()
    stage.tap(at: CGPoint(x: 195, y: 250))
    weak let inspector = stage.inspector
    weak let trace = stage.trace
    #expect(inspector != nil && trace != nil)
    stage.isInspecting = false
    #expect(inspector == nil && trace == nil && stage.trace == nil)
    #expect(!isObserved(stage))
  }

  @Test func aTraceThatIsThereAlreadyIsUsedAndStays() throws {
    let (stage, _) = open(isInspecting: false)
    let trace = Trace()
    stage.trace = trace
    stage.tap(at: CGPoint(x: 195, y: 250))
    let count = trace.entries.count
    stage.isInspecting = true
    stage.tap(at: CGPoint(x: 195, y: 50))
    #expect(try #require(stage.takeInspection()).entries == Array(trace.entries[count...]))
    stage.isInspecting = false
    #expect(stage.trace === trace)
  }

  // MARK: Names

  @Test func allLayersInAnElementHaveNames() throws {
    let (stage, controller) = open()
    let cell = try #require(controller.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
    let label = UILabel(frame: cell.bounds)
    label.text = "One"
    cell.contentView.addSubview(label)
    guard case .object(let names) = try JSONValue(json: stage.layerNames(in: cell.layer.identifier)) else {
      throw ScriptError("no names")
    }
    #expect(names.contains { $0.name == "\(cell.layer.identifier)" && $0.value == .string("UICollectionViewCell") })
    #expect(names.contains { $0.name == "\(label.layer.identifier)" && $0.value == .string("UILabel \"One\"") })
    #expect(stage.layerNames(in: 0) == "{}")
  }

  @MainActor private final class BadgeCell: UICollectionViewCell {}
  @MainActor private final class Box<Content>: UIView {}
  @MainActor private final class WaveLayer: CALayer {}

  @Test func ownClassesHaveTheirOwnNames() {
    let (cell, box, stack, label) = (BadgeCell(), Box<Int>(), UIStackView(), UILabel())
    box.accessibilityLabel = "Three"
    #expect(cell.layer.nameForPeople == "BadgeCell" && box.layer.nameForPeople == "Box \"Three\"")
    #expect(WaveLayer().nameForPeople == "WaveLayer" && CALayer().nameForPeople == "CALayer")
    // Those of the frameworks have the names of the nearest public classes.
    #expect(stack.layer.nameForPeople == "UIView" && label.layer.nameForPeople == "UILabel")
  }

  @Test func namesOfClassesAreReadFromLines() {
    Stage.nameClasses("64 FeedCell\n\nnothing\nx Y\n128 WaveLayer\n")
    #expect(Stage.classNames == [64: "FeedCell", 128: "WaveLayer"])
    Stage.classNames = [:]
  }

  // MARK: Animations

  @Test func animationsAreReportedWithElementKeyTimesAndCurve() throws {
    let (stage, _) = open()
    stage.advance(by: 0.5)
    _ = stage.takeInspection()
    stage.tap(at: CGPoint(x: 195, y: 250))
    let inspection = try #require(stage.takeInspection())
    #expect(inspection.time == 0.5)
    let animation = try #require(inspection.animations.first { $0.element?.item == 3 && $0.key == "position" })
    #expect(animation.element?.category == .cell && animation.enclosingElement == nil)
    #expect(animation.name == "UICollectionViewCell" && animation.isAdditive)
    #expect(animation.begin == 0.5 && animation.end == 0.9 && animation.duration == 0.4)
    #expect(animation.repeatCount == 1 && !animation.autoreverses)
    guard case .spring(let damping, let frequency, let velocity) = animation.curve else {
      Issue.record("\(animation.curve) is no spring")
      return
    }
    // (1 + 0.4 w) e^(-0.4 w) = 0.001
    #expect(damping == 1 && velocity == 0 && abs((1 + 0.4 * frequency) * exp(-0.4 * frequency) - 0.001) < 1e-9)
    #expect(inspection.animations.contains { $0.element?.item == 2 && $0.key == "bounds.size" })
    let inner = try #require(inspection.animations.first { $0.enclosingElement?.item == 2 })
    #expect(inner.element == nil && inner.name == "UIView")
    #expect(Set(inspection.animations.map { $0.number }).count == inspection.animations.count)
    #expect(inspection.counters.animations == inspection.animations.count)
    #expect(try #require(stage.takeInspection()).animations.isEmpty)
  }

  @Test func animationsThatRunAlreadyAreReportedAtFirst() throws {
    let (stage, _) = open(isInspecting: false)
    stage.tap(at: CGPoint(x: 195, y: 250))
    stage.advance(by: 0.1)
    stage.isInspecting = true
    let animations = try #require(stage.takeInspection()).animations
    #expect(animations.contains { $0.element?.item == 3 && $0.key == "position" && $0.begin == 0 && $0.end == 0.4 })
  }

  @Test func animationsStartWhereTheirLayersAreBeforeTheNextFrame() throws {
    let stage = Stage(
      size: CGSize(width: 390, height: 844), rootViewController: UIViewController(), isInspecting: true)
    stage.advance(by: 0.5)
    let view = UIView(frame: CGRect(x: 20, y: 40, width: 60, height: 60))
    view.alpha = 0
    stage.window.addSubview(view)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.alpha = 1
      view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      view.layer.cornerRadius = 10
    }
    // Moves the start as well, since the animation adds to the position.
    view.center.x += 10
    stage.advance(by: 0.1)
    let animations = try #require(stage.takeInspection()).animations.filter { $0.layer == view.layer.identifier }
    let starts = Dictionary(animations.map { ($0.key, $0.start) }) { first, _ in first }
    #expect(starts["opacity"] == [0])
    #expect(starts["bounds.size"] == [0, 0, 60, 60])
    #expect(starts["position"] == [60, 70])
    #expect(starts["transform"] == [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])
    #expect(starts["cornerRadius"]?.isEmpty != false)
    // Another client is told the same of animations that run already.
    let reader = stage.beginInspection()
    let running = try #require(stage.takeInspection(for: reader)).animations
    #expect(running.first { $0.key == "position" && $0.layer == view.layer.identifier }?.start == [60, 70])
  }

  @Test func endsAreReportedInTheirFrameAndWhetherTheyCameByThemselves() throws {
    let (stage, controller) = open()
    stage.tap(at: CGPoint(x: 195, y: 250))
    let begun = try #require(stage.takeInspection()).animations
    controller.collectionView.cellForItem(at: [0, 1])?.layer.removeAllAnimations()
    let fourth = try #require(controller.collectionView.cellForItem(at: [0, 4]))
    stage.advance(by: 0.1)
    fourth.layer.removeAllAnimations()
    let removed = try #require(stage.takeInspection())
    let numbers = Set(begun.filter { $0.element?.item == 4 }.map { $0.number })
    #expect(!numbers.isEmpty && Set(removed.ended.map { $0.animation }) == numbers)
    #expect(removed.ended.allSatisfy { !$0.isFinished && $0.time == 0.1 })
    stage.advance(by: 0.4)
    let ended = try #require(stage.takeInspection()).ended
    #expect(Set(ended.map { $0.animation }).union(numbers) == Set(begun.map { $0.number }))
    #expect(ended.allSatisfy { $0.isFinished && abs($0.time - 0.4) < 1e-9 })
    #expect(try #require(stage.takeInspection()).counters.animations == 0)
  }

  @Test func curvesAreNamedAsCoreAnimationNamesThem() {
    func words(_ function: CAMediaTimingFunction?) -> String {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.timingFunction = function
      return InspectedAnimation.Curve(animation).words
    }
    #expect(words(nil) == "linear")
    #expect(words(CAMediaTimingFunction(name: .easeInEaseOut)) == "easeInEaseOut")
    #expect(words(CAMediaTimingFunction(name: .default)) == "default")
    #expect(words(CAMediaTimingFunction(controlPoints: 0.5, 0, 0.25, 1)) == "cubic(0.5, 0, 0.25, 1)")
    #expect(InspectedAnimation.Curve(CAKeyframeAnimation(keyPath: "opacity")).words == "keyframes")
    let spring = CASpringAnimation(keyPath: "opacity")
    spring.initialVelocity = 2
    #expect(InspectedAnimation.Curve(spring).words == "spring(damping 0.5, frequency 10, velocity 2)")
  }

  @Test func aPropertyAnimatorsAnimationsHaveNoEndOfTheirOwn() throws {
    let (stage, controller) = open()
    _ = stage.takeInspection()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { controller.view.alpha = 0.5 }
    animator.startAnimation()
    let begun = try #require(stage.takeInspection()).animations
    let animation = try #require(begun.first)
    #expect(animation.key == "opacity" && animation.curve == .animator && animation.end == .infinity)
    stage.advance(by: 1)
    #expect(try #require(stage.takeInspection()).ended.map { $0.animation } == [animation.number])
  }

  // MARK: Elements

  @Test func anElementUnderAPointTellsWhereItComesFromAndWhereItGoes() throws {
    let (stage, _) = open()
    stage.tap(at: CGPoint(x: 195, y: 250))
    stage.advance(by: 0.1)
    let seen = try #require(stage.scene.cell(at: [0, 3]))
    let middle = CGPoint(x: seen.frame.midX, y: seen.frame.midY)
    let element = try #require(stage.inspectedElement(at: middle))
    #expect(element.identity.item == 3 && element.layer == seen.id && element.reuseIdentifier == "cell")
    #expect(element.presentedFrame == seen.frame && element.presentedAlpha == 1)
    #expect(element.attributes.frame == CGRect(x: 0, y: 500, width: 390, height: 100))
    let journey = try #require(element.journey)
    #expect(journey.motion == .moves)
    #expect(journey.initial.frame == CGRect(x: 0, y: 300, width: 390, height: 100))
    #expect(journey.final.frame == CGRect(x: 0, y: 500, width: 390, height: 100))
    #expect(journey.finalCorners[0] == CGPoint(x: 0, y: 500) && journey.finalCorners[2] == CGPoint(x: 390, y: 600))
    #expect(stage.inspectedElement(element.layer) == element)
    #expect(stage.inspectedElement(at: CGPoint(x: -5, y: 100)) == nil && stage.inspectedElement(-1) == nil)
  }

  @Test func anElementInARowBelongsToTheCollectionViewAroundIt() throws {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(80))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .continuous
    let controller = RowController(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    let stage = Stage(
      size: CGSize(width: 390, height: 844), rootViewController: controller, isInspecting: true)
    let element = try #require(stage.inspectedElement(at: CGPoint(x: 150, y: 40)))
    #expect(element.identity.item == 1)
    #expect(element.collectionView == controller.collectionView.layer.identifier)
  }

  @Test func whatAppearsAndDisappearsIsInMotionUntilTheEnd() throws {
    let (stage, _) = open()
    #expect(stage.movingElements.isEmpty)
    stage.tap(at: CGPoint(x: 195, y: 250))
    stage.advance(by: 0.1)
    func motions() -> [Int: InspectedElement.Journey.Motion] {
      Dictionary(uniqueKeysWithValues: stage.movingElements.map { ($0.identity.item, $0.journey!.motion) })
    }
    #expect(motions() == [2: .moves, 3: .moves, 4: .moves, 5: .moves, 6: .moves, 7: .disappears, 8: .disappears])
    stage.advance(by: 0.4)
    #expect(stage.movingElements.isEmpty)
    #expect(try #require(stage.inspectedElement(at: CGPoint(x: 10, y: 250))).journey == nil)
    stage.tap(at: CGPoint(x: 195, y: 250))
    stage.advance(by: 0.1)
    #expect(motions()[7] == .appears && motions()[8] == .appears && motions()[3] == .moves)
    let eighth = try #require(stage.movingElements.first { $0.identity.item == 8 })
    #expect(eighth.journey?.initial.frame.minY == 1000 && eighth.journey?.final.frame.minY == 800)
  }

  @Test func cornersFollowTransformsAndScrolling() throws {
    let (stage, controller) = open()
    controller.collectionView.contentOffset.y = 50
    stage.advance(by: 0.1)
    let cell = try #require(controller.collectionView.cellForItem(at: [0, 2]))
    cell.transform = CGAffineTransform(rotationAngle: .pi / 2)
    stage.advance(by: 0.1)
    let corners = try #require(stage.inspectedElement(cell.layer.identifier)).presentedCorners
    // The middle is at (195, 200) on the stage; the upper left corner is turned to the upper right.
    #expect(abs(corners[0].x - 245) < 1e-9 && abs(corners[0].y - 5) < 1e-9)
    #expect(abs(corners[2].x - 145) < 1e-9 && abs(corners[2].y - 395) < 1e-9)
  }

  // MARK: Counting

  @Test func viewsCallsAndEvaluationsAreCounted() throws {
    let (stage, _) = open()
    let first = try #require(stage.takeInspection()).counters
    #expect(first.cellsOnScreen == 9 && first.viewsOnScreen == 9 && first.created == 9 && first.reused == 0)
    #expect(first.viewsWaiting == 0 && first.attributes >= 9 && first.evaluations == 0)
    stage.scrollWheel(at: CGPoint(x: 195, y: 400), by: CGVector(dx: 0, dy: 1000))
    stage.advance(by: 0.1)
    let second = try #require(stage.takeInspection()).counters
    #expect(second.created + second.reused == 18 && second.reused > 0)
    #expect(second.viewsWaiting == second.created - second.viewsOnScreen)
    #expect(second.layoutCalls > first.layoutCalls)
    // Layers that are hidden count, too.
    #expect(second.nodes >= stage.scene.nodes.count)
    stage.window.addSubview(UIView())
    #expect(try #require(stage.takeInspection()).counters.nodes == second.nodes + 1)
    stage.tap(at: CGPoint(x: 195, y: 250))
    stage.advance(by: 0.1)
    _ = stage.scene
    #expect(try #require(stage.takeInspection()).counters.evaluations > 0)
  }

  @Test func viewsThatExistWhenTheInspectionBeginsCountAsCreated() throws {
    let (stage, _) = open(isInspecting: false)
    stage.isInspecting = true
    let counters = try #require(stage.takeInspection()).counters
    #expect(counters.cellsOnScreen == 9 && counters.created == 9 && counters.reused == 0)
  }

  @Test func aLimitedTraceForgetsItsOldestEntriesAndKeepsNumbers() {
    let (stage, controller) = open(isInspecting: false)
    let trace = Trace(limit: 40)
    stage.trace = trace
    for _ in 0..<50 { controller.collectionView.performBatchUpdates(nil) }
    #expect(trace.entries.count <= 40 && trace.entries.count >= 20)
    let numbers = trace.entries.map { $0.number }
    #expect(numbers.first! > 500 && numbers == Array(numbers.first!..<(numbers.first! + numbers.count)))
    #expect(trace.entries.allSatisfy { entry in entry.pass.map { $0 < entry.number } ?? true })
  }

  // MARK: As JSON

  @Test func everyAnswerIsJSON() throws {
    let (stage, _) = open()
    stage.tap(at: CGPoint(x: 195, y: 250))
    stage.advance(by: 0.1)
    let inspection = try JSONValue(json: try #require(stage.takeInspection()).json)
    guard case .object(let members) = inspection else { throw ScriptError("no object") }
    #expect(members.map { $0.name } == ["time", "animations", "ended", "trace", "counters"])
    #expect(try number(members[0].value) == 0.1)
    guard case .array(let ghosts) = try JSONValue(json: stage.ghosts), case .object(let ghost)? = ghosts.first else {
      throw ScriptError("no ghosts")
    }
    #expect(ghosts.count == 7 && ghost.contains { $0.name == "initial" })
    let element = stage.inspectedElement(at: CGPoint(x: 195, y: 250))
    guard case .object(let parts) = try JSONValue(json: Stage.json(element)) else { throw ScriptError("no element") }
    #expect(parts.contains { $0.name == "motion" && $0.value == .string("moves") })
    #expect(Stage.json(nil) == "null")
    guard case .array(let entries) = try JSONValue(json: try #require(stage.trace).jsonList) else {
      throw ScriptError("no list")
    }
    #expect(entries.count == stage.trace?.entries.count)
  }

  @Test func everyCallOfAPassNamesItsReason() throws {
    let (stage, controller) = open()
    _ = stage.takeInspection()
    controller.collectionView.performBatchUpdates(nil)
    let json = try #require(stage.takeInspection()).json
    #expect(json.contains("\"reason\": \"batch update\", \"callee\": \"layout\""))
  }
}
