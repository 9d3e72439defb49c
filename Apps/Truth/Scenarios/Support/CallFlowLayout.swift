import UIKit

/// A flow layout that records the calls of its invalidations and updates. Items are 100 by 50 points and 10 apart.
final class CallFlowLayout: UICollectionViewFlowLayout {
  private let run: ScenarioRun
  var logsCalls = true

  init(_ run: ScenarioRun) {
    self.run = run
    super.init()
    itemSize = CGSize(width: 100, height: 50)
  }

  required init?(coder: NSCoder) { nil }

  private func log(_ call: String) { if logsCalls { run.log(call) } }

  override func prepare() {
    log("prepare")
    super.prepare()
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    let metrics = flow?.invalidateFlowLayoutDelegateMetrics ?? false
    let attributes = flow?.invalidateFlowLayoutAttributes ?? false
    log("invalidate \(context.text)\(metrics ? ", metrics" : "")\(attributes ? ", attributes" : "")")
    super.invalidateLayout(with: context)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    let answer = super.shouldInvalidateLayout(forBoundsChange: newBounds)
    log("should \(newBounds.text) \(answer)")
    return answer
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    log("updates " + updateItems.map(\.text).joined(separator: ", "))
    super.prepare(forCollectionViewUpdates: updateItems)
  }

  override func finalizeCollectionViewUpdates() {
    log("finalizeUpdates")
    super.finalizeCollectionViewUpdates()
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let usual = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    log("initial \(itemIndexPath.text) from \(usual?.text ?? "nil")")
    return usual
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let usual = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    log("final \(itemIndexPath.text) from \(usual?.text ?? "nil")")
    return usual
  }
}
