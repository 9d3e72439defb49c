import UIKit

/// A demo with parameters. `viewDidLoad()` puts the most telling ones on an ``OptionsPanel``; the page around the stage
/// shows all.
@MainActor public class DemoViewController: UIViewController {
  /// In the order in which they are shown.
  public var parameters: [DemoParameter] { [] }

  /// Those of the parameters that are springs.
  public var springs: [DemoSpring] { [] }

  public final func parameter(_ id: String) -> DemoParameter? { parameters.first { $0.id == id } }

  /// What one writes with UIKit and CollectionMotion for a screen with the present values: a whole Swift file.
  public var code: String { "" }

  /// Has batch updates of collection views last as long as a parameter says, in seconds.
  final func animate(over duration: DemoParameter, _ updates: @escaping () -> Void) {
    UIView.animate(withDuration: duration.value, animations: updates, completion: nil)
  }

  private var optionsPanel: OptionsPanel?

  /// Puts a button in the corner that opens a sheet with parameters.
  /// - Parameters:
  ///   - hint: what there is to do, in a few words beside the button until it has been done; see ``dismissHint()``.
  ///   - height: of a bar at the bottom that the button keeps above, in points.
  final func addOptions(_ parameters: [DemoParameter], hint: String? = nil, above height: CGFloat = 0) {
    let options = OptionsPanel(frame: view.bounds)
    options.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for parameter in parameters { options.add(parameter) }
    options.hint = hint
    options.bottomMargin = height
    view.addSubview(options)
    optionsPanel = options
  }

  /// What the hint says has been done.
  final func dismissHint() { optionsPanel?.dismissHint() }
}
