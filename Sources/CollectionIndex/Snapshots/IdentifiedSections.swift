import Foundation

/// Sections of items with unique identifiers, to be compared: a diffable data source's snapshot.
package protocol IdentifiedSections {
  associatedtype SectionIdentifier: Hashable
  associatedtype ItemIdentifier: Hashable

  /// The sections in order.
  var sectionIdentifiers: [SectionIdentifier] { get }
  /// Returns the items of a section by its index, in order.
  func items(ofSection section: Int) -> [ItemIdentifier]

  // Both take constant time and return nil if there is no such identifier.
  func index(ofSection identifier: SectionIdentifier) -> Int?
  func indexPath(ofItem identifier: ItemIdentifier) -> IndexPath?

  // The identifiers to reload, in the newer of two snapshots.
  var sectionsToReload: [SectionIdentifier] { get }
  var itemsToReload: [ItemIdentifier] { get }
  var itemsToReconfigure: [ItemIdentifier] { get }
}
