import UIKit

@MainActor final class FuzzBadge: FuzzHeader {
  override class var kind: String { "badge" }
}
