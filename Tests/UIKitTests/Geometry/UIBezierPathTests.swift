import Testing
import UIKit

@Suite struct UIBezierPathTests {
  @Test func aPathIsBuiltStepByStep() {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.bounds == .zero)
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 50, y: 10))
    path.addQuadCurve(to: CGPoint(x: 50, y: 50), controlPoint: CGPoint(x: 70, y: 30))
    path.addCurve(
      to: CGPoint(x: 10, y: 50), controlPoint1: CGPoint(x: 40, y: 60), controlPoint2: CGPoint(x: 20, y: 60))
    #expect(path.currentPoint == CGPoint(x: 10, y: 50))
    path.close()
    #expect(path.bounds == CGRect(x: 10, y: 10, width: 50, height: 47.5))
    #expect(path.contains(CGPoint(x: 55, y: 30)) && !path.contains(CGPoint(x: 65, y: 30)))
    path.apply(CGAffineTransform(translationX: 100, y: 0))
    #expect(path.bounds.minX == 110)
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test func rectanglesOvalsAndArcs() {
    let rect = CGRect(x: 10, y: 20, width: 80, height: 40)
    for path in [
      UIBezierPath(rect: rect), UIBezierPath(ovalIn: rect), UIBezierPath(roundedRect: rect, cornerRadius: 10),
      UIBezierPath(
        roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 10, height: 5)),
    ] {
      let bounds = path.bounds
      #expect(abs(bounds.minX - 10) < 1e-9 && abs(bounds.maxX - 90) < 1e-9)
      #expect(abs(bounds.minY - 20) < 1e-9 && abs(bounds.maxY - 60) < 1e-9)
    }
    let corners = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 10, height: 10))
    func has(_ x: CGFloat, _ y: CGFloat) -> Bool { corners.contains(CGPoint(x: x, y: y)) }
    #expect(!has(11, 21) && has(89, 21) && !has(89, 59) && has(11, 59))
    // Clockwise is what it looks like: from the right over the bottom to the left.
    let arc = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(abs(arc.bounds.maxY - 10) < 0.01 && abs(arc.bounds.minY) < 1e-9)
  }

  @Test func itsPathIsACopy() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let before = path.cgPath
    path.append(UIBezierPath(rect: CGRect(x: 20, y: 0, width: 10, height: 10)))
    #expect(before.boundingBox.width == 10 && path.cgPath.boundingBox.width == 30)
    let other = UIBezierPath(cgPath: path.cgPath)
    other.addLine(to: CGPoint(x: 100, y: 0))
    #expect(path.bounds.width == 30)
    path.usesEvenOddFillRule = true
    path.append(UIBezierPath(rect: CGRect(x: 2, y: 2, width: 4, height: 4)))
    #expect(!path.contains(CGPoint(x: 4, y: 4)) && path.contains(CGPoint(x: 1, y: 1)))
  }
}
