// What has not changed keeps its nodes, and what has changed gets new ones.

import CoreGraphics
import Gallery
import PictureTesting
import Pictures
import QuartzCore
import Stage
import Testing
import UIKit

@testable import Window

@MainActor @Suite(.serialized) struct NodeReuseTests {
  /// Returns the number of nodes that a closure and a frame make.
  private func made(on canvas: Canvas, _ change: () -> Void) -> Int {
    canvas.stage.advance(by: 1.0 / 60)
    _ = canvas.nodes.makeNode()
    change()
    canvas.stage.advance(by: 1.0 / 60)
    let count = RenderNode.madeCount
    _ = canvas.nodes.makeNode()
    return RenderNode.madeCount - count
  }

  /// Adds rounded boxes with borders.
  private func boxes(_ count: Int, on canvas: Canvas) -> [UIView] {
    (0..<count).map { index in
      let view = canvas.add(CGRect(x: index % 10 * 12, y: index / 10 * 12, width: 10, height: 10), .red)
      view.layer.cornerRadius = 3
      view.layer.borderWidth = 1
      return view
    }
  }

  @Test func aFrameWithoutChangesMakesNothing() {
    let canvas = Canvas()
    _ = boxes(100, on: canvas)
    #expect(made(on: canvas) {} == 0)
  }

  @Test func aHundredViewsThatMoveCostATransformEach() {
    let canvas = Canvas()
    let views = boxes(100, on: canvas)
    let count = made(on: canvas) { for view in views { view.center.x += 5 } }
    // The containers of the view and of what is around it.
    #expect((100...110).contains(count), "\(count)")
  }

  @Test func oneViewThatMovesCostsItsOwnAndWhatIsAroundIt() {
    let canvas = Canvas()
    let views = boxes(100, on: canvas)
    let count = made(on: canvas) { views[50].transform = CGAffineTransform(rotationAngle: 0.3) }
    #expect((1...10).contains(count), "\(count)")
  }

  @Test func scrollingMovesTheContentAsAWhole() throws {
    let controller = ListController()
    let canvas = Canvas(controller, size: CGSize(width: 300, height: 600))
    // No cell appears in a step of a point from a place inside a cell.
    controller.collectionView.contentOffset.y = 20
    let count = made(on: canvas) { controller.collectionView.contentOffset.y += 1 }
    // The content, its clip, the indicator, and the containers around them.
    #expect((1...16).contains(count), "\(count)")
    #expect(controller.collectionView.visibleCells.count > 10)
  }

  @Test func aMovedLabelKeepsItsGlyphs() throws {
    let canvas = Canvas()
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
    label.text = "Moving"
    canvas.view.addSubview(label)
    let count = made(on: canvas) { label.center.y += 10 }
    let changed = made(on: canvas) { label.text = "Moved" }
    #expect(changed == count + 1, "a text that stays has new glyphs in its old place")
  }

  /// The steps after which only some nodes are made anew look as if all were.
  @Test(arguments: 0..<10) func keptNodesLookLikeNewOnes(number: Int) throws {
    let demo = DemoIndex.demos[number]
    let canvas = Canvas(demo.makeViewController(), size: CGSize(width: 390, height: 844), scale: 0.5)
    let script = try Script(json: demo.script)
    var player = ScriptPlayer(stage: canvas.stage)
    var frame = 0
    var differences: [String] = []
    player.onFrame = {
      // Each frame makes its nodes; some of them are looked at.
      frame += 1
      _ = canvas.nodes.makeNode()
      guard frame % 40 == 0, differences.count < 3 else { return }
      do {
        let (kept, new) = (try canvas.keptPicture(), try canvas.drawnAnew())
        if !kept.hasPixels(of: new) {
          differences.append("frame \(frame): \(PictureDifference(new, kept, tolerance: .none)?.sentence ?? "")")
        }
      } catch {
        differences.append("\(error)")
      }
    }
    try player.play(script)
    #expect(frame > 40)
    #expect(differences == [])
  }

  @Test func whatIsBehindAMaskIsDrawnAgainWhenItChanges() throws {
    let canvas = Canvas()
    let view = canvas.add(CGRect(x: 10, y: 10, width: 80, height: 80), .blue)
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    inner.backgroundColor = .red
    let innermost = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    inner.addSubview(innermost)
    view.addSubview(inner)
    let mask = CALayer()
    mask.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    mask.backgroundColor = CGColor(gray: 0, alpha: 1)
    view.layer.mask = mask
    let changes: [() -> Void] = [
      { innermost.backgroundColor = .green }, { innermost.center.x += 10 }, { mask.cornerRadius = 20 },
      { mask.frame.size.width = 30 }, { inner.isHidden = true }, { innermost.backgroundColor = .black },
      { inner.isHidden = false }, { view.layer.mask = nil }, { innermost.center.y += 9 }, { view.alpha = 0 },
      { innermost.backgroundColor = .white }, { view.alpha = 1 },
    ]
    var last = try canvas.drawn()
    for (index, change) in changes.enumerated() {
      change()
      let drawn = try canvas.drawn()
      #expect(drawn.hasPixels(of: try canvas.drawnAnew()), "change \(index)")
      // The colours of what is hidden are not seen.
      if ![5, 10].contains(index) { #expect(!drawn.hasPixels(of: last), "change \(index)") }
      last = drawn
    }
  }

  @Test func perspectiveBeginsAndEndsWithTheContentsOfThatTime() throws {
    let canvas = Canvas()
    let view = canvas.add(CGRect(x: 20, y: 20, width: 80, height: 80), .blue)
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    inner.backgroundColor = .red
    view.addSubview(inner)
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 200
    let changes: [() -> Void] = [
      { view.layer.transform = CATransform3DRotate(transform, 0.8, 0, 1, 0) }, { inner.center.x += 20 },
      { inner.backgroundColor = .green }, { view.layer.transform = CATransform3DIdentity }, { inner.center.y += 20 },
    ]
    for (index, change) in changes.enumerated() {
      change()
      #expect(try canvas.drawn().hasPixels(of: try canvas.drawnAnew()), "change \(index)")
    }
  }
}

/// A list of 1000 cells.
final class ListController: UICollectionViewController {
  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 40)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1000 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.backgroundColor = UIColor(white: CGFloat(indexPath.item % 7) / 8, alpha: 1)
    return cell
  }
}
