import CoreGraphics
import Foundation
import FrameCommands
import QuartzCore
import Testing
import UIKit

@testable import Stage

@MainActor @Suite struct HandedTransformTests {
  private let controller = UIViewController()
  private let stage: Stage
  private let renderer = RunningRenderer()
  private let box = UIView(frame: CGRect(x: 100, y: 100, width: 120, height: 80))

  init() {
    stage = Stage(size: CGSize(width: 400, height: 400), rootViewController: controller)
    stage.animationRenderer = renderer
    stage.renderer = renderer
    controller.view.addSubview(box)
    stage.advance(by: 0)
  }

  private func check(milliseconds: Int, _ layers: [CALayer]? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    renderer.check(
      milliseconds: milliseconds, from: stage.time, layers ?? [box.layer], sourceLocation: sourceLocation)
  }

  private var isTurning: Bool { renderer.isAnimating(box.layer, .transform, at: stage.time) }

  @Test(arguments: [CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0, y: 1), CGPoint(x: 0.8, y: -0.3)], [false, true])
  func aTransformHasTwoKeyframesAndOneCurve(anchor: CGPoint, isMirrored: Bool) {
    controller.view.layer.mirrorsSublayers = isMirrored
    box.layer.anchorPoint = anchor
    stage.advance(by: 0)
    UIView.animate(withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 2) {
      box.transform = CGAffineTransform(translationX: 30, y: 0).rotated(by: 2).scaledBy(x: 0.5, y: 1.5)
    }
    stage.advance(by: 1.0 / 60)
    let rendered = renderer.rendered
    #expect(isTurning && renderer.animated == 1 && renderer.keyframes(box.layer, .transform) == 2)
    check(milliseconds: 580)
    stage.advance(by: 0.7)
    #expect(renderer.rendered == rendered && renderer.stopped == 0 && !stage.needsFrame)
    check(milliseconds: 1)
  }

  @Test func everyTransformIsSeenAsPresented() {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    let transforms = [
      CATransform3DMakeScale(0, 0, 1), CATransform3DMakeScale(0, 0, 0), CATransform3DMakeScale(-1, 1, 1),
      CATransform3DMakeScale(40, 40, 1), CATransform3DMakeRotation(.pi, 0, 0, 1),
      CATransform3DMakeRotation(3.1, 0, 0, 1),
      CATransform3DMakeAffineTransform(CGAffineTransform(a: 1, b: 0, c: 0.7, d: 1, tx: 5, ty: 9)),
      CATransform3DRotate(perspective, 2.5, 0, 1, 0), CATransform3DRotate(perspective, 1.2, 1, 0.5, 0.2),
      CATransform3DMakeTranslation(0, 3000, 0), CATransform3DIdentity,
    ]
    for transform in transforms {
      UIView.animate(withDuration: 0.3) { box.layer.transform = transform }
      stage.advance(by: 0)
      #expect(isTurning)
      check(milliseconds: 300)
      stage.advance(by: 0.35)
      #expect(!stage.needsFrame)
      check(milliseconds: 1)
    }
  }

  @Test func cellsAndWhatIsInThemTurnTogether() {
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
    box.addSubview(inner)
    stage.advance(by: 0)
    UIView.animate(withDuration: 0.4) {
      box.transform = CGAffineTransform(scaleX: 2, y: 2)
      inner.transform = CGAffineTransform(rotationAngle: -1)
      inner.center = CGPoint(x: 90, y: 60)
      inner.alpha = 0.2
    }
    stage.advance(by: 0)
    #expect(renderer.animated == 4)
    check(milliseconds: 400, [box.layer, inner.layer])
  }

  @Test(arguments: [0.05, 0.12, 0.31])
  func anInterruptedTransformIsTheSumAtAllTimes(moment: CFTimeInterval) throws {
    UIView.animate(withDuration: 0.4) { box.transform = CGAffineTransform(rotationAngle: 1.5) }
    stage.advance(by: moment)
    UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0) {
      box.transform = CGAffineTransform(scaleX: 2, y: 0.3)
    }
    stage.advance(by: 0)
    let count = try #require(renderer.keyframes(box.layer, .transform))
    #expect(isTurning && 4...60 ~= count)
    check(milliseconds: 300)
    stage.advance(by: 0.1)
    // The movement goes on where it is.
    let animated = renderer.animated
    UIView.animate(withDuration: 0.3) { box.center = CGPoint(x: 200, y: 300) }
    stage.advance(by: 0)
    #expect(renderer.animated == animated + 1)
    check(milliseconds: 200)
    // Nor does the position of the layer itself matter.
    UIView.performWithoutAnimation { box.center.x = 40 }
    stage.advance(by: 0)
    #expect(renderer.animated == animated + 1)
    check(milliseconds: 200)
    UIView.performWithoutAnimation { box.transform = .identity }
    stage.advance(by: 0)
    #expect(renderer.animated == animated + 2)
    check(milliseconds: 100)
    stage.advance(by: 0.6)
    #expect(!stage.needsFrame)
    check(milliseconds: 1)
  }

  @Test func sublayersAroundAPointTurnAsPresented() throws {
    let (pivot, card) = (UIView(frame: CGRect(x: 200, y: 200, width: 0, height: 0)), UIView())
    card.frame = CGRect(x: 100, y: -30, width: 50, height: 60)
    pivot.addSubview(card)
    controller.view.addSubview(pivot)
    stage.advance(by: 0)
    let spring = CASpringAnimation(keyPath: "transform.rotation.z")
    (spring.fromValue, spring.toValue, spring.damping, spring.stiffness) = (0, Double.pi / 2, 4, 250)
    spring.duration = 1
    let eased = CABasicAnimation(keyPath: "transform.rotation.z")
    (eased.fromValue, eased.toValue, eased.duration) = (0, Double.pi * 0.9, 1)
    eased.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    for animation in [spring, eased] {
      pivot.layer.add(animation, forKey: nil)
      stage.advance(by: 0)
      #expect(renderer.isAnimating(pivot.layer, .transform, at: stage.time))
      for millisecond in 0..<999 {
        let time = stage.time + Double(millisecond) / 1000
        let seen = try #require(renderer.seen(pivot.layer, at: time)).transform
        let presented = pivot.layer.drawnValues(at: time).transform
        let distances = [(150.0, 30.0), (150, -30)].map { x, y in
          hypot(
            x * (seen.m11 - presented.m11) + y * (seen.m21 - presented.m21),
            x * (seen.m12 - presented.m12) + y * (seen.m22 - presented.m22))
        }
        guard distances.allSatisfy({ $0 < 0.5 }) else {
          Issue.record("\(distances) points away after \(millisecond) ms")
          break
        }
      }
      stage.advance(by: 1.1)
    }
  }

  @Test func whatNeedsFramesTakesTheTransformBack() {
    UIView.animate(withDuration: 0.5) { box.transform = CGAffineTransform(scaleX: 3, y: 3) }
    stage.advance(by: 0.1)
    #expect(isTurning)
    UIView.animate(withDuration: 0.1) { box.bounds.size.width = 50 }
    for _ in 0..<6 {
      stage.advance(by: 1.0 / 60)
      #expect(!isTurning)
      check(milliseconds: 1)
    }
    stage.advance(by: 1.0 / 30)
    #expect(isTurning)
    check(milliseconds: 200)
    box.layer.removeAllAnimations()
    stage.advance(by: 0)
    #expect(!isTurning && renderer.stopped == 2)
    check(milliseconds: 1)
  }

  @Test func theBackOfALayerAndPerspectiveOfItsSuperlayerNeedFrames() {
    box.layer.isDoubleSided = false
    UIView.animate(withDuration: 0.5) { box.layer.transform = CATransform3DMakeRotation(2, 0, 1, 0) }
    stage.advance(by: 0.1)
    #expect(!isTurning)
    box.layer.isDoubleSided = true
    stage.advance(by: 0)
    #expect(isTurning)
    controller.view.layer.sublayerTransform.m34 = -1 / 300
    stage.advance(by: 0)
    #expect(!isTurning)
    check(milliseconds: 1)
  }

  @Test func whatIsTouchedIsWhereItIsPresented() throws {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      box.transform = CGAffineTransform(scaleX: 3, y: 3).translatedBy(x: 20, y: 0)
    }
    stage.advance(by: 0.5)
    #expect(isTurning)
    // Twice as large, about (160, 140), and 30 points further on.
    let root = try #require(controller.view.layer.presentation())
    for (point, isInside) in [(69.0, false), (71.0, true), (309.0, true), (311.0, false)] {
      #expect((root.hitTest(CGPoint(x: point, y: 140))?.model() === box.layer) == isInside)
    }
    let frame = try #require(box.layer.presentation()?.frame)
    #expect(abs(frame.minX - 70) < 1e-6 && abs(frame.maxX - 310) < 1e-6)
  }

  @Test func insertedCellsThatScaleInAreHandedOverOnce() throws {
    final class Layout: UICollectionViewFlowLayout {
      override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        attributes?.alpha = 0
        attributes?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        return attributes
      }
    }
    final class Source: NSObject, UICollectionViewDataSource {
      var count = 0
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let layout = Layout()
    layout.itemSize = CGSize(width: 60, height: 60)
    let view = UICollectionView(frame: controller.view.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = Source()
    view.dataSource = source
    controller.view.addSubview(view)
    stage.advance(by: 0.1)
    view.performBatchUpdates {
      source.count = 24
      view.insertItems(at: (0..<24).map { [0, $0] })
    }
    stage.advance(by: 0)
    let cells = view.visibleCells.map { $0.layer }
    let rendered = renderer.rendered
    try #require(cells.count == 24)
    #expect(renderer.animated == 48 && renderer.curves == 1)
    for cell in cells {
      #expect(renderer.keyframes(cell, .transform) == 2 && renderer.keyframes(cell, .opacity) == 2)
    }
    check(milliseconds: 240, cells)
    stage.advance(by: 0.5)
    #expect(renderer.rendered == rendered && !stage.needsFrame)
    // As written for the page: a number, a layer, four of the animation, and the keyframes.
    let writer = CommandWriter { _ in 0 }
    for animation in renderer.animations(of: cells[0]) { writer.animate(1, by: animation) }
    var count = 0
    writer.buffer.flush { words, _ in count = words.count }
    #expect(count == (7 + 2 * 3) + (7 + 2 * 7))
  }
}
