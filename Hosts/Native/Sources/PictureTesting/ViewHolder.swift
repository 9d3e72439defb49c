import CoreGraphics
import UIKit

/// A controller that shows a view in its own size.
final class ViewHolder: UIViewController {
  private let shown: UIView
  /// The size of the view, or the one that fits its constraints.
  let size: CGSize

  init(_ shown: UIView) {
    self.shown = shown
    let own = shown.bounds.size
    size = own == .zero ? shown.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : own
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(shown)
    shown.frame = CGRect(origin: .zero, size: size)
  }
}
