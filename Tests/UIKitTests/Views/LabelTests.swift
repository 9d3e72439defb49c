import Testing
import UIKit

@testable import Stage

@MainActor @Suite struct LabelTests {
  private func label(_ text: String?, _ font: UIFont = .systemFont(ofSize: 10)) -> UILabel {
    let label = UILabel()
    label.font = font
    label.text = text
    return label
  }

  @Test func aLabelIsAsWideAsItsTextRoundedUp() {
    // H, i: 722 and 222 thousandths of the size.
    #expect(label("Hi").intrinsicContentSize == CGSize(width: 10, height: 12))
    #expect(label("Hi", .systemFont(ofSize: 100)).intrinsicContentSize == CGSize(width: 95, height: 120))
    #expect(label("Hi", .monospacedSystemFont(ofSize: 10, weight: .regular)).intrinsicContentSize.width == 12)
  }

  @Test func boldTextIsWider() {
    let regular = label("Murmuration", .systemFont(ofSize: 20)).intrinsicContentSize
    let bold = label("Murmuration", .boldSystemFont(ofSize: 20)).intrinsicContentSize
    #expect(bold.width > regular.width && bold.height == regular.height)
  }

  @Test func aLabelIsAsHighAsItsLinesAndAsWideAsTheWidest() {
    let label = label("i\nHi")
    label.numberOfLines = 0
    #expect(label.intrinsicContentSize == CGSize(width: 10, height: 24))
    label.numberOfLines = 1
    #expect(label.intrinsicContentSize == CGSize(width: 15, height: 12))  // "i Hi"
  }

  @Test func naturalAlignmentFollowsTheDirectionOfTheInterface() {
    let controller = UIViewController()
    let stage = Stage(size: CGSize(width: 100, height: 100), rootViewController: controller)
    let (natural, left) = (label("Hi"), label("Yo"))
    left.textAlignment = .left
    for label in [natural, left] {
      label.frame = CGRect(x: 0, y: 0, width: 100, height: 12)
      controller.view.addSubview(label)
    }
    func alignments() -> [Scene.Text.Alignment] {
      stage.scene.nodes.compactMap { $0.text?.alignment }
    }
    #expect(alignments() == [.left, .left])
    stage.traitCollection = UITraitCollection(layoutDirection: .rightToLeft)
    #expect(alignments() == [.right, .left])
  }

  @Test func anEmptyLabelHasNoSize() {
    #expect(label(nil).intrinsicContentSize == .zero)
    #expect(label("").intrinsicContentSize == .zero)
  }

  @Test func sizeToFitKeepsTheOrigin() {
    let label = label("Hi")
    label.frame = CGRect(x: 30, y: 40, width: 200, height: 200)
    label.sizeToFit()
    #expect(label.frame == CGRect(x: 30, y: 40, width: 10, height: 12))
  }

  @Test func theSceneHasTheTextWithItsFont() throws {
    let screen = Screen()
    let label = screen.add(label("Hi", .boldSystemFont(ofSize: 13)))
    label.textColor = .red
    label.textAlignment = .center
    label.numberOfLines = 0
    let text = try #require(screen.stage.scene.nodes.first { $0.id == label.layer.identifier }?.text)
    #expect(
      text.runs == [
        Scene.Text.Run(
          string: "Hi", fontSize: 13, fontWeight: 700, isMonospaced: false, color: UIColor.red.cgColor)
      ])
    #expect(text.string == "Hi" && text.alignment == .center && text.numberOfLines == 0)
    label.text = nil
    #expect(screen.stage.scene.nodes.first { $0.id == label.layer.identifier }?.text == nil)
  }
}
