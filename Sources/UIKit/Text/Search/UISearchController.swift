import Foundation
import Runtime

/// A controller that manages a search: its bar, the display of its results, and whether it is active.
///
/// As `navigationItem.searchController`, its bar is a part of the navigation bar; a program may also place the bar
/// itself.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// Creates a search controller.
  /// - Parameter searchResultsController: The controller shown above the content while there is text; nil if the
  ///   content itself displays the results.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    searchBar.controller = self
    searchBar.searchBarStyle = .minimal
  }

  /// The search bar, created with the controller.
  open var searchBar: UISearchBar { ownSearchBar }
  private let ownSearchBar = UISearchBar()
  /// The controller that displays the results; nil if the content itself does.
  public final let searchResultsController: UIViewController?
  /// The object that is notified when the text or the scope has changed. Not retained.
  @Weak open var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate, which is notified when a search begins and ends. Not retained.
  @Weak open var delegate: (any UISearchControllerDelegate)?

  /// Whether the navigation bar's title and buttons are hidden during a search.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the cancel button is shown automatically during a search.
  open var automaticallyShowsCancelButton = true
  /// Whether the scope bar, if there are scopes, is shown automatically during a search.
  open var automaticallyShowsScopeBar = true
  /// Whether the content is dimmed and disabled while there is no text.
  open var obscuresBackgroundDuringPresentation = false
  /// Whether the results controller is shown even without text.
  open var showsSearchResultsController = false { didSet { showResults() } }

  /// The duration of animations, in seconds.
  private static let duration: TimeInterval = 0.3
  private var active = false
  private var shade: UIButton?

  /// Whether the search is active. Ending it clears the text.
  open var isActive: Bool {
    get { active }
    set { if newValue { begin() } else { end() } }
  }

  private func begin() {
    guard !active else { return }
    active = true
    delegate?.willPresentSearchController(self)
    if !searchBar.isFirstResponder { searchBar.becomeFirstResponder() }
    change { $0.delegate?.didPresentSearchController($0) }
    update()
  }

  private func end() {
    guard active else { return }
    active = false
    delegate?.willDismissSearchController(self)
    searchBar.text = nil
    searchBar.resignFirstResponder()
    change { $0.delegate?.didDismissSearchController($0) }
    update()
  }

  private func change(_ completion: @escaping @MainActor (UISearchController) -> Void) {
    let isAnimated = searchBar.window != nil
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(active, animated: isAnimated) }
    if automaticallyShowsScopeBar, searchBar.scopeButtonTitles?.isEmpty == false {
      searchBar.setShowsScope(active, animated: isAnimated)
    }
    let navigation = host?.navigationController
    UIView.animate(withDuration: isAnimated ? UISearchController.duration : 0) {
      navigation?.searchDidChange()
    } completion: { [self] _ in
      completion(self)
    }
  }

  /// Called when the text or the scope has changed.
  final func update() {
    showResults()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  // MARK: Results

  /// The controller whose content is searched, which contains the bar.
  private var host: UIViewController? {
    var responder: UIResponder? = searchBar
    while let current = responder {
      if let navigation = current as? UINavigationController { return navigation.topViewController }
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }

  private func showResults() {
    guard let host else { return }
    let hasText = searchBar.text?.isEmpty == false
    show(searchResultsController, active && (hasText || showsSearchResultsController), in: host)
    showShade(active && obscuresBackgroundDuringPresentation && !hasText, in: host)
  }

  private func show(_ results: UIViewController?, _ isShown: Bool, in host: UIViewController) {
    guard let results, isShown != (results.parent != nil) else { return }
    UIView.performWithoutAnimation {
      if isShown {
        host.addChild(results)
        results.view.frame = host.view.bounds
        results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        host.view.addSubview(results.view)
        results.didMove(toParent: host)
      } else {
        results.willMove(toParent: nil)
        results.view.removeFromSuperview()
        results.removeFromParent()
      }
    }
  }

  /// Shows or hides the dimming view. A tap on it ends the search.
  private func showShade(_ isShown: Bool, in host: UIViewController) {
    guard isShown != (shade != nil) else { return }
    if isShown {
      let shade = UIButton(frame: host.view.bounds)
      shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      shade.backgroundColor = UIColor.black.withAlphaComponent(0.2)
      shade.accessibilityLabel = "Cancel search"
      shade.addAction(UIAction(handler: weakly(self) { $0.isActive = false }), for: .primaryActionTriggered)
      UIView.performWithoutAnimation {
        host.view.addSubview(shade)
        shade.alpha = 0
      }
      self.shade = shade
      UIView.animate(withDuration: UISearchController.duration) { shade.alpha = 1 }
    } else if let shade {
      self.shade = nil
      UIView.animate(withDuration: UISearchController.duration) {
        shade.alpha = 0
      } completion: { _ in
        shade.removeFromSuperview()
      }
    }
  }
}
