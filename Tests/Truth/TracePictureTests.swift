import Foundation
import Testing

/// The pictures in Documentation/Scrolling.md: recorded offsets as dots, ours as a line.
@MainActor struct TracePictureTests {
  private static let size = (width: 720.0, height: 220.0)

  /// With the environment variable STAGE_RECORD they are drawn anew.
  @Test func picturesShowTheTracesAsTheyAreReplayed() throws {
    let facts = try FactFile<ScrollingFacts>("scrolling")
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../Documentation")
    for trace in facts.facts.traces {
      let picture = picture(of: ScrollTrace(trace, in: facts.facts, scale: facts.scale).replay().samples)
      let name = "truth-" + trace.name.replacingOccurrences(of: " ", with: "-") + ".svg"
      let file = folder.appendingPathComponent(name)
      if ProcessInfo.processInfo.environment["STAGE_RECORD"] != nil {
        try picture.write(to: file, atomically: true, encoding: .utf8)
      }
      #expect(try String(contentsOf: file, encoding: .utf8) == picture, "\(name) is old")
    }
  }

  private func picture(of samples: [ScrollTrace.Sample]) -> String {
    let offsets = samples.flatMap { [$0.recorded, $0.ours] }
    let (low, high) = (offsets.min() ?? 0, offsets.max() ?? 0)
    let last = samples.last?.time ?? 1
    let (width, height) = Self.size
    func point(_ time: Double, _ offset: Double) -> (String, String) {
      (
        String(format: "%.1f", 10 + time / last * (width - 20)),
        String(format: "%.1f", 30 + (high - offset) / max(high - low, 1) * (height - 60))
      )
    }
    let dots = samples.map { sample in
      let (x, y) = point(sample.time, sample.recorded)
      return "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"2\"/>"
    }
    let line = samples.map { sample in
      let (x, y) = point(sample.time, sample.ours)
      return "\(x) \(y)"
    }
    let largest = samples.map { abs($0.recorded - $0.ours) }.max() ?? 0
    func label(_ y: Double, _ text: String) -> String { "<text x=\"10\" y=\"\(y)\">\(text)</text>" }
    let extent = String(format: "offsets from %.1f to %.1f points in %.2f s", low, high, last)
    let difference = String(format: "dots: recorded, line: Murmuration, at most %.2f points apart", largest)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" font-family="sans-serif" font-size="12">
      <rect width="\(width)" height="\(height)" fill="#fff"/>
      <g fill="#e8590c">
      \(dots.joined(separator: "\n"))
      </g>
      <polyline points="\(line.joined(separator: " "))" fill="none" stroke="#1c7ed6"/>
      <g fill="#495057">
      \(label(16, extent))
      \(label(height - 8, difference))
      </g>
      </svg>

      """
  }
}
