import CoreGraphics
import Foundation
import Pictures
import Stage
import UIKit

/// Images for tests.
@MainActor enum TestImages {
  static let svg = Data(
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="60" height="40" viewBox="0 0 60 40"><rect width="60" height="40" \
    fill="#fc8"/><circle cx="20" cy="20" r="15" fill="#264"/></svg>
    """.utf8)

  /// A picture of 40 by 30 pixels.
  static let png: Data = {
    let controller = UIViewController()
    controller.view.backgroundColor = .yellow
    let inner = UIView(frame: CGRect(x: 10, y: 5, width: 20, height: 15))
    inner.backgroundColor = .red
    controller.view.addSubview(inner)
    let stage = Stage(size: CGSize(width: 40, height: 30), rootViewController: controller)
    return Data(try! PictureRenderer(scale: 1).picture(of: stage.scene).pngBytes())
  }()
}
