import Foundation

/// The content set on a button for one state.
struct ButtonContent {
  /// The title. Of `title` and `attributedTitle`, the one set last applies.
  var title: String? { didSet { attributedTitle = nil } }
  private(set) var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var image: UIImage?
  var backgroundImage: UIImage?
  var symbolConfiguration: UIImage.SymbolConfiguration?

  mutating func setAttributedTitle(_ new: NSAttributedString?) {
    title = new?.string
    attributedTitle = new
  }
}
