import Stage
import Testing
import UIKit

/// Content configurations of lists: what they say, and where a row has it.
@MainActor @Suite struct ListContentTests {
  private func view(
    _ content: UIListContentConfiguration, width: CGFloat = 300, height: CGFloat? = nil
  ) -> (Screen, UIListContentView) {
    let screen = Screen()
    let view = UIListContentView(configuration: content)
    let size = view.sizeThatFits(CGSize(width: width, height: 0))
    view.frame = CGRect(x: 0, y: 0, width: width, height: height ?? size.height)
    _ = screen.add(view, to: screen.add(plainView()))
    return (screen, view)
  }

  /// A view without margins.
  private func plainView() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    view.directionalLayoutMargins = .zero
    return view
  }

  private func height(_ content: UIListContentConfiguration, secondary: String? = nil) -> CGFloat {
    var content = content
    content.text = "Text"
    content.secondaryText = secondary
    return UIListContentView(configuration: content).sizeThatFits(CGSize(width: 300, height: 0)).height
  }

  @Test func aViewThatConstraintsPlaceIsAsHighAsItsTextsAreAtItsWidth() {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Title"
    content.secondaryText = "A secondary text that is long enough to be broken into several lines of a narrow view."
    let text = UIListContentView(configuration: content)
    let around = plainView()
    around.addSubview(text)
    text.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: around.leadingAnchor),
      text.topAnchor.constraint(equalTo: around.topAnchor), text.bottomAnchor.constraint(equalTo: around.bottomAnchor),
      around.trailingAnchor.constraint(equalTo: text.trailingAnchor, constant: 100),
    ])
    let wide = text.sizeThatFits(CGSize(width: 300, height: 0)).height
    let size = around.systemLayoutSizeFitting(
      CGSize(width: 400, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.height == wide.rounded(.up))
    let narrow = around.systemLayoutSizeFitting(
      CGSize(width: 250, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(narrow.height > size.height && narrow.height < 200)
  }

  @Test func aViewBesideWhichThereIsSpaceIsAsWideAsItsTexts() {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Title"
    content.secondaryText = "Some words that are not broken where there is room for them"
    let text = UIListContentView(configuration: content)
    let (around, label) = (plainView(), UILabel())
    label.text = "Value"
    for view in [text, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      around.addSubview(view)
    }
    text.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: around.leadingAnchor),
      text.topAnchor.constraint(equalTo: around.topAnchor), text.bottomAnchor.constraint(equalTo: around.bottomAnchor),
      label.leadingAnchor.constraint(greaterThanOrEqualTo: text.trailingAnchor),
      label.trailingAnchor.constraint(equalTo: around.trailingAnchor),
      label.centerYAnchor.constraint(equalTo: around.centerYAnchor),
    ])
    // In every width that leaves too little room, it has all that the label leaves.
    for width in [320.0, 250, 400] as [CGFloat] {
      around.frame = CGRect(x: 0, y: 0, width: width, height: 0)
      let size = around.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      around.frame.size = size
      around.layoutIfNeeded()
      let room = width - label.intrinsicContentSize.width
      #expect(text.frame.width == room && room < text.intrinsicContentSize.width)
      #expect(size.height == text.sizeThatFits(CGSize(width: room, height: 0)).height.rounded(.up))
    }
    around.frame.size.width = 1000
    around.layoutIfNeeded()
    #expect(text.frame.width == text.intrinsicContentSize.width && text.frame.width < 700)
    content.prefersSideBySideTextAndSecondaryText = true
    let former = text.intrinsicContentSize.width
    text.configuration = content
    #expect(text.intrinsicContentSize.width > former + content.textToSecondaryTextHorizontalPadding)
  }

  @Test func presetsHaveTheMarginsAndDistancesOfTheTable() {
    func row(_ content: UIListContentConfiguration) -> [CGFloat] {
      let margins = content.directionalLayoutMargins
      return [
        margins.top, margins.leading, margins.bottom, margins.trailing, content.imageToTextPadding,
        content.textToSecondaryTextVerticalPadding, content.textProperties.font.pointSize,
        content.secondaryTextProperties.font.pointSize, content.textToSecondaryTextHorizontalPadding,
      ]
    }
    #expect(row(.cell()) == [15, 16, 15, 8, 16, 4, 17, 15, 8])
    #expect(row(.subtitleCell()) == [15, 16, 15, 8, 16, 0, 17, 15, 8])
    #expect(row(.valueCell()) == [15, 16, 15, 8, 16, 4, 17, 17, 8])
    for header in [UIListContentConfiguration.plainHeader(), .groupedHeader()] {
      #expect(row(header) == [10, 8, 10, 8, 16, 4, 17, 17, 8])
    }
    for footer in [UIListContentConfiguration.plainFooter(), .groupedFooter()] {
      #expect(row(footer) == [8, 8, 6, 8, 16, 4, 13, 13, 8])
    }
    for sidebar in [UIListContentConfiguration.sidebarCell(), .accompaniedSidebarCell(), .sidebarHeader()] {
      #expect(row(sidebar) == [11, 8, 11, 8, 10, 4, 17, 13, 8])
    }
    for subtitle in [UIListContentConfiguration.sidebarSubtitleCell(), .accompaniedSidebarSubtitleCell()] {
      #expect(row(subtitle) == [4, 8, 4, 8, 10, 0, 17, 13, 8])
    }
  }

  @Test func onlyValueCellsPreferTheirTextsSideBySide() {
    #expect(UIListContentConfiguration.valueCell().prefersSideBySideTextAndSecondaryText)
    #expect(!UIListContentConfiguration.cell().prefersSideBySideTextAndSecondaryText)
    #expect(UIListContentConfiguration.cell().axesPreservingSuperviewLayoutMargins == .horizontal)
  }

  @Test func rowsAreAsHighAsTheirLinesAndMargins() {
    #expect(height(.cell()) == 52)
    #expect(height(.subtitleCell(), secondary: "More") == 69)
    #expect(height(.cell(), secondary: "More") == 73)
    #expect(height(.valueCell(), secondary: "More") == 52)
    #expect(height(.plainHeader()) == 42)
    #expect(height(.sidebarCell()) == 44)
    #expect(height(.sidebarSubtitleCell()) == 44)
  }

  @Test func textAndSecondaryTextAreStacked() throws {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Text"
    content.secondaryText = "More"
    let (_, view) = view(content)
    #expect(view.textLayoutGuide?.layoutFrame == CGRect(x: 16, y: 15, width: 276, height: 21))
    #expect(view.secondaryTextLayoutGuide?.layoutFrame == CGRect(x: 16, y: 36, width: 276, height: 18))
    #expect(view.imageLayoutGuide == nil)
  }

  @Test func aValueIsAtTheEndOfTheLineAndBelowWhereItDoesNotFit() throws {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Text"
    content.secondaryText = "More"
    let wide = view(content).1
    #expect(try #require(wide.secondaryTextLayoutGuide).layoutFrame.maxX == 292)
    #expect(wide.secondaryTextLayoutGuide?.layoutFrame.midY == wide.textLayoutGuide?.layoutFrame.midY)
    let narrow = view(content, width: 90).1
    #expect(narrow.secondaryTextLayoutGuide?.layoutFrame.minX == 16)
    #expect(try #require(narrow.secondaryTextLayoutGuide).layoutFrame.minY > 35)
  }

  @Test func guidesExistWhileTheirPartDoes() {
    var content = UIListContentConfiguration.cell()
    let (_, view) = view(content)
    #expect(view.textLayoutGuide == nil && view.secondaryTextLayoutGuide == nil)
    content.text = "Text"
    view.configuration = content
    #expect(view.textLayoutGuide != nil)
    content.text = nil
    view.configuration = content
    #expect(view.textLayoutGuide == nil)
  }

  @Test func fromRightToLeftTheRowIsMirrored() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    let screen = Screen()
    screen.stage.traitCollection = UITraitCollection(layoutDirection: .rightToLeft)
    defer { screen.stage.traitCollection = UITraitCollection() }
    let view = UIListContentView(configuration: content)
    view.semanticContentAttribute = .forceRightToLeft
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 52)
    _ = screen.add(view, to: screen.add(plainView()))
    #expect(view.textLayoutGuide?.layoutFrame == CGRect(x: 8, y: 16, width: 276, height: 21))
  }

  @Test func symbolsAreCentredInTheStandardSpaceAndTinted() {
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    content.image = UIImage(systemName: "star.fill")
    content.imageProperties.tintColor = .systemRed
    let (_, view) = view(content)
    #expect(view.textLayoutGuide?.layoutFrame.minX == 61)
    #expect(view.imageLayoutGuide?.layoutFrame.midX == 30.5)
    #expect(view.subviews.first { $0 is UIImageView }?.tintColor == .systemRed)
    #expect(view.bounds.height == 52)
  }

  @Test func symbolsAreAsLargeAsTheirConfigurationSpecifies() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    content.image = UIImage(systemName: "star.fill")
    let plain = try #require(view(content).1.imageLayoutGuide?.layoutFrame)
    content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
    let large = try #require(view(content).1.imageLayoutGuide?.layoutFrame)
    #expect(abs(large.width - 2 * plain.width) < 0.6 && large.midX == plain.midX)
    var same = content
    same.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
    #expect(same == content)
    same.imageProperties.preferredSymbolConfiguration = nil
    #expect(same != content)
  }

  @Test func largeImagesShrinkInProportionAndReservedSpaceIsKept() {
    var content = UIListContentConfiguration.cell()
    content.imageProperties.maximumSize = CGSize(width: 20, height: 0)
    #expect(ListContentImage.size(CGSize(width: 40, height: 60), content) == CGSize(width: 20, height: 30))
  }

  @Test func aStateChangesWhatWasNotCustomised() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.isDisabled = true
    var content = UIListContentConfiguration.cell()
    content.secondaryTextProperties.color = .systemRed
    content.textProperties.font = .systemFont(ofSize: 20)
    let disabled = content.updated(for: state)
    #expect(disabled.textProperties.color != .label)
    #expect(disabled.secondaryTextProperties.color == .systemRed)
    #expect(disabled.textProperties.font.pointSize == 20)
    state.isDisabled = false
    #expect(disabled.updated(for: state) == content)
  }

  @Test func aSelectedSidebarRowIsMediumAndAHighlightedOneDimmed() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    let content = UIListContentConfiguration.sidebarCell()
    state.isSelected = true
    let font = content.updated(for: state).textProperties.font
    #expect(font.pointSize == 17 && font.withSize(1) == .systemFont(ofSize: 1, weight: .medium))
    state.isSelected = false
    state.isHighlighted = true
    #expect(content.updated(for: state).textProperties.colorTransformer != nil)
    #expect(content.updated(for: state).textProperties.resolvedColor() != content.textProperties.resolvedColor())
  }

  @Test func focusedTextIsWhite() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.isFocused = true
    #expect(UIListContentConfiguration.cell().updated(for: state).textProperties.color == .white)
  }

  @Test func textIsTransformed() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "two Words"
    content.textProperties.transform = .uppercase
    let (_, view) = view(content)
    #expect((view.subviews.first as? UILabel)?.text == "TWO WORDS")
    content.textProperties.transform = .capitalized
    view.configuration = content
    #expect((view.subviews.first as? UILabel)?.text == "Two Words")
  }
}

/// The size at which a row shows an image.
@MainActor private enum ListContentImage {
  static func size(_ size: CGSize, _ content: UIListContentConfiguration) -> CGSize {
    let svg =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(Int(size.width))\" height=\"\(Int(size.height))\"></svg>"
    var content = content
    content.image = UIImage(data: Data(svg.utf8))
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
    view.layoutIfNeeded()
    return view.imageLayoutGuide?.layoutFrame.size ?? .zero
  }
}
