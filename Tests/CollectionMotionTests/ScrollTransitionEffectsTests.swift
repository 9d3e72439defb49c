// The numbers of the ready transitions.

import QuartzCore
import Testing
import UIKit

@testable import CollectionMotion

@MainActor @Suite struct ScrollTransitionEffectsTests {
  /// Returns what a transition makes of an element of 100 points in an area of 400.
  private func applied(
    _ transition: ScrollTransition, at start: CGFloat, isHorizontal: Bool = true, isMotionReduced: Bool = false
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    attributes.size = CGSize(width: 100, height: 100)
    let phase = ScrollPhase(isHorizontal: isHorizontal, start: start, length: 100, visibleLength: 400)
    return transition.applied(to: attributes, at: phase, isMotionReduced: isMotionReduced)
  }

  private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-6 }

  private static let atEdges: [ScrollTransition] = [.fade(), .scale(0.5), .rotation(1), .slide(30), .tilt(1), .stack()]
  private static let byDistance: [ScrollTransition] = [
    .depth(), .parallax(), .coverFlow(), .wheel(), .arc(),
  ]

  @Test(arguments: 0..<6) func whatIsVisibleIsAsItIs(index: Int) {
    for start in [0, 150, 300] as [CGFloat] {
      let attributes = applied(Self.atEdges[index], at: start)
      #expect(CATransform3DIsIdentity(attributes.transform3D) && attributes.alpha == 1)
    }
  }

  @Test(arguments: 0..<5) func whatIsInTheMiddleIsAsItIs(index: Int) {
    let attributes = applied(Self.byDistance[index], at: 150)
    #expect(CATransform3DIsIdentity(attributes.transform3D) && attributes.alpha == 1)
  }

  /// In steps of half a point no value jumps; the perspective, which counts for turned elements only, is not compared.
  @Test(arguments: 0..<11, [false, true]) func everyTransitionIsContinuous(index: Int, isHorizontal: Bool) {
    let transition = (Self.atEdges + Self.byDistance)[index]
    var last: UICollectionViewLayoutAttributes?
    for step in -400...1000 {
      let next = applied(transition, at: CGFloat(step) / 2, isHorizontal: isHorizontal)
      defer { last = next.isHidden ? nil : next }
      guard let last, !next.isHidden else { continue }
      let (a, b) = (last.transform3D, next.transform3D)
      let changes = [
        last.alpha - next.alpha, (a.m11 - b.m11), (a.m12 - b.m12), (a.m13 - b.m13), (a.m22 - b.m22), (a.m23 - b.m23),
        (a.m41 - b.m41) / 100, (a.m42 - b.m42) / 100, (a.m44 - b.m44),
      ]
      #expect(changes.allSatisfy { abs($0) < 0.03 }, "at \(CGFloat(step) / 2)")
      #expect(!next.alpha.isNaN && next.alpha >= 0 && next.alpha <= 1)
    }
  }

  @Test(arguments: 0..<11) func reducedMotionMovesNothing(index: Int) {
    for start in [-80, 40, 350] as [CGFloat] {
      let transition = (Self.atEdges + Self.byDistance)[index]
      let attributes = applied(transition, at: start, isMotionReduced: true)
      #expect(CATransform3DIsIdentity(attributes.transform3D) && !attributes.isHidden && attributes.zIndex == 0)
      #expect(attributes.alpha == applied(transition, at: start).alpha)
    }
  }

  @Test func fadesToAnOpacity() {
    #expect(isNear(applied(.fade(0.2), at: -50).alpha, 0.6))
    #expect(isNear(applied(.fade(0.2), at: 400).alpha, 0.2))
  }

  @Test func rotatesTheOtherWayAtTheOtherEnd() {
    #expect(isNear(applied(.rotation(0.25 * .pi), at: 400).transform3D.m12, 0.5.squareRoot()))
    #expect(isNear(applied(.rotation(0.25 * .pi), at: -100).transform3D.m12, -0.5.squareRoot()))
  }

  @Test func slidesAcross() {
    #expect(applied(.slide(30), at: -50).transform3D.m42 == 15)
    #expect(applied(.slide(30), at: 350, isHorizontal: false).transform3D.m41 == 15)
  }

  @Test func tiltsTheOuterEdgeAway() {
    // A point's depth is its coordinates times m13 and m23.
    #expect(applied(.tilt(0.5), at: 400).transform3D.m13 < 0)
    #expect(applied(.tilt(0.5), at: -100).transform3D.m13 > 0)
    #expect(applied(.tilt(0.5), at: 400, isHorizontal: false).transform3D.m23 < 0)
    #expect(isNear(applied(.tilt(0.5, perspective: 200), at: 400).transform3D.m44, 1))
  }

  @Test func recedesFromTheMiddle() {
    let away = applied(.depth(scale: 0.5, alpha: 0.2), at: 275)  // half-way
    #expect(isNear(away.transform3D.m11, 0.75) && isNear(away.alpha, 0.6) && away.zIndex == 500)
  }

  @Test func lagsBehind() {
    #expect(isNear(applied(.parallax(0.25), at: 350).transform3D.m41, -50))
    #expect(ScrollTransition.parallax(0.5).reach == 1)
  }

  @Test func turnsOnAWheel() {
    // At a sixth of a turn of a wheel of 200 points, from the middle at 150.
    let turned = applied(.wheel(), at: 150 + 200 * .pi / 3)
    #expect(isNear(turned.alpha, 0.5))
    let way: CGFloat = 200 * 0.75.squareRoot() - 200 * .pi / 3
    #expect(isNear(turned.transform3D.m41 / turned.transform3D.m44, way))
    #expect(isNear(turned.transform3D.m43, -100))
    #expect(applied(.wheel(), at: 150 + 200 * .pi / 2 + 1).isHidden)
  }

  @Test func movesAlongAnArc() {
    let moved = applied(.arc(radius: 200), at: 150 - 200 * .pi / 3)
    #expect(isNear(moved.transform3D.m42, 100))
    #expect(isNear(moved.transform3D.m12, -0.75.squareRoot()))
  }

  @Test func tellsCellsTheirWay() throws {
    let attributes = ParallaxLayoutAttributes(forCellWith: [0, 0])
    let phase = ScrollPhase(isHorizontal: true, start: 275, length: 100, visibleLength: 400)
    let told = ScrollTransition.pictureParallax.applied(to: attributes, at: phase, isMotionReduced: false)
    #expect((told as? ParallaxLayoutAttributes)?.parallaxValue == 0.5)
    let calm = ScrollTransition.pictureParallax.applied(to: attributes, at: phase, isMotionReduced: true)
    #expect((calm as? ParallaxLayoutAttributes)?.parallaxValue == nil)
  }

  @Test func transitionsAddUp() {
    let both = ScrollTransition.scale(0.5).combined(with: .slide(30)).combined(with: .fade(0.5))
    let attributes = applied(both, at: 350)
    #expect(attributes.transform3D.m11 == 0.75 && attributes.transform3D.m42 == 15 && attributes.alpha == 0.75)
    #expect(ScrollTransition.scale(0.5).combined(with: .parallax(0.5)).reach == 1)
  }
}
