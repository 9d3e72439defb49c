/// Whether a section of a compositional layout scrolls across the layout, and where it comes to rest.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// It does not scroll by itself.
  case none
  /// Anywhere.
  case continuous
  /// With a group at its beginning, or at its end.
  case continuousGroupLeadingBoundary
  /// At multiples of the room that the section's insets leave, one page per flick.
  case paging
  /// With a group at its beginning, one group per flick.
  case groupPaging
  /// With a group in the middle, one group per flick.
  case groupPagingCentered
}
