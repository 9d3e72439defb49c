/// What a layout is being asked about, besides where things are.
enum LayoutChange {
  case none
  /// A batch update: where elements start and end.
  case update(CollectionUpdate)
  /// A change of layouts: where elements start and end.
  case transition(LayoutTransition)
}
