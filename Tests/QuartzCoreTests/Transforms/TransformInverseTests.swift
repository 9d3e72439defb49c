import Testing

@testable import QuartzCore

@Suite struct TransformInverseTests {
  private func entries(_ t: CATransform3D) -> [CGFloat] {
    [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
    ]
  }

  @Test func aThousandMatricesTimesTheirInversesAreTheIdentity() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<1000 {
      func number() -> CGFloat { CGFloat.random(in: -2...2, using: &generator) }
      let matrix = CATransform3D(
        m11: number() + 5, m12: number(), m13: number(), m14: number(), m21: number(), m22: number() - 5,
        m23: number(), m24: number(), m31: number(), m32: number(), m33: number() + 6, m34: number(), m41: number(),
        m42: number(), m43: number(), m44: number() + 7)
      let inverse = CATransform3DInvert(matrix)
      for product in [CATransform3DConcat(matrix, inverse), CATransform3DConcat(inverse, matrix)] {
        for (entry, expected) in zip(entries(product), entries(CATransform3DIdentity)) {
          #expect(abs(entry - expected) < 1e-9)
        }
      }
    }
  }

  @Test func aMatrixWithoutInverseStaysUnchanged() {
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DInvert(flat) == flat)
    #expect(CATransform3DInvert(CATransform3DMakeTranslation(1, 2, 3)) == CATransform3DMakeTranslation(-1, -2, -3))
  }
}
