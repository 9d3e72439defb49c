extension UIView {
  /// A view that shows what this one shows now (as it is seen, midway in its animations), and does not change.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard window != nil else { return nil }
    if afterUpdates { layoutIfNeeded() }
    let picture = UIView(frame: CGRect(origin: .zero, size: bounds.size))
    picture.clipsToBounds = clipsToBounds
    let content = layer.snapshot()
    content.position = CGPoint(
      x: content.anchorPoint.x * content.bounds.size.width, y: content.anchorPoint.y * content.bounds.size.height)
    picture.layer.addSublayer(content)
    return picture
  }
}
