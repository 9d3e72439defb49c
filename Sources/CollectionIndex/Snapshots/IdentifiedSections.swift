import Foundation

/// Sections of items that are told apart by identifiers, for a comparison: what a snapshot of a diffable data source is.
package protocol IdentifiedSections {
  associatedtype SectionIdentifier: Hashable
  associatedtype ItemIdentifier: Hashable

  /// In order.
  var sectionIdentifiers: [SectionIdentifier] { get }
  /// Of a section by its index, in order.
  func items(ofSection section: Int) -> [ItemIdentifier]

  // To be answered in constant time; nil when there is none.
  func index(ofSection identifier: SectionIdentifier) -> Int?
  func indexPath(ofItem identifier: ItemIdentifier) -> IndexPath?

  // What is marked in the newer one of two.
  var sectionsToReload: [SectionIdentifier] { get }
  var itemsToReload: [ItemIdentifier] { get }
  var itemsToReconfigure: [ItemIdentifier] { get }
}
