import Gallery
import UIKit

/// Shows the index of the gallery on Apple's UIKit.
@main final class App: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: GalleryIndexViewController())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
