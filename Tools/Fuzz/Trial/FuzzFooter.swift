import UIKit

@MainActor final class FuzzFooter: FuzzHeader {
  override class var kind: String { "footer" }
}
