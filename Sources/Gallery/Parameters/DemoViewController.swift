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

  /// Animates batch updates of collection views with the duration of a parameter, in seconds.
  final func animate(over duration: DemoParameter, _ updates: @escaping () -> Void) {
    UIView.animate(withDuration: duration.value, animations: updates, completion: nil)
  }

  private var optionsPanel: OptionsPanel?

  /// Adds a button in the corner that opens a sheet with parameters.
  /// - Parameters:
  ///   - hint: A short instruction beside the button until it has been followed; see ``dismissHint()``.
  ///   - height: The height of a bar at the bottom above which the button stays, in points.
  final func addOptions(_ parameters: [DemoParameter], hint: String? = nil, above height: CGFloat = 0) {
    let options = OptionsPanel(frame: view.bounds)
    options.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for parameter in parameters { options.add(parameter) }
    options.hint = hint
    options.bottomMargin = height
    view.addSubview(options)
    optionsPanel = options
  }

  /// Hides the hint, because it has been followed.
  final func dismissHint() { optionsPanel?.dismissHint() }
}
