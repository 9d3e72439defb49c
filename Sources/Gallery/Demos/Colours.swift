import CollectionMotion
import UIKit

extension Demo {
  static let colours = Demo(
    id: "colours",
    title: "Colours",
    summary: "Animated insertion and deletion of items and sections.",
    explanation: """
      Tap a plus sign: a colour of the palette grows in place. Tap a colour: it rotates and falls off the screen. Add \
      a section: it slides in from the left. Delete a section: it falls with its header. Everything else moves from \
      its old position to its new one. “Boring” shows the same changes in a plain flow layout.
      """,
    script: """
      [
        {"wait": 0.5},
        {"tapItem": [0, 5]}, {"wait": 0.6},
        {"tapItem": [0, 1]}, {"wait": 0.7},
        {"press": "Add section"}, {"wait": 0.7},
        {"tapItem": [1, 0]}, {"wait": 0.4}, {"tapItem": [1, 1]}, {"wait": 0.6},
        {"press": "Delete"}, {"wait": 0.9},
        {"tap": [346, 819]}, {"wait": 0.4},
        {"tapItem": [0, 0]}, {"wait": 0.7}
      ]
      """,
    makeViewController: { ColoursViewController() })
}

/// A screen with sections of swatches that can be added and deleted.
public final class ColoursViewController: DemoViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  public let layout = AnimatedFlowLayout()
  public private(set) lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)

  /// The numbers of the displayed swatches by section.
  public var sections: [[Int]] { groups.map { $0.swatches.map { $0.number } } }
  private var groups = ColoursViewController.twoPalettes
  private var nextSwatch = 8
  private var nextSection = 2

  private static let twoPalettes = [
    ColourSection(id: 0, numbers: 0..<5), ColourSection(id: 1, numbers: 5..<8),
  ]

  // MARK: Parameters

  private let start = DemoParameter.choice("start", "Start", ["Two palettes", "One empty section"], selected: 0)
  private let items = DemoParameter.number("items", "Items of section 0", 0...1_000_000, value: 5)
  private let duration = DemoParameter.slider("duration", "Duration", 0.1...3, step: 0.05, unit: "s", value: 0.3)
  private let stagger = DemoParameter.slider("stagger", "Stagger", 0...0.3, step: 0.01, unit: "s", value: 0)
  private let spacing = DemoParameter.slider("spacing", "Spacing", 0...60, unit: "pt", value: 10)
  private let size = DemoParameter.slider("size", "Size", 0.5...2, step: 0.05, unit: "×", value: 1)
  private let animatesUpdates = DemoParameter.toggle("animatesUpdates", "Not boring", isOn: true)
  private let insertItem = TransitionChoice.parameter("insertItem", "Insert item", selected: "Scale")
  private let deleteItem = TransitionChoice.parameter("deleteItem", "Delete item", selected: "Fall")
  private let insertSection = TransitionChoice.parameter("insertSection", "Insert section", selected: "Slide")
  private let deleteSection = TransitionChoice.parameter("deleteSection", "Delete section", selected: "Fall")

  private let choreography = ChoreographyChoice.parameter("choreography", "Choreography")

  public override var parameters: [DemoParameter] {
    [
      article, start, items, insertItem, deleteItem, insertSection, deleteSection, choreography, duration, stagger,
      spacing, size, animatesUpdates,
    ]
  }

  /// Chooses the motions of the next change.
  /// - Parameter origin: The place from which a ripple spreads.
  private func choreograph(from origin: Choreography.Stagger.Origin) {
    layout.choreography = ChoreographyChoice.all[choreography.index].make(origin)
  }

  /// Applies the parameters to the layout.
  private func arrange() {
    func transition(_ parameter: DemoParameter) -> ItemTransition { TransitionChoice.all[parameter.index].transition }
    layout.transitions.insertItem = transition(insertItem)
    layout.transitions.deleteItem = transition(deleteItem)
    layout.transitions.insertSection = transition(insertSection)
    layout.transitions.deleteSection = transition(deleteSection)
    layout.transitions.stagger = stagger.value
    layout.animatesUpdates = animatesUpdates.isOn
    layout.minimumInteritemSpacing = CGFloat(spacing.value)
    layout.minimumLineSpacing = CGFloat(spacing.value)
    let scale = CGFloat(size.value)
    let tile = view.bounds.width > 600 ? CGSize(width: 120, height: 60) : CGSize(width: 80, height: 80)
    // As many columns as fit fill the width, so that all gaps are the same.
    let room = view.bounds.width - layout.sectionInset.left - layout.sectionInset.right
    let gap = layout.minimumInteritemSpacing
    let columns = max(1, ((room + gap) / (tile.width * scale + gap)).rounded(.down))
    let width = max(1, ((room + gap) / columns - gap).rounded(.down))
    layout.itemSize = CGSize(width: width, height: (width * tile.height / tile.width).rounded())
  }

  override func makeArticle() -> UIViewController? { LessBoringViewController() }

  override func updateArticle(_ controller: UIViewController) {
    (controller as? LessBoringViewController)?.layout.isBoring = !animatesUpdates.isOn
  }

  public override var code: String {
    if article.isOn { return Self.articleCode("LessBoringViewController") }
    var setup = [insertItem, deleteItem, insertSection, deleteSection].map {
      "layout.transitions.\($0.id) = \(TransitionChoice.all[$0.index].code)"
    }
    if stagger.value > 0 { setup.append("layout.transitions.stagger = \(stagger.code)") }
    let choice = ChoreographyChoice.all[choreography.index]
    if let code = choice.code, !choice.hasOrigin { setup.append("layout.choreography = \(code(""))") }
    if !animatesUpdates.isOn { setup.append("layout.animatesUpdates = false") }
    let tile = layout.itemSize
    setup += [
      "layout.minimumInteritemSpacing = \(spacing.code)", "layout.minimumLineSpacing = \(spacing.code)",
      "layout.itemSize = CGSize(width: \(Int(tile.width)), height: \(Int(tile.height)))",
    ]
    return ColoursSource(
      setup: setup, duration: duration.code, counts: start.index == 1 ? items.code : "\(items.code), 3",
      itemMotion: choice.hasOrigin ? choice.code?(".item(indexPath)") : nil,
      sectionMotion: choice.hasOrigin ? choice.code?(".visibleCenter") : nil
    ).text
  }

  // MARK: View

  private let bar = SwitchBar(title: "Boring")

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Colours"
    view.backgroundColor = .systemBackground
    layout.sectionInset = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    layout.headerReferenceSize = CGSize(width: 0, height: 32)
    layout.footerReferenceSize = CGSize(width: 0, height: 32)
    collectionView.backgroundColor = .systemBackground
    collectionView.alwaysBounceVertical = true
    collectionView.contentInset.top = 12
    collectionView.clipsToBounds = false  // falling cells are visible down to the edge of the screen
    collectionView.register(ColourCell.self, forCellWithReuseIdentifier: "colour")
    collectionView.register(
      ColourHeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    collectionView.register(
      ColourFooterView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
      withReuseIdentifier: "footer")
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.accessibilityLabel = "Colours"
    view.addSubview(collectionView)
    view.addSubview(bar)
    bar.onChange = weakly(self) { $0.animatesUpdates.choose($1 ? 0 : 1) }
    for parameter in parameters where parameter !== items && parameter !== start {
      parameter.onChange(weakly(self) { $0.arrange() })
    }
    animatesUpdates.onChange(weakly(self) { $0.bar.isOn = $1 == 0 })
    items.onChange(weakly(self) { $0.showColours(Int($1)) })
    start.onChange(weakly(self) { $0.begin(isEmpty: $1 == 1) })
  }

  private func showColours(_ count: Int) {
    groups[0] = ColourSection(id: groups[0].id, numbers: 0..<count)
    nextSwatch = max(nextSwatch, count)
    collectionView.reloadData()
  }

  private func begin(isEmpty: Bool) {
    groups = isEmpty ? [ColourSection(id: 0)] : ColoursViewController.twoPalettes
    (nextSwatch, nextSection) = (8, isEmpty ? 1 : 2)
    items.value = Double(groups[0].swatches.count)
    collectionView.reloadData()
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height: CGFloat = 50
    arrange()
    collectionView.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: view.bounds.height - height)
    bar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
  }

  // MARK: Changes

  /// Inserts a colour before the section's last cell, the one that adds colours.
  private func addColour(to section: Int) {
    groups[section].append(nextSwatch)
    nextSwatch += 1
    let indexPath = IndexPath(item: groups[section].swatches.count - 1, section: section)
    choreograph(from: .item(indexPath))
    animate(over: duration) { self.collectionView.insertItems(at: [indexPath]) }
  }

  private func deleteColour(at indexPath: IndexPath) {
    groups[indexPath.section].remove(at: indexPath.item)
    choreograph(from: .item(indexPath))
    animate(over: duration) { self.collectionView.deleteItems(at: [indexPath]) }
  }

  /// Inserts an empty section with the next palette after the one with a number.
  private func addSection(after id: Int) {
    guard let section = groups.firstIndex(where: { $0.id == id }) else { return }
    groups.insert(ColourSection(id: nextSection), at: section + 1)
    nextSection += 1
    updateSections { $0.insertSections(IndexSet(integer: section + 1)) }
  }

  private func deleteSection(_ id: Int) {
    guard groups.count > 1, let section = groups.firstIndex(where: { $0.id == id }) else { return }
    groups.remove(at: section)
    updateSections { $0.deleteSections(IndexSet(integer: section)) }
  }

  /// Performs a section update. The last section can't be deleted.
  private func updateSections(_ update: @escaping (UICollectionView) -> Void) {
    choreograph(from: .visibleCenter)
    animate(over: duration) {
      update(self.collectionView)
      let headers = self.collectionView.visibleSupplementaryViews(
        ofKind: UICollectionView.elementKindSectionHeader)
      for header in headers { (header as? ColourHeaderView)?.canDelete = self.groups.count > 1 }
    }
  }

  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    if indexPath.item == groups[indexPath.section].swatches.count {
      addColour(to: indexPath.section)
    } else {
      deleteColour(at: indexPath)
    }
  }

  // MARK: Data

  public func numberOfSections(in collectionView: UICollectionView) -> Int { groups.count }

  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    groups[section].swatches.count + 1
  }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "colour", for: indexPath)
    let group = groups[indexPath.section]
    let swatch = indexPath.item < group.swatches.count ? group.swatches[indexPath.item] : nil
    (cell as? ColourCell)?.show(swatch.map { group.palette.colour($0.colour) })
    return cell
  }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: isHeader ? "header" : "footer", for: indexPath)
    let group = groups[indexPath.section]
    if let header = view as? ColourHeaderView {
      header.show(group.palette.name, onDelete: weakly(self) { $0.deleteSection(group.id) })
      header.canDelete = groups.count > 1
    }
    (view as? ColourFooterView)?.onPress = weakly(self) { $0.addSection(after: group.id) }
    return view
  }
}
