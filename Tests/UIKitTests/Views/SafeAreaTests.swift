import Stage
import Testing
import UIKit

@MainActor @Suite struct SafeAreaTests {
  private static let insets = UIEdgeInsets(top: 50, left: 10, bottom: 30, right: 0)

  private final class Diary: UIView {
    var log: [String] = []
    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      log.append("safe area \(safeAreaInsets.top)")
    }
    override func layoutMarginsDidChange() {
      super.layoutMarginsDidChange()
      log.append("margins \(layoutMargins.top)")
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      log.append("layout")
    }
  }

  private final class DiaryController: UIViewController {
    let diary = Diary()
    override func loadView() { view = diary }
    override func viewSafeAreaInsetsDidChange() { diary.log.append("controller \(view.safeAreaInsets.top)") }
  }

  private func makeScreen() -> Screen {
    let screen = Screen()
    screen.stage.safeAreaInsets = SafeAreaTests.insets
    return screen
  }

  @Test func aViewThatFillsTheScreenHasTheScreensSafeArea() {
    let screen = makeScreen()
    #expect(screen.stage.window.safeAreaInsets == SafeAreaTests.insets)
    #expect(screen.view.safeAreaInsets == SafeAreaTests.insets)
    #expect(screen.view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 10, y: 50, width: 390, height: 320))
    #expect(screen.view.safeAreaLayoutGuide.owningView === screen.view)
  }

  @Test func aSubviewHasAsMuchOfTheSafeAreaAsReachesIntoIt() {
    let screen = makeScreen()
    let view = screen.add(UIView(frame: CGRect(x: 4, y: 20, width: 100, height: 100)))
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 30, left: 6, bottom: 0, right: 0))
    view.frame.origin = CGPoint(x: 100, y: 280)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 0))
    view.center.y -= 100
    #expect(view.safeAreaInsets == .zero)
    view.frame = CGRect(x: 50, y: -100, width: 20, height: 120)  // never more than the superview's inset
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))
    view.frame = CGRect(x: 50, y: 500, width: 20, height: 10)  // also if that is more than its length
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0))
    view.frame = CGRect(x: 50, y: 0, width: 20, height: 120)
    let inner = screen.add(UIView(frame: CGRect(x: 0, y: 40, width: 20, height: 200)), to: view)
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
    view.removeFromSuperview()
    #expect(view.safeAreaInsets == .zero && inner.safeAreaInsets == .zero)
  }

  @Test func transformsDoNotMoveTheSafeArea() {
    let screen = makeScreen()
    let view = screen.add(UIView(frame: screen.view.bounds))
    view.transform = CGAffineTransform(translationX: 400, y: 200)
    #expect(view.safeAreaInsets == SafeAreaTests.insets)
  }

  @Test func changesAreReportedOnceAndThenLaidOut() {
    let screen = Screen()
    let diary = screen.add(Diary(frame: screen.view.bounds))
    diary.log = []
    screen.stage.safeAreaInsets = SafeAreaTests.insets
    #expect(diary.log == ["safe area 50.0", "margins 58.0"])
    screen.stage.advance(by: 0.1)
    #expect(diary.log.last == "layout")
    diary.log = []
    screen.stage.safeAreaInsets = SafeAreaTests.insets
    diary.frame = CGRect(x: 0, y: 50, width: 400, height: 300)  // size and place at once
    #expect(diary.log == ["safe area 0.0", "margins 8.0"])
  }

  @Test func controllersAddToTheSafeAreaOfTheirView() {
    let controller = DiaryController()
    let stage = Stage(
      size: CGSize(width: 400, height: 400), safeAreaInsets: SafeAreaTests.insets, rootViewController: controller)
    #expect(controller.view.safeAreaInsets == SafeAreaTests.insets)
    controller.diary.log = []
    controller.additionalSafeAreaInsets.top = 44
    #expect(controller.view.safeAreaInsets.top == 94)
    #expect(controller.diary.log == ["safe area 94.0", "controller 94.0", "margins 94.0"])
    controller.diary.log = []
    stage.safeAreaInsets = .zero
    #expect(controller.view.safeAreaInsets.top == 44)
  }

  @Test func marginsAreEightPointsAndThoseOfAControllersViewTheSystems() {
    #expect(UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    let screen = Screen()
    #expect(screen.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    screen.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 30)
    #expect(screen.view.layoutMargins == UIEdgeInsets(top: 5, left: 16, bottom: 5, right: 30))
    screen.controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(screen.view.layoutMargins == UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 30))
  }

  @Test func marginsOfAControllersViewAreWiderInRegularWidth() {
    let screen = Screen(width: 1000, height: 800)
    #expect(screen.view.traitCollection.horizontalSizeClass == .regular)
    #expect(screen.view.layoutMargins == UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
    let fixed = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    #expect(screen.controller.systemMinimumLayoutMargins == fixed)
  }

  @Test func marginsKeepOutOfTheSafeAreaByDefault() {
    let screen = makeScreen()
    let view = screen.add(UIView(frame: screen.view.bounds))
    #expect(view.layoutMargins == UIEdgeInsets(top: 58, left: 18, bottom: 38, right: 8))
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 18, y: 58, width: 374, height: 304))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func aViewMayKeepOutOfItsSuperviewsMargins() {
    let screen = Screen()
    let outer = screen.add(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)))
    outer.layoutMargins = UIEdgeInsets(top: 40, left: 40, bottom: 40, right: 40)
    let inner = screen.add(Diary(frame: CGRect(x: 10, y: 0, width: 190, height: 150)), to: outer)
    #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == UIEdgeInsets(top: 40, left: 30, bottom: 8, right: 40))
    inner.log = []
    outer.layoutMargins.top = 60
    #expect(inner.log == ["margins 60.0"])
    inner.frame.origin.y = 10
    #expect(inner.log == ["margins 60.0", "margins 50.0"])
  }
}
