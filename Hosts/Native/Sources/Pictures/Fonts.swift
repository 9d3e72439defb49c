import CPango
import Foundation

/// The fonts of pictures: Liberation, whose advance widths are those that the stage's own metrics assume, and DejaVu for
/// characters that it lacks. No other font of the machine is used, and no setting of its user.
public enum Fonts {
  /// The family of text.
  public static let family = "Liberation Sans"
  /// The family of monospaced text.
  public static let monospacedFamily = "Liberation Mono"

  /// The reason why there is no text.
  public struct Missing: Error, Equatable {
    /// One sentence, without a capital letter and a full stop.
    public let message: String
  }

  /// A description of the fonts with their version, as pictures state it.
  public static func describe() throws(Missing) -> String {
    switch setUp {
    case .success(let text): return text
    case .failure(let error): throw error
    }
  }

  private static let folders = ["/usr/share/fonts", "/usr/local/share/fonts"]

  /// Makes these fonts the only ones of the process, once.
  private static let setUp: Result<String, Missing> = {
    var version: String?
    let config = FcConfigCreate()
    for folder in folders {
      let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      for file in files.sorted() {
        let name = file.split(separator: "/").last.map(String.init) ?? ""
        guard wanted.contains(name) else { continue }
        FcConfigAppFontAddFile(config, folder + "/" + file)
        if name == "LiberationSans-Regular.ttf" { version = Fonts.version(of: folder + "/" + file) }
      }
    }
    guard let version else {
      FcConfigDestroy(config)
      return .failure(
        Missing(message: "the font Liberation Sans is not installed; on Debian, it is in the package fonts-liberation"))
    }
    FcConfigSetCurrent(config)
    return .success("\(family) \(version)")
  }()

  private static let wanted: Set = [
    "LiberationSans-Regular.ttf", "LiberationSans-Bold.ttf", "LiberationMono-Regular.ttf", "LiberationMono-Bold.ttf",
    "DejaVuSans.ttf", "DejaVuSans-Bold.ttf",
  ]

  /// Returns the version that a font file has of itself, such as "1.07".
  private static func version(of file: String) -> String {
    var count: Int32 = 0
    guard let pattern = FcFreeTypeQuery(file, 0, nil, &count) else { return "" }
    defer { FcPatternDestroy(pattern) }
    var number: Int32 = 0
    FcPatternGetInteger(pattern, FC_FONTVERSION, 0, &number)
    let hundredths = Int((Double(number) / 65536 * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}
