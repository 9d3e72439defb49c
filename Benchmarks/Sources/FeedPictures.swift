import UIKit

/// The pictures of feed items, as large as those of the published benchmark.
@MainActor enum FeedPictures {
  static let portrait = picture(CGSize(width: 50, height: 50))
  static let wide = picture(CGSize(width: 350, height: 200))

  private static func picture(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      UIColor.orange.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }
}
