import Stage
import Testing
import UIKit

@MainActor @Suite struct TabBarTests {
  private let log = ControllerLog()
  private let first: DiaryController
  private let second: DiaryController
  private let tabs = UITabBarController()
  private let stage: Stage

  init() {
    first = DiaryController("first", log)
    second = DiaryController("second", log)
    second.tabBarItem.image = UIImage(systemName: "star")
    tabs.viewControllers = [first, second]
    stage = Stage(
      size: CGSize(width: 400, height: 800), safeAreaInsets: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0),
      rootViewController: tabs)
    log.entries = []
  }

  /// Decides and notes.
  @MainActor final class Delegate: NSObject, UITabBarControllerDelegate {
    var refused: UIViewController?
    var chosen: [UIViewController] = []

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    { viewController !== refused }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      chosen.append(viewController)
    }
  }

  private func tap(_ tab: Int) { stage.tap(at: CGPoint(x: 100 + 200 * tab, y: 745)) }

  @Test func theBarTakesItsPartOfTheSafeArea() {
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 721, width: 400, height: 79))
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
    #expect(first.view.safeAreaInsets == UIEdgeInsets(top: 50, left: 0, bottom: 79, right: 0))
    #expect(first.tabBarController === tabs)
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === first)
  }

  @Test func aTapShowsTheControllerOfTheTab() {
    let delegate = Delegate()
    tabs.delegate = delegate
    tap(1)
    stage.advance(by: 0.5)
    #expect(tabs.selectedIndex == 1)
    #expect(second.view.window != nil && first.view.window == nil)
    #expect(
      log.take() == [
        "first willDisappear false", "first didDisappear false", "second willAppear false", "second isAppearing",
        "second didAppear false",
      ])
    #expect(delegate.chosen == [second])
    #expect(second.view.safeAreaInsets.bottom == 79)
    tap(1)
    #expect(delegate.chosen == [second, second])
  }

  @Test func theDelegateMayRefuse() {
    let delegate = Delegate()
    delegate.refused = second
    tabs.delegate = delegate
    tap(1)
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.tabBar.selectedItem === first.tabBarItem)
    #expect(delegate.chosen == [])
    tabs.selectedIndex = 1  // a program is not asked
    #expect(tabs.selectedViewController === second && delegate.chosen == [])
  }

  @Test func tabsAreButtonsOfWhichOneIsSelectedAndSayTheirBadges() {
    second.tabBarItem.badgeValue = "3"
    stage.advance(by: 0)
    let buttons = stage.scene.nodes.compactMap { $0.semantics }.filter { $0.role == .button }
    #expect(buttons.map { $0.label } == ["first", "second"])
    #expect(buttons.map { $0.isSelected } == [true, false])
    #expect(buttons.map { $0.value } == ["", "3"])
    second.title = "other"
    stage.advance(by: 0)
    #expect(stage.scene.nodes.contains { $0.text?.string == "other" })
  }

  @Test func aDisabledTabIsNotChosen() {
    second.tabBarItem.isEnabled = false
    tap(1)
    #expect(tabs.selectedIndex == 0)
  }

  @Test func fromRightToLeftTheFirstTabIsAtTheRight() {
    stage.traitCollection = UITraitCollection(layoutDirection: .rightToLeft)
    stage.advance(by: 0)
    tap(0)
    #expect(tabs.selectedIndex == 1)
  }

  @Test func aTabsNavigationGoesBackToItsRootAndMayHideTheBar() {
    let deep = UIViewController()
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.topViewController?.title = "List"
    tabs.viewControllers = [first, navigation]
    #expect(tabs.tabBar.items?.last?.title == "List")
    tap(1)
    deep.hidesBottomBarWhenPushed = true
    navigation.pushViewController(deep, animated: true)
    stage.advance(by: 1)
    #expect(tabs.tabBar.frame.minY > 800)
    #expect(deep.view.safeAreaInsets.bottom == 30)
    navigation.popViewController(animated: true)
    stage.advance(by: 1)
    #expect(tabs.tabBar.frame.minY == 721)
    deep.hidesBottomBarWhenPushed = false
    navigation.pushViewController(deep, animated: false)
    stage.advance(by: 1)
    tap(1)
    stage.advance(by: 1)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func theSelectionStaysWithItsController() {
    tabs.selectedIndex = 1
    tabs.viewControllers = [second, first]
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === second)
    tabs.viewControllers = [first]
    #expect(tabs.selectedViewController === first)
    #expect(second.parent == nil)
  }

  @Test func aBarOfItsOwnTellsItsDelegate() {
    @MainActor final class Told: NSObject, UITabBarDelegate {
      var tags: [Int] = []
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { tags.append(item.tag) }
    }
    let screen = Screen()
    let bar = screen.add(UITabBar(frame: CGRect(x: 0, y: 100, width: 400, height: 49)))
    let told = Told()
    bar.delegate = told
    bar.items = [
      UITabBarItem(tabBarSystemItem: .favorites, tag: 7), UITabBarItem(tabBarSystemItem: .search, tag: 8),
    ]
    screen.stage.advance(by: 0)
    screen.stage.tap(at: CGPoint(x: 300, y: 120))
    #expect(told.tags == [8])
    #expect(bar.selectedItem?.title == "Search")
  }
}
