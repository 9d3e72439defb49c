import Stage
import Testing
import UIKit

/// What goes away in the middle of something goes without a trace.
@MainActor @Suite struct LifetimeTests {
  @Test func aCollectionViewIsReleasedInTheMiddleOfAnAnimation() {
    let screen = Screen()
    weak var released: UICollectionView?
    weak var cell: UICollectionViewCell?
    do {
      var fixture: CollectionFixture? = CollectionFixture([100])
      screen.view.addSubview(fixture!.collectionView)  // to this screen, which goes on
      screen.stage.advance(by: 0.1)
      fixture!.animate(itemHeight: 200)
      screen.stage.advance(by: 0.2)
      released = fixture!.collectionView
      cell = fixture!.cell(0)
      fixture!.collectionView.removeFromSuperview()
      fixture = nil
    }
    #expect(released == nil && cell == nil)
    screen.stage.advance(by: 2)
    #expect(!screen.stage.needsFrame)
  }

  @Test func aStageIsReleasedInTheMiddleOfAnimationsAndScrolling() {
    weak var window: UIWindow?
    weak var collectionView: UICollectionView?
    do {
      let fixture = CollectionFixture([100])
      fixture.animate(itemHeight: 200)
      fixture.stage.advance(by: 0.2)
      fixture.stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 100), duration: 0.1)
      fixture.stage.touchDown(at: CGPoint(x: 200, y: 300))
      window = fixture.stage.window
      collectionView = fixture.collectionView
    }
    #expect(window == nil && collectionView == nil)
    let next = CollectionFixture([100])
    next.stage.advance(by: 1)
    #expect(next.items() == [0, 1, 2, 3])
  }

  enum Change: CaseIterable { case deletion, layout, layoutInABatch, interactiveTransition }

  /// What moves keeps its animation, whose end the view waits for.
  @Test(arguments: Change.allCases)
  func aStageIsReleasedInTheMiddleOfAnAnimatedChange(change: Change) {
    weak var window: UIWindow?
    weak var collectionView: UICollectionView?
    var cells: [() -> UICollectionViewCell?] = []
    do {
      let fixture = CollectionFixture([100])
      let view = fixture.collectionView
      let other = ListLayout()
      other.itemHeight = 300
      switch change {
      case .deletion:
        fixture.counts = [98]
        view.deleteItems(at: [[0, 0], [0, 2]])
      case .layout: view.setCollectionViewLayout(other, animated: true)
      case .layoutInABatch:
        fixture.counts = [99]
        view.performBatchUpdates {
          view.deleteItems(at: [[0, 1]])
          view.setCollectionViewLayout(other, animated: true)
        }
      case .interactiveTransition:
        view.startInteractiveTransition(to: other).transitionProgress = 0.3
        fixture.stage.advance(by: 0.1)
        view.finishInteractiveTransition()
      }
      fixture.stage.advance(by: 0.1)
      #expect(fixture.stage.needsFrame)
      window = fixture.stage.window
      collectionView = view
      cells = fixture.cells.map { cell in { [weak cell] in cell } }
      #expect(cells.count > 3)
    }
    #expect(window == nil && collectionView == nil)
    #expect(cells.compactMap { $0() } == [])
    let next = CollectionFixture([100])
    next.stage.advance(by: 1)
    #expect(next.items() == [0, 1, 2, 3])
  }

  /// As of any animation, the completion is called when the view is taken off the screen and let go.
  @Test func theCompletionOfAChangeIsCalledThoughTheViewIsGone() {
    let screen = Screen()
    var ended: [String] = []
    weak var released: UICollectionView?
    do {
      var fixtures = [CollectionFixture([100]), CollectionFixture([100])]
      for fixture in fixtures { screen.view.addSubview(fixture.collectionView) }
      screen.stage.advance(by: 0.1)
      fixtures[0].counts = [99]
      fixtures[0].collectionView.performBatchUpdates({ fixtures[0].collectionView.deleteItems(at: [[0, 0]]) }) { _ in
        ended.append("batch")
      }
      let other = ListLayout()
      other.itemHeight = 300
      fixtures[1].collectionView.setCollectionViewLayout(other, animated: true) { _ in ended.append("layout") }
      screen.stage.advance(by: 0.1)
      released = fixtures[0].collectionView
      for fixture in fixtures { fixture.collectionView.removeFromSuperview() }
      fixtures = []
    }
    #expect(released == nil)
    screen.stage.advance(by: 1)
    #expect(ended.sorted() == ["batch", "layout"])
    #expect(!screen.stage.needsFrame)
  }

  @Test func aScrollViewIsReleasedUnderAFinger() {
    let screen = Screen()
    weak var released: UIScrollView?
    do {
      let scrollView = UIScrollView(frame: screen.view.bounds)
      scrollView.contentSize = CGSize(width: 400, height: 5000)
      let child = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      scrollView.addSubview(child)
      screen.view.addSubview(scrollView)
      screen.stage.touchDown(at: CGPoint(x: 200, y: 200))
      screen.stage.touchMove(to: CGPoint(x: 200, y: 150))
      released = scrollView
      scrollView.removeFromSuperview()
    }
    #expect(released == nil)
    screen.stage.touchMove(to: CGPoint(x: 200, y: 100))
    screen.stage.touchUp()
    screen.stage.advance(by: 1)
    #expect(!screen.stage.needsFrame)
  }

  @Test func aScrollViewIsReleasedInTheMiddleOfAThrowWhileAnotherStageIsDriven() {
    let screen = Screen()
    weak var released: UIScrollView?
    do {
      let scrollView = UIScrollView(frame: screen.view.bounds)
      scrollView.contentSize = CGSize(width: 400, height: 5000)
      screen.view.addSubview(scrollView)
      screen.stage.scrollWheel(at: CGPoint(x: 200, y: 200), by: CGVector(dx: 0, dy: 10))  // its bars wait to fade
      released = scrollView
      let other = Screen()
      other.stage.advance(by: 0.1)
      scrollView.removeFromSuperview()
    }
    #expect(released == nil)
    screen.stage.advance(by: 1)
    #expect(!screen.stage.needsFrame)
  }

  @Test func aViewIsReleasedByItsOwnCompletion() {
    let screen = Screen()
    weak var released: UIView?
    do {
      let view = screen.add(UIView())
      released = view
      UIView.animate(withDuration: 0.2, animations: { view.alpha = 0 }, completion: { _ in view.removeFromSuperview() })
    }
    #expect(released != nil)
    screen.stage.advance(by: 0.2)
    #expect(released == nil)
  }

  @Test func aLayoutOutlivesItsCollectionView() {
    let layout = ListLayout()
    do { _ = CollectionFixture([3], layout: layout) }
    #expect(layout.collectionView == nil)
    layout.invalidateLayout()
  }

  // MARK: Closures

  @Test func aNavigationItemOutlivesTheBarThatShowedIt() {
    let root = UIViewController()
    weak var bar: UINavigationBar?
    do {
      let screen = Screen()
      let navigation = UINavigationController(rootViewController: root)
      bar = navigation.navigationBar
      screen.stage.window.rootViewController = navigation
      screen.stage.advance(by: 0.1)
    }
    #expect(bar == nil)
    root.title = "Alone"
    #expect(root.navigationItem.title == "Alone")
  }

  @Test func anEditButtonOutlivesItsController() {
    let screen = Screen()
    weak var released: UIViewController?
    let item: UIBarButtonItem
    do {
      let controller = UIViewController()
      released = controller
      item = controller.editButtonItem
    }
    #expect(released == nil)
    let root = UIViewController()
    root.navigationItem.rightBarButtonItem = item
    screen.stage.window.rootViewController = UINavigationController(rootViewController: root)
    screen.stage.advance(by: 0.1)
    screen.stage.tap(at: CGPoint(x: 375, y: 22))
    #expect(item.title == "Edit")
  }

  @Test func aFingerStaysOnAnAlertThatIsReleased() {
    let screen = Screen()
    weak var released: UIAlertController?
    var pressed = 0
    do {
      let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in pressed += 1 })
      released = alert
      screen.controller.present(alert, animated: false)
    }
    screen.stage.advance(by: 0.1)
    screen.stage.touchDown(at: CGPoint(x: 200, y: 220))
    screen.stage.advance(by: 0.1)
    screen.controller.dismiss(animated: false)
    screen.stage.advance(by: 0.1)
    #expect(released == nil)
    screen.stage.touchUp()
    screen.stage.advance(by: 1)
    #expect(pressed == 0 && !screen.stage.needsFrame)
  }

  @Test func aPresentedControllerOutlivesThePresentingOne() {
    let screen = Screen()
    let presented = UIViewController()
    weak var presenting: UIViewController?
    do {
      let controller = UIViewController()
      presenting = controller
      screen.stage.window.rootViewController = controller
      screen.stage.advance(by: 0.1)
      controller.present(presented, animated: true)
      screen.stage.advance(by: 1)
      screen.stage.window.rootViewController = UIViewController()
      screen.stage.advance(by: 0.1)
    }
    #expect(presenting == nil && presented.presentingViewController == nil)
    var isDone = false
    presented.dismiss(animated: true) { isDone = true }
    screen.stage.advance(by: 1)
    #expect(isDone && presented.viewIfLoaded?.window == nil && !screen.stage.needsFrame)
  }

  @Test func aRecogniserOutlivesAViewThatItWasTakenFrom() {
    let screen = Screen()
    let tap = UITapGestureRecognizer()
    do {
      let view = screen.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
      view.addGestureRecognizer(tap)
      #expect(tap.view === view)
      view.gestureRecognizers = nil
      #expect(tap.view == nil)
      view.gestureRecognizers = [tap]
      #expect(tap.view === view)
      view.removeFromSuperview()
    }
    #expect(tap.view == nil)
  }

  // MARK: Stages

  @Test func aCollectionViewGoesToAnotherStageInTheMiddleOfAnUpdate() {
    let fixture = CollectionFixture([4])
    let controller = UIViewController()
    var ends: [Bool] = []
    do {
      let stage = Stage(size: CGSize(width: 400, height: 400), rootViewController: controller)
      controller.view.addSubview(fixture.collectionView)
      stage.advance(by: 5)
      fixture.counts = [3]
      fixture.collectionView.performBatchUpdates {
        fixture.collectionView.deleteItems(at: [IndexPath(item: 1, section: 0)])
      } completion: {
        ends.append($0)
      }
      stage.advance(by: 0.1)
      #expect(fixture.shown.count == 4 && ends == [])
    }
    let next = Stage(size: CGSize(width: 400, height: 400), rootViewController: controller)
    next.advance(by: 1)
    #expect(ends == [false])
    #expect(fixture.shown == [0, 1, 2] && fixture.items() == [0, 1, 2])
    #expect(!next.needsFrame)
  }

  @Test func whatAStageWasAnimatingEndsWithIt() {
    let view = UIView()
    var ends: [Bool] = []
    do {
      let screen = Screen()
      screen.stage.advance(by: 5)
      _ = screen.add(view)
      UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { ends.append($0) })
      screen.stage.advance(by: 0.5)
    }
    let next = Screen()
    next.stage.advance(by: 0)
    #expect(ends == [false] && view.layer.animationKeys() == nil)
    _ = next.add(view)
    next.stage.advance(by: 6)
    #expect(ends == [false] && isNear(next.seen(view).opacity, 0))
  }

  @Test func aPropertyAnimatorOfAStageThatIsReleasedFinishesOnTheNext() {
    let view = UIView()
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    animator.addCompletion { ends.append($0) }
    do {
      let screen = Screen()
      screen.stage.advance(by: 5)
      _ = screen.add(view)
      animator.startAnimation()
      screen.stage.advance(by: 0.5)
    }
    let next = Screen()
    _ = next.add(view)
    next.stage.advance(by: 0.1)
    #expect(ends == [.end] && animator.state == .inactive && isNear(next.seen(view).opacity, 0))
    #expect(!next.stage.needsFrame)
  }

  @Test func aScrollViewGoesToAnotherStageInTheMiddleOfAThrow() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    scrollView.contentSize = CGSize(width: 400, height: 5000)
    do {
      let screen = Screen()
      screen.stage.advance(by: 5)
      _ = screen.add(scrollView)
      screen.stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 100), duration: 0.1)
      screen.stage.advance(by: 0.1)
      #expect(scrollView.isDecelerating)
    }
    let offset = scrollView.contentOffset
    let next = Screen()
    _ = next.add(scrollView)
    next.stage.advance(by: 1)
    #expect(!scrollView.isDecelerating && scrollView.contentOffset == offset && !next.stage.needsFrame)
    next.stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 200), duration: 0.1)
    #expect(scrollView.contentOffset.y > offset.y)
  }

  @Test func aScrollViewGoesToAnotherStageUnderAFinger() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    scrollView.contentSize = CGSize(width: 400, height: 5000)
    do {
      let screen = Screen()
      _ = screen.add(scrollView)
      screen.stage.touchDown(at: CGPoint(x: 200, y: 300))
      for step in 1...4 {
        screen.stage.advance(by: 1.0 / 60)
        screen.stage.touchMove(to: CGPoint(x: 200, y: 300 - 20 * Double(step)))
      }
      #expect(scrollView.isDragging)
    }
    let next = Screen()
    _ = next.add(scrollView)
    next.stage.advance(by: 0.1)
    #expect(!scrollView.isDragging)
    next.stage.advance(by: 2)  // its indicators fade
    #expect(!next.stage.needsFrame)
    let offset = scrollView.contentOffset
    next.stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 200), duration: 0.1)
    #expect(scrollView.contentOffset.y > offset.y)
  }

  @Test func twoStagesKeepTheirOwnTime() {
    let (first, second) = (Screen(), Screen())
    let (one, two) = (first.add(UIView()), second.add(UIView()))
    first.stage.advance(by: 5)
    second.stage.advance(by: 1)
    #expect(CACurrentMediaTime() == 1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { two.alpha = 0 })
    first.stage.advance(by: 0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { one.alpha = 0 })
    first.stage.advance(by: 0.25)
    second.stage.advance(by: 0.5)
    #expect(isNear(first.seen(one).opacity, 0.75) && isNear(second.seen(two).opacity, 0.5))
  }
}
