import Foundation
import Pictures
import Stage
import Testing
import UIKit

@MainActor @Suite struct TextTests {
  private func picture(
    _ text: String, size: CGFloat = 20, alignment: NSTextAlignment = .left, weight: UIFont.Weight = .regular,
    style: TextStyle = .fonts
  ) throws -> Pixels {
    let easel = Easel(width: 300, height: 60, scale: 2, textStyle: style)
    let label = UILabel(frame: CGRect(x: 0, y: 10, width: 300, height: 40))
    label.text = text
    label.font = .systemFont(ofSize: size, weight: weight)
    label.textAlignment = alignment
    label.textColor = .black
    easel.view.addSubview(label)
    return try easel.pixels()
  }

  private func extent(_ numbers: [Double]) -> (first: Int, last: Int) {
    (numbers.firstIndex { $0 > 0.05 } ?? -1, numbers.lastIndex { $0 > 0.05 } ?? -1)
  }

  private func columns(_ pixels: Pixels) -> [Double] { (0..<pixels.width).map { pixels.column($0).max() ?? 0 } }
  private func rows(_ pixels: Pixels) -> [Double] { (0..<pixels.height).map { pixels.row($0).max() ?? 0 } }

  @Test func capitalsStandOnTheBaseline() throws {
    let pixels = try picture("HHH", size: 30)
    // The line is around 30 points. Its baseline is where the font's ascender ends: at 81.3 pixels.
    let font = UIFont.systemFont(ofSize: 30)
    let baseline = 2 * Double(30 - font.lineHeight / 2 + font.ascender)
    func ink(_ row: Int) -> Double { pixels.row(row).reduce(0, +) }
    #expect(isNear(ink(81) / ink(76), baseline - 81, 0.04))
    #expect(ink(82) == 0)
    // Capitals of the font are 0.688 sizes tall.
    let found = extent(rows(pixels))
    #expect(isNear(Double(found.last + 1 - found.first) / 2, 0.688 * 30, 0.6))
  }

  @Test func linesAreAligned() throws {
    let left = extent(columns(try picture("HHHH")))
    let center = extent(columns(try picture("HHHH", alignment: .center)))
    let right = extent(columns(try picture("HHHH", alignment: .right)))
    #expect(left.first < 8)
    #expect(isNear(Double(center.first + center.last + 1) / 2, 300, 1))
    #expect(600 - right.last < 8)
    #expect(isNear(Double(right.first - left.first), 2 * Double(center.first - left.first), 2))
  }

  @Test func boldTextIsBolder() throws {
    #expect(try picture("HHHH", weight: .bold).ink > picture("HHHH").ink * 1.3)
    #expect(try picture("HHHH", weight: .semibold).ink == picture("HHHH", weight: .bold).ink)
    #expect(try picture("HHHH", weight: .medium).ink == picture("HHHH").ink)
  }

  @Test func theWidthsOfTheStageAreThoseOfTheFont() throws {
    let fonts = try PictureRenderer().textMetrics
    let table = BuiltInTextMetrics()
    for code in 32..<127 {
      let character = String(UnicodeScalar(UInt8(code)))
      for isMonospaced in [false, true] {
        let (one, other) = [fonts, table].map {
          $0.width(of: character, fontSize: 100, fontWeight: 400, isMonospaced: isMonospaced)
        }.pair
        #expect(isNear(Double(one), Double(other), 0.1), "\(character), monospaced: \(isMonospaced)")
      }
    }
  }

  @Test func aLineOfSeveralStylesHasEachInItsColour() throws {
    let easel = Easel(width: 300, height: 60, scale: 2)
    let label = UILabel(frame: CGRect(x: 0, y: 10, width: 300, height: 40))
    let text = NSMutableAttributedString(
      string: "HHHH", attributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.black])
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 2, length: 2))
    label.attributedText = text
    easel.view.addSubview(label)
    let pixels = try easel.pixels()
    func has(_ color: Pixels.Color, _ columns: Range<Int>) -> Bool {
      columns.contains { x in (0..<pixels.height).contains { pixels[x, $0] == color } }
    }
    let (black, red) = (Pixels.Color(red: 0, green: 0, blue: 0), Pixels.Color(red: 255, green: 0, blue: 0))
    #expect(has(black, 0..<57) && !has(red, 0..<57))
    #expect(has(red, 58..<120) && !has(black, 58..<120))
  }

  @Test func charactersThatTheFontLacksComeFromAnother() throws {
    // A box for a missing glyph would be drawn, too, but the same one for each.
    #expect(try picture("★").ink != picture("☂").ink)
  }

  @Test func blocksStandForWords() throws {
    let found = columns(try picture("HH HH", style: .blocks))
    // 14.44 points each, and a space of 5.56.
    let widths = BuiltInTextMetrics()
    let word = Double(widths.width(of: "HH", fontSize: 20, fontWeight: 400, isMonospaced: false)) * 2
    let space = Double(widths.width(of: " ", fontSize: 20, fontWeight: 400, isMonospaced: false)) * 2
    #expect(isNear(found.reduce(0, +), 2 * word, 0.1))
    #expect(found[Int(word + space / 2)] == 0 && found[Int(word + space + 2)] == 1)
  }

  @Test func aPictureStatesItsFontsAndItsScale() throws {
    let easel = Easel()
    #expect(try easel.picture().description.map { $0.name } == ["Scale", "Fonts"])
    #expect(try easel.picture().description[0].text == "1")
    #expect(try easel.picture().description[1].text.hasPrefix("Liberation Sans "))
    #expect(try Easel(textStyle: .blocks).picture().description[1].text == "blocks")
  }
}

extension Array {
  fileprivate var pair: (Element, Element) { (self[0], self[1]) }
}
