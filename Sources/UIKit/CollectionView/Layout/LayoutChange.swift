/// What a layout is being asked about, besides where things are.
enum LayoutChange {
  case none
  /// An animated layout pass: where elements start and end.
  case pass(AnimatedPass)
  /// A batch update: where elements start and end.
  case update(CollectionUpdate)
  /// A change of layouts: where elements start and end.
  case transition(LayoutTransition)
}
