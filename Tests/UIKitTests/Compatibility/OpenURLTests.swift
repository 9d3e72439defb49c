import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite struct OpenURLTests {
  @Test func anAddressIsOpenedByTheHostOfTheCurrentScreen() throws {
    let url = try #require(URL(string: "https://example.org/a"))
    var answers: [Bool] = []
    let first = Stage(size: CGSize(width: 100, height: 100), rootViewController: UIViewController())
    #expect(!UIApplication.shared.canOpenURL(url))
    UIApplication.shared.open(url) { answers.append($0) }
    var opened: [URL] = []
    first.urlOpener = { url in
      opened.append(url)
      return url.scheme == "https"
    }
    UIApplication.shared.open(url) { answers.append($0) }
    UIApplication.shared.open(try #require(URL(string: "tel:1")), options: [.universalLinksOnly: true]) {
      answers.append($0)
    }
    #expect(answers == [false, true, false] && opened.map { $0.absoluteString } == ["https://example.org/a", "tel:1"])
    #expect(UIApplication.shared.canOpenURL(url))
    // Another screen has another host.
    let second = Stage(size: CGSize(width: 100, height: 100), rootViewController: UIViewController())
    #expect(!UIApplication.shared.canOpenURL(url) && second.urlOpener == nil)
    first.frame(at: 1)
    #expect(UIApplication.shared.canOpenURL(url))
    second.perform { #expect(!UIApplication.shared.canOpenURL(url)) }
  }
}
