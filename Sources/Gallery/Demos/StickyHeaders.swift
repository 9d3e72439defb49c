import CollectionMotion
import UIKit

extension Demo {
  static let stickyHeaders = Demo(
    id: "sticky-headers",
    title: "Sticky Headers",
    summary: "Expanding cells under sticky section headers.",
    explanation: """
      Scroll: the header of the topmost section stays visible until the next one pushes it away. Scrolling \
      invalidates only the headers, with a custom invalidation context. Tap a card: cards and headers move on the \
      same spring, including headers that scroll into view meanwhile, and the card ends below its header. The options \
      can disable each override of the layout. Without the one for bounds changes, headers no longer stick. If \
      scrolling invalidates more than the headers, every card is laid out again in each frame, and a header that \
      becomes visible when a card collapses appears at its final position immediately.
      """,
    script: """
      [
        {"wait": 0.5},
        {"tapItem": [0, 1]}, {"wait": 0.9},
        {"drag": {"from": [195, 700], "to": [195, 250], "duration": 0.6}}, {"wait": 3.5},
        {"tap": [195, 120]}, {"wait": 0.9},
        {"tap": [195, 780]}, {"wait": 1.0}
      ]
      """,
    makeViewController: { StickyHeadersViewController() })
}

/// A list in sections, with sticky headers and expanding cells.
public final class StickyHeadersViewController: DemoViewController, UICollectionViewDataSource, UICollectionViewDelegate
{
  /// The layout, which can be replaced before the view is loaded.
  public var layout = ExpandableListLayout()
  public private(set) lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)

  // MARK: Parameters

  private let sections = DemoParameter.number("sections", "Sections", 0...100_000, value: 12)
  private let items = DemoParameter.number("items", "Items per section", 0...1_000_000, value: 4)
  private let headerHeight = DemoParameter.slider("headerHeight", "Header height", 0...120, unit: "pt", value: 40)
  private let pinsSectionHeaders = DemoParameter.toggle("pinsSectionHeaders", "Headers stick", isOn: true)
  private let spring = SpringParameters()
  private lazy var list = ExpandableListParameters(layout, hasHeaders: true)

  public override var parameters: [DemoParameter] {
    [article, sections, items, headerHeight, pinsSectionHeaders] + spring.all + list.all
  }
  public override var springs: [DemoSpring] { [spring.drawn] }

  public override var code: String {
    if article.isOn { return Self.articleCode("ExpandingSectionsViewController") }
    let headers = [
      "layout.headerHeight = \(headerHeight.code)", "layout.pinsSectionHeaders = \(pinsSectionHeaders.code)",
      "let header = UICollectionView.elementKindSectionHeader",
      "collectionView.register(",
      "  UICollectionReusableView.self, forSupplementaryViewOfKind: header, withReuseIdentifier: \"header\")",
    ]
    return ControllerSource(
      name: "StickyHeadersListViewController", summary: "A list with headers that stick and cells that expand.",
      layout: "ExpandableListLayout()", setup: headers + list.code, sections: sections.code, items: items.code,
      selection: ["layout.toggleExpansion(at: indexPath, animation: \(spring.code))"],
      supplementaryView: [
        "let header = collectionView.dequeueReusableSupplementaryView(",
        "  ofKind: kind, withReuseIdentifier: \"header\", for: indexPath)",
        "header.backgroundColor = .systemGray",
        "return header",
      ]
    ).text
  }

  // MARK: View

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sticky Headers"
    layout.headerHeight = CGFloat(headerHeight.value)
    layout.pinsSectionHeaders = pinsSectionHeaders.isOn
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.register(PlaceCell.self, forCellWithReuseIdentifier: "place")
    collectionView.register(
      SectionHeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.accessibilityLabel = "Places by month"
    view.addSubview(collectionView)
    addOptions([spring.damping, spring.velocity] + list.overrides, hint: "Scroll, then tap a place")
    headerHeight.onChange(weakly(self) { $0.layout.headerHeight = $1 })
    pinsSectionHeaders.onChange(weakly(self) { $0.layout.pinsSectionHeaders = $1 != 0 })
    for count in [sections, items] { count.onChange(weakly(self) { $0.showNewItems() }) }
  }

  override func makeArticle() -> UIViewController? { ExpandingSectionsViewController() }

  override func updateArticle(_ controller: UIViewController) {
    guard let controller = controller as? ExpandingSectionsViewController else { return }
    controller.spring = spring.values
    let (article, overrides) = (controller.layout, layout.overrides)
    article.overridesInitialAttributes = overrides.contains(.initialAttributes)
    article.overridesFinalAttributes = overrides.contains(.finalAttributes)
    article.overridesTargetContentOffset = overrides.contains(.targetContentOffset)
    article.overridesBoundsInvalidation = overrides.contains(.boundsInvalidation)
    article.overridesInvalidationContext = overrides.contains(.headerInvalidation)
  }

  private func showNewItems() {
    layout.expandedIndexPaths = []
    collectionView.reloadData()
  }

  public func numberOfSections(in collectionView: UICollectionView) -> Int { sections.index }

  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    items.index
  }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "place", for: indexPath)
    (cell as? PlaceCell)?.show(item: indexPath.section * items.index + indexPath.item)
    cell.setAccessibilityExpanded(layout.expandedIndexPaths.contains(indexPath))
    return cell
  }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (header as? SectionHeaderView)?.show(title: Months.name(indexPath.section), count: items.index)
    return header
  }

  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    dismissHint()
    layout.toggleExpansion(at: indexPath, animation: spring.animation)
    collectionView.updateExpandedStatus(by: layout)
  }
}
