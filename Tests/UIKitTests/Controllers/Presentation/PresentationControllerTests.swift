import Stage
import Testing
import UIKit

/// Presentation controllers of a program's own.
@MainActor @Suite struct PresentationControllerTests {
  /// A panel at the right edge over a ground that fades in.
  @MainActor final class Panel: UIPresentationController {
    let ground = UIView()
    var entries: [String] = []

    override var frameOfPresentedViewInContainerView: CGRect {
      guard let bounds = containerView?.bounds else { return .zero }
      return CGRect(x: bounds.width - 150, y: 0, width: 150, height: bounds.height)
    }

    override func presentationTransitionWillBegin() {
      entries.append("will present")
      ground.frame = containerView?.bounds ?? .zero
      ground.backgroundColor = .black
      ground.alpha = 0
      containerView?.addSubview(ground)
      presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [ground] _ in ground.alpha = 1 })
    }

    override func presentationTransitionDidEnd(_ completed: Bool) { entries.append("did present \(completed)") }

    override func dismissalTransitionWillBegin() {
      entries.append("will dismiss")
      presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [ground] _ in ground.alpha = 0 })
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) { entries.append("did dismiss \(completed)") }

    override func containerViewWillLayoutSubviews() { presentedView?.frame = frameOfPresentedViewInContainerView }
  }

  @MainActor final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    var panel: Panel?
    var source: UIViewController?

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      self.source = source
      panel = Panel(presentedViewController: presented, presenting: presenting)
      return panel
    }
  }

  let root = UIViewController()
  let other = UIViewController()
  let delegate = Delegate()
  let stage: Stage

  init() {
    stage = Stage(size: CGSize(width: 400, height: 800), rootViewController: root)
    other.modalPresentationStyle = .custom
    other.transitioningDelegate = delegate
  }

  @Test func aFrameThatIsSetInEveryLayoutDoesNotHoldUpWhatComesAndGoes() {
    root.present(other, animated: true)
    stage.advance(by: 0.05)
    let coming = other.view.layer.presentationValues(at: stage.time).frame.minY
    #expect(coming > 100 && coming < 800)
    stage.advance(by: 1)
    #expect(other.view.frame == CGRect(x: 250, y: 0, width: 150, height: 800))
    other.dismiss(animated: true)
    var places: [CGFloat] = []
    for _ in 0..<10 {
      other.view.superview?.setNeedsLayout()
      stage.advance(by: 0.02)
      places.append(other.view.layer.presentationValues(at: stage.time).frame.minY)
    }
    #expect(places == places.sorted() && places.last! > 300)
  }

  @Test func itReportsThePresentedControllerAndItsAdaptation() throws {
    root.present(other, animated: true)
    let panel = try #require(delegate.panel)
    #expect(other.presentationController === panel)
    #expect(panel.presentingViewController === root && delegate.source === root)
    #expect(panel.entries == ["will present"])
    #expect(other.view.frame == CGRect(x: 250, y: 0, width: 150, height: 800))
    stage.advance(by: 0.1)
    let alpha = panel.ground.layer.presentationValues(at: stage.time).opacity
    #expect(alpha > 0 && alpha < 1)
    stage.advance(by: 1)
    #expect(panel.entries == ["will present", "did present true"])
    #expect(root.view.window != nil)
    stage.resize(to: CGSize(width: 500, height: 700))
    stage.advance(by: 0)
    #expect(other.view.frame == CGRect(x: 350, y: 0, width: 150, height: 700))
    other.dismiss(animated: true)
    stage.advance(by: 1)
    #expect(panel.entries.suffix(2) == ["will dismiss", "did dismiss true"])
    #expect(panel.containerView == nil)
    #expect(stage.window.subviews.count == 1)
  }

  @Test func withoutOneACustomControllerFillsTheScreen() {
    other.transitioningDelegate = nil
    #expect(other.presentationController == nil)
    root.present(other, animated: false)
    stage.advance(by: 0.1)
    #expect(other.view.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
    #expect(other.presentationController?.presentedViewController === other)
  }

  @Test func aFullScreenControllersPresentationRemovesThePresentersView() throws {
    other.modalPresentationStyle = .fullScreen
    let controller = try #require(other.presentationController)
    #expect(controller.shouldRemovePresentersView)
    #expect(other.sheetPresentationController == nil)
    root.present(other, animated: false)
    stage.advance(by: 0.1)
    #expect(root.view.window == nil)
    #expect(controller.containerView === other.view.superview)
  }
}
