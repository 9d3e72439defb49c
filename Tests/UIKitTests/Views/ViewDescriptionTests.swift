import Testing
import UIKit

@MainActor @Suite struct ViewDescriptionTests {
  private final class CardView: UIView {}

  /// The description with every address replaced by `0x`, as snapshot libraries do it.
  private func description(of view: UIView) -> String {
    view.description.replacingOccurrences(of: "0x[0-9a-f]+", with: "0x", options: .regularExpression)
  }

  @Test func namesClassFrameAndLayer() {
    let view = CardView(frame: CGRect(x: 10, y: 20.5, width: 100, height: 44))
    #expect(description(of: view) == "<CardView: 0x; frame = (10 20.5; 100 44); layer = <CALayer: 0x>>")
  }

  @Test func namesOpacityAndVisibilityThatAreNotTheDefault() {
    let view = UIView(frame: CGRect(x: 0, y: 1 / 3.0, width: 1, height: 2))
    view.alpha = 0.25
    view.isHidden = true
    #expect(
      description(of: view)
        == "<UIView: 0x; frame = (0 0.333333; 1 2); alpha = 0.25; hidden = YES; layer = <CALayer: 0x>>")
  }

  @Test func differsBetweenViews() {
    let (one, other) = (UIView(), UIView())
    #expect(one.description != other.description)
  }
}
