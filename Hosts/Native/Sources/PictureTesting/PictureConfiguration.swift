import CoreGraphics
import Pictures
import UIKit

/// The device and the settings that a picture is drawn with.
///
/// ```swift
/// assertPicture(of: SettingsViewController(), named: "Settings", as: [.phone, .phone.dark, .tablet.rightToLeft])
/// ```
public struct PictureConfiguration: Sendable {
  /// The name, which the file of the picture has as well.
  public private(set) var name: String
  /// The size of the screen, in points.
  public var size: CGSize
  /// The safe area.
  public var safeAreaInsets = UIEdgeInsets.zero
  /// The pixels to a point; 2 by default.
  public var scale: CGFloat = 2
  /// The way in which text is drawn.
  public var textStyle = TextStyle.fonts
  private var isDark = false
  private var isRightToLeft = false
  private var category: UIContentSizeCategory?

  /// Creates a light configuration that is read from left to right, in the standard text size.
  /// - Parameters:
  ///   - name: The name.
  ///   - width: The width of the screen, in points.
  ///   - height: The height of the screen, in points.
  public init(_ name: String, width: CGFloat, height: CGFloat) {
    self.name = name
    size = CGSize(width: width, height: height)
  }

  /// A phone of 390 by 844 points.
  public static let phone = PictureConfiguration("phone", width: 390, height: 844)
  /// A phone of 320 by 568 points.
  public static let smallPhone = PictureConfiguration("small-phone", width: 320, height: 568)
  /// A tablet of 820 by 1180 points.
  public static let tablet = PictureConfiguration("tablet", width: 820, height: 1180)

  /// The configuration in dark mode.
  public var dark: PictureConfiguration { changed("dark") { $0.isDark = true } }

  /// The configuration in a layout from right to left.
  public var rightToLeft: PictureConfiguration { changed("right-to-left") { $0.isRightToLeft = true } }

  /// The configuration on its side.
  public var landscape: PictureConfiguration {
    changed("landscape") { $0.size = CGSize(width: $0.size.height, height: $0.size.width) }
  }

  /// The configuration with text as blocks, which needs no fonts.
  public var blocks: PictureConfiguration { changed("blocks") { $0.textStyle = .blocks } }

  /// Returns the configuration with another text size.
  public func textSize(_ category: UIContentSizeCategory) -> PictureConfiguration {
    let short = category.rawValue.replacing("UICTContentSizeCategory", with: "")
    return changed("text-\(short)") { $0.category = category }
  }

  private func changed(_ suffix: String, _ change: (inout PictureConfiguration) -> Void) -> PictureConfiguration {
    var copy = self
    copy.name += "-" + suffix
    change(&copy)
    return copy
  }

  /// The traits that differ from those of a stage by itself.
  var traits: UITraitCollection {
    var parts: [UITraitCollection] = []
    if isDark { parts.append(UITraitCollection(userInterfaceStyle: .dark)) }
    if isRightToLeft { parts.append(UITraitCollection(layoutDirection: .rightToLeft)) }
    if let category { parts.append(UITraitCollection(preferredContentSizeCategory: category)) }
    return UITraitCollection(traitsFrom: parts)
  }
}
