// The functions themselves, with pictures in this folder. RECORD=1 swift test writes them anew.

import Foundation
import PictureTesting
import Stage
import Testing
import UIKit
import XCTest

@MainActor @Suite struct AssertPictureTests {
  private func stage() -> Stage {
    Stage(size: CGSize(width: 240, height: 140), rootViewController: CardController())
  }

  @Test func aStageLooksAsItDid() { assertPicture(of: stage(), named: "Stage", textStyle: .blocks) }

  @Test func aControllerLooksAsItDid() {
    assertPicture(of: CardController(), named: "Card", as: [.smallPhone.blocks, .smallPhone.blocks.dark])
  }

  @Test func aViewLooksAsItDid() { assertPicture(of: Card(), named: "View", as: [.phone.blocks]) }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["RECORD"] != "1", "It would be recorded."))
  func aDifferenceIsAnIssueOfTheTest() {
    withKnownIssue {
      assertPicture(of: CardController { $0.dot.isHidden = true }, named: "Card", as: [.smallPhone.blocks])
    } matching: {
      $0.comments.first?.rawValue.contains("The picture differs from Card.small-phone-blocks.png") == true
    }
  }
}

final class AssertPictureCase: XCTestCase {
  func testAViewLooksAsItDid() { assertPicture(of: Card(), named: "View", as: [.phone.blocks]) }
}
