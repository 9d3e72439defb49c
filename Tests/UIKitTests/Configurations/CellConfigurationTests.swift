import Stage
import Testing
import UIKit

/// Cells with configurations: when they are updated, and what shows them.
@MainActor @Suite struct CellConfigurationTests {
  private struct Note: UIContentConfiguration {
    var text = ""
    var state = ""
    func makeContentView() -> any UIView & UIContentView { NoteView(self) }
    func updated(for state: any UIConfigurationState) -> Note {
      var copy = self
      copy.state = (state as? UICellConfigurationState)?.isSelected ?? false ? "selected" : "plain"
      return copy
    }
  }

  private final class NoteView: UIView, UIContentView {
    var configuration: any UIContentConfiguration { didSet { changes += 1 } }
    private(set) var changes = 0
    init(_ note: Note) {
      configuration = note
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    var note: Note? { configuration as? Note }
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 70) }
  }

  private final class StateCell: UICollectionViewCell {
    var log: [String] = []
    override func updateConfiguration(using state: UICellConfigurationState) {
      log.append("update \(state.isSelected) \(window != nil)")
    }
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      log.append("measure")
      return layoutAttributes
    }
  }

  @Test func aPlainCellHasNoConfigurationsAndUpdatesThemAutomatically() {
    let cell = UICollectionViewCell(frame: .zero)
    #expect(cell.contentConfiguration == nil && cell.backgroundConfiguration == nil)
    #expect(cell.automaticallyUpdatesContentConfiguration && cell.automaticallyUpdatesBackgroundConfiguration)
    #expect(cell.configurationUpdateHandler == nil)
  }

  @Test func aConfigurationReplacesTheContentViewUnlessThatSupportsIt() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let plain = cell.contentView
    cell.contentConfiguration = Note(text: "a")
    let view = try #require(cell.contentView as? NoteView)
    #expect(plain.superview == nil && view.frame == cell.bounds)
    cell.contentConfiguration = Note(text: "b")
    #expect(cell.contentView === view && view.note?.text == "b")
    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(cell.contentView is UIListContentView)
    cell.contentConfiguration = nil
    #expect(!(cell.contentView is UIListContentView) && cell.contentView !== plain)
  }

  @Test func aBackgroundConfigurationSupersedesBackgroundViews() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    cell.backgroundView = UIView()
    cell.selectedBackgroundView = UIView()
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .systemTeal
    cell.backgroundConfiguration = background
    #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil)
    #expect(cell.subviews.first !== cell.contentView)
    cell.backgroundConfiguration = nil
    #expect(cell.subviews.first === cell.contentView)
  }

  private func fixture() -> (CompositionalFixture, () -> StateCell?) {
    let fixture = CompositionalFixture(3, list(.estimated(50))) {
      $0.collectionView.register(StateCell.self, forCellWithReuseIdentifier: "state")
    }
    return (fixture, { fixture.collectionView.cellForItem(at: [0, 0]) as? StateCell })
  }

  private final class StateSource: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "state", for: indexPath)
    }
  }

  @Test func aNewCellIsUpdatedOnceInTheWindowBeforeItIsMeasured() throws {
    let (fixture, cell) = fixture()
    let source = StateSource()
    fixture.collectionView.dataSource = source
    fixture.stage.advance(by: 0.1)
    let log = try #require(cell()).log
    #expect(log.prefix(2) == ["update false true", "measure"])
    #expect(log.filter { $0.hasPrefix("update") }.count == 1)
  }

  @Test func aStateIsUpdatedOnceInTheNextLayoutPassWithTheLatest() throws {
    let (fixture, cell) = fixture()
    let source = StateSource()
    fixture.collectionView.dataSource = source
    fixture.stage.advance(by: 0.1)
    let shown = try #require(cell())
    shown.log = []
    shown.isSelected = true
    shown.isHighlighted = true
    shown.setNeedsUpdateConfiguration()
    #expect(shown.log.isEmpty)
    fixture.stage.advance(by: 0)
    #expect(shown.log.filter { $0.hasPrefix("update") } == ["update true true"])
  }

  @Test func theHandlerRunsAfterTheOverrideAndWhenItIsSet() throws {
    let (fixture, cell) = fixture()
    let source = StateSource()
    fixture.collectionView.dataSource = source
    fixture.stage.advance(by: 0.1)
    let shown = try #require(cell())
    shown.log = []
    shown.configurationUpdateHandler = { cell, state in
      (cell as? StateCell)?.log.append("handler \(state.isSelected)")
    }
    fixture.stage.advance(by: 0)
    #expect(shown.log.filter { $0 != "measure" } == ["update false true", "handler false"])
  }

  @Test func storedConfigurationsFollowTheStateByDefault() throws {
    let (fixture, cell) = fixture()
    let source = StateSource()
    fixture.collectionView.dataSource = source
    fixture.stage.advance(by: 0.1)
    let shown = try #require(cell())
    shown.contentConfiguration = Note()
    shown.isSelected = true
    fixture.stage.advance(by: 0)
    #expect((shown.contentConfiguration as? Note)?.state == "selected")
    shown.automaticallyUpdatesContentConfiguration = false
    shown.isSelected = false
    fixture.stage.advance(by: 0)
    #expect((shown.contentConfiguration as? Note)?.state == "selected")
  }

  @Test func aContentViewSaysHowHighTheCellIs() throws {
    let fixture = CompositionalFixture(1, list(.estimated(50))) {
      $0.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "state")
    }
    let source = NoteSource()
    fixture.collectionView.dataSource = source
    fixture.stage.advance(by: 0)
    #expect(fixture.frame(0)?.height == 70)
  }

  private final class NoteSource: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "state", for: indexPath)
      cell.contentConfiguration = Note()
      return cell
    }
  }

  @Test func statesHaveCustomValuesAndAreEqualByThem() {
    let key = UIConfigurationStateCustomKey("isArchived")
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    let plain = state
    state[key] = true
    #expect(state[key] == AnyHashable(true) && state != plain)
    #expect(plain.cellDragState == .none && plain.cellDropState == .none)
    var view = UIViewConfigurationState(traitCollection: UITraitCollection())
    view[key] = "yes"
    #expect(view[key] == AnyHashable("yes"))
  }

  @Test func backgroundPresetsHaveTheirRadii() {
    for preset in [
      UIBackgroundConfiguration.clear(), .listPlainCell(), .listPlainHeaderFooter(), .listGroupedCell(),
    ] {
      #expect(preset.cornerRadius == 0)
      #expect(preset.backgroundInsets == .zero && preset.strokeWidth == 0 && preset.strokeOutset == 0)
      #expect(preset.edgesAddingLayoutMarginsToBackgroundInsets == [])
    }
    for preset in [
      UIBackgroundConfiguration.listGroupedHeaderFooter(), .listSidebarHeader(), .listSidebarCell(),
      .listAccompaniedSidebarCell(),
    ] {
      #expect(preset.cornerRadius == 26)
    }
    #expect(UIBackgroundConfiguration.listGroupedCell().backgroundColor == .secondarySystemGroupedBackground)
  }

  @Test func aBackgroundIsAColourAnImageAndAViewOneInFrontOfTheOther() throws {
    let (screen, custom) = (Screen(), UIView())
    let cell = screen.add(UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50)))
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .systemTeal
    background.cornerRadius = 12
    background.image = UIImage(systemName: "star")
    background.customView = custom
    cell.backgroundConfiguration = background
    screen.stage.advance(by: 0)
    let fill = try #require(custom.superview)
    #expect(fill.backgroundColor == .systemTeal && fill.layer.cornerRadius == 12 && fill.clipsToBounds)
    #expect(fill.subviews.count == 2 && fill.subviews[0] is UIImageView && fill.subviews[1] === custom)
    #expect(custom.frame == cell.bounds)
  }

  @Test func aNilColourIsTheTintAndATransformerChangesIt() {
    var background = UIBackgroundConfiguration.clear()
    #expect(background.resolvedBackgroundColor(for: .systemPink) == .clear)
    background.backgroundColor = nil
    #expect(background.resolvedBackgroundColor(for: .systemPink) == .systemPink)
    background.backgroundColorTransformer = .grayscale
    let gray = background.resolvedBackgroundColor(for: .systemPink).cgColor
    #expect(gray.red == gray.green && gray.green == gray.blue)
    background.strokeColor = nil
    #expect(background.resolvedStrokeColor(for: .systemTeal) == .systemTeal)
  }

  @Test func aBackgroundIsDrawnInsideItsInsetsWithItsOutline() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .systemTeal
    background.backgroundInsets = NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8)
    background.cornerRadius = 5
    background.strokeWidth = 1
    background.strokeOutset = 3
    background.strokeColor = .systemRed
    background.customView = UIView()
    cell.backgroundConfiguration = background
    let screen = Screen()
    _ = screen.add(cell)
    let view = try #require(cell.subviews.first)
    let (fill, outline) = (view.subviews[0], view.subviews[1])
    #expect(fill.frame == CGRect(x: 4, y: 2, width: 88, height: 42) && fill.layer.cornerRadius == 5)
    #expect(fill.backgroundColor == .systemTeal && background.customView?.superview === fill)
    #expect(outline.frame == CGRect(x: 1, y: -1, width: 94, height: 48) && outline.layer.cornerRadius == 8)
    #expect(outline.layer.borderWidth == 1)
  }
}
