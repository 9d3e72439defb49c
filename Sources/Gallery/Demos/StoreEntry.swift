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
