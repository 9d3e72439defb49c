import UIKit

/// A list of places, each of which opens. The page is told where the reader is, and says where to go.
public final class PlacesViewController: UINavigationController, UINavigationControllerDelegate {
  private let tell: (String) -> Void
  /// The open place; empty for the list.
  private var place = ""

  public init(tell: @escaping (String) -> Void) {
    self.tell = tell
    super.init(nibName: nil, bundle: nil)
    delegate = self
    let names = ["Moor", "Wood"]
    let list = UIViewController()
    list.title = "Places"
    let buttons: [UIView] = names.map { name in
      UIButton(
        type: .system, primaryAction: UIAction(title: name) { [weak self] _ in self?.show(name, animated: true) })
    }
    let stack = UIStackView(arrangedSubviews: buttons)
    stack.frame = CGRect(x: 20, y: 120, width: 200, height: 100)
    stack.axis = .vertical
    list.view.addSubview(stack)
    setViewControllers([list], animated: false)
  }

  public required init?(coder: NSCoder) { nil }

  private func show(_ name: String, animated: Bool) {
    let detail = UIViewController()
    detail.title = name
    detail.view.backgroundColor = .systemBackground
    pushViewController(detail, animated: animated)
  }

  /// Goes where the address of the page says, which needs not be told.
  public func open(_ place: String) {
    guard place != self.place else { return }
    self.place = place
    popToRootViewController(animated: false)
    if !place.isEmpty { show(place, animated: false) }
  }

  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    let shown = viewControllers.count > 1 ? viewController.title ?? "" : ""
    guard shown != place else { return }
    place = shown
    tell(shown)
  }
}
