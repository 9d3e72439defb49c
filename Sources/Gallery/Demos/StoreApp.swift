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
