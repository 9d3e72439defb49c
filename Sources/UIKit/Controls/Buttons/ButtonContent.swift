import Foundation

/// What a button has been given for one state.
struct ButtonContent {
  /// Of title and attributed title the one that was set last counts.
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
