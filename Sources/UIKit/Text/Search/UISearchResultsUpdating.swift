import Foundation

/// Shows what is found.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The search begins or ends, or its text or scope is another one.
  func updateSearchResults(for searchController: UISearchController)
}
