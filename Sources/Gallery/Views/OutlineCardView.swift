import UIKit

/// The background of the rows of a section.
class OutlineCardView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = .secondarySystemGroupedBackground
  }

  required init?(coder: NSCoder) { nil }
}

/// A background with corners at least as round as those of the rows.
final class OutlineRoundCardView: OutlineCardView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 26
  }

  required init?(coder: NSCoder) { nil }
}
