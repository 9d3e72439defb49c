import Stage
import Testing
import UIKit

@MainActor @Suite struct ViewHierarchyTests {
  /// Writes down what it is told.
  private final class Diary: UIView {
    var log: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) {
      log.append("willMove superview \(newSuperview != nil) now \(superview != nil)")
    }
    override func didMoveToSuperview() { log.append("didMove superview \(superview != nil)") }
    override func willMove(toWindow newWindow: UIWindow?) {
      log.append("willMove window \(newWindow != nil) now \(window != nil)")
    }
    override func didMoveToWindow() { log.append("didMove window \(window != nil)") }
    override func didAddSubview(_ subview: UIView) { log.append("didAdd \(subview.tag)") }
    override func willRemoveSubview(_ subview: UIView) {
      log.append("willRemove \(subview.tag) \(subviews.contains(subview))")
    }
  }

  private func tagged(_ tag: Int) -> UIView {
    let view = UIView()
    view.tag = tag
    return view
  }

  private func tags(_ view: UIView) -> [Int] { view.subviews.map { $0.tag } }

  /// The layers stand in the order of the views.
  private func expectOrder(_ view: UIView, _ expected: [Int]) {
    #expect(tags(view) == expected)
    #expect(view.layer.sublayers?.map { $0.identifier } == view.subviews.map { $0.layer.identifier })
  }

  @Test func twoSubviewsChangePlaces() {
    let parent = UIView()
    for tag in 1...4 { parent.addSubview(tagged(tag)) }
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    expectOrder(parent, [3, 2, 1, 4])
    parent.exchangeSubview(at: 3, withSubviewAt: 2)
    expectOrder(parent, [3, 2, 4, 1])
    parent.exchangeSubview(at: 1, withSubviewAt: 1)
    expectOrder(parent, [3, 2, 4, 1])
  }

  @Test func subviewsAreInsertedBroughtToFrontAndSentToBack() {
    let parent = UIView()
    let views = (1...4).map { tagged($0) }
    parent.addSubview(views[0])
    parent.addSubview(views[1])
    parent.insertSubview(views[2], at: 0)
    expectOrder(parent, [3, 1, 2])
    parent.insertSubview(views[3], belowSubview: views[1])
    expectOrder(parent, [3, 1, 4, 2])
    parent.insertSubview(views[2], aboveSubview: views[0])
    expectOrder(parent, [1, 3, 4, 2])
    parent.bringSubviewToFront(views[0])
    expectOrder(parent, [3, 4, 2, 1])
    parent.sendSubviewToBack(views[1])
    expectOrder(parent, [2, 3, 4, 1])
    views[3].removeFromSuperview()
    expectOrder(parent, [2, 3, 1])
    #expect(views[3].superview == nil && views[3].layer.superlayer == nil)
  }

  @Test func aViewIsNotifiedWhereItGoes() {
    let screen = Screen()
    let diary = Diary()
    screen.view.addSubview(diary)
    #expect(
      diary.log == [
        "willMove superview true now false", "willMove window true now false", "didMove superview true",
        "didMove window true",
      ])
    diary.log = []
    diary.removeFromSuperview()
    #expect(
      diary.log == [
        "willMove superview false now true", "willMove window false now true", "didMove superview false",
        "didMove window false",
      ])
  }

  @Test func viewsBelowAreNotifiedOfTheWindowOnly() {
    let screen = Screen()
    let parent = UIView()
    let diary = Diary()
    parent.addSubview(diary)
    diary.log = []
    screen.view.addSubview(parent)
    #expect(diary.log == ["willMove window true now false", "didMove window true"])
    #expect(diary.window === screen.stage.window)
  }

  @Test func aSuperviewIsNotifiedOfItsSubviews() {
    let diary = Diary()
    let child = tagged(7)
    diary.addSubview(child)
    child.removeFromSuperview()
    #expect(diary.log == ["didAdd 7", "willRemove 7 true"])
  }

  @Test func aViewThatMovesToAnotherSuperviewLeavesTheFirst() {
    let (first, second) = (UIView(), UIView())
    let child = tagged(1)
    first.addSubview(child)
    second.addSubview(child)
    #expect(first.subviews.isEmpty)
    #expect(child.superview === second && child.isDescendant(of: second) && !child.isDescendant(of: first))
  }

  @Test func viewsAreFoundByTag() {
    let parent = tagged(1)
    let child = tagged(2)
    let grandchild = tagged(3)
    parent.addSubview(child)
    child.addSubview(grandchild)
    #expect(parent.viewWithTag(3) === grandchild && parent.viewWithTag(1) === parent)
    #expect(parent.viewWithTag(9) == nil)
  }

  @Test func aViewThatGoesLetsItsSubviewsGo() {
    let child = UIView()
    do { UIView().addSubview(child) }
    #expect(child.superview == nil)
  }

  @Test func marginsAndSizesFollowTheSuperviewAsTheMaskSpecifies() {
    func resized(_ mask: UIView.AutoresizingMask) -> CGRect {
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let child = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 60))
      child.autoresizingMask = mask
      parent.addSubview(child)
      parent.frame.size = CGSize(width: 200, height: 150)
      return child.frame
    }
    #expect(resized([]) == CGRect(x: 10, y: 20, width: 50, height: 60))
    #expect(resized([.flexibleWidth, .flexibleHeight]) == CGRect(x: 10, y: 20, width: 150, height: 110))
    #expect(resized([.flexibleLeftMargin, .flexibleTopMargin]) == CGRect(x: 110, y: 70, width: 50, height: 60))
    #expect(resized([.flexibleRightMargin, .flexibleBottomMargin]) == CGRect(x: 10, y: 20, width: 50, height: 60))
    // 10 and 40 share 100 more points, 20 and 20 share 50.
    #expect(
      resized([.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin])
        == CGRect(x: 30, y: 45, width: 50, height: 60))
  }

  @Test func withoutAutoresizingSubviewsStayUnchanged() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = [.flexibleWidth]
    parent.addSubview(child)
    parent.autoresizesSubviews = false
    parent.bounds.size.width = 200
    #expect(child.frame.width == 100)
  }

  @Test func aNewScreenSizeReachesTheControllersView() {
    let screen = Screen()
    screen.stage.resize(to: CGSize(width: 500, height: 300))
    #expect(screen.view.frame == CGRect(x: 0, y: 0, width: 500, height: 300))
  }

  @Test func theControllerIsAskedAroundTheLayoutOfItsView() {
    final class Controller: UIViewController {
      var log: [String] = []
      override func viewDidLoad() { log.append("load") }
      override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
      override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
      override func viewWillLayoutSubviews() { log.append("will lay out") }
      override func viewDidLayoutSubviews() { log.append("did lay out") }
    }
    let controller = Controller()
    let stage = Stage(size: CGSize(width: 100, height: 100), rootViewController: controller)
    #expect(Array(controller.log.prefix(2)) == ["load", "will appear"])
    #expect(controller.log.contains("did appear"))
    controller.log = []
    controller.view.setNeedsLayout()
    stage.advance(by: 0.1)
    #expect(controller.log == ["will lay out", "did lay out"])
  }
}
