import Foundation

/// Told when a search begins and ends. All methods are optional.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// A search begins; the bar is still where it was.
  func willPresentSearchController(_ searchController: UISearchController)
  /// A search has begun, and the bar has come to its place.
  func didPresentSearchController(_ searchController: UISearchController)
  /// A search ends; its text is still there.
  func willDismissSearchController(_ searchController: UISearchController)
  /// A search has ended, and the bar is back in its place.
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

/// Shows what is found.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The search begins or ends, or its text or scope is another one.
  func updateSearchResults(for searchController: UISearchController)
}
