import FilmFormat
import Foundation
import PageBundle
import Zlib

/// The page's workbench with a film, as one file that needs neither a program nor a server, or with the screens of a
/// program that runs elsewhere.
public enum FilmPage {
  /// The reason why the page cannot be created.
  public typealias Problem = PageProblem

  /// Returns the HTML of the page. The first call takes a second or two in a debug build, because it packs the scripts.
  /// - Parameters:
  ///   - film: The film to show.
  ///   - expected: A film that the other one should match. The page opens with the comparison of the two, at the first
  ///     difference.
  /// - Throws: An error if a film is too long, or if the scripts and styles are not beside the program.
  public static func html(_ film: Film, expected: Film? = nil) throws -> String {
    var texts = ["film": PageBundle.sevenBits(try film.bytes)]
    if let expected { texts["expected"] = PageBundle.sevenBits(try expected.bytes) }
    return try html(texts)
  }

  /// A screen of a program that runs elsewhere.
  public struct Screen: Sendable {
    /// The identifier in the page's address.
    public var id: String
    /// The title in the page's list.
    public var title: String
    /// A description, which may be empty.
    public var explanation: String

    public init(id: String, title: String, explanation: String) {
      (self.id, self.title, self.explanation) = (id, title, explanation)
    }
  }

  /// Returns the page for the screens of a program that runs elsewhere; Documentation/Live.md describes the protocol
  /// between page and program.
  /// - Parameters:
  ///   - screens: The screens in the order of the page's list.
  ///   - origin: The origin that the page may connect to, such as "ws://127.0.0.1:8080".
  /// - Throws: An error if the scripts and styles are not beside the program.
  public static func html(screens: [Screen], origin: String) throws -> String {
    let list = screens.map { ["id": $0.id, "title": $0.title, "summary": "", "explanation": $0.explanation] }
    // Escaped so that no text can end the element that contains it.
    let json = String(decoding: try JSONEncoder().encode(list), as: UTF8.self).replacing("<", with: #"\u003c"#)
    return try html(["screens": json, "connections": " \(origin)"])
  }

  /// Returns the page with texts. Parts about the gallery's program and its sources stay empty.
  private static func html(_ texts: [String: String]) throws -> String {
    let (bundle, scripts) = try parts.get()
    return bundle.html(scripts: scripts, texts)
  }

  private static let parts = Result<(PageBundle, String), Error> {
    let bundle = try PageBundle.carried.get()
    return (bundle, PageBundle.sevenBits(Gzip.pack(Array(bundle.script.utf8))))
  }
}
