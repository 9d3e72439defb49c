import QuartzCore
import Stage
import Testing
import UIKit

/// What becomes of the frame of a view that is turned or scaled: by the program, and where UIKit places it.
@MainActor @Suite struct TransformedFrameTests {
  private let double = CGAffineTransform(scaleX: 2, y: 2)
  private let eighth = CGAffineTransform(rotationAngle: .pi / 4)

  @Test func theFrameReadsAsItWasSet() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.transform = double
    view.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
    #expect(view.frame == CGRect(x: 100, y: 100, width: 100, height: 50))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 50, height: 25) && view.center == CGPoint(x: 150, y: 125))
    view.anchorPoint = .zero
    view.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
    #expect(view.frame == CGRect(x: 100, y: 100, width: 100, height: 50) && view.center == CGPoint(x: 100, y: 100))
  }

  @Test func theFrameOfAttributesReadsAsItWasSet() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    attributes.transform = double
    attributes.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
    #expect(attributes.frame == CGRect(x: 100, y: 100, width: 100, height: 50))
    #expect(attributes.size == CGSize(width: 50, height: 25) && attributes.center == CGPoint(x: 150, y: 125))
  }

  @Test func fittingIsAboutTheBounds() {
    let label = UILabel()
    label.text = "Some words"
    label.sizeToFit()
    let natural = label.bounds.size
    label.bounds.size = .zero
    label.transform = double
    label.sizeToFit()
    #expect(label.bounds.size == natural)
  }

  @Test func aMaskIsAboutThePlaceWithoutTheTransform() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    inner.transform = eighth
    outer.addSubview(inner)
    outer.bounds.size = CGSize(width: 200, height: 150)
    #expect(inner.bounds.size == CGSize(width: 180, height: 130) && inner.center == CGPoint(x: 100, y: 75))
  }

  @Test func constraintsAreAboutThePlaceWithoutTheTransform() {
    let fixture = ConstraintFixture()
    let box = fixture.add()
    box.transform = eighth
    fixture.activate(
      box.leftAnchor.constraint(equalTo: fixture.view.leftAnchor, constant: 10),
      box.topAnchor.constraint(equalTo: fixture.view.topAnchor, constant: 20),
      box.widthAnchor.constraint(equalToConstant: 100), box.heightAnchor.constraint(equalToConstant: 50))
    #expect(box.bounds.size == CGSize(width: 100, height: 50) && box.center == CGPoint(x: 60, y: 45))
  }

  @Test func whatAButtonShowsStaysAsLargeAsItIs() {
    let screen = Screen()
    let button = screen.add(UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 40)))
    button.setTitle("Title", for: .normal)
    button.setImage(UIImage(systemName: "plus"), for: .normal)
    button.layoutIfNeeded()
    guard let image = button.imageView, let title = button.titleLabel else { return #expect(Bool(false)) }
    let (size, center) = (image.bounds.size, image.center)
    let titleSize = title.bounds.size
    image.transform = eighth
    title.transform = double
    for _ in 0..<2 {
      button.setNeedsLayout()
      button.layoutIfNeeded()
    }
    #expect(image.bounds.size == size && image.center == center && title.bounds.size == titleSize)
  }

  @Test func anImageOfAListContentStaysAsLargeAsItIs() {
    let screen = Screen()
    var content = UIListContentConfiguration.cell()
    content.image = UIImage(systemName: "plus")
    content.text = "Text"
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    _ = screen.add(view)
    view.layoutIfNeeded()
    let image = view.subviews.first { $0 is UIImageView }
    let size = image?.bounds.size
    image?.transform = eighth
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(size != nil && image?.bounds.size == size)
  }

  @Test func theContentOfACellStaysAsLargeAsItIs() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    cell.contentView.transform = CGAffineTransform(scaleX: 0.5, y: -0.5)
    cell.frame.size = CGSize(width: 200, height: 60)
    #expect(cell.contentView.bounds.size == CGSize(width: 200, height: 60))
    let background = UIView()
    background.transform = double
    cell.backgroundView = background
    #expect(background.bounds.size == CGSize(width: 200, height: 60))
  }

  @Test func whatLiesBehindTheContentStaysAsLargeAsItIs() {
    let screen = Screen()
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: UICollectionViewFlowLayout())
    let background = UIView()
    background.transform = double
    list.backgroundView = background
    _ = screen.add(list)
    list.layoutIfNeeded()
    #expect(background.bounds.size == CGSize(width: 100, height: 200))
  }

  @Test func aRefreshControlStaysAsLargeAsItIs() {
    let screen = Screen()
    let scrollView = screen.add(UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)))
    scrollView.alwaysBounceVertical = true
    let control = UIRefreshControl()
    scrollView.refreshControl = control
    scrollView.layoutIfNeeded()
    let size = control.bounds.size
    control.transform = eighth
    scrollView.contentOffset.y = -150  // farther than the control is high, so that it follows
    scrollView.layoutIfNeeded()
    #expect(size.width == 200 && control.bounds.size == size)
  }

  @Test func barsThatAreMovedAwayStayAway() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: UIViewController())]
    let stage = Stage(size: CGSize(width: 300, height: 500), rootViewController: tabs)
    stage.advance(by: 0.1)
    let bar = (tabs.viewControllers?.first as? UINavigationController)?.navigationBar
    let (tabPlace, barPlace) = (tabs.tabBar.center, bar?.center)
    tabs.tabBar.transform = CGAffineTransform(translationX: 0, y: 100)
    bar?.transform = CGAffineTransform(translationX: 0, y: -100)
    tabs.view.setNeedsLayout()
    bar?.superview?.setNeedsLayout()
    stage.advance(by: 0.1)
    #expect(tabs.tabBar.center == tabPlace && bar != nil && bar?.center == barPlace)
  }

  @Test func besideATextFieldViewsStayAsLargeAsTheyAre() {
    let screen = Screen()
    let field = screen.add(UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40)))
    let icon = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    (field.leftView, field.leftViewMode) = (icon, .always)
    field.layoutIfNeeded()
    let size = icon.bounds.size
    icon.transform = double
    field.setNeedsLayout()
    field.layoutIfNeeded()
    #expect(icon.bounds.size == size)
  }
}
