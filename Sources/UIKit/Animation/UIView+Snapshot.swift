extension UIView {
  func pictureOfAll(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard window != nil else { return nil }
    if afterUpdates { layoutIfNeeded() }
    let content = ownLayer.snapshot()
    // As large as the view is displayed, which differs from its bounds while they are animated.
    let picture = UIView(frame: CGRect(origin: .zero, size: content.bounds.size))
    picture.clipsToBounds = clipsToBounds
    content.position = CGPoint(
      x: content.anchorPoint.x * content.bounds.size.width, y: content.anchorPoint.y * content.bounds.size.height)
    picture.ownLayer.addSublayer(content)
    return picture
  }
}
