import MotionRecorder
import Stage
import Testing
import UIKit

@testable import FilmFormat

/// The animations in films of a `MotionRecorder`.
@MainActor @Suite struct AnimationFilmTests {
  private let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
  private let stage: Stage
  private let recorder: MotionRecorder

  init() {
    let controller = UIViewController()
    controller.view.addSubview(view)
    stage = Stage(size: CGSize(width: 320, height: 480), rootViewController: controller)
    stage.advance(by: 1)
    recorder = MotionRecorder(stage.window)
    recorder.start()
  }

  private func isNear(_ a: Double?, _ b: Double) -> Bool { a.map { abs($0 - b) < 1e-6 } ?? false }

  @Test func aBlocksAnimationHasItsTimesAndItsCurve() throws {
    stage.advance(by: 0.5)
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveEaseOut) { view.center.x = 200 }
    stage.advance(by: 1)
    let animations = recorder.stop().animations
    let animation = try #require(animations.first)
    #expect(animations.count == 1)
    #expect(animation.key == "position" && animation.curve == "easeOut" && animation.isAdditive)
    #expect(animation.number == 1 && animation.element == "" && animation.inside == "" && animation.name == "UIView")
    #expect(isNear(animation.begin, 0.5) && isNear(animation.end, 0.9) && isNear(animation.duration, 0.4))
    #expect(animation.repeatCount == 1 && !animation.autoreverses && animation.progress == [])
    #expect(isNear(animation.over, 0.9) && animation.isFinished == true)
  }

  @Test func anAnimationOfCoreAnimationHasItsOwnCurveAndRepeats() throws {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue) = (0.25, 0.75)
    animation.duration = 0.2
    animation.repeatCount = 3
    animation.autoreverses = true
    animation.speed = 2
    animation.timingFunction = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 1)
    view.layer.add(animation, forKey: "pulse")
    let endless = CAKeyframeAnimation(keyPath: "transform.scale")
    endless.values = [1, 2, 1]
    endless.duration = 0.5
    endless.repeatCount = .infinity
    view.layer.add(endless, forKey: "beat")
    stage.advance(by: 1)
    let animations = recorder.stop().animations
    #expect(animations.map { $0.key } == ["opacity", "transform.scale"])
    let (pulse, beat) = (try #require(animations.first), try #require(animations.last))
    #expect(pulse.curve == "cubic(0.1, 0.2, 0.3, 1)" && !pulse.isAdditive)
    #expect(pulse.repeatCount == 3 && pulse.autoreverses && isNear(pulse.begin, 0) && isNear(pulse.end, 0.6))
    #expect(isNear(pulse.over, 0.6) && pulse.isFinished == true)
    #expect(beat.curve == "keyframes" && beat.repeatCount == nil && beat.end == nil && beat.over == nil)
  }

  @Test(arguments: [0.5, 1, 1.5])
  func aSpringHasItsNumbersAndItsMotion(dampingRatio: Double) throws {
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.mass = 2
    spring.stiffness = 200
    spring.damping = 2 * dampingRatio * (200.0 * 2).squareRoot()
    spring.initialVelocity = 3
    spring.allowsOverdamping = true
    (spring.fromValue, spring.toValue) = (0, 100)
    spring.duration = 0.8
    view.layer.add(spring, forKey: nil)
    stage.advance(by: 0.1)
    let animation = try #require(recorder.stop().animations.first)
    let damping = dampingRatio == 1 ? "1" : "\(dampingRatio)"
    #expect(animation.curve == "spring(damping \(damping), frequency 10, velocity 3)")
    let curve = SpringCurve(frequency: 10, dampingRatio: dampingRatio, initialVelocity: 3)
    let expected = curve.progress(until: 0.8, pieces: 24)
    #expect(animation.progress.count == 25)
    #expect(zip(animation.progress, expected).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test func anAnimationThatIsRemovedOrReplacedHasNotFinished() {
    UIView.animate(withDuration: 1) { view.alpha = 0 }
    stage.advance(by: 0.25)
    view.layer.removeAllAnimations()
    stage.advance(by: 0.25)
    func slide(_ duration: Double) {
      let slide = CABasicAnimation(keyPath: "position.y")
      (slide.fromValue, slide.toValue, slide.duration) = (0, 100, duration)
      view.layer.add(slide, forKey: "slide")
    }
    slide(1)
    stage.advance(by: 0.25)
    slide(0.5)
    stage.advance(by: 1)
    let animations = recorder.stop().animations
    #expect(animations.map { $0.key } == ["opacity", "position.y", "position.y"])
    #expect(animations.map { $0.number } == [1, 2, 3])
    #expect(animations.map { $0.isFinished } == [false, false, true])
    #expect(isNear(animations[1].over, 0.75 + 1.0 / 60) || isNear(animations[1].over, 0.75))
    #expect(isNear(animations[2].over, 1.25))
  }

  @Test func aSlowLayerHasLongerAnimations() throws {
    view.layer.speed = 0.5
    UIView.animate(withDuration: 0.4) { view.alpha = 0 }
    stage.advance(by: 1)
    let animation = try #require(recorder.stop().animations.first)
    #expect(isNear(animation.begin, 0) && isNear(animation.end, 0.8) && isNear(animation.over, 0.8))
  }

  @Test func theAnimationsOfALayerThatStandsStillHaveNoEnd() throws {
    stage.advance(by: 0.5)
    view.layer.timeOffset = view.layer.convertTime(CACurrentMediaTime(), from: nil)
    view.layer.speed = 0
    UIView.animate(withDuration: 0.4) { view.alpha = 0 }
    stage.advance(by: 1)
    let film = recorder.stop()
    let animation = try #require(film.animations.first)
    #expect(animation.end == nil && animation.over == nil)
    // It begins in the frame in which it is seen first.
    #expect(isNear(animation.begin, 0.5 + 1.0 / 60))
    #expect(try Film(bytes: film.bytes).animations.count == 1)
  }

  @Test func aFilmBeginsWithTheAnimationsThatAreRunning() throws {
    _ = recorder.stop()
    UIView.animate(withDuration: 1) { view.alpha = 0 }
    stage.advance(by: 0.25)
    let recorder = MotionRecorder(stage.window)
    recorder.start()
    let animation = try #require(recorder.stop().animations.first)
    #expect(isNear(animation.begin, -0.25) && isNear(animation.end, 0.75) && animation.over == nil)
  }

  @Test func theAnimationsOfARemovedLayerEnd() throws {
    UIView.animate(withDuration: 1) { view.alpha = 0 }
    stage.advance(by: 0.25)
    view.removeFromSuperview()
    stage.advance(by: 0.25)
    let animation = try #require(recorder.stop().animations.first)
    #expect(animation.isFinished == false && (animation.over ?? 1) < 0.3)
  }

  @Test func whatAPropertyAnimatorMovesEndsWithIt() throws {
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { self.view.alpha = 0 }
    animator.fractionComplete = 0.25
    stage.advance(by: 1)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    stage.advance(by: 1)
    let animation = try #require(recorder.stop().animations.first)
    #expect(animation.curve == "animator" && animation.duration == nil && animation.end == nil)
    #expect((animation.over ?? 0) > 1.3 && animation.isFinished == true)
  }

  @Test func anAnimationKnowsItsElement() throws {
    let cells = Cells(count: 4)
    view.superview?.addSubview(cells.view)
    stage.advance(by: 0.1)
    cells.count = 3
    cells.view.performBatchUpdates { cells.view.deleteItems(at: [[0, 0]]) }
    UIView.animate(withDuration: 0.2) {
      for cell in cells.view.visibleCells { cell.contentView.alpha = 0.5 }
    }
    stage.advance(by: 1)
    let animations = recorder.stop().animations
    // The elements that move, and those that fade inside.
    let moving = animations.filter { $0.key == "position" }
    #expect(Set(moving.map { $0.element }) == ["cell [0, 0]", "cell [0, 1]", "cell [0, 2]"])
    let inside = animations.filter { !$0.inside.isEmpty }
    #expect(inside.count == 3 && inside.allSatisfy { $0.key == "opacity" && $0.element.isEmpty })
  }
}

/// A collection view of square cells.
@MainActor private final class Cells: NSObject, UICollectionViewDataSource {
  var count: Int
  let view: UICollectionView

  init(count: Int) {
    self.count = count
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 60)
    view = UICollectionView(frame: CGRect(x: 0, y: 100, width: 320, height: 80), collectionViewLayout: layout)
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
