import CollectionMotion
import UIKit

extension Demo {
  static let cellAnimations = Demo(
    id: "cell-animations",
    title: "Cell Animations",
    summary: "Cells that expand on a spring when tapped.",
    explanation: """
      Tap a card: it expands from 100 to 300 points on a critically damped spring, and the cells below it move on the \
      same curve. Tap again midway, and it reverses without a jump. Nothing fades: cells that scroll into view start \
      at their previous positions, and those that scroll out of view end at their new ones. A card at the edge is \
      scrolled fully into view in the same animation. Under Options, the spring can bounce, and each override of the \
      layout can be disabled to see its purpose.
      """,
    script: """
      [
        {"wait": 0.6},
        {"tapItem": [0, 2]}, {"wait": 1.0},
        {"tapItem": [0, 5]}, {"wait": 0.15},
        {"tapItem": [0, 5]}, {"wait": 0.9},
        {"tapItem": [0, 7]}, {"wait": 1.0},
        {"tapItem": [0, 7]}, {"wait": 0.6}
      ]
      """,
    makeViewController: { CellAnimationsViewController() })
}

/// A list whose cells expand when they are tapped.
public final class CellAnimationsViewController: DemoViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  /// The layout, which can be replaced before the view is loaded.
  public var layout = ExpandableListLayout()
  public private(set) lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)

  // MARK: Parameters

  private let items = DemoParameter.number("items", "Items", 0...1_000_000, value: 40)
  private let spring = SpringParameters()
  private lazy var list = ExpandableListParameters(layout)

  public override var parameters: [DemoParameter] { [article, items] + spring.all + list.all }
  public override var springs: [DemoSpring] { [spring.drawn] }

  public var numberOfItems: Int {
    get { items.index }
    set { items.value = Double(newValue) }
  }

  public override var code: String {
    if article.isOn { return Self.articleCode("ExpandingCellsViewController") }
    return ControllerSource(
      name: "ExpandingListViewController", summary: "A list whose cells expand under a tap.",
      layout: "ExpandableListLayout()", setup: list.code, items: items.code,
      selection: ["layout.toggleExpansion(at: indexPath, animation: \(spring.code))"]
    ).text
  }

  // MARK: View

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cell Animations"
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.register(PlaceCell.self, forCellWithReuseIdentifier: "place")
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.accessibilityLabel = "Places"
    view.addSubview(collectionView)
    addOptions([spring.damping, spring.velocity] + list.overrides, hint: "Tap a place to unfold it")
    items.onChange(weakly(self) { $0.showNewItems() })
  }

  override func makeArticle() -> UIViewController? { ExpandingCellsViewController() }

  override func updateArticle(_ controller: UIViewController) {
    guard let controller = controller as? ExpandingCellsViewController else { return }
    controller.spring = spring.values
    let (article, overrides) = (controller.layout, layout.overrides)
    article.overridesInitialAttributes = overrides.contains(.initialAttributes)
    article.overridesFinalAttributes = overrides.contains(.finalAttributes)
    article.overridesTargetContentOffset = overrides.contains(.targetContentOffset)
    article.overridesBoundsInvalidation = overrides.contains(.boundsInvalidation)
  }

  private func showNewItems() {
    layout.expandedIndexPaths = []
    collectionView.reloadData()
  }

  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    numberOfItems
  }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "place", for: indexPath)
    (cell as? PlaceCell)?.show(item: indexPath.item)
    cell.setAccessibilityExpanded(layout.expandedIndexPaths.contains(indexPath))
    return cell
  }

  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    dismissHint()
    layout.toggleExpansion(at: indexPath, animation: spring.animation)
    collectionView.updateExpandedStatus(by: layout)
  }
}
