/// What a layout is being asked about, besides where things are.
enum LayoutChange {
  case none
  /// A batch update for which the layout prepares.
  case preparation(ElementMap)
  /// A batch update: where elements start and end.
  case update(CollectionUpdate)
  /// A change of layouts: where elements start and end.
  case transition(LayoutTransition)
}
