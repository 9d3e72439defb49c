import Stage
import Testing
import UIKit

@MainActor @Suite struct PresentationTests {
  private let log = ControllerLog()
  private let root: DiaryController
  private let other: DiaryController

  init() {
    root = DiaryController("root", log)
    other = DiaryController("other", log)
  }

  private func makeStage() -> Stage {
    let stage = Stage(
      size: CGSize(width: 400, height: 800), safeAreaInsets: UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0),
      rootViewController: root)
    log.entries = []
    return stage
  }

  @Test func aFullScreenControllerReplacesTheOneBelow() {
    let stage = makeStage()
    other.modalPresentationStyle = .fullScreen
    var presented = 0
    root.present(other, animated: true) { presented += 1 }
    #expect(root.presentedViewController === other && other.presentingViewController === root)
    #expect(other.isBeingPresented)
    #expect(log.take() == ["root willDisappear true", "other willAppear true", "other isAppearing"])
    stage.advance(by: 1)
    #expect(log.take() == ["root didDisappear true", "other didAppear true"])
    #expect(root.view.window == nil && presented == 1 && !other.isBeingPresented)
    other.dismiss(animated: true)
    #expect(log.take() == ["other willDisappear true", "root willAppear true", "root isAppearing"])
    stage.advance(by: 1)
    #expect(log.take() == ["other didDisappear true", "root didAppear true"])
    #expect(root.view.superview === stage.window && root.view.frame == stage.window.bounds)
    #expect(root.presentedViewController == nil && other.view.window == nil)
    #expect(stage.window.subviews.count == 1)
  }

  @Test(arguments: [nil, false, true]) func aRootThatIsReplacedUnderAFullScreenControllerDoesNotReturn(
    dismissal isAnimated: Bool?
  ) {
    let stage = makeStage()
    other.modalPresentationStyle = .fullScreen
    root.present(other, animated: false)
    stage.advance(by: 0.1)
    #expect(root.view.window == nil && other.view.window != nil)
    var dismissed = 0
    if let isAnimated { root.dismiss(animated: isAnimated) { dismissed += 1 } }
    let next = UIViewController()
    stage.window.rootViewController = next
    stage.advance(by: 1)
    #expect(root.view.window == nil && other.view.window == nil)
    #expect(stage.window.subviews == [next.view])
    #expect(dismissed == (isAnimated == nil ? 0 : 1))
  }

  @Test func aControllerThatIsCoveredWhileItComesHasCome() {
    let stage = makeStage()
    let last = DiaryController("last", log)
    for controller in [other, last] { controller.modalPresentationStyle = .fullScreen }
    var presented: [String] = []
    root.present(other, animated: true) { presented.append("other") }
    other.present(last, animated: false) { presented.append("last") }
    stage.advance(by: 0.1)
    #expect(presented == ["other", "last"])
    #expect(stage.window.subviews.count == 2 && last.view.window != nil)
    #expect(root.view.window == nil && other.view.window == nil && !other.isBeingPresented)
    last.dismiss(animated: false)
    stage.advance(by: 0.1)
    #expect(other.view.window != nil && root.view.window == nil)
    other.dismiss(animated: false)
    stage.advance(by: 0.1)
    #expect(stage.window.subviews == [root.view])
  }

  @Test(arguments: [false, true], [UIModalTransitionStyle.coverVertical, .crossDissolve])
  func aSheetBelowAFullScreenIsThereAgainWhenThatIsDismissed(animated: Bool, style: UIModalTransitionStyle) {
    let stage = makeStage()
    let last = DiaryController("last", log)
    last.modalPresentationStyle = .fullScreen
    last.modalTransitionStyle = style
    root.present(other, animated: animated)
    stage.advance(by: 1)
    let frame = other.view.convert(other.view.bounds, to: nil)
    for _ in 0..<2 {
      other.present(last, animated: animated)
      stage.advance(by: 1)
      #expect(other.view.window == nil && last.view.window != nil)
      last.dismiss(animated: animated)
      stage.advance(by: 1)
      #expect(other.view.window != nil && other.view.convert(other.view.bounds, to: nil) == frame)
    }
    root.dismiss(animated: animated)
    stage.advance(by: 1)
    #expect(stage.window.subviews == [root.view])
  }

  @Test func aSheetLeavesTheControllerBelowWhereItIs() {
    let stage = makeStage()
    root.present(other, animated: true)
    stage.advance(by: 0.1)
    stage.advance(by: 1)
    #expect(log.take() == ["other willAppear true", "other isAppearing", "other didAppear true"])
    #expect(root.view.window != nil)
    let frame = other.view.convert(other.view.bounds, to: nil)
    #expect(frame == CGRect(x: 0, y: 50, width: 400, height: 750))
    #expect(other.view.safeAreaInsets == .zero)
    root.dismiss(animated: false)
    stage.advance(by: 0)
    #expect(log.take() == ["other willDisappear false", "other didDisappear false"])
  }

  @Test func aFingerPullsASheetDown() {
    let stage = makeStage()
    root.present(other, animated: false)
    stage.advance(by: 0)
    stage.touchDown(at: CGPoint(x: 200, y: 100))
    stage.advance(by: 0.1)
    stage.touchMove(to: CGPoint(x: 200, y: 120))
    stage.advance(by: 0.1)
    stage.touchMove(to: CGPoint(x: 200, y: 320))
    stage.advance(by: 0.2)
    let sheet = other.view.superview?.superview
    #expect(isNear(Double(sheet?.layer.presentationValues(at: stage.time).transform.m42 ?? 0), 210, 1e-6))
    stage.touchUp()
    stage.advance(by: 1)
    #expect(root.presentedViewController === other)  // less than half, at rest
    stage.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 300), duration: 0.1)
    stage.advance(by: 1)
    #expect(root.presentedViewController == nil)
    root.present(other, animated: false)
    other.isModalInPresentation = true
    stage.advance(by: 0)
    stage.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 300), duration: 0.1)
    stage.advance(by: 1)
    #expect(root.presentedViewController === other)
  }

  @Test func afterAPullThatIsGivenUpTheScreenIsAsDarkAsBefore() throws {
    let stage = makeStage()
    root.present(other, animated: false)
    stage.advance(by: 0.1)
    let sheet = try #require(other.view.superview?.superview)
    let shade = try #require(sheet.superview?.subviews.first { $0 !== sheet && $0.alpha == 0.2 })
    func darkness() -> Double { shade.layer.presentationValues(at: stage.time).opacity }
    stage.touchDown(at: CGPoint(x: 200, y: 100))
    stage.advance(by: 0.1)
    stage.touchMove(to: CGPoint(x: 200, y: 120))
    stage.advance(by: 0.1)
    stage.touchMove(to: CGPoint(x: 200, y: 320))
    stage.advance(by: 0.2)
    #expect(darkness() > 0.06 && darkness() < 0.193)
    stage.touchUp()
    stage.advance(by: 1)
    #expect(root.presentedViewController === other && shade.superview != nil)
    #expect(isNear(shade.alpha, 0.2) && isNear(darkness(), 0.2))
  }

  @Test func dismissingTakesWithItAllThatIsAbove() {
    let stage = makeStage()
    let third = DiaryController("third", log)
    root.present(other, animated: false)
    stage.advance(by: 0)
    other.present(third, animated: false)
    stage.advance(by: 0)
    root.dismiss(animated: true)
    stage.advance(by: 1)
    #expect(root.presentedViewController == nil && other.presentedViewController == nil)
    #expect(stage.window.subviews.count == 1)
  }

  /// A delegate whose animation takes a second, evenly, led by a finger if there is one.
  @MainActor
  private final class Fades: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    var driver: UIPercentDrivenInteractiveTransition?
    var ended: [Bool] = []

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
      -> (any UIViewControllerInteractiveTransitioning)?
    { driver }

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

    func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
  }

  /// The same for a dismissal.
  @MainActor
  private final class Leaves: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    let driver = UIPercentDrivenInteractiveTransition()
    var ended: [Bool] = []

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
      self
    }

    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
      -> (any UIViewControllerInteractiveTransitioning)?
    { driver }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        context.view(forKey: .from)?.alpha = 0
      } completion: { _ in
        context.view(forKey: .from)?.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      }
    }

    func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
  }

  @Test func aDismissalThatIsGivenUpTakesAwayAgainWhatIsBelow() {
    let stage = makeStage()
    let leaves = Leaves()
    other.modalPresentationStyle = .fullScreen
    other.transitioningDelegate = leaves
    root.present(other, animated: false)
    stage.advance(by: 0.1)
    #expect(root.view.window == nil)
    other.dismiss(animated: true)
    leaves.driver.update(0.4)
    stage.advance(by: 0.1)
    #expect(root.view.window != nil && isNear(alpha(), 0.6, 1e-6))
    leaves.driver.cancel()
    stage.advance(by: 2)
    #expect(leaves.ended == [false] && root.presentedViewController === other)
    #expect(root.view.window == nil && other.view.window === stage.window && alpha() == 1)
  }

  private func alpha() -> Double { other.view.layer.presentationValues(at: CACurrentMediaTime()).opacity }

  @Test func anInteractiveTransitionFollowsItsPercentAndRunsToItsEnd() {
    let stage = makeStage()
    let fades = Fades()
    let driver = UIPercentDrivenInteractiveTransition()
    driver.completionCurve = .linear
    fades.driver = driver
    other.modalPresentationStyle = .custom
    other.transitioningDelegate = fades
    root.present(other, animated: true)
    var companion = 0
    #expect(other.transitionCoordinator?.initiallyInteractive == true)
    #expect(other.transitionCoordinator?.animate(alongsideTransition: { _ in companion += 1 }) == false)
    other.transitionCoordinator?.notifyWhenInteractionChanges { context in
      companion += context.isInteractive ? 100 : 10
    }
    for percent in [0.25, 0.75, 0.5] {
      driver.update(percent)
      stage.advance(by: 0.3)
      #expect(isNear(alpha(), percent, 1e-6))
    }
    driver.update(.nan)  // refused, with a message
    #expect(driver.percentComplete == 0.5)
    driver.finish()
    #expect(companion == 10)
    stage.advance(by: 0.25)
    #expect(isNear(alpha(), 0.75, 1e-6))
    stage.advance(by: 0.3)
    #expect(alpha() == 1 && fades.ended == [true])
    #expect(log.entries.last == "other didAppear true")
  }

  @Test func onlyInteractiveTransitionsAreCancelledAndAllEndNonInteractively() {
    let stage = makeStage()
    let fades = Fades()
    let driver = UIPercentDrivenInteractiveTransition()
    fades.driver = driver
    other.modalPresentationStyle = .custom
    other.transitioningDelegate = fades
    root.present(other, animated: true)
    var results: [Bool] = []
    other.transitionCoordinator?.animate(alongsideTransition: nil) { context in
      results = [context.isCancelled, context.isInteractive]
    }
    driver.update(0.6)
    driver.cancel()
    stage.advance(by: 0.2)
    #expect(alpha() < 0.6 && alpha() > 0)
    stage.advance(by: 1)
    #expect(results == [true, false] && fades.ended == [false])
    #expect(root.presentedViewController == nil && other.view.window == nil)
    #expect(log.entries.suffix(2) == ["other willDisappear true", "other didDisappear true"])
    fades.driver = nil
    root.present(other, animated: true)
    driver.cancel()  // of another time
    stage.advance(by: 2)
    #expect(root.presentedViewController === other)
  }
}
