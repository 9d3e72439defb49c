import UIKit

@MainActor let scrollMistakes = [
  Mistake("an offset that is not a number", says: "There is a NaN in the contentOffset of a scroll view") {
    scrollView().contentOffset = CGPoint(x: 0, y: CGFloat.nan)
  },
  Mistake("an animated offset that is not a number", says: "There is a NaN in the contentOffset of a scroll view") {
    List().view.setContentOffset(CGPoint(x: CGFloat.nan, y: 0), animated: true)
  },
  Mistake("a list's offset that is not a number", says: "There is a NaN in the contentOffset of a scroll view") {
    List().view.contentOffset = CGPoint(x: CGFloat.nan, y: 0)
  },
  Mistake("a content size that is not a number", says: "There is a NaN in the contentSize of a scroll view") {
    scrollView().contentSize = CGSize(width: 100, height: CGFloat.nan)
  },
  Mistake("a content inset that is not a number", says: "There is a NaN in the contentInset of a scroll view") {
    scrollView().contentInset = UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0)
  },
  Mistake("an alignment that is not a number", says: "There is a NaN in the contentAlignmentPoint of a scroll view") {
    scrollView().contentAlignmentPoint = CGPoint(x: CGFloat.nan, y: 0)
  },
  Mistake("a rectangle shown that is not one", says: "There is a NaN in the rectangle that scrollRectToVisible") {
    scrollView().scrollRectToVisible(CGRect(x: 0, y: CGFloat.nan, width: 10, height: 10), animated: false)
  },
  Mistake("a zoom scale that is not a number", says: "There is a NaN in the zoomScale of a scroll view") {
    scrollView().zoomScale = .nan
  },
  Mistake("a rectangle zoomed to that is not one", says: "There is a NaN in the rectangle that zoom(to:animated:)") {
    scrollView().zoom(to: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10), animated: false)
  },
]

@MainActor private func scrollView() -> UIScrollView {
  let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  view.contentSize = CGSize(width: 100, height: 300)
  return view
}
