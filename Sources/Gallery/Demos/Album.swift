/// A named collection of photos.
struct Album {
  let name: String
  /// The photos in the order in which they were added.
  var photos: [Photo] = []
}
