import FilmPage
import Foundation

/// The page, which takes a moment to be put together: on a thread of its own, while the program begins.
final class PageText: @unchecked Sendable {
  private let isDone = DispatchGroup()
  /// Written before `isDone`, and read afterwards.
  private var html: String?

  init(_ screens: [FilmPage.Screen], origin: String) {
    isDone.enter()
    Thread { [self] in
      do {
        html = try FilmPage.html(screens: screens, origin: origin)
      } catch {
        FileHandle.standardError.write(Data("The page cannot be served: \(error).\n".utf8))
      }
      isDone.leave()
    }.start()
  }

  /// Waits until it is done; nil if it cannot be.
  var text: String? {
    isDone.wait()
    return html
  }
}
