import Gallery
import UIKit
import Workbench

@main struct MyScreens: Workbench {
  static let screens = [
    Screen("Spiral", explanation: "A layout of its own: a tap lets the spiral turn further.") {
      SpiralViewController()
    },
    Screen("Shelves", explanation: "A compositional layout with rows that scroll across.") { ShelvesViewController() },
    Screen("Outline", explanation: "A demo of the gallery.") { DemoIndex.demo("outline")!.makeViewController() },
  ]
}
