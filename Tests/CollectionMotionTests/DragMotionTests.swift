import CollectionMotion
import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite struct DragMotionTests {
  /// Eight cells of 90 by 90 points, 10 apart, four in a line, whose drags and drops have a motion.
  @MainActor final class Hand: UICollectionViewController, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    var numbers = Array(0..<8)
    lazy var motion = DragMotion(collectionView: collectionView)

    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 90, height: 90)
      layout.minimumLineSpacing = 10
      layout.minimumInteritemSpacing = 10
      super.init(collectionViewLayout: layout)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collectionView.dragDelegate = self
      collectionView.dropDelegate = self
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      numbers.count
    }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { motion.fan([UIDragItem(itemProvider: NSItemProvider())], at: indexPath, in: session) }
    func collectionView(
      _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
      point: CGPoint
    ) -> [UIDragItem] { motion.fan([UIDragItem(itemProvider: NSItemProvider())], at: indexPath, in: session) }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .copy, intent: .unspecified) }
    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) { motion.flyIn(to: [[0, 5], [0, 6], [0, 7]], from: coordinator.session) }
  }

  private func open() -> (Stage, Hand) {
    let hand = Hand()
    let stage = Stage(size: CGSize(width: 390, height: 500), rootViewController: hand)
    stage.advance(by: 0.1)
    return (stage, hand)
  }

  private func dragThree(_ stage: Stage) {
    stage.touchDown(at: CGPoint(x: 45, y: 45), id: 1)
    stage.advance(by: 0.6)
    stage.touchMove(to: CGPoint(x: 200, y: 400), id: 1)
    stage.advance(by: 0.1)
    stage.tap(at: CGPoint(x: 145, y: 45))
    stage.advance(by: 0.4)
    stage.tap(at: CGPoint(x: 245, y: 45))
    stage.advance(by: 1.2)
  }

  /// The pictures in the fan, first card first.
  private func cards(_ stage: Stage) -> [UIView] {
    stage.window.subviews.filter { $0.layer.zPosition == 1000 }.flatMap { $0.subviews.reversed() }
      .compactMap { $0.subviews.first?.subviews.first }.filter { $0.bounds.width == 90 }
  }

  @Test func addedCardsTurnToBothSides() {
    let (stage, _) = open()
    dragThree(stage)
    let angles = cards(stage).map { atan2($0.transform.b, $0.transform.a) }
    #expect(angles.count == 3)
    for (angle, expected) in zip(angles, [0, 0.12, -0.12]) { #expect(abs(angle - expected) < 1e-9) }
    // About the middle of the lower edge, which stays.
    for card in cards(stage) {
      let foot = CGPoint(x: 0, y: 45).applying(card.transform)
      #expect(abs(foot.x) < 1e-9 && abs(foot.y - 45) < 1e-9)
    }
    stage.touchCancel(id: 1)
    stage.advance(by: 1.5)
    #expect(cards(stage).isEmpty)
  }

  @Test func aCardTurnsOnASpring() {
    let (stage, hand) = open()
    hand.motion.fanAngle = 0.5
    stage.touchDown(at: CGPoint(x: 45, y: 45), id: 1)
    stage.advance(by: 0.6)
    stage.touchMove(to: CGPoint(x: 200, y: 400), id: 1)
    stage.advance(by: 0.5)
    stage.tap(at: CGPoint(x: 145, y: 45))
    var angles: [CGFloat] = []
    for _ in 0..<6 {
      stage.advance(by: 1.0 / 60)
      let turn = cards(stage)[1].layer.presentation()!.transform
      angles.append(atan2(turn.m12, turn.m11))
    }
    #expect(angles[0] > 0 && angles[0] < 0.1 && angles[5] > 0.15 && angles[5] < 0.5)
    for (a, b) in zip(angles, angles.dropFirst()) { #expect(b > a) }
    stage.touchCancel(id: 1)
    stage.advance(by: 1.5)
  }

  @Test func theNeighboursOfTheGapMakeWay() {
    let (stage, hand) = open()
    hand.motion.gap = ItemTransition.scale(0.8).combined(with: .fade)
    func scale(_ item: Int) -> CGFloat {
      hand.collectionView.cellForItem(at: [0, item])!.contentView.layer.presentation()!.transform.m11
    }
    hand.motion.makeWay(for: [0, 2])
    stage.advance(by: 0.1)
    #expect(scale(1) < 0.99 && scale(1) > 0.8 && abs(scale(1) - scale(2)) < 1e-9 && scale(0) == 1 && scale(3) == 1)
    stage.advance(by: 0.8)
    #expect(abs(scale(1) - 0.8) < 1e-3 && hand.collectionView.cellForItem(at: [0, 1])!.contentView.alpha == 0)
    hand.motion.makeWay(for: [0, 3])
    stage.advance(by: 0.8)
    #expect(abs(scale(1) - 1) < 1e-3 && abs(scale(2) - 0.8) < 1e-3 && abs(scale(3) - 0.8) < 1e-3)
    hand.motion.makeWay(for: [0, 0])
    hand.motion.makeWay(for: nil)
    stage.advance(by: 0.8)
    for item in 0..<8 {
      #expect(abs(scale(item) - 1) < 1e-3 && hand.collectionView.cellForItem(at: [0, item])!.contentView.alpha == 1)
    }
  }

  @Test func droppedItemsFlyInOneAfterTheOther() {
    let (stage, hand) = open()
    dragThree(stage)
    stage.touchUp(id: 1)
    let view = hand.collectionView!
    let cells = (5...7).map { view.cellForItem(at: [0, $0])! }
    // At first all are below the finger.
    func way(_ index: Int) -> CGFloat {
      let turn = cells[index].contentView.layer.presentation()!.transform
      return abs(turn.m41) + abs(turn.m42)
    }
    let ways: [CGFloat] = [55 + 255, 45 + 255, 145 + 255]
    func hasDeparted(_ index: Int) -> Bool { ways[index] - way(index) > 5 }
    func rests(_ index: Int) -> Bool { abs(ways[index] - way(index)) < 1e-9 }
    stage.advance(by: 0.07)
    #expect(hasDeparted(0) && rests(1) && rests(2))
    stage.advance(by: 0.08)
    #expect(way(0) / ways[0] < way(1) / ways[1] && hasDeparted(1) && rests(2))
    #expect(cells[0].layer.zPosition > cells[1].layer.zPosition && cells[1].layer.zPosition > 0)
    stage.advance(by: 0.08)
    #expect(hasDeparted(2))
    stage.advance(by: 1.5)
    for index in 0..<3 { #expect(way(index) < 1e-3 && cells[index].layer.zPosition == 0) }
  }

  @Test func withReducedMotionNothingFlies() {
    let (stage, hand) = open()
    stage.isReduceMotionEnabled = true
    dragThree(stage)
    #expect(cards(stage).allSatisfy { $0.transform == .identity })
    hand.motion.makeWay(for: [0, 2])
    stage.touchUp(id: 1)
    let cells = hand.collectionView.visibleCells
    #expect(cells.allSatisfy { $0.contentView.transform == .identity })
    stage.advance(by: 1.5)
  }
}
