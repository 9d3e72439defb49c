/// An app on a shelf of the storefront demo.
struct StoreEntry {
  /// The index in ``StoreCatalogue/apps``.
  let app: Int
  /// The title of the picture in the background; empty for a row or tile with the app's icon.
  var picture = ""
  /// The text above the headline, in capitals.
  var eyebrow = ""
  /// The text on the picture; empty for the app's name.
  var headline = ""
}

/// An app of the storefront demo.
struct StoreApp {
  let name: String
  /// A description of one line.
  let tagline: String
  let genre: String
  /// The price in cents; 0 for a free app.
  let cents: Int
  /// The rating in tenths of a star.
  let rating: Int
  /// The formatted number of ratings, such as "12K".
  let ratings: String
  /// The badge on its tile in the grid; empty for none.
  let badge: String
  let icon: StoreIcon
  let story: String

  /// The title of the button that gets it.
  var price: String { cents == 0 ? "Get" : "$\(cents / 100)." + (cents % 100 < 10 ? "0" : "") + "\(cents % 100)" }
  var stars: String { "\(rating / 10).\(rating % 10)" }
}

/// A section of the storefront demo.
struct StoreShelf {
  /// The layout of the shelf, and the reuse identifier of its cells.
  enum Style: String {
    /// Large pictures, one per page.
    case heroes
    /// Buttons that add and remove the other shelves.
    case topics
    /// Small pictures.
    case cards
    /// Columns of three rows.
    case rows
    /// A grid with as many tiles side by side as fit.
    case grid
  }

  let style: Style
  /// The title of its button among the topics; empty for a shelf that cannot be removed.
  var topic = ""
  var title = ""
  var subtitle = ""
  var entries: [StoreEntry] = []
}
