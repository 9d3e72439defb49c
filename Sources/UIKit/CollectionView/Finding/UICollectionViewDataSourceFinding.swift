import Runtime

/// A data source that knows the texts of all items, also of those without a cell, so that the host can find them: on a
/// page, "find in page" of the browser does.
///
/// UIKit has no such protocol. `UITextSearching` receives what is searched for, which a browser doesn't tell.
@preconcurrency @MainActor public protocol UICollectionViewDataSourceFinding: NSObjectProtocol {
  /// Returns the text of an item; nil for none.
  ///
  /// The host asks for a few items at a time, when nothing moves: for each once, and again after a change, or after the
  /// content was scrolled past it. It doesn't ask at all if it can't find texts.
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of an existing item, after all updates so far.
  /// - Returns: The texts of the cell's labels, one a line, as the labels have them: what is found is marked above the
  ///   label with the same text.
  func collectionView(_ collectionView: UICollectionView, findableTextForItemAt indexPath: IndexPath) -> String?
}

extension UICollectionView {
  /// The object that knows the texts of all items, so that the host can find them and scroll to them; nil by default: only
  /// texts of visible cells are found. Not retained.
  public final var findDataSource: (any UICollectionViewDataSourceFinding)? {
    get { findableTexts?.dataSource }
    set {
      if newValue != nil { makeFindableTexts() }
      findableTexts?.dataSource = newValue
    }
  }
}
