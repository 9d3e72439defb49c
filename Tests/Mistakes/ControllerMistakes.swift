import UIKit

@MainActor let controllerMistakes = [
  Mistake("a controller in itself", says: "A view controller cannot be its own child.") {
    let controller = UIViewController()
    controller.addChild(controller)
  },
  Mistake("a pop to a controller that is not on the stack", says: "the controller is not on the stack") {
    UINavigationController(rootViewController: UIViewController()).popToViewController(
      UIViewController(), animated: false)
  },
  Mistake("a controller pushed twice", says: "pushViewController") {
    let controller = UIViewController()
    let navigation = UINavigationController(rootViewController: controller)
    navigation.pushViewController(controller, animated: false)
  },
  Mistake("a controller from a nib", says: "nibs are not supported") {
    _ = UIViewController(nibName: "Main", bundle: nil).view
  },
  Mistake("a controller that loads no view", says: "loadView() did not set the view") {
    final class Blind: UIViewController { override func loadView() {} }
    _ = Blind().view
  },
  Mistake("a child presented", says: "the controller is already a child of another one") {
    let list = List()
    let (parent, child) = (list.stage.window.rootViewController!, UIViewController())
    parent.addChild(child)
    parent.present(child, animated: false)
  },
  Mistake("a controller that presents itself", says: "a controller cannot present itself") {
    let controller = List().stage.window.rootViewController!
    controller.present(controller, animated: false)
  },
  Mistake("an alert that cancels twice", says: "only one action with the style cancel") {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    for _ in 0..<2 { alert.addAction(UIAlertAction(title: "No", style: .cancel)) }
  },
  Mistake("a collection controller without a layout", says: "needs a layout") {
    _ = UICollectionViewController(nibName: nil, bundle: nil).view
  },
]
