import FrameCommands
import UIKit

/// The text of a label with everything that determines how it looks.
struct LabelText: Equatable {
  /// A run of characters in a single style.
  struct Run: Equatable {
    var string: String
    var font: UIFont
    var color: CommandBuffer.Color
  }

  /// The runs of the whole text, at least one.
  private let runs: [Run]
  private let alignment: CommandBuffer.TextAlignment
  private let numberOfLines: Int
  private let lineBreakMode: NSLineBreakMode
  /// The scale to which a single line may shrink; 1 for none.
  private let minimumScale: CGFloat
  private let width: CGFloat

  /// Reads the text of a view; nil for a view that is not a label or is empty.
  /// - Parameter width: The presented width in points, at which lines are broken.
  @MainActor init?(of view: UIView?, width: CGFloat) {
    guard let label = view as? UILabel, let text = label.text, !text.isEmpty else { return nil }
    runs = label.runs
    alignment =
      switch label.textAlignment {
      case .center: .center
      case .right: .right
      case .natural where label.effectiveUserInterfaceLayoutDirection == .rightToLeft: .right
      default: .left
      }
    numberOfLines = label.numberOfLines
    lineBreakMode = label.lineBreakMode
    minimumScale =
      label.adjustsFontSizeToFitWidth && label.minimumScaleFactor > 0 ? min(label.minimumScaleFactor, 1) : 1
    self.width = width
  }

  /// The whole text without styles.
  var string: String { runs.reduce("") { $0 + $1.string } }

  /// Writes the text in lines as the label breaks them.
  @MainActor func write(_ number: Int, _ buffer: inout CommandBuffer) {
    let lines = LabelLines(
      runs.map { ($0.string, $0.font) }, width: width, limit: numberOfLines, mode: lineBreakMode,
      minimumScale: minimumScale)
    var written: [CommandBuffer.Run] = []
    for (index, line) in lines.lines.enumerated() {
      if index > 0 { written[written.count - 1].string += "\n" }
      for piece in line {
        let (font, color) = (runs[piece.run].font, runs[piece.run].color)
        var run = CommandBuffer.Run(
          string: "", size: Double(font.pointSize * lines.scale), weight: font.cssWeight,
          isMonospaced: font.fontDescriptor.symbolicTraits.contains(.traitMonoSpace), color: color)
        if var last = written.last {
          last.string = ""
          if last == run { run.string = written.removeLast().string }
        }
        run.string += piece.string
        written.append(run)
      }
    }
    if written.isEmpty {
      buffer.noText(layer: number)
    } else {
      buffer.text(layer: number, alignment: alignment, runs: written)
    }
  }
}

extension UILabel {
  /// The text in runs of a font and a resolved colour.
  fileprivate var runs: [LabelText.Run] {
    var runs: [LabelText.Run] = []
    let text = attributedText ?? NSAttributedString(string: "")
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
      let color = attributes[.foregroundColor] as? UIColor ?? textColor ?? .label
      runs.append(
        LabelText.Run(
          string: text.attributedSubstring(from: range).string,
          font: attributes[.font] as? UIFont ?? font ?? .systemFont(ofSize: UIFont.labelFontSize),
          color: .init(color.resolvedColor(with: traitCollection).cgColor)))
    }
    return runs
  }
}

extension UIFont {
  /// The weight as in CSS, from 100 to 900.
  fileprivate var cssWeight: Int {
    let traits = fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    switch traits?[.weight] as? CGFloat ?? 0 {
    case ..<(-0.7): return 100
    case ..<(-0.5): return 200
    case ..<(-0.2): return 300
    case ..<0.1: return 400
    case ..<0.27: return 500
    case ..<0.35: return 600
    case ..<0.5: return 700
    case ..<0.6: return 800
    default: return 900
    }
  }
}
