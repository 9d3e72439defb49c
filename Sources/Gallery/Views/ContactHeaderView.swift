import CollectionMotion
import UIKit

/// A portrait above a name, which shrink into a bar while the conversation scrolls up.
final class ContactHeaderView: CollapsingHeaderView {
  private let portrait = UILabel()
  private let line = UIView()

  /// The diameters of the portrait, expanded and in the bar, in points.
  private static let sides: (expanded: CGFloat, bar: CGFloat) = (88, 40)

  init(name: String) {
    super.init(expandedHeight: 176, barHeight: 56)
    title = name
    let background = UIView()
    background.backgroundColor = .secondarySystemBackground
    backgroundView = background
    portrait.text = String(name.prefix(1))
    portrait.font = .systemFont(ofSize: 40, weight: .semibold)
    portrait.textAlignment = .center
    portrait.textColor = .white
    portrait.backgroundColor = .systemIndigo
    portrait.clipsToBounds = true
    portrait.isAccessibilityElement = false
    portrait.bounds.size = CGSize(width: Self.sides.expanded, height: Self.sides.expanded)
    portrait.layer.cornerRadius = Self.sides.expanded / 2
    line.backgroundColor = .separator
    for view in [portrait, line] { addSubview(view) }
    onChange = weakly(self) { header, _ in header.arrangePortrait() }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    arrangePortrait()
  }

  private func arrangePortrait() {
    let (sides, collapse) = (Self.sides, state.collapse)
    let side = sides.expanded + (sides.bar - sides.expanded) * collapse
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = 16 + side / 2
    // Above the name, and at last beside it.
    let lift = (1 - collapse) * (60 + sides.expanded / 2) + collapse * barHeight / 2
    portrait.center = CGPoint(x: isMirrored ? bounds.width - x : x, y: bounds.height - lift)
    portrait.transform = CGAffineTransform(scaleX: side / sides.expanded, y: side / sides.expanded)
    line.frame = CGRect(x: 0, y: bounds.height - 0.5, width: bounds.width, height: 0.5)
  }
}
