import Foundation

// Attributed titles, background pictures and configurations of symbols by state.

extension UIButton {
  /// What names a title: the state's, else that for `normal`.
  final var contentOfTitle: ButtonContent {
    let content = content(for: state)
    return content.title != nil ? content : self.content(for: .normal)
  }

  /// A title whose pieces have fonts and colours of their own; where they name none, the button's. Of title and
  /// attributed title the one that was set last counts.
  public final func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    var content = content(for: state)
    content.setAttributedTitle(title)
    set(content, for: state)
  }

  public final func attributedTitle(for state: State) -> NSAttributedString? { content(for: state).attributedTitle }

  /// That of the state, else that for `normal`; nil where the title is a plain one.
  public final var currentAttributedTitle: NSAttributedString? { contentOfTitle.attributedTitle }

  /// A picture behind title and image, stretched to the button; configured buttons have a background of their own.
  public final func setBackgroundImage(_ image: UIImage?, for state: State) {
    var content = content(for: state)
    content.backgroundImage = image
    set(content, for: state)
  }

  public final func backgroundImage(for state: State) -> UIImage? { content(for: state).backgroundImage }

  /// That of the state, else that for `normal`.
  public final var currentBackgroundImage: UIImage? {
    content(for: state).backgroundImage ?? content(for: .normal).backgroundImage
  }

  /// What the configurations of symbols leave open.
  public final func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    var content = content(for: state)
    content.symbolConfiguration = configuration
    set(content, for: state)
  }

  public final func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    content(for: state).symbolConfiguration
  }

  /// That of the state, else that for `normal`.
  public final var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    content(for: state).symbolConfiguration ?? content(for: .normal).symbolConfiguration
  }
}
