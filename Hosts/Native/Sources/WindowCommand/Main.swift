import Foundation
import Gallery
import UIKit
import Window

/// `gallery-window`, the demos in windows.
@main struct Main {
  @MainActor static func main() {
    let demos = ([DemoIndex.demo("gallery")].compactMap { $0 } + DemoIndex.demos + [.threeCells])
    let screens = demos.map { demo in Screen(demo.title, name: demo.id) { demo.makeViewController() } }
    exit(WindowProgram(name: "gallery-window", screens: screens).run(Array(CommandLine.arguments.dropFirst())))
  }
}
