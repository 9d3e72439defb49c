/// A section of the storefront demo.
struct StoreShelf {
  /// How it is laid out, and the name of its cells.
  enum Style: String {
    /// Large pictures, one page each.
    case heroes
    /// Buttons that bring the other shelves and take them away.
    case topics
    /// Small pictures.
    case cards
    /// Columns of three rows.
    case rows
    /// As many tiles side by side as there is room for.
    case grid
  }

  let style: Style
  /// What its button among the topics says; empty for a shelf that is always there.
  var topic = ""
  var title = ""
  var subtitle = ""
  var entries: [StoreEntry] = []
}
