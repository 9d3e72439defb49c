import MotionRecorder
import Stage
import TestSupport
import Testing
import UIKit

@testable import FilmFormat

/// The lines of labels, recorded by a stage and by a `MotionRecorder`.
@MainActor @Suite struct LabelFilmTests {
  private static let words = [
    "a", "cell", "appears", "wwwwwwwwwwwwwwwwwwwwwwwwwwwww", "動物園", "Ü", "of", "\n", "  ", "interruption", "👩‍👩‍👧",
  ]

  /// Labels with random texts, styles, widths and modes.
  private func labels(_ random: inout RandomNumbers) -> [UILabel] {
    let modes: [NSLineBreakMode] = [
      .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle,
    ]
    return (0..<40).map { index in
      let label = UILabel(
        frame: CGRect(x: 0, y: CGFloat(index) * 12, width: CGFloat(Int.random(in: 8...200, using: &random)), height: 60)
      )
      let text = (0...Int.random(in: 0...9, using: &random)).map { _ in
        LabelFilmTests.words.randomElement(using: &random)!
      }
      .joined(separator: " ")
      label.text = text
      label.font = .systemFont(
        ofSize: CGFloat(Int.random(in: 9...30, using: &random)),
        weight: [.ultraLight, .regular, .medium, .semibold, .bold, .black].randomElement(using: &random)!)
      label.numberOfLines = Int.random(in: 0...3, using: &random)
      label.lineBreakMode = modes.randomElement(using: &random)!
      label.textAlignment = [.left, .center, .right, .natural, .justified].randomElement(using: &random)!
      label.adjustsFontSizeToFitWidth = Bool.random(using: &random) && !text.contains("\n")
      label.minimumScaleFactor = 0.4
      if Bool.random(using: &random) {
        let styled = NSMutableAttributedString(string: text)
        styled.addAttribute(
          .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: (styled.length + 1) / 2))
        styled.addAttribute(
          .font, value: UIFont.monospacedSystemFont(ofSize: 13, weight: .bold),
          range: NSRange(location: styled.length / 3, length: styled.length / 3))
        label.attributedText = styled
      }
      return label
    }
  }

  @Test(arguments: 0..<10) func randomLabelsHaveTheSameLines(_ seed: Int) {
    var random = RandomNumbers(seed: UInt64(seed))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let labels = labels(&random)
    for label in labels { view.addSubview(label) }
    let films = BothFilms(view)
    films.stage.advance(by: 0.1)
    UIView.animate(withDuration: 0.2) { for label in labels { label.bounds.size.width *= 0.8 } }
    films.stage.advance(by: 0.3)
    for label in labels { label.text = (label.text ?? "") + " more" }
    films.stage.advance(by: 0.1)
    #expect(films.differences() == [])
  }

  @Test func aLabelThatLosesItsTextHasNone() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Gone"
    let view = UIView()
    view.addSubview(label)
    let films = BothFilms(view)
    films.stage.advance(by: 0.1)
    label.text = nil
    films.stage.advance(by: 0.1)
    let film = films.recorder.stop()
    #expect(film.strings.contains("Gone"))
    #expect(film.strings.contains("UILabel “Gone”"))
    #expect(film.lastScene.layers.values.allSatisfy { ($0.values[CommandNumber.text]?.first ?? 0) == 0 })
  }
}
