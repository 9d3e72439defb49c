import NAME
import UIKit
import Workbench

/// `swift run NAMEScreens --watch` opens the screens in a page that shows every frame, and rebuilds when you save.
@main struct Screens: Workbench {
  static let screens = [
    Screen("Shingles", explanation: "A tap on a card takes it away, Add brings a new one.") {
      UINavigationController(rootViewController: ShinglesViewController())
    }
  ]
}
