import Feed
import UIKit
import Workbench

@main struct Screens: Workbench {
  static let screens = [
    Screen("Feed", explanation: "Cards as high as their texts. Add inserts one, a tap deletes.") {
      UINavigationController(rootViewController: FeedViewController())
    },
    Screen("Feed alone") { FeedViewController() },
  ]
}
