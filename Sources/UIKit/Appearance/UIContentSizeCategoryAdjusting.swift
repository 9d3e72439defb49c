import Runtime

/// Something whose text can follow what the person wishes.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether its fonts become larger and smaller with the traits, if they come from text styles or font metrics.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
