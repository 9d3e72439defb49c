import Runtime

/// The available space as seen by the app.
@MainActor final class CompositionalContainer: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets) {
    contentSize = size
    contentInsets = insets
  }

  var effectiveContentInsets: NSDirectionalEdgeInsets {
    /// Returns an inset in points; one below 1 is a fraction of the length.
    func points(_ inset: CGFloat, _ length: CGFloat) -> CGFloat { inset < 1 ? inset * length : inset }
    return NSDirectionalEdgeInsets(
      top: points(contentInsets.top, contentSize.height), leading: points(contentInsets.leading, contentSize.width),
      bottom: points(contentInsets.bottom, contentSize.height),
      trailing: points(contentInsets.trailing, contentSize.width))
  }

  var effectiveContentSize: CGSize {
    let insets = effectiveContentInsets
    return CGSize(
      width: abs(contentSize.width - insets.leading - insets.trailing),
      height: abs(contentSize.height - insets.top - insets.bottom))
  }
}
