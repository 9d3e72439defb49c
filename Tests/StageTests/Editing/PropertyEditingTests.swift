import CoreGraphics
import Testing
import UIKit

@testable import Stage

/// A title, a picture, a plain view that constraints place, and cells.
@MainActor private final class EditedController: UICollectionViewController {
  let titleLabel = UILabel()
  let picture = UIImageView()
  let badge = UIView()

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 400, height: 50)
    layout.minimumLineSpacing = 0
    super.init(collectionViewLayout: layout)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    titleLabel.text = "Title"
    titleLabel.frame = CGRect(x: 10, y: 200, width: 100, height: 30)
    picture.frame = CGRect(x: 10, y: 240, width: 50, height: 40)
    badge.translatesAutoresizingMaskIntoConstraints = false
    for each in [titleLabel, picture, badge] { view.addSubview(each) }
    NSLayoutConstraint.activate([
      badge.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      badge.topAnchor.constraint(equalTo: view.topAnchor, constant: 300),
      badge.widthAnchor.constraint(equalToConstant: 60), badge.heightAnchor.constraint(equalToConstant: 20),
    ])
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

@MainActor @Suite struct PropertyEditingTests {
  private let controller = EditedController()
  private let stage: Stage

  init() {
    stage = Stage(size: CGSize(width: 400, height: 400), rootViewController: controller)
    stage.isEditable = true
  }

  private func properties(of view: UIView) throws -> InspectedProperties {
    try #require(stage.inspectedProperties(view.layer.identifier))
  }

  private func value(_ name: String, of view: UIView) throws -> String {
    let properties = try properties(of: view).properties
    return try #require(properties.first { $0.name == name }, "\(name)").value
  }

  @discardableResult private func set(_ name: String, _ value: String, of view: UIView) throws -> Bool {
    stage.setProperty("\(try properties(of: view).path) \(name)=\(value)")
  }

  private var code: [String] { stage.inspectedChanges.map { $0.code } }

  private func node(_ view: UIView) throws -> Scene.Node {
    try #require(stage.scene.nodes.first { $0.id == view.layer.identifier })
  }

  // MARK: - Values

  @Test func theNextFrameShowsAnEdit() throws {
    stage.advance(by: 1)
    #expect(try set("alpha", "0.5", of: controller.titleLabel))
    #expect(stage.needsFrame)
    stage.frame(at: stage.time + 1.0 / 60)
    #expect(try node(controller.titleLabel).opacity == 0.5)
    #expect(code == ["titleLabel.alpha = 0.5"])
  }

  @Test(arguments: [
    ("alpha", "0.25", "alpha = 0.25"), ("isHidden", "true", "isHidden = true"),
    ("backgroundColor", "systemRed", "backgroundColor = UIColor.systemRed"),
    ("backgroundColor", "#FF800080", "backgroundColor = UIColor(red: 1, green: 0.502, blue: 0, alpha: 0.502)"),
    ("layer.cornerRadius", "8", "layer.cornerRadius = 8"),
    ("layer.masksToBounds", "true", "layer.masksToBounds = true"),
    ("layer.borderWidth", "2", "layer.borderWidth = 2"),
    ("layer.borderColor", "red", "layer.borderColor = UIColor.red.cgColor"),
    ("layer.zPosition", "-3", "layer.zPosition = -3"),
    ("frame.origin.x", "12.5", "frame.origin.x = 12.5"), ("frame.origin.y", "180", "frame.origin.y = 180"),
    ("frame.size.width", "90", "frame.size.width = 90"), ("frame.size.height", "31", "frame.size.height = 31"),
    ("transform.scale", "2", "transform = CGAffineTransform(scaleX: 2, y: 2)"),
    ("transform.rotation", "30", "transform = CGAffineTransform(rotationAngle: 30 * .pi / 180)"),
    ("transform.translation.x", "5", "transform = CGAffineTransform(translationX: 5, y: 0)"),
    ("transform.translation.y", "-7", "transform = CGAffineTransform(translationX: 0, y: -7)"),
    ("layer.shadowOpacity", "0.5", "layer.shadowOpacity = 0.5"), ("layer.shadowRadius", "9", "layer.shadowRadius = 9"),
    ("layer.shadowOffset.width", "4", "layer.shadowOffset.width = 4"),
    ("layer.shadowOffset.height", "6", "layer.shadowOffset.height = 6"),
    ("text", "A \"b\"\n", #"text = "A \"b\"\n""#), ("font.pointSize", "30", "font = titleLabel.font.withSize(30)"),
    ("textColor", "secondaryLabel", "textColor = UIColor.secondaryLabel"),
    ("numberOfLines", "0", "numberOfLines = 0"), ("textAlignment", "center", "textAlignment = .center"),
  ])
  func eachPropertyOfALabelIsSetNotedAndRestored(_ name: String, _ new: String, _ statement: String) throws {
    let label = controller.titleLabel
    let before = try properties(of: label).properties
    let former = try value(name, of: label)
    #expect(former != new)
    #expect(try set(name, new, of: label))
    stage.advance(by: 0.1)
    #expect(try value(name, of: label) == new)
    #expect(code == ["titleLabel." + statement])
    #expect(try properties(of: label).properties.filter { $0.isChanged }.map { $0.name }.contains(name))
    #expect(stage.setProperty(stage.inspectedChanges[0].undo))
    stage.advance(by: 0.1)
    #expect(try properties(of: label).properties == before && stage.inspectedChanges.isEmpty)
  }

  @Test func picturesHaveAContentMode() throws {
    #expect(try set("contentMode", "scaleAspectFit", of: controller.picture))
    #expect(controller.picture.contentMode == .scaleAspectFit && code == ["picture.contentMode = .scaleAspectFit"])
    #expect(try !properties(of: controller.badge).properties.contains { $0.name == "contentMode" || $0.name == "text" })
  }

  @Test func partsOfATransformAreOneChange() throws {
    let badge = controller.badge
    try set("transform.rotation", "90", of: badge)
    try set("transform.scale", "2", of: badge)
    try set("transform.translation.x", "10", of: badge)
    #expect(
      code == [
        "badge.transform = CGAffineTransform(translationX: 10, y: 0).rotated(by: 90 * .pi / 180).scaledBy(x: 2, y: 2)"
      ])
    let expected = CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2).scaledBy(x: 2, y: 2)
    let transform = badge.transform
    for (one, other) in [
      (transform.a, expected.a), (transform.b, expected.b), (transform.c, expected.c), (transform.d, expected.d),
      (transform.tx, expected.tx), (transform.ty, expected.ty),
    ] { #expect(abs(one - other) < 1e-9) }
    // A frame means little now, so the centre and the bounds take its place.
    let names = try properties(of: badge).properties.map { $0.name }
    #expect(names.contains("center.x") && !names.contains("frame.origin.x"))
    stage.setProperty(stage.inspectedChanges[0].undo)
    #expect(badge.transform == .identity)
  }

  @Test func aColourThatWasThereIsRestoredItself() throws {
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    controller.badge.backgroundColor = dynamic
    try set("backgroundColor", "none", of: controller.badge)
    #expect(controller.badge.backgroundColor == nil && code == ["badge.backgroundColor = nil"])
    stage.setProperty(stage.inspectedChanges[0].undo)
    #expect(controller.badge.backgroundColor === dynamic)
  }

  @Test func theFormerValueIsThatBeforeTheFirstEdit() throws {
    for alpha in ["0.9", "0.8", "0.7"] { try set("alpha", alpha, of: controller.badge) }
    #expect(code == ["badge.alpha = 0.7"])
    try set("alpha", "1", of: controller.badge)
    #expect(code.isEmpty)
    try set("alpha", "0.6", of: controller.badge)
    stage.setProperty(stage.inspectedChanges[0].undo)
    #expect(controller.badge.alpha == 1 && code.isEmpty)
  }

  @Test func constraintsAndLayoutsAreNamedBecauseTheyPlaceViewsAgain() throws {
    #expect(try properties(of: controller.badge).placement == .constraints)
    #expect(try properties(of: controller.titleLabel).placement == nil)
    let cell = try #require(controller.collectionView.cellForItem(at: [0, 1]))
    #expect(try properties(of: cell).placement == .layout)
    try set("alpha", "0.5", of: cell)
    #expect(code == ["cell.alpha = 0.5  // UICollectionViewCell, in cell 0, 1"])
  }

  // MARK: - Mistakes

  @Test(arguments: [
    ("alpha", "2", "alpha needs a number from 0 to 1, not \"2\""),
    ("alpha", "", "alpha needs a number from 0 to 1, not \"\""),
    ("alpha", "half", "alpha needs a number from 0 to 1, not \"half\""),
    ("numberOfLines", "1.5", "numberOfLines needs a whole number from 0 to 10000, not \"1.5\""),
    ("isHidden", "yes", "isHidden is true or false, not \"yes\""),
    ("textAlignment", "middle", "textAlignment is one of left, center, right, justified, natural, not \"middle\""),
    (
      "textColor", "#12345",
      "textColor needs a colour such as systemBlue, #FF8000, or #FF800080 with an alpha, not \"#12345\""
    ),
    (
      "textColor", "none",
      "textColor needs a colour such as systemBlue, #FF8000, or #FF800080 with an alpha, not \"none\""
    ),
    (
      "backgroundColor", "blueish",
      "backgroundColor needs a colour such as systemBlue, #FF8000, #FF800080 with an alpha, or none, not \"blueish\""
    ),
    ("transform", "x", "transform is edited by its parts"),
    ("wings", "2", "titleLabel has no property \"wings\" to edit"),
  ])
  func aBadValueChangesNothingAndIsExplained(_ name: String, _ value: String, _ message: String) throws {
    try set("layer.cornerRadius", "4", of: controller.titleLabel)
    let before = try properties(of: controller.titleLabel)
    #expect(try !set(name, value, of: controller.titleLabel))
    let after = try properties(of: controller.titleLabel)
    #expect(after.problem == message)
    #expect(after.properties == before.properties && after.changes == before.changes)
    // The next edit has no problem.
    try set("alpha", "0.5", of: controller.titleLabel)
    #expect(try properties(of: controller.titleLabel).problem == nil)
  }

  @Test(arguments: [
    "", "alpha=1", "/9 alpha=1", "/0/0.9 alpha=1", "/x alpha=1", "/-1 alpha=1", "/0/-1.0 alpha=1", "/ alpha",
    "/ alpha#0", "/ alpha#x",
  ])
  func whatIsNoEditOfAViewIsRefused(_ text: String) {
    #expect(!stage.setProperty(text) && stage.editProblem != nil && stage.inspectedChanges.isEmpty)
  }

  @Test func aStageThatIsNotEditableRefusesAll() throws {
    try set("alpha", "0.5", of: controller.badge)
    stage.isEditable = false
    #expect(!stage.setProperty("/ alpha=0.5") && stage.inspectedChanges.isEmpty)
    #expect(stage.inspectedProperties(controller.badge.layer.identifier) == nil)
    #expect(controller.badge.alpha == 0.5 && stage.window.alpha == 1)
  }

  // MARK: - Undoing

  @Test func aChangeIsUndoneByItselfThoughOtherViewsHaveItsPlace() throws {
    let badge = controller.badge
    try set("alpha", "0.5", of: badge)
    let path = try properties(of: badge).path
    let other = UIView()
    controller.view.insertSubview(other, belowSubview: badge)
    #expect(try properties(of: other).path == path)
    try set("alpha", "0.25", of: other)
    stage.setProperty(stage.inspectedChanges[0].undo)
    #expect(badge.alpha == 1 && other.alpha == 0.25 && stage.inspectedChanges.count == 1)
    stage.setProperty(stage.inspectedChanges[0].undo)
    #expect(other.alpha == 1 && stage.inspectedChanges.isEmpty)
  }

  @Test func whatTheProgramHasSetSinceIsNotUndone() throws {
    let label = controller.titleLabel
    try set("text", "New", of: label)
    label.text = "Of another item"
    stage.setProperty(stage.inspectedChanges[0].undo)
    #expect(label.text == "Of another item" && stage.inspectedChanges.isEmpty)
    try set("text", "New", of: label)
    label.text = "Of a third item"
    try set("text", "Newer", of: label)
    #expect(code == ["titleLabel.text = \"Newer\""])
    stage.setProperty(stage.inspectedChanges[0].undo)
    #expect(label.text == "Of a third item")
  }

  @Test func aStyledTextIsRestored() throws {
    let label = controller.titleLabel
    let styled = NSMutableAttributedString(string: "Old and red")
    styled.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 8, length: 3))
    for (name, value) in [("text", "Old and red"), ("textColor", "systemBlue"), ("font.pointSize", "30")] {
      label.attributedText = styled
      try set(name, value, of: label)
      #expect(label.attributedText?.isEqual(to: styled) == false)
      stage.setProperty(try #require(stage.inspectedChanges.first).undo)
      #expect(label.attributedText?.isEqual(to: styled) == true, "\(name)")
    }
  }

  @Test func aTransformInSpaceKeepsItsDepth() throws {
    let badge = controller.badge
    try set("transform.rotation", "10", of: badge)
    badge.transform3D.m34 = -0.002
    #expect(try !properties(of: badge).properties.contains { $0.name.hasPrefix("transform") })
    #expect(try !set("transform.rotation", "20", of: badge))
    #expect(badge.transform3D.m34 == -0.002)
  }

  @Test func aScaledViewStaysMirrored() throws {
    let badge = controller.badge
    badge.transform = CGAffineTransform(scaleX: -1, y: 2)
    try set("transform.scale", "3", of: badge)
    let transform = badge.transform
    #expect(abs(transform.a + 3) < 1e-9 && abs(transform.d - 6) < 1e-9, "\(transform)")
    badge.transform = CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)
    try set("transform.translation.x", "4", of: badge)
    #expect(code.last == "badge.transform = CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 4, ty: 0)")
  }

  // MARK: - Notes

  @Test func aNoteIsALineAndNamesWhatWasThere() throws {
    let label = UILabel()
    label.text = "One\nTwo"
    controller.view.addSubview(label)
    try set("text", "New", of: label)
    #expect(code == ["label.text = \"New\"  // UILabel \"One Two\""])
    controller.badge.accessibilityIdentifier = "switch"
    try set("alpha", "0.5", of: controller.badge)
    #expect(code.last == "view.alpha = 0.5  // switch")
  }

  @Test func aColourThatIsNotANumberIsBlack() throws {
    controller.badge.backgroundColor = UIColor(white: 0 / 0, alpha: 1)
    #expect(try value("backgroundColor", of: controller.badge) == "#000000")
  }

  // MARK: - Other stages

  @Test func pathsAreTheSameOnAnotherStage() throws {
    let cell = try #require(controller.collectionView.cellForItem(at: [0, 2]))
    #expect(try properties(of: cell).path.hasSuffix("/0.2"))
    for view in [controller.titleLabel, controller.badge, cell, cell.contentView] {
      try set("layer.cornerRadius", "5", of: view)
    }
    let other = EditedController()
    let second = Stage(size: CGSize(width: 400, height: 400), rootViewController: other)
    second.isEditable = true
    for edit in stage.inspectedChanges.flatMap({ $0.edits }) {
      #expect(second.perform(try StageInput(message: StageInput.setProperty(text: edit).message)))
    }
    #expect(second.inspectedChanges.map { $0.code } == code && code.count == 4)
    let otherCell = try #require(other.collectionView.cellForItem(at: [0, 2]))
    #expect(otherCell.layer.cornerRadius == 5 && otherCell.contentView.layer.cornerRadius == 5)
    #expect(other.titleLabel.layer.cornerRadius == 5 && other.view.layer.cornerRadius == 0)
  }

  @Test func anEditIsMadeDuringAnAnimationAtItsTime() throws {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.controller.badge.alpha = 0 }
    stage.advance(by: 0.5)
    #expect(abs(try node(controller.badge).opacity - 0.5) < 0.01)
    try set("alpha", "0.2", of: controller.badge)
    stage.frame(at: stage.time)
    // What is left of the animation is added to the new value.
    #expect(abs(try node(controller.badge).opacity - 0.7) < 0.01)
    stage.advance(by: 0.6)
    #expect(abs(try node(controller.badge).opacity - 0.2) < 0.001)
  }
}
