import Runtime

extension UIScrollView {
  var viewForZooming: UIView? { delegate?.viewForZooming(in: self) }

  private func limited(_ scale: CGFloat) -> CGFloat { min(max(scale, minimumZoomScale), maximumZoomScale) }

  func updatePinch() {
    let isPossible = minimumZoomScale < maximumZoomScale
    if isPossible, pinchGestureRecognizer == nil {
      let pinch = ScrollPinchGestureRecognizer()
      pinch.addHandler(weakly(self) { $0.pinchDidChange() })
      addGestureRecognizer(pinch)
      pinchGestureRecognizer = pinch
    } else if !isPossible, let pinch = pinchGestureRecognizer {
      removeGestureRecognizer(pinch)
      pinchGestureRecognizer = nil
    }
  }

  // MARK: Gestures

  private func pinchDidChange() {
    guard let pinch = pinchGestureRecognizer else { return }
    switch pinch.state {
    case .began:
      stopMotion()
      isZooming = true
      zooming.start = zoomScale
      tracedScrollDelegate?.willBeginZooming(viewForZooming)
    case .changed:
      let proposed = zooming.start * pinch.scale
      let limit = limited(proposed)
      let beyond = bouncesZoom ? exp(log(proposed / limit) * ScrollZooming.give) : 1
      applyZoom(limit * beyond, keeping: pinch.location(in: self))
      if isDragging { rebaseDragging() }
    case .ended, .cancelled: endZooming(about: pinch.location(in: self))
    default: break
    }
  }

  private func endZooming(about anchor: CGPoint) {
    let scale = zoomScale
    let limit = limited(scale)
    isZooming = false
    guard scale != limit else {
      tracedScrollDelegate?.didEndZooming(viewForZooming, scale: scale)
      if !isDragging { returnIntoRange() }
      return
    }
    isZoomBouncing = true
    animateZoom { $0.applyZoom(limit, keeping: anchor, isKeptInRange: true) }
  }

  // MARK: Programmatic zooming

  func zoom(toScale scale: CGFloat, keeping anchor: CGPoint, animated: Bool) {
    let scale = limited(scale)
    guard viewForZooming != nil, scale != zoomScale else { return }
    stopMotion()
    guard animated, window != nil else {
      applyZoom(scale, keeping: anchor, isKeptInRange: true)
      return
    }
    tracedScrollDelegate?.willBeginZooming(viewForZooming)
    animateZoom { $0.applyZoom(scale, keeping: anchor, isKeptInRange: true) }
  }

  func zoomIn(to rect: CGRect, animated: Bool) {
    guard let view = viewForZooming, rect.width > 0, rect.height > 0 else { return }
    stopMotion()
    let insets = adjustedContentInset
    let room = bounds.area(inside: insets).size
    let scale = limited(min(room.width / rect.width, room.height / rect.height))
    func apply(_ scrollView: UIScrollView) {
      let middle = view.convert(CGPoint(x: rect.midX, y: rect.midY), to: scrollView)
      let ratio = scale / scrollView.zoomScale
      scrollView.applyZoom(scale, keeping: middle)
      scrollView.moveContent(
        to: scrollView.clamped(
          CGPoint(
            x: middle.x * ratio - insets.left - room.width / 2, y: middle.y * ratio - insets.top - room.height / 2)))
    }
    guard animated, window != nil else { return apply(self) }
    tracedScrollDelegate?.willBeginZooming(view)
    animateZoom(apply)
  }

  private func animateZoom(_ change: @escaping (UIScrollView) -> Void) {
    zooming.animations += 1
    UIView.animate(withDuration: ScrollZooming.duration) { [self] in
      change(self)
    } completion: { [self] _ in
      zooming.animations -= 1
      guard zooming.animations == 0 else { return }
      isZoomBouncing = false
      tracedScrollDelegate?.didEndZooming(viewForZooming, scale: zoomScale)
    }
  }

  /// Scales all content coordinates about their origin and moves the offset to keep a point in place.
  /// - Parameters:
  ///   - anchor: The point in current content coordinates.
  ///   - isKeptInRange: Whether to show no space outside the content.
  private func applyZoom(_ scale: CGFloat, keeping anchor: CGPoint, isKeptInRange: Bool = false) {
    guard let view = viewForZooming else { return }
    let ratio = scale / zoomScale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.center = CGPoint(x: view.center.x * ratio, y: view.center.y * ratio)
    contentSize = CGSize(width: contentSize.width * ratio, height: contentSize.height * ratio)
    let moved = CGPoint(
      x: contentOffset.x + anchor.x * (ratio - 1), y: contentOffset.y + anchor.y * (ratio - 1))
    moveContent(to: isKeptInRange || !bouncesZoom ? clamped(moved) : moved)
    tracedScrollDelegate?.didZoom()
  }
}

/// A pinch recogniser that recognises simultaneously with the scroll view's pan.
@MainActor private final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  private var scrollView: UIScrollView? { view as? UIScrollView }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.pan
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer !== scrollView?.pan
  }
}
