// The current context: on each thread the one that was pushed last.

import CRuntime
import CoreGraphics
import Runtime

private final class PushedContext {
  let context: CGContext
  let below: PushedContext?
  /// Whether it was created with `UIGraphicsBeginImageContextWithOptions`.
  let isForImage: Bool

  init(_ context: CGContext, above below: PushedContext?, isForImage: Bool) {
    self.context = context
    self.below = below
    self.isForImage = isForImage
  }

  /// The context that was pushed last.
  static var top: PushedContext? {
    get { murmuration_current_drawing().map { Unmanaged<PushedContext>.fromOpaque($0).takeUnretainedValue() } }
    set {
      let former = murmuration_current_drawing().map { Unmanaged<PushedContext>.fromOpaque($0) }
      murmuration_set_current_drawing(newValue.map { Unmanaged.passRetained($0).toOpaque() })
      former?.release()
    }
  }

  static func push(_ context: CGContext, isForImage: Bool = false) {
    top = PushedContext(context, above: top, isForImage: isForImage)
  }
}

/// Returns the current context, or nil.
public func UIGraphicsGetCurrentContext() -> CGContext? { PushedContext.top?.context }

/// Makes a context the current one until it is popped.
public func UIGraphicsPushContext(_ context: CGContext) { PushedContext.push(context) }

/// Restores the context that was current before the last push.
public func UIGraphicsPopContext() { PushedContext.top = PushedContext.top?.below }

// MARK: - Images

/// Begins an image with one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins an image, whose context is the current one until `UIGraphicsEndImageContext()`.
/// - Parameters:
///   - size: The size in points.
///   - opaque: Whether the background is black.
///   - scale: The number of pixels per point; 0 for that of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  PushedContext.push(
    CGContext(size: size, scale: scale > 0 ? scale : drawingScale, isOpaque: opaque), isForImage: true)
}

/// Returns an image of the drawing so far, or nil outside an image context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let top = PushedContext.top, top.isForImage else { return nil }
  return UIImage(drawnIn: top.context)
}

/// Ends the current image context, and restores the one before it.
public func UIGraphicsEndImageContext() { if PushedContext.top?.isForImage ?? false { UIGraphicsPopContext() } }

/// The number of pixels per point of the current screen; 1 outside the main actor.
var drawingScale: CGFloat {
  #if !hasFeature(Embedded)
    guard isOnMainActor else { return 1 }
  #endif
  return MainActor.assumeIsolated { UIScreen.main.scale }
}

extension CGContext {
  convenience init(size: CGSize, scale: CGFloat, isOpaque: Bool) {
    self.init(size: size, scale: scale)
    guard isOpaque else { return }
    fill(CGRect(origin: .zero, size: size))  // in black
  }
}

extension UIImage {
  /// Creates an image, or returns nil if its size is empty.
  convenience init?(drawnIn context: CGContext) {
    guard context.size.width > 0, context.size.height > 0, let image = context.makeImage() else { return nil }
    self.init(cgImage: image, scale: context.scale, orientation: .up)
  }
}

// MARK: - Rectangles

/// Fills a rectangle with the current fill colour.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Fills a rectangle in the current context with a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.draw(blendMode) { $0.fill(rect) }
}

/// Draws a frame of one point inside a rectangle with the current fill colour.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  let (top, side) = (CGSize(width: rect.width, height: 1), CGSize(width: 1, height: rect.height - 2))
  context.fill([
    CGRect(origin: rect.origin, size: top), CGRect(origin: CGPoint(x: rect.minX, y: rect.maxY - 1), size: top),
    CGRect(origin: CGPoint(x: rect.minX, y: rect.minY + 1), size: side),
    CGRect(origin: CGPoint(x: rect.maxX - 1, y: rect.minY + 1), size: side),
  ])
}

/// Clips the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
