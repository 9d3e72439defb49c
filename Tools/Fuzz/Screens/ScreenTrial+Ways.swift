import Stage
import UIKit

// Screens that come and go, and those in front.

extension ScreenTrial {
  func makeRoot() -> UIViewController {
    guard family == .screens else { return SizingScreen(seed: dice.roll(1_000_000)) }
    let first = UINavigationController(rootViewController: makeScreen())
    guard dice.once(in: 2) else { return first }
    let tabs = UITabBarController()
    tabs.viewControllers = [first, UINavigationController(rootViewController: makeScreen())]
    return tabs
  }

  private func makeScreen() -> FuzzScreen {
    let seed = dice.roll(1_000_000)
    return dice.once(in: 3) ? SizingScreen(seed: seed) : OutlineScreen(seed: seed)
  }

  /// The controller in front on the stage.
  private var top: UIViewController? {
    var top = stage.window.rootViewController
    while let presented = top?.presentedViewController { top = presented }
    return top
  }

  private var navigation: UINavigationController? {
    let selected = (top as? UITabBarController)?.selectedViewController ?? top
    return selected as? UINavigationController
  }

  var front: FuzzScreen? { (navigation?.topViewController ?? top) as? FuzzScreen }

  func go(_ operation: Operation) throws(Violation) {
    switch operation.kind {
    case .open: open(operation.numbers[0].reduced(to: 6), animated: operation.numbers[1] > 0)
    case .leave: leave(operation.numbers[0].reduced(to: 7))
    case .turnTo: wanted = operation.numbers[0]
    case .device:
      guard fingers.isEmpty else { return }
      if stages.count == 1 { addStage() }
      device = operation.numbers[0].reduced(to: 2)
    default: break
    }
  }

  private func open(_ kind: Int, animated: Bool) {
    switch kind {
    case 0...2:
      guard let navigation, navigation.viewControllers.count < 4 else { return }
      navigation.pushViewController(makeScreen(), animated: animated)
    case 3, 4:
      guard let top, depth < 3, !top.isBeingDismissed else { return }
      let screen = UINavigationController(rootViewController: makeScreen())
      screen.modalPresentationStyle = kind == 3 ? .pageSheet : .fullScreen
      if kind == 3 { screen.sheetPresentationController?.detents = [.medium(), .large()] }
      account.expectCompletion(runsLater: false) { complete in
        top.present(screen, animated: animated) { complete() }
      }
    default:
      guard let tabs = stage.window.rootViewController as? UITabBarController else { return }
      tabs.selectedIndex = 1 - tabs.selectedIndex
    }
  }

  private var depth: Int {
    var (depth, top) = (0, stage.window.rootViewController)
    while let presented = top?.presentedViewController { (depth, top) = (depth + 1, presented) }
    return depth
  }

  private func leave(_ way: Int) {
    switch way {
    case 0, 1: navigation?.popViewController(animated: true)
    case 2: navigation?.popViewController(animated: false)
    case 3: navigation?.popToRootViewController(animated: true)
    case 4, 5: if let presenting = top?.presentingViewController { presenting.dismiss(animated: way == 4) }
    default:
      stage.window.rootViewController?.dismiss(animated: false)
      stage.window.rootViewController = makeRoot()
    }
  }

  /// All screens that can be reached on the stages.
  var reachable: [FuzzScreen] {
    var found: [FuzzScreen] = []
    func visit(_ controller: UIViewController) {
      if let screen = controller as? FuzzScreen { found.append(screen) }
      for child in controller.children { visit(child) }
      if let tabs = controller as? UITabBarController { for child in tabs.viewControllers ?? [] { visit(child) } }
      if let presented = controller.presentedViewController, presented.presentingViewController === controller {
        visit(presented)
      }
    }
    for stage in stages { if let root = stage.window.rootViewController { visit(root) } }
    return found
  }
}
