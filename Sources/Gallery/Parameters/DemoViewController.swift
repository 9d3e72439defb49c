import CollectionMotion
import UIKit

/// A demo with parameters. `viewDidLoad()` puts the most interesting ones on an ``OptionsPanel``; the page around the
/// stage displays all.
@MainActor public class DemoViewController: UIViewController {
  /// The parameters in their displayed order.
  public var parameters: [DemoParameter] { [] }

  /// The parameters that are springs.
  public var springs: [DemoSpring] { [] }

  public final func parameter(_ id: String) -> DemoParameter? { parameters.first { $0.id == id } }

  /// The source of a screen with the current values, using UIKit and CollectionMotion: a whole Swift file.
  public var code: String { "" }

  // MARK: Article

  /// A switch that shows the code of the article that the demo rebuilds, in place of the demo's own views.
  final let article = DemoParameter.toggle("article", "As in the article", isOn: false)
  private var articleController: UIViewController?
  private var coveredViews: [UIView] = []

  /// Returns a new screen with the article's own code; nil for a demo that rebuilds no article.
  func makeArticle() -> UIViewController? { nil }

  /// Applies the parameters to the article's screen. Called when it is created and whenever a parameter changes.
  func updateArticle(_ controller: UIViewController) {}

  /// Returns the source of a screen that shows the article's code.
  /// - Parameter controller: The name of the article's controller, and of its file up to "ViewController".
  static func articleCode(_ controller: String) -> String {
    """
    import UIKit

    /// The screen of the article. Its layout and its controller are in one file of the demo's sources.
    @MainActor func makeViewController() -> UIViewController { \(controller)() }

    """
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    article.onChange(weakly(self) { $0.show(article: $1 != 0 ? $0.makeArticle() : nil) })
    for parameter in parameters {
      parameter.onChange(weakly(self) { $0.updateShownArticle() })
    }
    guard parameters.contains(where: { $0 === article }) else { return }
    // For screens in a navigation controller, as in the app; the page has a switch.
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(
        title: "Article", handler: weakly(self) { (demo, _) in demo.article.choose(demo.article.isOn ? 0 : 1) }))
  }

  private func updateShownArticle() {
    if let articleController { updateArticle(articleController) }
  }

  /// Shows the article's screen below the options; nil to show the demo's own views again.
  private func show(article controller: UIViewController?) {
    articleController?.willMove(toParent: nil)
    articleController?.view.removeFromSuperview()
    articleController?.removeFromParent()
    articleController = controller
    for view in coveredViews { view.isHidden = false }
    coveredViews = controller == nil ? [] : view.subviews.filter { $0 !== optionsPanel && !$0.isHidden }
    guard let controller else { return }
    for view in coveredViews { view.isHidden = true }
    addChild(controller)
    controller.view.frame = view.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let optionsPanel {
      view.insertSubview(controller.view, belowSubview: optionsPanel)
    } else {
      view.addSubview(controller.view)
    }
    controller.didMove(toParent: self)
    updateArticle(controller)
  }

  // MARK: Options

  /// Animates batch updates of collection views with the duration of a parameter, in seconds.
  final func animate(over duration: DemoParameter, _ updates: @escaping () -> Void) {
    UIView.animate(withDuration: duration.value, animations: updates, completion: nil)
  }

  private var optionsPanel: OptionsPanel?

  /// Adds a button that opens a sheet with parameters.
  /// - Parameters:
  ///   - hint: A short instruction beside the button until it has been followed; see ``dismissHint()``.
  ///   - hasBar: Whether the button is on a bar at the bottom, outside of the safe area, or in the corner.
  ///   - height: The height of a bar at the bottom above which the button in the corner stays, in points.
  final func addOptions(
    _ parameters: [DemoParameter], hint: String? = nil, hasBar: Bool = true, above height: CGFloat = 0
  ) {
    let options = OptionsPanel(frame: view.bounds)
    options.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for parameter in parameters { options.add(parameter) }
    options.hint = hint
    options.bottomMargin = height
    options.hasBar = hasBar
    if hasBar { additionalSafeAreaInsets.bottom = OptionsPanel.barHeight }
    view.addSubview(options)
    optionsPanel = options
  }

  /// Hides the hint, because it has been followed.
  final func dismissHint() { optionsPanel?.dismissHint() }
}
