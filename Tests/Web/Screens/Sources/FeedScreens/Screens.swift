import Feed
import UIKit
import Workbench

@main struct Screens: Workbench {
  static let screens = [
    Screen("Feed", explanation: "Cards as high as their texts. Add inserts one, a tap deletes.") {
      UINavigationController(rootViewController: FeedViewController())
    },
    Screen("Feed alone") { FeedViewController() },
    Screen("Page") { port in
      let controller = PageViewController { port.postMessage($0) }
      port.onMessage = { [weak controller] in controller?.receive($0) }
      return controller
    },
    Screen("Places") { port in
      let controller = PlacesViewController { port.postMessage($0) }
      port.onMessage = { [weak controller] in controller?.open($0) }
      return controller
    },
    Screen("Birds") { port in
      let controller = BirdsViewController { port.postMessage($0) }
      port.onMessage = { [weak controller] in controller?.receive($0) }
      return controller
    },
  ]
}
