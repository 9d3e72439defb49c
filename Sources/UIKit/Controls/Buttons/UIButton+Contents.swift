import Foundation

// Attributed titles, background images and symbol configurations by state.

extension UIButton {
  /// The content that provides the title: that of the state, otherwise that for `normal`.
  final var contentOfTitle: ButtonContent {
    let content = content(for: state)
    return content.title != nil ? content : self.content(for: .normal)
  }

  func setAttributed(_ title: NSAttributedString?, for state: State) {
    var content = content(for: state)
    content.setAttributedTitle(title)
    set(content, for: state)
  }

  func setBackground(_ image: UIImage?, for state: State) {
    var content = content(for: state)
    content.backgroundImage = image
    set(content, for: state)
  }

  func setSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
    var content = content(for: state)
    content.symbolConfiguration = configuration
    set(content, for: state)
  }
}
