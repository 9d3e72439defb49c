import Stage
import Testing
import UIKit

/// Statements of UIViewControllerTransitionCoordinator.h, by turning the screen.
@MainActor @Suite struct SizeTransitionTests {
  private final class Turning: UIViewController {
    var log: [String] = []
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    override func viewDidLoad() { view.addSubview(box) }
    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      log.append("traits \(newCollection.verticalSizeClass == .compact)")
    }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      log.append("will \(view.bounds.width) to \(size.width), animated \(coordinator.isAnimated)")
      coordinator.animate { [weak self] context in
        guard let self else { return }
        log.append("alongside \(view.bounds.width) in \(context.transitionDuration)")
        box.frame.origin.x = 300
      } completion: { [weak self] context in
        self?.log.append("completion \(context.isCancelled)")
      }
    }
    override func viewDidLayoutSubviews() { log.append("layout \(view.bounds.width)") }
  }

  @Test func alongsideAnimationsRunInTheTransitionAndCompletionComesAfterIt() {
    let controller = Turning()
    let stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: controller)
    controller.log = []
    stage.resize(to: CGSize(width: 844, height: 390), duration: 0.4)
    #expect(
      controller.log == [
        "traits true", "will 390.0 to 844.0, animated true", "layout 844.0", "alongside 844.0 in 0.4",
      ])
    #expect(controller.transitionCoordinator != nil)
    stage.advance(by: 0.2)
    let seen = controller.box.layer.presentationValues(at: stage.time)
    #expect(isNear(Double(seen.position.x), 155, 1e-4))  // half of the way to 305, by ease in and out
    #expect(isNear(Double(controller.view.layer.presentationValues(at: stage.time).bounds.width), 617, 1e-4))
    stage.advance(by: 0.3)
    #expect(controller.log.last == "completion false" && controller.transitionCoordinator == nil)
  }

  @Test func withoutAnimationEverythingChangesAtOnce() {
    let controller = Turning()
    let stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: controller)
    controller.log = []
    stage.resize(to: CGSize(width: 500, height: 844))
    #expect(
      controller.log == ["will 390.0 to 500.0, animated false", "alongside 500.0 in 0.0", "completion false"])
  }

  @Test func childrenAreNotifiedOfTheirSizeWhenItChanges() {
    let root = UIViewController()
    let (whole, part) = (Turning(), Turning())
    let stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: root)
    for child in [whole, part] {
      root.addChild(child)
      root.view.addSubview(child.view)
    }
    part.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    stage.advance(by: 0)
    stage.resize(to: CGSize(width: 844, height: 390))
    #expect(whole.log.contains("will 390.0 to 844.0, animated false"))
    #expect(!part.log.contains { $0.hasPrefix("will") } && part.log.contains("traits true"))
  }
}
