import TestSupport
import Testing

@testable import QuartzCore

@Suite struct AffineComponentsTests {
  private func expectEqual(_ a: CGAffineTransform, _ b: CGAffineTransform, _ tolerance: CGFloat = 1e-9) {
    let differences = [a.a - b.a, a.b - b.b, a.c - b.c, a.d - b.d, a.tx - b.tx, a.ty - b.ty]
    #expect(differences.allSatisfy { abs($0) < tolerance }, "\(a) is not \(b)")
  }

  @Test func thousandsOfMatricesAreRestoredFromTheirComponents() {
    var random = RandomNumbers(seed: 1)
    for _ in 0..<10_000 {
      func number() -> CGFloat { random.number(-3...3) }
      let matrix = CGAffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
      guard abs(matrix.a * matrix.d - matrix.b * matrix.c) > 1e-3 else { continue }
      expectEqual(CGAffineTransform(matrix.decomposed()), matrix)
    }
  }

  @Test func componentsAreScaleThenShearThenRotationThenTranslation() {
    let components = CGAffineTransformComponents(
      scale: CGSize(width: 2, height: -3), horizontalShear: 0.5, rotation: 0.25, translation: CGVector(dx: 7, dy: 8))
    let matrix = CGAffineTransform(components)
    let byHand = CGAffineTransform(a: 2, b: 0, c: -1.5, d: -3, tx: 0, ty: 0)
      .concatenating(CGAffineTransform(rotationAngle: 0.25))
      .concatenating(CGAffineTransform(translationX: 7, y: 8))
    expectEqual(matrix, byHand)
    let back = matrix.decomposed()
    #expect(abs(back.scale.width - 2) < 1e-12 && abs(back.scale.height + 3) < 1e-12)
    #expect(abs(back.horizontalShear - 0.5) < 1e-12 && abs(back.rotation - 0.25) < 1e-12)
  }

  @Test func aScaleOfZeroLeavesNoNumberUndefined() {
    let flat = CGAffineTransform(scaleX: 0, y: 0).decomposed()
    #expect(flat.scale == .zero && flat.rotation == 0 && flat.horizontalShear == 0)
    let line = CGAffineTransform(a: 0, b: 0, c: -1, d: 1, tx: 2, ty: 3)
    expectEqual(CGAffineTransform(line.decomposed()), line)
    let shadow = CGAffineTransform(a: 2, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    expectEqual(CGAffineTransform(shadow.decomposed()), shadow)
  }
}
