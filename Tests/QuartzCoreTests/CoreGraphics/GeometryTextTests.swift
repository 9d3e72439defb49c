import Testing

@testable import QuartzCore

@Suite struct GeometryTextTests {
  @Test func geometryPrintsAsOnIOS() {
    #expect("\(CGPoint(x: 1, y: 2.5))" == "(1.0, 2.5)")
    #expect("\(CGSize(width: 3, height: 4))" == "(3.0, 4.0)")
    #expect("\(CGRect(x: 0, y: 0, width: 100, height: 100))" == "(0.0, 0.0, 100.0, 100.0)")
    #expect("\(CGVector(dx: 1, dy: -2))" == "CGVector(dx: 1.0, dy: -2.0)")
    let transform = CGAffineTransform(translationX: 5, y: 6)
    #expect("\(transform)" == "CGAffineTransform(a: 1.0, b: 0.0, c: 0.0, d: 1.0, tx: 5.0, ty: 6.0)")
  }

  @Test func equalMeansTheSamePlaceAndExtent() {
    #expect(CGRect(x: 10, y: 10, width: -10, height: -10).equalTo(CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(!CGPoint(x: 0, y: 1).equalTo(.zero) && CGSize.zero.equalTo(CGSize(width: 0, height: 0)))
  }
}
