import CoreGraphics
import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite struct SymbolTests {
  nonisolated static let names = [
    "xmark", "plus", "trash", "checkmark", "checkmark.circle.fill", "ellipsis", "chevron.right", "magnifyingglass",
    "clock", "star.fill", "xmark.circle.fill", "chevron.down", "square.and.arrow.up", "gear", "arrow.clockwise",
    "checkmark.circle", "star", "person.crop.circle", "xmark.circle", "doc.on.doc", "info.circle", "play.fill",
    "gearshape", "exclamationmark.triangle.fill", "pencil", "calendar", "person", "link", "ellipsis.circle",
    "questionmark.circle", "globe", "plus.circle", "minus.circle.fill", "plus.circle.fill", "arrow.up.arrow.down",
    "chevron.forward", "square.and.pencil", "photo", "network", "circle.fill", "line.3.horizontal", "circle",
    "pin.fill", "trash.fill", "heart.fill", "folder", "lock.fill", "chevron.up", "chevron.left", "chevron.backward",
    "minus", "minus.circle", "arrow.left", "arrow.right", "arrow.up", "arrow.down", "folder.fill", "pause.fill",
    "paperplane", "book", "tag", "camera", "pin", "lock.shield", "cube.box", "gift", "eyeglasses", "lightbulb",
    "music.mic", "car", "car.fill", "cloud.rain", "headphones", "hifispeaker.fill", "airplane", "tram.fill",
    "tropicalstorm", "hurricane", "tornado", "star.slash", "snow", "chevron.up.chevron.down",
  ]

  private let screen = Screen()

  private func content(of view: UIView) -> Scene.Node? {
    screen.stage.advance(by: 0)
    return screen.stage.scene.nodes.first { $0.parent == view.layer.identifier }
  }

  @Test(arguments: names) func theMostUsedSymbolsAreThereAndLieInTheirBoxes(name: String) throws {
    for weight in [UIImage.SymbolWeight.ultraLight, .regular, .black] {
      let image = try #require(
        UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: weight)))
      #expect(image.isSymbolImage && image.cgImage == nil && image.size.height == 24)
      let view = screen.add(UIImageView(image: image))
      let shape = try #require(content(of: view)?.shape)
      let box = shape.path.boundingBoxOfPath
      #expect(!box.isNull && box.width > 1 && box.height > 0.5)
      #expect(CGRect(origin: .zero, size: image.size).insetBy(dx: -1, dy: -1).contains(box), "\(name) \(box)")
    }
  }

  @Test func anUnknownNameGivesNoImage() {
    #expect(UIImage(systemName: "no.such.symbol") == nil && UIImage(systemName: "") == nil)
    #expect(UIImage(systemName: "xmar") == nil && UIImage(systemName: "xmark ") == nil)
  }

  @Test func aSymbolIsAsLargeAsTheConfigurationSpecifies() throws {
    func height(_ configuration: UIImage.SymbolConfiguration?) throws -> CGFloat {
      try #require(UIImage(systemName: "plus", withConfiguration: configuration)).size.height
    }
    screen.stage.advance(by: 0)  // its traits are the current ones
    #expect(try isNear(height(nil), 20.4))
    #expect(try isNear(height(UIImage.SymbolConfiguration(pointSize: 10)), 12))
    #expect(try isNear(height(UIImage.SymbolConfiguration(textStyle: .largeTitle)), 40.8))
    #expect(try isNear(height(UIImage.SymbolConfiguration(font: .systemFont(ofSize: 30))), 36))
    #expect(try isNear(height(UIImage.SymbolConfiguration(pointSize: 10, weight: .bold, scale: .large)), 15.6))
    #expect(try isNear(height(UIImage.SymbolConfiguration(scale: .small)), 16.32))
  }

  @Test func partsOfAConfigurationAreLeftOut() {
    let all = UIImage.SymbolConfiguration(pointSize: 10, weight: .bold, scale: .large)
    let size = UIImage.SymbolConfiguration(pointSize: 10)
    #expect(all.configurationWithoutScale().isEqual(to: UIImage.SymbolConfiguration(pointSize: 10, weight: .bold)))
    #expect(all.configurationWithoutWeight().configurationWithoutScale().isEqual(to: size))
    #expect(all.configurationWithoutPointSizeAndWeight().isEqual(to: UIImage.SymbolConfiguration(scale: .large)))
    let style = UIImage.SymbolConfiguration(textStyle: .body, scale: .small)
    #expect(style.configurationWithoutTextStyle().isEqual(to: UIImage.SymbolConfiguration(scale: .small)))
    let plain = UIImage.SymbolConfiguration.preferringMonochrome()
    #expect(size.applying(plain).isEqual(to: size) && plain.isEqual(to: .preferringMulticolor()))
  }

  @Test func heavierSymbolsHaveWiderLines() throws {
    func area(_ weight: UIImage.SymbolWeight) throws -> CGFloat {
      let image = try #require(
        UIImage(systemName: "minus", withConfiguration: UIImage.SymbolConfiguration(weight: weight)))
      return try #require(content(of: screen.add(UIImageView(image: image)))?.shape).path.boundingBoxOfPath.height
    }
    let weights: [UIImage.SymbolWeight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let widths = try weights.map(area)
    #expect(widths == widths.sorted() && Set(widths.map { Double($0) }).count == widths.count)
    #expect(weights.map { $0.fontWeight().symbolWeight() } == weights)
  }

  @Test func configurationsAddUp() throws {
    let heavy = UIImage.SymbolConfiguration(weight: .heavy)
    let both = UIImage.SymbolConfiguration(pointSize: 30).applying(heavy)
    #expect(both.isEqual(to: UIImage.SymbolConfiguration(pointSize: 30, weight: .heavy)))
    let image = try #require(UIImage(systemName: "star", withConfiguration: heavy))
    let larger = try #require(image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 30)))
    #expect(larger.size.height == 36 && larger.symbolConfiguration?.isEqual(to: both) == true)
    #expect(both.applying(nil).isEqual(to: both))
  }

  @Test func aViewsConfigurationCountsWhereTheImagesLeavesSomethingOpen() throws {
    let view = screen.add(UIImageView())
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40)
    view.image = UIImage(systemName: "star")
    #expect(view.intrinsicContentSize.height == 48)
    view.image = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 10))
    #expect(view.intrinsicContentSize.height == 12)
  }

  @Test func aSymbolIsDrawnInTheTint() throws {
    let view = screen.add(UIImageView(image: UIImage(systemName: "star.fill")))
    #expect(content(of: view)?.shape?.fillColor == UIColor.systemBlue.cgColor)
    screen.view.tintColor = .red
    #expect(content(of: view)?.shape?.fillColor == UIColor.red.cgColor)
    view.tintColor = .label
    view.overrideUserInterfaceStyle = .dark
    #expect(content(of: view)?.shape?.fillColor == UIColor.white.cgColor)
  }

  @Test func renderingModesDecideAboutTheColour() throws {
    let symbol = try #require(UIImage(systemName: "star.fill"))
    let view = screen.add(UIImageView(image: symbol.withTintColor(.red)))
    view.tintColor = .green
    #expect(content(of: view)?.shape?.fillColor == UIColor.green.cgColor)  // still a template
    view.image = symbol.withTintColor(.red, renderingMode: .alwaysOriginal)
    #expect(content(of: view)?.shape?.fillColor == UIColor.red.cgColor)
    view.image = symbol.withRenderingMode(.alwaysOriginal)
    #expect(content(of: view)?.shape?.fillColor == UIColor.black.cgColor)
    view.image = symbol.applyingSymbolConfiguration(UIImage.SymbolConfiguration(paletteColors: [.blue, .red]))
    #expect(content(of: view)?.shape?.fillColor == UIColor.blue.cgColor)
    view.image = nil
    #expect(content(of: view) == nil)
  }

  @Test func aPictureAsATemplateIsASurfaceUnderItsAlpha() throws {
    let picture = try TestImage.image()
    let view = screen.add(UIImageView(image: picture.withRenderingMode(.alwaysTemplate)))
    view.tintColor = .red
    let surface = try #require(content(of: view))
    #expect(surface.backgroundColor == UIColor.red.cgColor && surface.bounds.size == CGSize(width: 32, height: 16))
    let mask = screen.stage.scene.nodes.first { $0.parent == surface.id }
    #expect(mask?.isMask == true && mask?.image?.source === picture.cgImage)
    view.image = picture
    #expect(content(of: view) == nil && view.layer.picture.image === picture.cgImage)
  }

  @Test func aSymbolLiesAsTheContentModeSpecifies() throws {
    let view = screen.add(UIImageView(image: UIImage(systemName: "circle.fill")))
    view.bounds = CGRect(x: 0, y: 0, width: 204, height: 102)
    func place() throws -> (CGPoint, CGFloat, CGFloat) {
      let node = try #require(content(of: view))
      return (node.position, node.transform.m11, node.transform.m22)
    }
    var (position, across, down) = try place()
    #expect(isNear(position, CGPoint(x: 102, y: 51)) && isNear(across, 10) && isNear(down, 5))
    view.contentMode = .scaleAspectFit
    (position, across, down) = try place()
    #expect(isNear(position, CGPoint(x: 102, y: 51)) && isNear(across, 5) && isNear(down, 5))
    view.contentMode = .bottomRight
    (position, across, down) = try place()
    #expect(isNear(position, CGPoint(x: 204 - 10.2, y: 102 - 10.2), 1e-6) && across == 1 && down == 1)
  }

  @Test func aSymbolMovesWithItsView() throws {
    let view = screen.add(UIImageView(image: UIImage(systemName: "circle.fill")))
    let side = view.bounds.width
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.bounds = CGRect(x: 0, y: 0, width: 3 * side, height: 3 * side)
    }
    screen.stage.advance(by: 0.5)
    let node = try #require(content(of: view))
    #expect(isNear(node.transform.m11, 2, 1e-6) && isNear(node.position.x, side, 1e-6))
  }

  @Test func forwardIsLeftwardsWhereTextRunsFromTheRight() throws {
    let (forward, right) = (screen.add(UIImageView()), screen.add(UIImageView()))
    forward.image = UIImage(systemName: "chevron.forward")
    right.image = UIImage(systemName: "chevron.right")
    forward.sizeToFit()
    right.sizeToFit()
    #expect(content(of: forward)?.shape?.path == content(of: right)?.shape?.path && forward.bounds.width > 0)
    screen.stage.traitCollection = UITraitCollection(layoutDirection: .rightToLeft)
    defer { screen.stage.traitCollection = UITraitCollection() }
    #expect(content(of: forward)?.transform.m11 == -1 && content(of: right)?.transform.m11 == 1)
  }

  @Test func aButtonShowsASymbolInItsTint() throws {
    let button = screen.add(UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44)))
    button.tintColor = .red
    button.setImage(UIImage(systemName: "plus"), for: .normal)
    screen.stage.advance(by: 0.1)
    #expect(content(of: button.imageView!)?.shape?.fillColor == UIColor.red.cgColor)
  }

  @Test func aRecordingDrawsASymbolAsAPath() throws {
    _ = screen.add(UIImageView(image: UIImage(systemName: "checkmark.circle.fill")))
    let recorder = SVGRecorder(title: "Symbol", framesPerSecond: 60)
    screen.stage.renderer = recorder
    screen.stage.frame(at: screen.stage.time)
    let svg = recorder.svg(duration: 0.1)
    #expect(svg.contains("<path") && svg.contains("#08f"))
  }
}
