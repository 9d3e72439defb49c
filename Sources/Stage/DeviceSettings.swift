import UIKit

/// The settings of a device that screens on it follow: the choices of its user, and the shape of its display.
public struct DeviceSettings: Equatable {
  /// The appearance: light or dark.
  public var style = UIUserInterfaceStyle.light
  /// The preferred size of text.
  public var textSize = UIContentSizeCategory.large
  /// The layout direction of the user's language.
  public var direction = UITraitEnvironmentLayoutDirection.leftToRight
  /// Whether Increase Contrast is enabled.
  public var isIncreaseContrastEnabled = false
  /// Whether Reduce Motion is enabled.
  public var isReduceMotionEnabled = false
  /// The distances by which bars and rounded corners extend into the screen, in points.
  public var safeAreaInsets = UIEdgeInsets.zero

  /// Creates the settings of a new device.
  public init() {}

  /// All sizes of text, from the smallest to the largest.
  public static let textSizes: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Creates the settings that a host passes on.
  /// - Parameter textSize: A place in ``textSizes``.
  /// - Returns: nil if the text has no such size, or the insets are not finite.
  public init?(
    isDark: Bool, textSize: Int, isRightToLeft: Bool, isMotionReduced: Bool, isContrastIncreased: Bool,
    insets: UIEdgeInsets
  ) {
    guard DeviceSettings.textSizes.indices.contains(textSize), insets.isFinite else { return nil }
    style = isDark ? .dark : .light
    self.textSize = DeviceSettings.textSizes[textSize]
    direction = isRightToLeft ? .rightToLeft : .leftToRight
    isReduceMotionEnabled = isMotionReduced
    isIncreaseContrastEnabled = isContrastIncreased
    safeAreaInsets = insets
  }

  /// The settings as traits.
  var traits: UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: style), UITraitCollection(preferredContentSizeCategory: textSize),
      UITraitCollection(layoutDirection: direction),
      UITraitCollection(accessibilityContrast: isIncreaseContrastEnabled ? .high : .normal),
    ])
  }
}

extension Stage {
  /// The settings that new stages have from their first views on.
  public static var deviceSettings = DeviceSettings()

  /// Changes the traits, the safe area and Reduce Motion to those of a device with other settings, as its user does while a
  /// program runs.
  public func use(_ settings: DeviceSettings) {
    isReduceMotionEnabled = settings.isReduceMotionEnabled
    let traits = settings.traits
    if !traits.isEqual(wantedTraits) { traitCollection = traits }
    if settings.safeAreaInsets != safeAreaInsets { safeAreaInsets = settings.safeAreaInsets }
  }

  /// The settings that the stage has now.
  package var settings: DeviceSettings {
    var settings = DeviceSettings()
    let traits = wantedTraits
    settings.style = traits.userInterfaceStyle == .dark ? .dark : .light
    settings.textSize = traits.preferredContentSizeCategory
    settings.direction = traits.layoutDirection
    settings.isIncreaseContrastEnabled = traits.accessibilityContrast == .high
    settings.isReduceMotionEnabled = isReduceMotionEnabled
    settings.safeAreaInsets = safeAreaInsets
    return settings
  }

  /// The timings that animation blocks have in place of their own, by their numbers; see ``InspectedAnimation/block``.
  package var blockTimings: [Int: BlockTiming] {
    get { screen.animationBlocks.timings }
    set { screen.animationBlocks.timings = newValue }
  }

  /// The initial value for new stages.
  package static var blockTimings: [Int: BlockTiming] = [:]
}
