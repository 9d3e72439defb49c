// Pictures as files, their sizes, and layers that change.

import Foundation
import Gallery
import Pictures
import Stage
import Testing
import UIKit

@MainActor @Suite struct PictureTests {
  private func easel() -> Easel {
    let easel = Easel(scale: 2)
    let view = easel.add(CGRect(x: 10, y: 10, width: 50, height: 50), .systemBlue)
    view.layer.cornerRadius = 12
    view.layer.shadowOpacity = 0.4
    let label = UILabel(frame: view.bounds)
    label.text = "Text"
    view.addSubview(label)
    return easel
  }

  @Test func aFileGivesTheSamePictureAgain() throws {
    let picture = try easel().picture()
    let read = try #require(Picture(png: picture.pngBytes()))
    #expect(read.hasPixels(of: picture))
    #expect(read.description.map { "\($0.name): \($0.text)" } == picture.description.map { "\($0.name): \($0.text)" })
    #expect(Picture(png: Array(picture.pngBytes().dropLast(20))) == nil)
    #expect(Picture(png: Array("no picture".utf8)) == nil)
  }

  @Test func aFileIsRecognisedWithoutDecodingUntilItChanges() throws {
    let picture = try easel().picture()
    let file = picture.pngBytes()
    #expect(picture.isWritten(in: file))
    let other = Easel(scale: 2)
    other.add(CGRect(x: 10, y: 10, width: 50, height: 50.5), .systemBlue)
    #expect(try !other.picture().isWritten(in: file))
    // A single bit of the encoded pixels, and of the header.
    for place in [file.count / 2, file.count - 30, 25] {
      var changed = file
      changed[place] ^= 1
      #expect(!picture.isWritten(in: changed))
    }
    #expect(!picture.isWritten(in: Array(file.dropLast(20))))
  }

  @Test func theSameScreenGivesTheSameBytes() throws {
    #expect(try easel().picture().pngBytes() == easel().picture().pngBytes())
  }

  @Test func aPictureThatIsTooLargeIsRefused() throws {
    let renderer = try PictureRenderer(scale: 3)
    let stage = Stage(size: CGSize(width: 10000, height: 10000), rootViewController: UIViewController())
    let error = #expect(throws: PictureRenderer.Failure.self) { try renderer.picture(of: stage.scene) }
    #expect(
      error?.message
        == "a picture of 30000 by 30000 pixels is too large; it may have 32767 on a side and 100 million in all")
    #expect(throws: PictureRenderer.Failure.self) { try PictureRenderer(scale: 0) }
  }

  @Test func framesDrawnAsTheyChangeAreThoseDrawnAnew() throws {
    for demo in DemoIndex.demos { try playDrawing(demo) }
  }

  private func playDrawing(_ demo: Demo) throws {
    let size = CGSize(width: 390, height: 844)
    let stage = Stage(size: size, rootViewController: demo.makeViewController())
    let tree = SceneTree()
    stage.renderer = tree
    let renderer = try PictureRenderer(scale: 1)
    var player = ScriptPlayer(stage: stage)
    var count = 0
    player.onFrame = {
      count += 1
      guard count % 45 == 0 else { return }
      // What completion blocks have changed at the end of the frame is shown, too.
      stage.frame(at: stage.time)
      let kept = try? renderer.picture(of: tree, size: size)
      let new = try? renderer.picture(of: stage.scene)
      #expect(kept != nil && new.map { kept?.hasPixels(of: $0) } == true, "\(demo.id), frame \(count)")
    }
    try player.play(Script(json: demo.script))
    #expect(count > 60)
    #expect(renderer.undecodedMediaTypes.isEmpty)
  }
}
