import CoreGraphics

extension UIView {
  /// Draws the view and all in it, as they are seen, into the current context, stretched to a rectangle.
  /// - Parameter afterUpdates: lays out what needs it before.
  /// - Returns: whether there was a context.
  @discardableResult public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
    if afterUpdates { layoutIfNeeded() }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    CALayer.render(layer, in: context, isPresented: true)
    context.restoreGState()
    return true
  }

  /// A view that shows what is seen of a part of this one now, and does not change.
  /// - Parameters:
  ///   - rect: in this view's coordinates.
  ///   - afterUpdates: lays out what needs it before.
  ///   - capInsets: nothing of the picture keeps its size when the view is resized: it is not stretched.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard let picture = snapshotView(afterScreenUpdates: afterUpdates) else { return nil }
    let part = UIView(frame: CGRect(origin: .zero, size: rect.size))
    part.clipsToBounds = true
    picture.frame.origin = CGPoint(x: bounds.minX - rect.minX, y: bounds.minY - rect.minY)
    part.addSubview(picture)
    return part
  }
}
