import Foundation
import Gallery
import Runtime
import ScreenRecording
import UIKit

/// The pictures that `--photos` gives the Photos demo to show: those in a folder, by name.
@MainActor public struct PhotoFolder {
  private let photos: [Photo]
  /// A line for each file that is no picture.
  public let notes: String

  /// The largest file that is read, in bytes.
  private static let longest = 64 << 20

  init(_ path: String, for demo: Demo) throws(CommandError) {
    let folder = quotedInMessage(path)
    guard demo.id == "photos" else { throw CommandError("--photos only applies to the demo photos, not to \(demo.id)") }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw CommandError("the folder \(folder) cannot be read")
    }
    var photos: [Photo] = []
    var notes = ""
    for name in names.sorted() where !name.hasPrefix(".") {
      if let image = PhotoFolder.image(at: path + "/" + name) {
        photos.append(Photo(title: URL(fileURLWithPath: name).deletingPathExtension().lastPathComponent, image: image))
      } else {
        notes += "skipped \(quotedInMessage(name)): not a PNG, JPEG, GIF, WebP or SVG image\n"
      }
    }
    guard !photos.isEmpty else { throw CommandError("there are no images in the folder \(folder)") }
    self.photos = photos
    self.notes = notes
  }

  /// Nil for what is no regular file, is too long, cannot be read or is no picture.
  private static func image(at path: String) -> UIImage? {
    var information = stat()
    guard stat(path, &information) == 0, information.st_mode & S_IFMT == S_IFREG, information.st_size <= longest,
      let data = try? Data(contentsOf: URL(fileURLWithPath: path))
    else { return nil }
    return UIImage(data: data)
  }

  /// Creates the screen of the Photos demo with these pictures.
  public func makeViewController() -> UIViewController { PhotosViewController(photos: photos) }
}
