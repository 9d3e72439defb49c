extension UIView {
  func pictureOfAll(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard window != nil else { return nil }
    if afterUpdates { layoutIfNeeded() }
    let picture = UIView(frame: CGRect(origin: .zero, size: bounds.size))
    picture.clipsToBounds = clipsToBounds
    let content = ownLayer.snapshot()
    content.position = CGPoint(
      x: content.anchorPoint.x * content.bounds.size.width, y: content.anchorPoint.y * content.bounds.size.height)
    picture.ownLayer.addSublayer(content)
    return picture
  }
}
