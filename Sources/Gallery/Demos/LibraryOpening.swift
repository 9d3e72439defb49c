import CollectionMotion
import UIKit

/// A photo that opens from the grid, with its own view and transition.
@MainActor final class LibraryOpening: NSObject {
  let photo: Photo
  /// The identifier of the photo in the grid.
  let id: Int
  let transition = MatchedTransition()
  let detail = LibraryDetailView()
  /// The index of the album that the photo flies to; nil for its cell.
  private(set) var album: Int?

  init(_ photo: Photo, id: Int) {
    (self.photo, self.id) = (photo, id)
    super.init()
    detail.show(photo)
    detail.onClose = weakly(self) { $0.transition.close() }
    let elements = weakly(detail, or: []) { (detail: LibraryDetailView, _: Void) in detail.elements }
    transition.destination = { elements(()) }
    transition.addGestures(to: detail)
  }

  /// The completed way of the photo, from 0 to 1.
  var progress: CGFloat { transition.progress }

  /// Lets the photo fly into an album.
  func close(into album: Int) {
    self.album = album
    transition.close()
  }
}
