import Foundation

/// Asked before a search bar changes, and told after. All methods are optional.
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Whether a person may write in the bar now.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// The bar takes what is typed from now on.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether a person may be done with the bar now.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// The bar does not take what is typed any more.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// The person has changed the text, or cleared it.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// - Parameter range: in UTF-16, of the text as it is.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// The return key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The cancel button was pressed. A search controller ends its search after that.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// A person has chosen another scope.
  /// - Parameter selectedScope: in `scopeButtonTitles`.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Yes.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Yes.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Yes.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
