// `--photos`: one's own pictures in the Photos demo.

import Foundation
import Testing

@testable import GalleryCommand

@MainActor @Suite struct PhotoFolderTests {
  private static let images = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Images").path

  /// A folder with a PNG, a JPEG that the camera turned, an SVG, a text, a broken picture and a hidden file.
  private func makeFolder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["quadrants.png", "orientation-6.jpg", "drawing.svg"] {
      try FileManager.default.copyItem(atPath: PhotoFolderTests.images + "/" + name, toPath: folder.file(name))
    }
    _ = try folder.write("milk, bread", to: "list.txt")
    _ = try folder.write("\u{89}PNG", to: "broken.png")
    _ = try folder.write("", to: ".hidden")
    return folder
  }

  private func frames(_ path: String, demo: String = "photos") -> GalleryTool.Outcome {
    GalleryTool.run(arguments: ["frames", demo, "--at", "0", "--photos", path])
  }

  @Test func picturesOfAFolderAreShownByNameAndOtherFilesAreNamed() throws {
    let folder = try makeFolder()
    let script = try folder.write(#"[{"wait": 0.1}]"#, to: ".script.json")
    let run = GalleryTool.run(
      arguments: ["frames", "photos", "--at", "0", "--photos", folder.path, "--script", script])
    #expect(run.status == 0)
    #expect(
      run.error == """
        gallery frames: skipped "broken.png": not a PNG, JPEG, GIF, WebP or SVG image
        gallery frames: skipped "list.txt": not a PNG, JPEG, GIF, WebP or SVG image

        """)
    // Three thumbnails, 37 points each but for the last space.
    #expect(run.output.contains("\"contentSize\": [107.0, 66.0]"))
  }

  @Test func aRecordingHasThePicturesInIt() throws {
    let folder = try makeFolder()
    let script = try folder.write(#"[{"wait": 0.1}]"#, to: ".script.json")
    let outcome = GalleryTool.run(
      arguments: [
        "record", "photos", "--photos", folder.path, "--script", script, "--output", folder.file(".a.svg"),
      ])
    #expect(outcome.status == 0)
    let drawing = try folder.read(".a.svg")
    for type in ["png", "jpeg", "svg+xml"] { #expect(drawing.contains("data:image/\(type);base64,")) }
  }

  @Test func foldersThatCannotBeUsedAreErrors() throws {
    let empty = try TemporaryFolder()
    let none = frames(empty.path)
    #expect(none.status == 2 && none.error.contains("there are no images in the folder"))
    let missing = frames(empty.file("nowhere"))
    #expect(missing.status == 2 && missing.error.contains("cannot be read"))
    let folder = try makeFolder()
    let other = frames(folder.path, demo: "colours")
    #expect(other.status == 2 && other.error.contains("--photos only applies to the demo photos, not to colours"))
  }
}
