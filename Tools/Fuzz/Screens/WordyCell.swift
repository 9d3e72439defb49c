import UIKit

/// A row whose content configuration says how high it is: by its width, its words and the size of text.
@MainActor final class WordyCell: UICollectionViewListCell, FuzzScreenCell {
  private(set) var shownText = ""

  override init(frame: CGRect) {
    super.init(frame: frame)
    ScreenAccount.current.met(self)
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter words: how many it has beside its text.
  func fill(_ text: String, words: Int) {
    shownText = text
    var content = defaultContentConfiguration()
    content.text = text
    if words > 0 { content.secondaryText = String(repeating: "feather ", count: words) }
    contentConfiguration = content
  }
}
