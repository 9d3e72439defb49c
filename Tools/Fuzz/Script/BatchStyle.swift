/// How the changes of a batch are called for; for snapshots, how they are shown.
enum BatchStyle: Int, CaseIterable {
  case plain
  case withoutAnimation
  /// In an animation block of its own duration.
  case inBlock
  case onSpring
  /// A batch in a batch; a snapshot that is made by changing the one before.
  case nested
  /// Not in a batch, when there is one change; plain otherwise. A snapshot is shown by reloading the data.
  case alone
  /// The second half follows in the completion of the first.
  case chained
  /// With the actions of the transaction disabled.
  case withoutActions
  /// Together with another layout.
  case exchanging
}
