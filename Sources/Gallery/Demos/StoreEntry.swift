/// An app on a shelf of the storefront demo.
struct StoreEntry {
  /// In ``StoreCatalogue/apps``.
  let app: Int
  /// The title of the picture behind it; empty for a row or tile with the app's icon.
  var picture = ""
  /// Above the headline, in capitals.
  var eyebrow = ""
  /// On the picture; empty for the app's name.
  var headline = ""
}

/// An app of the storefront demo.
struct StoreApp {
  let name: String
  /// One line.
  let tagline: String
  let genre: String
  /// In cents; 0 for a free one.
  let cents: Int
  /// In tenths of a star.
  let rating: Int
  /// As people write it, such as "12K".
  let ratings: String
  /// On its tile in the grid; empty for none.
  let badge: String
  let icon: StoreIcon
  let story: String

  /// What the button says that gets it.
  var price: String { cents == 0 ? "Get" : "$\(cents / 100)." + (cents % 100 < 10 ? "0" : "") + "\(cents % 100)" }
  var stars: String { "\(rating / 10).\(rating % 10)" }
}

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
