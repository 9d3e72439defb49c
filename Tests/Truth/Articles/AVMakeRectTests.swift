import AVFoundation
import CoreGraphics
import Testing

@MainActor struct AVMakeRectTests {
  @Test func theResultIsTheLargestRectangleOfTheRatioInTheMiddle() {
    let bounds = CGRect(x: 10, y: 20, width: 300, height: 200)
    #expect(
      AVMakeRect(aspectRatio: CGSize(width: 4, height: 2), insideRect: bounds)
        == CGRect(x: 10, y: 45, width: 300, height: 150))
    #expect(
      AVMakeRect(aspectRatio: CGSize(width: 50, height: 100), insideRect: bounds)
        == CGRect(x: 110, y: 20, width: 100, height: 200))
  }

  @Test func withoutARatioItHasNoSize() {
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(AVMakeRect(aspectRatio: .zero, insideRect: bounds) == CGRect(x: 50, y: 25, width: 0, height: 0))
  }
}
