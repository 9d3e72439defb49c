import UIKit

/// A scroll view of 390 x 400 points at (0, 50) with a view named "content" in it, striped so that one sees it move.
final class ScrollFixture: UIViewController, UIScrollViewDelegate {
  init(content: CGSize, isPaging: Bool = false, maximumZoomScale: CGFloat = 1) {
    self.content = UIView.named("content", frame: CGRect(origin: .zero, size: content), color: .lightGray)
    super.init(nibName: nil, bundle: nil)
    scrollView.contentSize = content
    scrollView.isPagingEnabled = isPaging
    scrollView.maximumZoomScale = maximumZoomScale
  }

  required init?(coder: NSCoder) { nil }

  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 50, width: 390, height: 400))
  private let content: UIView

  override func viewDidLoad() {
    scrollView.delegate = self
    scrollView.addSubview(content)
    for index in 0..<8 {
      let side = CGFloat(index) * 50
      let stripe = UIView(frame: CGRect(x: side, y: side, width: 50, height: 50))
      stripe.backgroundColor = index % 2 == 0 ? .systemBlue : .systemOrange
      content.addSubview(stripe)
    }
    view.addSubview(scrollView)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
}

/// A scroll view down, "outer", with one across in it, "inner", at its top.
final class NestedFixture: UIViewController {
  override func viewDidLoad() {
    let outer = UIScrollView(frame: CGRect(x: 0, y: 50, width: 390, height: 400))
    outer.contentSize = CGSize(width: 390, height: 2000)
    outer.addSubview(.named("outer", frame: CGRect(x: 0, y: 0, width: 390, height: 2000), color: .lightGray))
    let inner = UIScrollView(frame: CGRect(x: 0, y: 20, width: 390, height: 200))
    inner.contentSize = CGSize(width: 2000, height: 200)
    inner.addSubview(.named("inner", frame: CGRect(x: 0, y: 0, width: 2000, height: 200), color: .systemOrange))
    outer.addSubview(inner)
    view.addSubview(outer)
  }
}
