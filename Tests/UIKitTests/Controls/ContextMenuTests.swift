import Stage
import Testing
import UIKit

@MainActor private final class MenuController: UICollectionViewController {
  var chosen: [String] = []
  var heard: [String] = []
  var asked: [[IndexPath]] = []
  var isWithMenu = true
  var preview: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 40 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    heard.append("select \(indexPath.item)")
  }

  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    asked.append(indexPaths)
    guard isWithMenu else { return nil }
    var previewProvider: UIContextMenuContentPreviewProvider?
    if let preview { previewProvider = { preview } }
    return UIContextMenuConfiguration(previewProvider: previewProvider) { _ in
      UIMenu(children: [
        UIAction(title: "Copy") { _ in self.chosen.append("Copy") },
        UIAction(title: "Delete", attributes: .destructive) { _ in self.chosen.append("Delete") },
      ])
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { heard.append("display") }

  override func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    heard.append("end")
    animator?.addCompletion { self.heard.append("ended") }
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { heard.append(animator.previewViewController == nil ? "commit" : "commit controller") }
}

@MainActor @Suite struct ContextMenuTests {
  private let controller = MenuController(collectionViewLayout: UICollectionViewFlowLayout())
  private let stage: Stage

  init() {
    stage = Stage(size: CGSize(width: 390, height: 700), rootViewController: controller)
  }

  private func press(_ point: CGPoint, for seconds: Double = 0.7) {
    stage.touchDown(at: point, id: 1)
    stage.advance(by: seconds)
    stage.touchUp(id: 1)
    stage.advance(by: 0.6)
  }

  private func view(named label: String, in view: UIView? = nil) -> UIView? {
    let view = view ?? stage.window
    if view.accessibilityLabel == label || (view as? UILabel)?.text == label { return view }
    for subview in view.subviews {
      if let found = self.view(named: label, in: subview) { return found }
    }
    return nil
  }

  private func tap(_ label: String) throws {
    let row = try #require(view(named: label))
    stage.tap(at: row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: stage.window))
    stage.advance(by: 0.6)
  }

  @Test func aLongPressOpensAMenuWhoseActionsArePerformed() throws {
    press(CGPoint(x: 25, y: 25))
    #expect(controller.asked == [[[0, 0]]])
    #expect(controller.heard == ["display"])
    try tap("Delete")
    #expect(controller.chosen == ["Delete"])
    #expect(controller.heard == ["display", "end", "ended"])
    #expect(view(named: "Delete") == nil)
  }

  @Test func aSecondaryClickOpensTheSameMenu() throws {
    #expect(stage.secondaryClick(at: CGPoint(x: 25, y: 25)))
    stage.advance(by: 0.6)
    try tap("Copy")
    #expect(controller.chosen == ["Copy"])
    #expect(!stage.secondaryClick(at: CGPoint(x: 25, y: 690)) || controller.asked.count > 1)
  }

  @Test func aTapBesideClosesAndATapOnThePreviewCommits() throws {
    press(CGPoint(x: 25, y: 25))
    stage.tap(at: CGPoint(x: 380, y: 690))
    stage.advance(by: 0.6)
    #expect(controller.heard == ["display", "end", "ended"])
    press(CGPoint(x: 25, y: 25))
    stage.tap(at: CGPoint(x: 25, y: 25))
    stage.advance(by: 0.6)
    #expect(controller.heard.suffix(4) == ["display", "commit", "end", "ended"])
    #expect(controller.chosen.isEmpty)
  }

  @Test func aControllerIsShownAsPreview() throws {
    let preview = UIViewController()
    preview.preferredContentSize = CGSize(width: 200, height: 150)
    controller.preview = preview
    press(CGPoint(x: 25, y: 25))
    let frame = preview.view.convert(preview.view.bounds, to: stage.window)
    #expect(frame.size == CGSize(width: 200, height: 150))
    stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    stage.advance(by: 0.6)
    #expect(controller.heard.contains("commit controller"))
    #expect(preview.view.window == nil)
  }

  @Test func aShortPressSelectsAndAsksForNoMenu() {
    stage.tap(at: CGPoint(x: 25, y: 25))
    stage.advance(by: 1)
    #expect(controller.asked.isEmpty)
    #expect(controller.heard == ["select 0"])
  }

  @Test func whereThereIsNoMenuALongPressSelects() {
    controller.isWithMenu = false
    press(CGPoint(x: 25, y: 25))
    #expect(controller.heard == ["select 0"])
  }

  @Test func aMenuIsForAllSelectedItemsWhenOneOfThemIsPressed() {
    controller.collectionView.allowsMultipleSelection = true
    for item in [0, 2] {
      controller.collectionView.selectItem(at: [0, item], animated: false, scrollPosition: [])
    }
    press(CGPoint(x: 25, y: 25))
    #expect(controller.asked.last.map { Set($0) } == [[0, 0], [0, 2]])
  }

  @Test func anyViewHasAMenuByAnInteraction() throws {
    final class Delegate: NSObject, UIContextMenuInteractionDelegate {
      var chosen = 0
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        location.x < 50
          ? UIContextMenuConfiguration(actionProvider: { _ in
            UIMenu(children: [UIAction(title: "Share") { [weak self] _ in self?.chosen += 1 }])
          }) : nil
      }
    }
    let delegate = Delegate()
    let interaction = UIContextMenuInteraction(delegate: delegate)
    let box = UIView(frame: CGRect(x: 100, y: 600, width: 100, height: 50))
    stage.window.addSubview(box)
    box.addInteraction(interaction)
    #expect(interaction.view === box && box.interactions.count == 1)
    press(CGPoint(x: 180, y: 620))
    #expect(view(named: "Share") == nil)
    press(CGPoint(x: 120, y: 620))
    try tap("Share")
    #expect(delegate.chosen == 1)
    box.removeInteraction(interaction)
    #expect(!stage.secondaryClick(at: CGPoint(x: 120, y: 620)) || view(named: "Share") == nil)
  }
}
