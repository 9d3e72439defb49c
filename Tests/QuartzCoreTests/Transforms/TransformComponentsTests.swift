import Foundation
@testable import QuartzCore
import Testing
import TestSupport

@Suite struct TransformComponentsTests {
  private static func entries(_ t: CATransform3D) -> [Double] {
    [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
    ].map { Double($0) }
  }

  private static func distance(_ a: CATransform3D, _ b: CATransform3D) -> Double {
    zip(entries(a), entries(b)).map { abs($0 - $1) }.max()!
  }

  private func expectRoundTrip(_ transform: CATransform3D, within tolerance: Double = 1e-9) {
    let components = TransformComponents(transform)
    #expect(TransformComponentsTests.distance(components.transform, transform) < tolerance)
    let q = components.rotation
    #expect(abs(q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w - 1) < 1e-6)
  }

  @Test func tenThousandRandomMatricesSurviveARoundTrip() {
    var random = RandomNumbers(seed: 1)
    var mirrored = 0
    for _ in 0..<10_000 {
      func next() -> CGFloat { CGFloat(random.number(-3...3)) }
      let transform = CATransform3D(
        m11: next(), m12: next(), m13: next(), m14: next() / 1000, m21: next(), m22: next(), m23: next(),
        m24: next() / 1000, m31: next(), m32: next(), m33: next(), m34: next() / 1000, m41: next() * 100,
        m42: next() * 100, m43: next() * 100, m44: 1)
      let scale = TransformComponents(transform).scale
      if scale.x * scale.y * scale.z < 0 { mirrored += 1 }
      expectRoundTrip(transform, within: 1e-7)
    }
    #expect(mirrored > 4000 && mirrored < 6000)
  }

  @Test func planeTransformsWithScaleZeroSurviveARoundTrip() {
    for sx in [0.0, 1, -1, 2] {
      for sy in [0.0, 1, -1, 0.5] {
        for angle in [0, 0.3, Double.pi / 2, Double.pi, -2] {
          let transform = CATransform3DRotate(CATransform3DMakeTranslation(5, 6, 0), angle, 0, 0, 1)
          expectRoundTrip(CATransform3DScale(transform, sx, sy, 1))
        }
      }
    }
    for s in [(0, 0, 0), (0, 0, 1), (0, 1, 0), (1, 0, 0), (1, 1, 0), (0, 1, 1), (1, 0, 1)]
      as [(CGFloat, CGFloat, CGFloat)]
    {
      let turned = CATransform3DRotate(CATransform3DIdentity, 0.7, 1, 2, 3)
      expectRoundTrip(CATransform3DScale(turned, s.0, s.1, s.2))
    }
  }

  @Test func singularMatricesWithParallelRowsSurviveARoundTrip() {
    var random = RandomNumbers(seed: 2)
    for _ in 0..<1000 {
      func next() -> CGFloat { CGFloat(random.number(-1000...1000)) }
      var transform = CATransform3DIdentity
      (transform.m11, transform.m12, transform.m13) = (next(), next(), next())
      let factor = next() / 300
      (transform.m21, transform.m22, transform.m23) = (
        transform.m11 * factor, transform.m12 * factor, transform.m13 * factor
      )
      expectRoundTrip(transform, within: 1e-6)
    }
  }

  @Test func halfTurnsKeepTheirMeaning() {
    let half = TransformComponents(CATransform3DMakeRotation(.pi, 0, 0, 1))
    #expect(abs(half.scale.x - 1) < 1e-12 && abs(half.scale.y - 1) < 1e-12)
    let none = TransformComponents()
    for fraction in [0.25, 0.5, 0.75] {
      let middle = none.adding(half.difference(from: none), times: fraction).transform
      #expect(
        TransformComponentsTests.distance(middle, CATransform3DMakeRotation(.pi * fraction, 0, 0, 1)) < 1e-9
          || TransformComponentsTests.distance(middle, CATransform3DMakeRotation(-.pi * fraction, 0, 0, 1)) < 1e-9)
    }
  }

  @Test func aMirroredPlaneIsAScaleNotATurn() {
    let flippedX = TransformComponents(CATransform3DMakeScale(-1, 1, 1))
    #expect(flippedX.scale == SIMD3(-1, 1, 1))
    #expect(flippedX.rotation.w == 1)
    let flippedY = TransformComponents(CATransform3DMakeScale(1, -2, 1))
    #expect(flippedY.scale == SIMD3(1, -2, 1))
    #expect(flippedY.rotation.w == 1)
  }

  @Test func blendsTurnByTheAngleWithoutShrinking() {
    let start = CATransform3DMakeRotation(0.2, 0, 0, 1)
    let end = CATransform3DMakeRotation(1.4, 0, 0, 1)
    for progress in [0, 0.25, 0.5, 1] {
      guard case .transform(let middle) = AnimationValue.blend(.transform(start), .transform(end), progress) else {
        Issue.record("not a transform")
        return
      }
      #expect(
        TransformComponentsTests.distance(middle, CATransform3DMakeRotation(0.2 + 1.2 * progress, 0, 0, 1)) < 1e-9)
    }
  }

  @Test func blendsGrowFromScaleZeroEvenly() {
    let start = CATransform3DRotate(CATransform3DMakeTranslation(100, 0, 0), 0.5, 0, 0, 1)
    let zero = CATransform3DMakeScale(0, 0, 1)
    guard case .transform(let middle) = AnimationValue.blend(.transform(zero), .transform(start), 0.5) else {
      Issue.record("not a transform")
      return
    }
    let expected = CATransform3DScale(
      CATransform3DRotate(CATransform3DMakeTranslation(50, 0, 0), 0.25, 0, 0, 1), 0.5, 0.5, 1)
    #expect(TransformComponentsTests.distance(middle, expected) < 1e-9)
  }

  @Test func addingTheWholeDifferenceGivesTheStart() {
    var random = RandomNumbers(seed: 3)
    for _ in 0..<1000 {
      func transform() -> CATransform3D {
        let turned = CATransform3DMakeRotation(
          random.number(-3...3), random.number(-1...1), random.number(-1...1), random.number(-1...1))
        return CATransform3DTranslate(
          CATransform3DScale(turned, random.number(-2...2), random.number(-2...2), 1), random.number(-99...99), 5, 0)
      }
      let (a, b) = (TransformComponents(transform()), TransformComponents(transform()))
      #expect(
        TransformComponentsTests.distance(b.adding(a.difference(from: b), times: 1).transform, a.transform) < 1e-9)
      #expect(
        TransformComponentsTests.distance(b.adding(a.difference(from: b), times: 0).transform, b.transform) < 1e-9)
    }
  }

  @Test func rotationAnglesOfAKeyPathAreReadAndWritten() {
    var values = LayerValues()
    values.transform = CATransform3DScale(CATransform3DMakeRotation(0.5, 0, 0, 1), 2, 3, 1)
    guard case .number(let angle) = values[.rotationZ] else {
      Issue.record("not a number")
      return
    }
    #expect(abs(angle - 0.5) < 1e-9)
    values[.rotationZ] = .number(-2)
    let expected = CATransform3DScale(CATransform3DMakeRotation(-2, 0, 0, 1), 2, 3, 1)
    #expect(TransformComponentsTests.distance(values.transform, expected) < 1e-9)
    values[.scaleX] = .number(0.5)
    let narrower = CATransform3DScale(CATransform3DMakeRotation(-2, 0, 0, 1), 0.5, 3, 1)
    #expect(TransformComponentsTests.distance(values.transform, narrower) < 1e-9)
  }
}
