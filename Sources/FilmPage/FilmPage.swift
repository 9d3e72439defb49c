import Films
import Foundation
import PageBundle
import Zlib

/// The page's workbench with a film in it, in one file that needs neither a program nor a server; or with the screens of a
/// program that runs elsewhere.
public enum FilmPage {
  /// Why the page cannot be put together.
  public typealias Problem = PageProblem

  /// The text of the page. The first one takes a second or two in a debug build: the scripts are packed.
  /// - Throws: when the film is too long, and when the scripts and styles are not beside the program.
  public static func html(_ film: Film) throws -> String {
    try html(["film": PageBundle.sevenBits(try film.bytes)])
  }

  /// A screen of a program that runs elsewhere.
  public struct Screen: Sendable {
    /// Its name in the page's address.
    public var id: String
    /// What the page's list calls it.
    public var title: String
    /// What there is to say about it; empty for nothing.
    public var explanation: String

    public init(id: String, title: String, explanation: String) {
      (self.id, self.title, self.explanation) = (id, title, explanation)
    }
  }

  /// The page for the screens of a program that runs elsewhere; Documentation/Live.md says what the page and the program say
  /// to each other.
  /// - Parameters:
  ///   - screens: in the order of the page's list.
  ///   - origin: what the page may connect to, such as "ws://127.0.0.1:8080".
  /// - Throws: when the scripts and styles are not beside the program.
  public static func html(screens: [Screen], origin: String) throws -> String {
    let list = screens.map { ["id": $0.id, "title": $0.title, "summary": "", "explanation": $0.explanation] }
    // No text in it can end the element in which it stands.
    let json = String(decoding: try JSONEncoder().encode(list), as: UTF8.self).replacing("<", with: #"\u003c"#)
    return try html(["screens": json, "connections": "; connect-src \(origin)"])
  }

  /// What is about the gallery's program and its sources stays empty.
  private static func html(_ texts: [String: String]) throws -> String {
    let (bundle, scripts) = try parts.get()
    return bundle.html(scripts: scripts, texts)
  }

  private static let parts = Result<(PageBundle, String), Error> {
    let bundle = try PageBundle.carried.get()
    return (bundle, PageBundle.sevenBits(Gzip.pack(Array(bundle.script.utf8))))
  }
}
