import Stage
import Testing
import UIKit

@MainActor @Suite struct BarsAroundViewsTests {
  private final class Dark: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
  }

  @Test func layoutGuidesEndWhereBarsDo() {
    let controller = UIViewController()
    let navigation = UINavigationController(rootViewController: controller)
    let stage = Stage(size: CGSize(width: 400, height: 600), rootViewController: navigation)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
    ])
    stage.advance(by: 0.1)
    let bar = controller.view.safeAreaInsets.top
    #expect(bar > 0 && controller.topLayoutGuide.length == bar && view.frame.minY == bar)
    #expect(view.frame.maxY == 600)
    #expect(controller.topLayoutGuide === controller.topLayoutGuide && controller.view.layoutGuides.count == 2)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 0, bottom: 20, right: 0)
    stage.advance(by: 0.1)
    #expect(view.frame.minY == bar + 5 && view.frame.maxY == 580 && controller.bottomLayoutGuide.length == 20)
  }

  @Test func viewsAreBelowABarThatIsNotTranslucent() {
    let controller = UIViewController()
    let navigation = UINavigationController(rootViewController: controller)
    let stage = Stage(size: CGSize(width: 400, height: 600), rootViewController: navigation)
    stage.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    stage.advance(by: 0.1)
    let bar = controller.view.safeAreaInsets.top
    #expect(bar > 20 && controller.view.frame == CGRect(x: 0, y: 0, width: 400, height: 600))
    navigation.navigationBar.isTranslucent = false
    stage.advance(by: 0.1)
    let below = CGRect(x: 0, y: bar, width: 400, height: 600 - bar)
    #expect(controller.view.frame == below)
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 0))
    let next = UIViewController()
    navigation.pushViewController(next, animated: true)
    stage.advance(by: 1)
    #expect(next.view.frame == below && next.view.safeAreaInsets.top == 0)
    next.extendedLayoutIncludesOpaqueBars = true
    #expect(next.view.frame == CGRect(x: 0, y: 0, width: 400, height: 600) && next.view.safeAreaInsets.top == bar)
    next.extendedLayoutIncludesOpaqueBars = false
    navigation.setNavigationBarHidden(true, animated: false)
    stage.advance(by: 0.1)
    #expect(next.view.frame.minY == 0 && next.view.safeAreaInsets.top == 20)
    navigation.setNavigationBarHidden(false, animated: false)
    stage.safeAreaInsets.top = 0  // the bar keeps 10 points
    stage.advance(by: 0.1)
    #expect(next.view.frame == CGRect(x: 0, y: bar - 10, width: 400, height: 610 - bar))
    navigation.navigationBar.isTranslucent = true
    #expect(next.view.frame.minY == 0 && next.view.safeAreaInsets.top == bar - 10)
  }

  @Test func viewsBelowABarKeepTheSpaceOfALargeTitle() {
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 400, height: 2000)
    controller.view.addSubview(scrollView)
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.navigationBar.isTranslucent = false
    let stage = Stage(size: CGSize(width: 400, height: 600), rootViewController: navigation)
    stage.advance(by: 0.1)
    let (row, title) = (controller.view.frame.minY, controller.view.safeAreaInsets.top)
    #expect(row > 0 && title > 0 && scrollView.contentOffset.y == -title)
    #expect(navigation.navigationBar.frame.maxY == row + title)
    scrollView.contentOffset.y = 0
    stage.advance(by: 0.1)
    #expect(controller.view.frame.minY == row && controller.view.safeAreaInsets.top == 0)
    #expect(navigation.navigationBar.frame.maxY == row)
  }

  @Test func aNavigationControllerLeavesTheStatusToItsTop() {
    let navigation = UINavigationController(rootViewController: Dark())
    let stage = Stage(size: CGSize(width: 400, height: 600), rootViewController: navigation)
    #expect(stage.prefersStatusBarHidden && stage.preferredStatusBarStyle == .default)
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(stage.preferredStatusBarStyle == .lightContent)
  }

  @Test func aTabBarControllerLeavesTheStatusToItsTab() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), Dark()]
    let stage = Stage(size: CGSize(width: 400, height: 600), rootViewController: tabs)
    #expect(!stage.prefersStatusBarHidden && stage.preferredStatusBarStyle == .default)
    tabs.selectedIndex = 1
    #expect(stage.prefersStatusBarHidden && stage.preferredStatusBarStyle == .lightContent)
  }

  @Test func aSelectedItemLiesOnItsColour() {
    let item = UIBarButtonItem(title: "Bold", primaryAction: nil)
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = item
    item.accessibilityIdentifier = "bold"
    let stage = Stage(
      size: CGSize(width: 400, height: 600), rootViewController: UINavigationController(rootViewController: controller))
    func node() -> Scene.Node? {
      stage.scene.nodes.first { $0.semantics.role == .button && $0.semantics.label == "Bold" }
    }
    let plate = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    #expect(node()?.semantics.isSelected == false && node()?.backgroundColor == plate)
    item.isSelected = true
    stage.advance(by: 0.1)
    #expect(node()?.semantics.isSelected == true && node()?.backgroundColor?.alpha == 0.2)
    item.isSelected = false
    stage.advance(by: 0.1)
    #expect(node()?.semantics.isSelected == false && node()?.backgroundColor == plate)
  }
}
