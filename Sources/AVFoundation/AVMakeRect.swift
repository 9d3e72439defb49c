import CoreGraphics

/// Returns the largest rectangle with the proportions of a size that fits into another rectangle, centred in it.
/// - Parameters:
///   - aspectRatio: A size whose width and height are in the wanted ratio. If one of them is not above 0, the result has
///     no size.
///   - boundingRect: The rectangle that contains the result.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  let bounds = boundingRect.standardized
  var size = CGSize.zero
  if aspectRatio.width > 0, aspectRatio.height > 0 {
    let factor = min(bounds.width / aspectRatio.width, bounds.height / aspectRatio.height)
    size = CGSize(width: aspectRatio.width * factor, height: aspectRatio.height * factor)
  }
  return CGRect(
    x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
}
