/// What a group of calls is for.
package enum CallPass {
  case layout
  /// A layout pass inside an animation block.
  case animatedLayout
  /// The same with bounds that have changed.
  case animatedBoundsChange
  case batchUpdate
  /// An animated change of layouts.
  case layoutTransition
  /// Scrolling or a new size, before it happens.
  case boundsChange
  case reload
  case touch
  /// A finger lets go of a scrolling view.
  case dragEnd
  case interactiveMovement
}
