// Transitions between controllers: presented and pushed, turned back, and led by a finger.

import CollectionMotion
import Foundation
import Stage
import Testing
import TestSupport
import UIKit

@MainActor struct MatchedControllersScreen {
  /// A controller with an album's detail view, which records its appearances.
  final class DetailController: UIViewController {
    let detail: DetailView
    var events: [String] = []

    init(_ detail: DetailView) {
      self.detail = detail
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = detail }

    override func viewWillAppear(_ animated: Bool) { events.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { events.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { events.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { events.append("didDisappear") }
  }

  final class Pusher: NSObject, UINavigationControllerDelegate {
    let transition: MatchedTransition
    init(_ transition: MatchedTransition) { self.transition = transition }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { transition.animationController(for: operation) }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { transition.interactionController }
  }

  enum Way: CaseIterable { case modal, navigation }

  let album = AlbumController()
  let detail: DetailController
  let navigation: UINavigationController
  let pusher: Pusher
  let stage: Stage
  let way: Way

  init(_ way: Way) {
    self.way = way
    detail = DetailController(album.detail)
    navigation = UINavigationController(rootViewController: album)
    navigation.setNavigationBarHidden(true, animated: false)
    pusher = Pusher(album.transition)
    stage = Stage(size: CGSize(width: 300, height: 400), rootViewController: navigation)
    stage.advance(by: 0.1)
  }

  func open() {
    stage.advance(by: 0)
    album.opened = 4
    album.detail.show(4)
    switch way {
    case .modal:
      detail.modalPresentationStyle = .custom
      detail.transitioningDelegate = album.transition
      album.present(detail, animated: true)
    case .navigation:
      navigation.delegate = pusher
      navigation.pushViewController(detail, animated: true)
    }
    stage.advance(by: 0)
  }

  func close() {
    switch way {
    case .modal: album.dismiss(animated: true)
    case .navigation: navigation.popViewController(animated: true)
    }
    stage.advance(by: 0)
  }

  var isShown: Bool {
    switch way {
    case .modal: album.presentedViewController === detail || navigation.presentedViewController === detail
    case .navigation: navigation.topViewController === detail
    }
  }

  var twin: UIView? {
    guard let container = detail.view.superview, let deck = container.subviews.last, deck !== detail.view else {
      return nil
    }
    return deck.subviews.first
  }

  func drag(from start: CGPoint, by distance: CGFloat, steps: Int = 10) {
    stage.touchDown(at: start)
    for step in 1...steps {
      stage.advance(by: 1.0 / 60)
      stage.touchMove(to: CGPoint(x: start.x, y: start.y + distance * CGFloat(step) / CGFloat(steps)))
    }
  }
}

@MainActor @Suite struct MatchedControllersTests {
  @Test(arguments: MatchedControllersScreen.Way.allCases) func thePictureFliesBothWays(
    _ way: MatchedControllersScreen.Way
  ) throws {
    let screen = MatchedControllersScreen(way)
    screen.open()
    #expect(screen.twin?.frame == CGRect(x: 100, y: 100, width: 100, height: 100))
    screen.stage.advance(by: 0.1)
    #expect(try #require(screen.twin).bounds.width > 150)
    screen.stage.advance(by: 2)
    #expect(screen.album.transition.state == .open)
    #expect(screen.isShown && screen.twin == nil)
    screen.close()
    screen.stage.advance(by: 0.1)
    #expect(try #require(screen.twin).bounds.width < 250)
    screen.stage.advance(by: 2)
    #expect(!screen.isShown)
    #expect(screen.detail.view.window == nil)
    #expect(screen.detail.events == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
    #expect(screen.album.cell(4)?.imageView.alpha == 1)
    #expect(screen.album.view.window != nil)
  }

  @Test(arguments: MatchedControllersScreen.Way.allCases) func aFingerDismissesIt(
    _ way: MatchedControllersScreen.Way
  ) throws {
    let screen = MatchedControllersScreen(way)
    screen.open()
    screen.stage.advance(by: 2)
    screen.drag(from: CGPoint(x: 150, y: 200), by: 100)
    #expect(screen.album.transition.state == .held)
    #expect(screen.detail.events == ["willAppear", "didAppear", "willDisappear"])
    #expect(screen.album.view.window != nil)
    screen.stage.touchUp()
    screen.stage.advance(by: 2)
    #expect(!screen.isShown)
    #expect(screen.detail.events == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
    #expect(screen.album.cell(4)?.imageView.alpha == 1)
  }

  @Test(arguments: MatchedControllersScreen.Way.allCases) func aFingerThatReturnsKeepsIt(
    _ way: MatchedControllersScreen.Way
  ) throws {
    let screen = MatchedControllersScreen(way)
    screen.open()
    screen.stage.advance(by: 2)
    screen.drag(from: CGPoint(x: 150, y: 200), by: 30)
    screen.stage.advance(by: 0.3)
    #expect(screen.album.transition.state == .held)
    screen.stage.touchUp()
    screen.stage.advance(by: 2)
    #expect(screen.isShown)
    #expect(screen.album.transition.state == .open)
    #expect(screen.detail.events == ["willAppear", "didAppear", "willDisappear", "willAppear", "didAppear"])
    screen.close()
    screen.stage.advance(by: 2)
    #expect(!screen.isShown)
  }

  @Test(arguments: MatchedControllersScreen.Way.allCases, 1...10) func itIsClosedOnItsWay(
    _ way: MatchedControllersScreen.Way, moment: Int
  ) throws {
    let screen = MatchedControllersScreen(way)
    screen.open()
    screen.stage.advance(by: Double(moment) * 0.03)
    let before = try #require(screen.twin).frame
    screen.close()
    #expect(try #require(screen.twin).frame == before)
    screen.stage.advance(by: 2)
    #expect(!screen.isShown)
    #expect(screen.album.transition.state == .closed)
    #expect(screen.album.cell(4)?.imageView.alpha == 1)
    screen.open()
    screen.stage.advance(by: 2)
    #expect(screen.isShown && screen.album.transition.state == .open)
  }

  @Test(arguments: MatchedControllersScreen.Way.allCases, 1...10) func aFingerTakesItOnItsWayIn(
    _ way: MatchedControllersScreen.Way, moment: Int
  ) throws {
    let screen = MatchedControllersScreen(way)
    screen.open()
    screen.stage.advance(by: Double(moment) * 0.03)
    let before = try #require(screen.twin).frame
    screen.stage.touchDown(at: CGPoint(x: before.midX, y: before.midY))
    screen.stage.touchMove(to: CGPoint(x: before.midX, y: before.midY + 20))
    screen.stage.advance(by: 1.0 / 60)
    #expect(screen.album.transition.state == .held)
    for step in 1...4 {
      screen.stage.touchMove(to: CGPoint(x: before.midX, y: before.midY + 20 + 20 * CGFloat(step)))
      screen.stage.advance(by: 1.0 / 60)
    }
    screen.stage.touchUp()
    screen.stage.advance(by: 2)
    #expect(!screen.isShown)
    #expect(screen.detail.events == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
    #expect(screen.album.cell(4)?.imageView.alpha == 1)
  }

  @Test(arguments: MatchedControllersScreen.Way.allCases) func aFingerBringsItBackOnItsWayOut(
    _ way: MatchedControllersScreen.Way
  ) throws {
    let screen = MatchedControllersScreen(way)
    screen.open()
    screen.stage.advance(by: 2)
    screen.close()
    screen.stage.advance(by: 0.1)
    let place = try #require(screen.twin).frame
    screen.drag(from: CGPoint(x: place.midX, y: place.midY), by: -100, steps: 6)
    #expect(screen.album.transition.state == .held)
    screen.stage.touchUp()
    screen.stage.advance(by: 2)
    #expect(screen.isShown)
    #expect(screen.album.transition.state == .open)
    #expect(screen.detail.events == ["willAppear", "didAppear", "willDisappear", "willAppear", "didAppear"])
    #expect(screen.detail.view.alpha == 1 && screen.detail.view.isUserInteractionEnabled)
  }

  @Test func barsChangeWhileThePictureFlies() throws {
    let screen = MatchedControllersScreen(.navigation)
    screen.navigation.setNavigationBarHidden(false, animated: false)
    (screen.album.title, screen.detail.title) = ("Album", "Detail")
    screen.open()
    screen.stage.advance(by: 2)
    func opacity(_ text: String) -> Double {
      screen.stage.scene.nodes.filter { $0.text?.string == text }.map { $0.opacity }.max() ?? 0
    }
    #expect(opacity("Detail") == 1)
    screen.drag(from: CGPoint(x: 150, y: 200), by: 100)
    screen.stage.touchUp()
    screen.stage.advance(by: 0.3)
    #expect(screen.album.transition.state == .closing)
    #expect(opacity("Album") > 0.2)
    screen.stage.advance(by: 2)
    #expect(!screen.isShown && opacity("Album") == 1)
  }
}
