import Stage
import Testing
import UIKit

@MainActor @Suite struct NavigationTests {
  private let log = ControllerLog()
  private let first: DiaryController
  private let second: DiaryController
  private let navigation: UINavigationController

  init() {
    first = DiaryController("first", log)
    second = DiaryController("second", log)
    navigation = UINavigationController(rootViewController: first)
  }

  private func makeStage() -> Stage {
    let stage = Stage(
      size: CGSize(width: 400, height: 800), safeAreaInsets: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0),
      rootViewController: navigation)
    log.entries = []
    return stage
  }

  private func x(_ controller: UIViewController) -> Double {
    let values = controller.view.layer.presentationValues(at: CACurrentMediaTime())
    return Double(values.position.x + values.transform.m41 - 200)
  }

  /// What the bar shows, in the order of drawing.
  private func texts(on stage: Stage) -> [String] {
    stage.scene.nodes.compactMap { node in node.opacity > 0 ? node.text?.string : nil }
  }

  @Test func theBarTakesItsPartOfTheSafeArea() {
    let stage = makeStage()
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
    #expect(first.view.safeAreaInsets == UIEdgeInsets(top: 104, left: 0, bottom: 30, right: 0))
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 50, width: 400, height: 54))
    navigation.isNavigationBarHidden = true
    stage.advance(by: 0)
    #expect(first.view.safeAreaInsets.top == 50 && navigation.navigationBar.isHidden)
  }

  @Test func theBarTurnsWithTheScreen() {
    let stage = makeStage()
    stage.resize(to: CGSize(width: 800, height: 400), duration: 0.3)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 50, width: 800, height: 54))
    stage.advance(by: 0.15)
    let width = navigation.navigationBar.layer.presentationValues(at: stage.time).bounds.width
    #expect(width > 410 && width < 790)
    stage.advance(by: 0.5)
    #expect(navigation.navigationBar.frame.width == 800)
  }

  @Test func contentThatFitsBeginsBelowTheBarToo() {
    let stage = makeStage()
    let (content, other) = (UIScrollView(frame: first.view.bounds), UIScrollView(frame: first.view.bounds))
    first.view.addSubview(content)
    first.view.addSubview(other)
    for scrollView in [content, other] { scrollView.contentSize = CGSize(width: 400, height: 100) }
    stage.advance(by: 0)
    #expect(content.adjustedContentInset == UIEdgeInsets(top: 104, left: 0, bottom: 30, right: 0))
    #expect(content.contentOffset.y == -104)
    // Only that which the bars follow, and not without a navigation controller's bar to be below.
    #expect(other.adjustedContentInset == .zero)
    content.contentInsetAdjustmentBehavior = .scrollableAxes
    #expect(content.adjustedContentInset == .zero)
  }

  @Test func aPushedControllerSlidesInAndTheOldOneGoesAThirdOfTheWay() {
    let stage = makeStage()
    navigation.pushViewController(second, animated: true)
    #expect(navigation.topViewController === second && second.navigationController === navigation)
    #expect(
      log.take() == [
        "second willMove true", "first willDisappear true", "second willAppear true", "second isAppearing",
      ])
    stage.advance(by: 0.1)
    #expect(x(second) > 0 && x(second) < 400)
    #expect(isNear(x(first), -(400 - x(second)) / 3, 1e-6))
    stage.advance(by: 0.4)
    #expect(x(second) == 0 && first.view.superview == nil)
    #expect(second.view.safeAreaInsets.top == 104)
    #expect(log.take() == ["first didDisappear true", "second didAppear true", "second didMove true"])
  }

  @Test func aPoppedControllerGoesBackTheSameWay() {
    let stage = makeStage()
    navigation.pushViewController(second, animated: false)
    stage.advance(by: 0)
    #expect(log.take().suffix(3) == ["first didDisappear false", "second didAppear false", "second didMove true"])
    #expect(navigation.popViewController(animated: true) === second)
    #expect(
      log.take() == [
        "second willMove false", "second willDisappear true", "first willAppear true", "first isAppearing",
      ])
    stage.advance(by: 0.1)
    #expect(x(second) > 0 && isNear(x(first), -(400 - x(second)) / 3, 1e-6))
    stage.advance(by: 0.4)
    #expect(second.view.superview == nil && second.parent == nil && x(first) == 0)
    #expect(log.take() == ["second didDisappear true", "first didAppear true", "second didMove false"])
    #expect(navigation.popViewController(animated: true) == nil)
  }

  @Test func theBarShowsTheTitleAndTheWayBack() {
    let stage = makeStage()
    #expect(texts(on: stage) == ["first"])
    navigation.pushViewController(second, animated: true)
    stage.advance(by: 1)
    #expect(texts(on: stage) == ["second", "first", "‹"])
    second.title = "other"
    stage.advance(by: 0)
    #expect(texts(on: stage) == ["other", "first", "‹"])
    let title = stage.scene.nodes.first { $0.text?.string == "other" }
    #expect(title?.semantics.role == .header)
    let button = stage.scene.nodes.first { $0.semantics.role == .button }
    #expect(button?.semantics.label == "first")
    stage.tap(at: CGPoint(x: 30, y: 72))
    stage.advance(by: 1)
    #expect(texts(on: stage) == ["first"] && navigation.viewControllers.count == 1)
  }

  @Test func theWayBackHasTheColourOfText() throws {
    let stage = makeStage()
    navigation.pushViewController(second, animated: false)
    stage.advance(by: 0.1)
    navigation.navigationBar.tintColor = .systemPink
    stage.advance(by: 0.1)
    let color = UIColor.label.resolvedColor(with: navigation.traitCollection).cgColor
    for text in ["first", "‹"] {
      let node = try #require(stage.scene.nodes.first { $0.text?.string == text })
      #expect(node.text?.lines(width: 200).first?.first?.color == color)
    }
  }

  @Test func barButtonsPerformTheirActions() {
    let stage = makeStage()
    var presses = 0
    first.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "More", primaryAction: UIAction { _ in presses += 1 })
    stage.advance(by: 0)
    stage.tap(at: CGPoint(x: 370, y: 72))
    #expect(presses == 1)
    first.navigationItem.rightBarButtonItem?.isEnabled = false
    stage.tap(at: CGPoint(x: 370, y: 72))
    #expect(presses == 1)
  }

  private func beginSwipe(to x: CGFloat, on stage: Stage) {
    navigation.pushViewController(second, animated: false)
    stage.advance(by: 0)
    log.entries = []
    stage.touchDown(at: CGPoint(x: 5, y: 400))
    stage.advance(by: 0.1)
    stage.touchMove(to: CGPoint(x: 20, y: 400))
    stage.advance(by: 0.1)
    stage.touchMove(to: CGPoint(x: 20 + x, y: 400))
    stage.advance(by: 0)
  }

  @Test func aFingerFromTheEdgePullsTheTopControllerAway() {
    let stage = makeStage()
    beginSwipe(to: 100, on: stage)
    #expect(isNear(x(second), 105, 1e-6) && isNear(x(first), -400 / 3 * (1 - 105.0 / 400), 1e-6))
    #expect(second.transitionCoordinator?.isInteractive == true)
    stage.touchMove(to: CGPoint(x: 320, y: 400))
    stage.advance(by: 0.2)
    #expect(isNear(x(second), 305, 1e-6))  // it stays with the finger
    stage.touchUp()
    stage.advance(by: 1)
    #expect(navigation.topViewController === first && second.view.superview == nil && x(first) == 0)
    #expect(log.take().suffix(3) == ["second didDisappear true", "first didAppear true", "second didMove false"])
    #expect(!stage.needsFrame)
  }

  @Test func aSwipeThatIsGivenUpChangesNothing() {
    let stage = makeStage()
    beginSwipe(to: 100, on: stage)
    stage.advance(by: 0.3)
    stage.touchUp()
    #expect(
      log.take() == [
        "second willMove false", "second willDisappear true", "first willAppear true", "first isAppearing",
        "first willDisappear true", "second willAppear true", "second isAppearing",
      ])
    stage.advance(by: 1)
    #expect(log.take() == ["first didDisappear true", "second didAppear true", "second didMove true"])
    #expect(navigation.viewControllers.count == 2 && x(second) == 0 && first.view.superview == nil)
    #expect(texts(on: stage) == ["second", "first", "‹"])
  }

  @Test func aQuickSwipeIsFinishedByItsVelocity() {
    let stage = makeStage()
    navigation.pushViewController(second, animated: false)
    stage.advance(by: 0)
    stage.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 105, y: 400), duration: 0.1)
    stage.advance(by: 1)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func theRootAndADisabledRecogniserDoNotSwipe() {
    let stage = makeStage()
    stage.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 305, y: 400), duration: 0.1)
    stage.advance(by: 1)
    #expect(navigation.viewControllers.count == 1)
    navigation.pushViewController(second, animated: false)
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    stage.advance(by: 0)
    stage.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 305, y: 400), duration: 0.1)
    stage.advance(by: 1)
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func aStackIsReplacedAndUnwound() {
    let stage = makeStage()
    let third = DiaryController("third", log)
    navigation.setViewControllers([first, second, third], animated: false)
    stage.advance(by: 0)
    #expect(navigation.topViewController === third && navigation.navigationBar.backItem === second.navigationItem)
    #expect(navigation.popToRootViewController(animated: true)?.count == 2)
    stage.advance(by: 1)
    #expect(navigation.viewControllers.count == 1 && second.parent == nil && third.parent == nil)
  }

  @Test func anotherPushEndsTheOneThatRuns() {
    let stage = makeStage()
    let third = DiaryController("third", log)
    navigation.pushViewController(second, animated: true)
    stage.advance(by: 0.1)
    navigation.pushViewController(third, animated: true)
    stage.advance(by: 1)
    #expect(navigation.viewControllers.count == 3 && second.view.superview == nil && x(third) == 0)
    #expect(log.entries.filter { $0.hasPrefix("second") }.last == "second didDisappear true")
  }

  @Test func aDelegateMayShowTransitionsItsOwnWay() {
    let stage = makeStage()
    let delegate = FadeDelegate()
    navigation.delegate = delegate
    navigation.pushViewController(second, animated: true)
    #expect(delegate.log == ["will second", "push"])
    stage.advance(by: 0.5)
    #expect(isNear(second.view.layer.presentationValues(at: stage.time).opacity, 0.5, 1e-6))
    stage.advance(by: 0.6)
    #expect(delegate.log == ["will second", "push", "did second", "ended true"])
  }
}

/// Fades evenly within a second.
@MainActor final class FadeDelegate: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
  var log: [String] = []

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { log.append("will \(viewController.title ?? "")") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { log.append("did \(viewController.title ?? "")") }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.append(operation == .push ? "push" : "pop")
    return self
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return }
    context.containerView.addSubview(view)
    view.alpha = 0
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { log.append("ended \(transitionCompleted)") }
}
