import Stage
import Testing
import UIKit

/// What code for Apple's systems names, and is kept here in another way.
@MainActor @Suite struct CompatibilityTests {
  private final class NibCell: UICollectionViewCell {
    var isAwake = false
    override func awakeFromNib() { isAwake = true }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private func cell(register: (UICollectionView) -> Void) -> UICollectionViewCell? {
    let source = Source()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
    register(view)
    view.dataSource = source
    let controller = UIViewController()
    controller.view.addSubview(view)
    let stage = Stage(size: CGSize(width: 300, height: 300), rootViewController: controller)
    return withExtendedLifetime((source, stage)) { view.cellForItem(at: [0, 0]) }
  }

  @Test func aClassStandsForANibAndItsViewsAwake() throws {
    UINib.use(NibCell.self, forNibNamed: "NibCell")
    let cell = cell { $0.register(UINib(nibName: "NibCell", bundle: nil), forCellWithReuseIdentifier: "cell") }
    #expect(try #require(cell as? NibCell).isAwake)
  }

  @Test func aClassOfAnyKindIsRegistered() throws {
    let anyClass: AnyClass = NibCell.self
    let cell = cell { $0.register(anyClass, forCellWithReuseIdentifier: "cell") }
    #expect(try !#require(cell as? NibCell).isAwake)
  }

  @Test func valuesAreKeptWithObjectsByTheAddressOfAKey() {
    struct Keys {
      nonisolated(unsafe) static var first: UInt8 = 0
      nonisolated(unsafe) static var second: UInt8 = 0
    }
    let view = UIView()
    let other = UIView()
    objc_setAssociatedObject(view, &Keys.first, 7, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(view, &Keys.second, "b", .OBJC_ASSOCIATION_COPY_NONATOMIC)
    #expect(objc_getAssociatedObject(view, &Keys.first) as? Int == 7)
    #expect(objc_getAssociatedObject(view, &Keys.second) as? String == "b")
    #expect(objc_getAssociatedObject(other, &Keys.first) == nil)
    objc_setAssociatedObject(view, &Keys.first, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(view, &Keys.first) == nil)
    objc_removeAssociatedObjects(view)
    #expect(objc_getAssociatedObject(view, &Keys.second) == nil)
  }

  @Test func anAssignedObjectIsNotKept() {
    struct Keys { nonisolated(unsafe) static var key: UInt8 = 0 }
    let view = UIView()
    var object: NSObject? = NSObject()
    objc_setAssociatedObject(view, &Keys.key, object, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(view, &Keys.key) as? NSObject === object)
    object = nil
    #expect(objc_getAssociatedObject(view, &Keys.key) == nil)
  }

  @Test func aTableOfWeakObjectsForgetsThoseThatAreGone() {
    let table = NSHashTable<UIView>.weakObjects()
    let first = UIView()
    var second: UIView? = UIView()
    table.add(first)
    table.add(second)
    table.add(first)
    #expect(table.allObjects == [first, second])
    second = nil
    #expect(table.allObjects == [first])
    table.remove(first)
    #expect(table.count == 0)
  }

  @Test func indexPathsThatAreObjectsHaveSectionsAndItems() {
    let path = NSIndexPath(item: 3, section: 2)
    #expect(path.section == 2 && path.item == 3 && path.row == 3 && path as IndexPath == [2, 3])
    #expect((IndexPath(row: 4, section: 1) as NSIndexPath).item == 4)
  }

  @Test func aViewIsMadeOfAGenericParameter() {
    func view<View: UIView>(_ type: View.Type) -> View { View.make() }
    #expect(type(of: view(UILabel.self)) == UILabel.self)
  }

  @Test func constraintsCanBeSubclassed() {
    final class Named: NSLayoutConstraint { var name = "" }
    let view = UIView()
    let constraint = Named(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: 44)
    constraint.isActive = true
    view.layoutIfNeeded()
    #expect(view.systemLayoutSizeFitting(.zero).width == 44)
  }

  @Test func theControllerInFrontDecidesAboutTheScreen() {
    final class Dark: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      override var prefersStatusBarHidden: Bool { true }
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    }
    final class Container: UIViewController {
      override var childForStatusBarStyle: UIViewController? { children.first }
    }
    let container = Container()
    container.addChild(Dark())
    let stage = Stage(size: CGSize(width: 300, height: 300), rootViewController: container)
    #expect(stage.preferredStatusBarStyle == .lightContent)
    #expect(!stage.prefersStatusBarHidden)
    #expect(stage.supportedInterfaceOrientations == .allButUpsideDown)
    let front = Dark()
    front.modalPresentationStyle = .fullScreen
    container.present(front, animated: false)
    #expect(stage.prefersStatusBarHidden)
    #expect(stage.supportedInterfaceOrientations == .landscape)
  }

  @Test func updatesMayBeNil() {
    var isOver = false
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let updates: (() -> Void)? = nil
    let stage = Stage(size: CGSize(width: 300, height: 300), rootViewController: UIViewController())
    view.performBatchUpdates(updates) { _ in isOver = true }
    view.performBatchUpdates(nil)
    stage.advance(by: 1)
    #expect(isOver)
  }
}
