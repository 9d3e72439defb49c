import UIKit

/// The icons of rows: white lines on a coloured tile.
@MainActor enum NoteIcon: Int, CaseIterable {
  case folder, page, map, pot, idea, book, star

  private var colours: (top: String, bottom: String) {
    switch self {
    case .folder: ("#5ac8fa", "#2a8fe8")
    case .page: ("#b8bcc6", "#8e93a0")
    case .map: ("#5fd98a", "#27a65a")
    case .pot: ("#ffb25a", "#f2792b")
    case .idea: ("#ffd84d", "#f4ad12")
    case .book: ("#c58bf2", "#8e4fd6")
    case .star: ("#ff8a9a", "#f0476a")
    }
  }

  private var lines: String {
    switch self {
    case .folder: "M14 22V42H44V22H29L25 17H14Z"
    case .page: "M19 14H33L40 21V44H19ZM25 29H34M25 36H34"
    case .map: "M14 18L24 14L34 18L44 14V40L34 44L24 40L14 44ZM24 14V40M34 18V44"
    case .pot: "M16 26H42V36Q42 44 34 44H24Q16 44 16 36ZM22 14V20M29 14V20M36 14V20"
    case .idea: "M29 13Q18 13 18 24Q18 30 24 34V39H34V34Q40 30 40 24Q40 13 29 13ZM26 45H32"
    case .book: "M29 18Q22 13 14 16V42Q22 39 29 44Q36 39 44 42V16Q36 13 29 18ZM29 18V44"
    case .star: "M29 13L34 23L45 25L37 33L39 44L29 39L19 44L21 33L13 25L24 23Z"
    }
  }

  /// Draws an icon of 58 units, displayed at half that size.
  private func draw() -> UIImage? {
    var sketch = Sketch(width: 58, height: 58)
    let paint = sketch.gradient(colours.top, colours.bottom)
    sketch.shape("M14 0H44Q58 0 58 14V44Q58 58 44 58H14Q0 58 0 44V14Q0 0 14 0Z", paint)
    sketch.line(lines, "#ffffff", width: 4)
    return sketch.image
  }

  private static let images = allCases.map { $0.draw() }

  var image: UIImage? { NoteIcon.images[rawValue] }
}
