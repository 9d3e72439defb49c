import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite struct ButtonConfigurationTests {
  private let screen = Screen()

  private func button(_ configuration: UIButton.Configuration, width: CGFloat? = nil) -> UIButton {
    // On the screen first: other tests have screens of other traits.
    let button = screen.add(UIButton(configuration: configuration))
    button.sizeToFit()
    if let width { button.frame.size.width = width }
    button.layoutIfNeeded()
    return button
  }

  private func titled(_ configuration: UIButton.Configuration) -> UIButton.Configuration {
    var configuration = configuration
    configuration.title = "Send"
    return configuration
  }

  /// The view that has the background's colour and corners.
  private func fill(_ button: UIButton) -> UIView { button.subviews[0].subviews[0] }

  private func color(_ color: UIColor) -> CGColor {
    color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).cgColor
  }

  // MARK: Size and places

  @Test func aButtonIsAsLargeAsItsTitleAndTheInsetsOfItsSize() {
    let sizes: [(UIButton.Configuration.Size, height: CGFloat, inset: CGFloat, font: CGFloat)] = [
      (.mini, 28, 10, 15), (.small, 28, 10, 15), (.medium, 35, 12, 17), (.large, 51, 20, 17),
    ]
    for (size, height, inset, font) in sizes {
      var configuration = titled(.filled())
      configuration.buttonSize = size
      let button = button(configuration)
      #expect(button.titleLabel!.font.pointSize == font)
      #expect(button.bounds.height == height)
      #expect(button.bounds.width == button.titleLabel!.intrinsicContentSize.width + 2 * inset)
      #expect(button.titleLabel!.frame.minX == inset)
    }
  }

  @Test func insetsOfAProgramStayUntilTheDefaultOnesAreAskedFor() {
    var configuration = titled(.plain())
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    configuration.buttonSize = .large
    let shown = button(configuration)
    #expect(shown.titleLabel!.frame.origin == CGPoint(x: 2, y: 1) && shown.bounds.height == 25)
    configuration.setDefaultContentInsets()
    #expect(configuration.contentInsets.leading == 20)
  }

  @Test func anImageIsWhereItIsPlaced() throws {
    let image = try TestImage.image()  // 32 by 16
    var configuration = titled(.gray())
    configuration.image = image
    configuration.imagePadding = 10
    func places(_ edge: NSDirectionalRectEdge) -> (image: CGRect, title: CGRect, size: CGSize) {
      configuration.imagePlacement = edge
      let button = button(configuration)
      return (button.imageView!.frame, button.titleLabel!.frame, button.bounds.size)
    }
    let leading = places(.leading)
    #expect(leading.image == CGRect(x: 12, y: 9.5, width: 32, height: 16) && leading.title.minX == 54)
    let trailing = places(.trailing)
    #expect(trailing.title.minX == 12 && trailing.image.minX == trailing.title.maxX + 10)
    #expect(trailing.size == leading.size && leading.size.width == 24 + 42 + leading.title.width)
    let top = places(.top)
    #expect(top.image.minY == 7 && top.title.minY == 7 + 16 + 10 && top.image.midX == top.title.midX)
    let bottom = places(.bottom)
    #expect(bottom.title.minY == 7 && bottom.image.minY == 7 + 21 + 10 && bottom.size.height == 61)

    configuration.imageReservation = 50
    let reserved = places(.leading)
    #expect(reserved.image.minX == 12 + 9 && reserved.title.minX == 12 + 50 + 10)
    #expect(places(.top).image.minY == 24)
  }

  @Test func everythingIsTheOtherWayRoundFromRightToLeft() throws {
    screen.view.semanticContentAttribute = .forceRightToLeft
    var configuration = titled(.gray())
    configuration.image = try TestImage.image()
    configuration.subtitle = "now or never"
    configuration.contentInsets.leading = 30
    let button = UIButton(configuration: configuration)
    button.semanticContentAttribute = .forceRightToLeft
    button.sizeToFit()
    _ = screen.add(button)
    #expect(button.imageView!.frame.maxX == button.bounds.width - 30)
    #expect(button.titleLabel!.frame.maxX == button.imageView!.frame.minX)
    #expect(button.titleLabel!.textAlignment == .right && button.subtitleLabel?.textAlignment == .right)
  }

  @Test func aSubtitleIsBelowTheTitleAndBaselinesAreThoseOfBoth() throws {
    var configuration = titled(.tinted())
    configuration.subtitle = "to everybody"
    configuration.titlePadding = 5
    let button = button(configuration)
    let subtitle = try #require(button.subtitleLabel)
    #expect(button.bounds.height == 14 + 21 + 5 + 16 && subtitle.font.pointSize == 13)
    #expect(subtitle.frame.minY == button.titleLabel!.frame.maxY + 5)
    #expect(button.titleLabel!.textAlignment == .center)
    #expect(button.accessibilityLabel == "Send, to everybody")

    let (first, last) = (UILabel(), UILabel())
    for label in [first, last] {
      label.text = "x"
      label.translatesAutoresizingMaskIntoConstraints = false
      screen.view.addSubview(label)
    }
    first.font = button.titleLabel!.font
    last.font = subtitle.font
    button.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 50),
      button.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      first.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
      last.firstBaselineAnchor.constraint(equalTo: button.lastBaselineAnchor),
    ])
    screen.stage.advance(by: 0.1)
    #expect(isNear(Double(first.frame.minY), 50 + 7, 0.51))
    #expect(isNear(Double(last.frame.minY), 50 + 7 + 21 + 5, 0.51))
  }

  @Test func titlesBreakIntoLinesUnlessTheyAreToBeTruncated() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Send it to all that are here"
    let wide = button(configuration)
    let fitting = wide.sizeThatFits(CGSize(width: 140, height: 0))
    #expect(fitting == CGSize(width: 140, height: 14 + 41))
    configuration.titleLineBreakMode = .byTruncatingTail
    wide.configuration = configuration
    #expect(wide.sizeThatFits(CGSize(width: 140, height: 0)).height == 35)

    configuration.titleLineBreakMode = .byWordWrapping
    let narrow = UIButton(configuration: configuration)
    narrow.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(narrow)
    narrow.widthAnchor.constraint(equalToConstant: 140).isActive = true
    screen.stage.advance(by: 0.1)
    #expect(narrow.bounds.height == 55)
  }

  @Test func contentLiesWhereTheAlignmentSpecifies() {
    let button = button(titled(.plain()), width: 200)
    func x(_ alignment: UIControl.ContentHorizontalAlignment) -> CGFloat {
      button.contentHorizontalAlignment = alignment
      button.layoutIfNeeded()
      return button.titleLabel!.frame.minX
    }
    let width = button.titleLabel!.intrinsicContentSize.width
    #expect(x(.leading) == 12 && x(.trailing) == 188 - width && x(.right) == 188 - width)
    #expect(x(.center) == 100 - width / 2)
    #expect(x(.fill) == 12 && button.titleLabel!.frame.width == 176)
    #expect(button.effectiveContentHorizontalAlignment == .fill)
    button.frame.size.height = 100
    button.contentVerticalAlignment = .bottom
    button.layoutIfNeeded()
    #expect(button.titleLabel!.frame.maxY == 93)
  }

  // MARK: States

  @Test func coloursFollowStyleAndState() {
    let blue = color(.systemBlue)
    func pale(_ alpha: CGFloat) -> CGColor { color(.systemBlue.withAlphaComponent(alpha)) }
    func looks(_ configuration: UIButton.Configuration, _ change: (UIButton) -> Void) -> (CGColor, CGColor?) {
      let button = button(titled(configuration))
      change(button)
      screen.stage.advance(by: 0)
      guard case .text(let text) = button.titleLabel!.layer.content else { return (blue, nil) }
      return (text.runs[0].color, fill(button).layer.backgroundColor)
    }
    #expect(looks(.plain()) { _ in } == (blue, color(.clear)))
    #expect(looks(.gray()) { _ in } == (blue, color(.secondarySystemFill)))
    #expect(looks(.tinted()) { _ in } == (blue, pale(0.18)))
    #expect(looks(.filled()) { _ in } == (color(.white), blue))
    #expect(looks(.filled()) { $0.isHighlighted = true } == (color(.white.withAlphaComponent(0.75)), pale(0.75)))
    #expect(looks(.filled()) { $0.isEnabled = false } == (color(.tertiaryLabel), color(.tertiarySystemFill)))
    #expect(looks(.plain()) { $0.isEnabled = false } == (color(.tertiaryLabel), color(.clear)))
    #expect(looks(.plain()) { $0.isSelected = true } == (blue, pale(0.18)))
    #expect(looks(.tinted()) { $0.isSelected = true } == (color(.white), blue))
    #expect(looks(.plain()) { $0.role = .destructive } == (color(.systemRed), color(.clear)))
    #expect(looks(.filled()) { $0.tintColor = .green } == (color(.white), color(.green)))
    var unselected = UIButton.Configuration.tinted()
    unselected.automaticallyUpdateForSelection = false
    #expect(looks(unselected) { $0.isSelected = true } == (blue, pale(0.18)))
    var own = UIButton.Configuration.filled()
    own.baseForegroundColor = .yellow
    own.baseBackgroundColor = .purple
    #expect(looks(own) { _ in } == (color(.yellow), color(.purple)))
    own.background.backgroundColor = .orange
    #expect(looks(own) { $0.isEnabled = false } == (color(.tertiaryLabel), color(.orange)))
  }

  @Test func coloursFollowLightAndDark() {
    let button = button(titled(.gray()))
    let light = fill(button).layer.backgroundColor
    screen.stage.traitCollection = UITraitCollection(userInterfaceStyle: .dark)
    defer { screen.stage.traitCollection = UITraitCollection() }
    screen.stage.advance(by: 0.1)
    let dark = UIColor.secondarySystemFill.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).cgColor
    #expect(fill(button).layer.backgroundColor == dark && dark != light)
  }

  @Test func textGrowsWithThePreferredSize() {
    let button = button(titled(.filled()))
    screen.stage.traitCollection = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    defer { screen.stage.traitCollection = UITraitCollection() }
    screen.stage.advance(by: 0.1)
    #expect(button.titleLabel!.font.pointSize == 33 && button.intrinsicContentSize.height == 14 + 40)
    #expect(fill(button).layer.cornerRadius > 6)
  }

  @Test func theHandlerIsCalledForEachStateAndWhatItSetsIsShown() {
    let button = button(titled(.filled()))
    var states: [UIControl.State] = []
    button.configurationUpdateHandler = { button in
      states.append(button.state)
      button.configuration?.title = button.isHighlighted ? "Sending" : "Send"
      button.configuration?.showsActivityIndicator = button.isHighlighted
    }
    screen.stage.advance(by: 0.1)
    let width = button.intrinsicContentSize.width
    screen.stage.touchDown(at: CGPoint(x: 20, y: 20))
    screen.stage.advance(by: 0.1)
    #expect(button.titleLabel!.text == "Sending" && button.intrinsicContentSize.width > width)
    screen.stage.touchUp()
    screen.stage.advance(by: 0.1)
    #expect(states == [.normal, .highlighted, .normal] && button.titleLabel!.text == "Send")
    #expect(button.intrinsicContentSize.width == width)
  }

  private final class Loud: UIButton {
    override func updateConfiguration() {
      configuration?.title = isEnabled ? "on" : "off"
      super.updateConfiguration()
    }
  }

  @Test func aSubclassIsCalledBeforeTheHandler() {
    let loud = Loud(configuration: .gray())
    loud.configurationUpdateHandler = { $0.configuration?.title?.append("!") }
    _ = screen.add(loud)
    #expect(loud.titleLabel!.text == "on!")
    loud.isEnabled = false
    screen.stage.advance(by: 0)
    #expect(loud.titleLabel!.text == "off!" && loud.currentTitle == "off!")
  }

  @Test func withoutAutomaticUpdatesTheLookStays() {
    let button = button(titled(.filled()))
    button.automaticallyUpdatesConfiguration = false
    button.isEnabled = false
    screen.stage.advance(by: 0)
    #expect(fill(button).layer.backgroundColor == color(.systemBlue))
    button.configuration = button.configuration?.updated(for: button)
    screen.stage.advance(by: 0)
    #expect(fill(button).layer.backgroundColor == color(.tertiarySystemFill))
  }

  // MARK: What is shown

  @Test func aWheelTakesThePlaceOfTheImage() throws {
    var configuration = titled(.gray())
    configuration.image = try TestImage.image()
    configuration.showsActivityIndicator = true
    let button = button(configuration)
    #expect(button.imageView!.superview == nil)
    #expect(button.titleLabel!.frame.minX == 32)
    #expect(screen.stage.needsFrame)
    button.configuration?.showsActivityIndicator = false
    button.bounds.size = button.intrinsicContentSize
    screen.stage.advance(by: 0)
    #expect(button.imageView!.superview === button)
    #expect(button.titleLabel!.frame.minX == 12 + configuration.image!.size.width)
    #expect(!screen.stage.needsFrame)
  }

  @Test func cornersAreAsTheStyleSpecifies() {
    var configuration = titled(.filled())
    configuration.background.cornerRadius = 3
    let button = button(configuration)
    func radius(_ style: UIButton.Configuration.CornerStyle) -> CGFloat {
      button.configuration?.cornerStyle = style
      button.layoutIfNeeded()
      return fill(button).layer.cornerRadius
    }
    #expect(radius(.fixed) == 3 && radius(.dynamic) == 3)
    #expect([radius(.small), radius(.medium), radius(.large)] == [4, 8, 12])
    #expect(radius(.capsule) == 17.5)
    button.frame.size.height = 20
    button.layoutIfNeeded()
    #expect(fill(button).layer.cornerRadius == 10)
  }

  @Test func whatTheConfigurationLeavesOutComesFromTheActionOrTheState() throws {
    let image = try TestImage.image()
    var pressed = 0
    let button = UIButton(
      configuration: .plain(), primaryAction: UIAction(title: "Go", image: image) { _ in pressed += 1 })
    button.sizeToFit()
    _ = screen.add(button)
    #expect(button.titleLabel!.text == "Go" && button.imageView!.image === image)
    #expect(button.accessibilityLabel == "Go" && button.currentTitle == "Go")
    screen.stage.tap(at: CGPoint(x: 20, y: 20))
    #expect(pressed == 1)
    button.configuration?.title = "Stop"
    screen.stage.advance(by: 0)
    #expect(button.titleLabel!.text == "Stop" && button.accessibilityLabel == "Stop")
  }

  @Test func withoutAConfigurationTheButtonIsAsBefore() {
    var configuration = titled(.filled())
    configuration.subtitle = "now"
    let button = button(configuration)
    button.setTitle("Plain", for: .normal)
    button.configuration = nil
    screen.stage.advance(by: 0)
    #expect(button.titleLabel!.text == "Plain" && button.titleLabel!.frame == button.bounds)
    #expect(button.subviews == [button.titleLabel!] && button.subtitleLabel == nil)
  }

  @Test func attributedTitlesAndTransformersHaveTheLastWord() {
    var configuration = UIButton.Configuration.filled()
    var text = AttributedString("Very ")
    var loud = AttributedString("loud")
    loud.font = .systemFont(ofSize: 30)
    text.append(loud)
    configuration.attributedTitle = text
    #expect(configuration.title == "Very loud")
    let button = button(configuration)
    func runs() -> [LayerText.Run] {
      guard case .text(let text) = button.titleLabel!.layer.content else { return [] }
      return text.runs
    }
    #expect(runs().map { $0.string } == ["Very ", "loud"] && runs().map { $0.fontSize } == [17, 30])
    #expect(button.intrinsicContentSize.height == 50)
    button.configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
      var attributes = attributes
      attributes.foregroundColor = attributes.font?.pointSize == 30 ? .red : attributes.foregroundColor
      return attributes
    }
    screen.stage.advance(by: 0)
    #expect(runs().map { $0.color } == [color(.white), color(.red)])
    button.configuration?.title = "Quiet"
    screen.stage.advance(by: 0)
    #expect(button.configuration?.attributedTitle == nil && runs().map { $0.fontSize } == [17])
  }

  @Test func transformersColourImageAndArrows() throws {
    var configuration = titled(.filled())
    configuration.image = UIImage(systemName: "star")
    configuration.imageColorTransformer = UIConfigurationColorTransformer { _ in .green }
    configuration.indicator = .popup
    let button = button(configuration)
    #expect(button.imageView!.tintColor == .green)
    let arrows = try #require(button.subviews.last as? UIImageView)
    #expect(arrows.tintColor == .white && arrows.frame.maxX == button.bounds.width - 12)
    #expect(arrows.frame.minX > button.titleLabel!.frame.maxX)
  }

  @Test func aMenuOfChoicesShowsArrowsAndTheChoice() {
    let button = UIButton(configuration: .gray())
    let actions = ["One", "Two"].map { UIAction(title: $0) { _ in } }
    actions[1].state = .on
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.menu = UIMenu(options: .singleSelection, children: actions)
    button.sizeToFit()
    _ = screen.add(button)
    #expect(button.titleLabel!.text == "Two" && button.configuration?.title == "Two")
    #expect(button.subviews.contains { ($0 as? UIImageView)?.image?.isSymbolImage ?? false })
  }

  @Test func aButtonThatChangesItsSelectionIsAToggle() {
    let button = button(titled(.tinted()))
    button.changesSelectionAsPrimaryAction = true
    var states: [Bool] = []
    button.addAction(UIAction { _ in states.append(button.isSelected) }, for: .primaryActionTriggered)
    for _ in 0..<3 {
      screen.stage.tap(at: CGPoint(x: 20, y: 20))
      screen.stage.advance(by: 1)
    }
    #expect(states == [true, false, true])
  }

  @Test func configurationsAreValues() {
    let one = titled(.filled())
    var other = titled(.filled())
    #expect(one == other && one.hashValue == other.hashValue && titled(.gray()) != one)
    other.imagePadding = 3
    #expect(one != other)
    other = one
    other.background.strokeWidth = 2
    #expect(one != other)
  }

  // MARK: Without configurations

  @Test func statesHaveAttributedTitlesBackgroundsAndSymbols() throws {
    let image = try TestImage.image()
    let button = screen.add(UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40)))
    button.setTitle("Plain", for: .normal)
    button.setAttributedTitle(
      NSAttributedString(string: "Large", attributes: [.font: UIFont.systemFont(ofSize: 40)]), for: .selected)
    button.setBackgroundImage(image, for: .selected)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 40), forImageIn: .selected)
    button.layoutIfNeeded()
    #expect(button.titleLabel!.text == "Plain" && button.subviews.count == 2)
    let small = button.imageView!.intrinsicContentSize
    button.isSelected = true
    screen.stage.advance(by: 0)
    #expect(button.titleLabel!.text == "Large" && button.currentAttributedTitle?.string == "Large")
    let background = try #require(button.subviews[0] as? UIImageView)
    #expect(background.image === image && background.frame == button.bounds)
    #expect(button.imageView!.intrinsicContentSize.height == 48 && small.height < 24)
    button.isSelected = false
    #expect(button.titleLabel!.text == "Plain" && button.subviews.count == 2)
  }
}
