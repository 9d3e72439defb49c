import Testing
import UIKit

@testable import CollectionMotion

@MainActor @Suite struct SettingOutOrderTests {
  /// The attributes come from a dictionary, whose order is another in each run.
  @Test func elementsThatStartAtTheSamePlaceHaveTheSameOrderInAnyOrder() {
    let places = [("footer", 0, 40), ("badge", 1, 40), ("footer", 1, 40), ("header", 1, 40), ("header", 2, 90)]
    let headers = places.map { kind, section, y in
      let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: [section, 0])
      attributes.frame = CGRect(x: 0, y: y, width: 300, height: kind == "header" ? 20 : 0)
      return attributes
    }
    for turn in headers.indices {
      let turned = Array(headers[turn...] + headers[..<turn])
      for order in [SettingOutOrder(turned, isSideways: false), SettingOutOrder(turned.reversed(), isSideways: false)] {
        #expect(headers.map { order.rank(of: $0.element) } == [0, 1, 2, 3, 4])
      }
    }
  }
}
