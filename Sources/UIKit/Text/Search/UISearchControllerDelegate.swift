import Foundation

/// The methods that are called when a search begins and ends. All are optional.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called when a search begins, before the bar moves.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called when a search has begun and the bar is at its position.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called when a search ends, before its text is cleared.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called when a search has ended and the bar is back at its position.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// An object that displays the results of a search.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the search begins or ends, or its text or scope has changed.
  func updateSearchResults(for searchController: UISearchController)
}
