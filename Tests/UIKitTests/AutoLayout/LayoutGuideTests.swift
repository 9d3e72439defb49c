import Stage
import Testing
import UIKit

@MainActor @Suite struct LayoutGuideTests {
  private let fixture = ConstraintFixture()
  private var view: UIView { fixture.view }

  @Test func aGuideIsPlacedAndPlacesOthers() {
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    let box = fixture.add(NaturalView(10, 10))
    fixture.activate(
      guide.leftAnchor.constraint(equalTo: view.leftAnchor), guide.rightAnchor.constraint(equalTo: view.centerXAnchor),
      guide.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      guide.heightAnchor.constraint(equalToConstant: 60), box.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      box.topAnchor.constraint(equalTo: guide.bottomAnchor))
    #expect(guide.layoutFrame == CGRect(x: 0, y: 10, width: 200, height: 60))
    #expect(box.frame == CGRect(x: 95, y: 70, width: 10, height: 10))
    #expect(guide.owningView === view && view.layoutGuides == [guide])
    view.removeLayoutGuide(guide)
    #expect(guide.owningView == nil && view.layoutGuides.isEmpty && view.constraints.isEmpty)
  }

  @Test func aGuideIsRightInLayoutSubviewsOfItsOwner() {
    final class Owner: UIView {
      let guide = UILayoutGuide()
      var seen: [CGRect] = []
      override func layoutSubviews() {
        super.layoutSubviews()
        seen.append(guide.layoutFrame)
      }
    }
    let owner = Owner(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    owner.addLayoutGuide(owner.guide)
    view.addSubview(owner)
    fixture.activate(
      owner.guide.widthAnchor.constraint(equalTo: owner.widthAnchor, multiplier: 0.5),
      owner.guide.heightAnchor.constraint(equalToConstant: 10))
    #expect(owner.seen.last == CGRect(x: 0, y: 0, width: 50, height: 10))
  }

  @Test func theGuidesOfAViewAreAlwaysTheSame() {
    #expect(view.safeAreaLayoutGuide === view.safeAreaLayoutGuide)
    #expect(view.layoutMarginsGuide === view.layoutMarginsGuide)
    #expect(view.readableContentGuide === view.readableContentGuide)
    let guide = view.safeAreaLayoutGuide
    let box = fixture.add()
    fixture.activate(box.topAnchor.constraint(equalTo: view.topAnchor))
    #expect(view.safeAreaLayoutGuide === guide)
  }

  @Test func whatKeyboardsCoverBeginsAtTheSafeArea() {
    let guide = view.keyboardLayoutGuide
    #expect(guide === view.keyboardLayoutGuide && guide.usesBottomSafeArea && !guide.followsUndockedKeyboard)
    let box = fixture.add(NaturalView(10, 10))
    fixture.activate(
      box.bottomAnchor.constraint(equalTo: guide.topAnchor), box.widthAnchor.constraint(equalTo: guide.widthAnchor))
    let height = view.bounds.height
    #expect(box.frame.maxY == height && box.frame.width == view.bounds.width)
    #expect(guide.layoutFrame == CGRect(x: 0, y: height, width: view.bounds.width, height: 0))
    fixture.screen.controller.additionalSafeAreaInsets.bottom = 34
    fixture.layOut()
    #expect(box.frame.maxY == height - 34)
    #expect(guide.layoutFrame == CGRect(x: 0, y: height - 34, width: view.bounds.width, height: 34))
    guide.usesBottomSafeArea = false
    fixture.layOut()
    #expect(box.frame.maxY == height && guide.layoutFrame.height == 0)
    view.frame.size.height -= 100
    fixture.layOut()
    #expect(box.frame.maxY == height - 100)
  }

  @Test func whatStandsOnMarginsAndSafeAreaFollowsThem() {
    let (low, inner) = (fixture.add(NaturalView(10, 10)), fixture.add())
    fixture.activate(
      low.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor))
    #expect(low.frame.maxY == 400 && inner.frame.minX == view.layoutMargins.left)
    fixture.screen.controller.additionalSafeAreaInsets.bottom = 34
    view.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 60)
    fixture.layOut()
    #expect(low.frame.maxY == 366)
    #expect(inner.frame.minX == 40 && inner.frame.maxX == 340)
  }

  @Test func theReadableGuideIsAColumnInTheMiddle() {
    let wide = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))
    view.addSubview(wide)
    #expect(wide.readableContentGuide.layoutFrame == CGRect(x: 164, y: 8, width: 672, height: 84))
    wide.frame.size.width = 300
    #expect(wide.readableContentGuide.layoutFrame == CGRect(x: 8, y: 8, width: 284, height: 84))
  }

  @Test func whatIsConstrainedToTheFrameGuideStaysWhileTheContentScrolls() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    scrollView.contentSize = CGSize(width: 400, height: 2000)
    view.addSubview(scrollView)
    let header = fixture.add(NaturalView(50, 20), to: scrollView)
    fixture.activate(header.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 5))
    scrollView.contentOffset.y = 300
    fixture.layOut()
    #expect(header.frame.minY == 305)
  }
}
