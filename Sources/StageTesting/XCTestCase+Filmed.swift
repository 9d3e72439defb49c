import Foundation
import XCTest

extension XCTestCase {
  /// Records the films of the stages that the test creates from now on, and writes them if it fails, like the trait
  /// `.filmed`. To be called in `setUp()` or at the beginning of the test.
  /// - Parameter limit: The number of seconds before the end that are kept of each stage.
  @MainActor public func filmed(limit: Double = 60) {
    FilmObserver.listen()
    let name = name.split(separator: " ").joined(separator: ".").filter { !"-[]".contains($0) }
    FilmSession.ofXCTest = FilmSession(name: name, limit: limit)
  }
}

/// An observer of failures and of the ends of tests.
private final class FilmObserver: NSObject, XCTestObservation {
  @MainActor private static var shared: FilmObserver?

  @MainActor static func listen() {
    guard shared == nil else { return }
    let observer = FilmObserver()
    shared = observer
    XCTestObservationCenter.shared.addTestObserver(observer)
  }

  func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?, atLine line: Int
  ) {
    let place = filePath.map { " (\(URL(fileURLWithPath: $0).lastPathComponent), line \(line))" } ?? ""
    MainActor.assumeIsolated { FilmSession.ofXCTest?.failed(description + place) }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    MainActor.assumeIsolated {
      FilmSession.ofXCTest?.finish()
      FilmSession.ofXCTest = nil
    }
  }
}
