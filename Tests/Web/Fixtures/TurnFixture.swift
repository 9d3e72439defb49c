import UIKit

/// Views that turn, grow and follow keyframes, and cells that scale in. Each touch begins something else, while the last
/// goes on.
final class TurnFixture: UIViewController, UICollectionViewDataSource {
  private let corner = UIView.named("Corner", frame: CGRect(x: 40, y: 40, width: 100, height: 60), color: .systemRed)
  private let inner = UIView.named("Inner", frame: CGRect(x: 10, y: 10, width: 40, height: 30), color: .systemYellow)
  private let step = UIView.named("Step", frame: CGRect(x: 200, y: 60, width: 80, height: 80), color: .systemBlue)
  private let rider = UIView.named("Rider", frame: CGRect(x: 80, y: 200, width: 60, height: 24), color: .systemGreen)
  private let wheel = UIView.named("Wheel", frame: CGRect(x: 280, y: 180, width: 90, height: 50), color: .systemOrange)
  private let card = UIView.named("Card", frame: CGRect(x: 150, y: 250, width: 90, height: 120), color: .systemPurple)
  private var list: UICollectionView?
  private var count = 0
  private var touches = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let layout = ScaleInLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    let list = UICollectionView(frame: CGRect(x: 0, y: 420, width: 390, height: 300), collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = self
    self.list = list
    corner.layer.anchorPoint = CGPoint(x: 0, y: 1)
    corner.addSubview(inner)
    for part in [corner, step, rider, wheel, card, list] { view.addSubview(part) }
    let surface = UIControl(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    surface.addAction(UIAction { [unowned(unsafe) self] _ in self.touch() }, for: .touchUpInside)
    view.addSubview(surface)
  }

  private func touch() {
    touches += 1
    switch touches {
    case 1: begin()
    case 2: goOn()
    default: interrupt()
    }
  }

  private func begin() {
    UIView.animate(withDuration: 0.7, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1) {
      self.corner.transform = CGAffineTransform(rotationAngle: 1.2).scaledBy(x: 1.6, y: 0.7)
      self.inner.transform = CGAffineTransform(scaleX: 0.3, y: 2)
      self.inner.alpha = 0.4
    }
    UIView.animateKeyframes(withDuration: 0.8, delay: 0, options: .calculationModeCubic) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.4) {
        self.step.center = CGPoint(x: 330, y: 100)
        self.step.transform = CGAffineTransform(rotationAngle: 3)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.4, relativeDuration: 0.6) {
        self.step.center = CGPoint(x: 100, y: 300)
        self.step.transform = CGAffineTransform(scaleX: 0.1, y: 1)
        self.step.alpha = 0.3
      }
    }
    let ride = CAKeyframeAnimation(keyPath: "position")
    ride.path = CGPath(ellipseIn: CGRect(x: 60, y: 180, width: 240, height: 160), transform: nil)
    ride.rotationMode = .rotateAuto
    ride.calculationMode = .paced
    ride.duration = 0.9
    rider.layer.add(ride, forKey: nil)
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    turn.fromValue = NSNumber(value: 0.0)
    turn.toValue = NSNumber(value: 4 * Double.pi)
    turn.duration = 0.8
    turn.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    wheel.layer.add(turn, forKey: nil)
    var flip = CATransform3DIdentity
    flip.m34 = -1 / 400
    UIView.animate(withDuration: 0.6) { self.card.layer.transform = CATransform3DRotate(flip, 2.4, 0, 1, 0.3) }
  }

  private func goOn() {
    UIView.animate(withDuration: 0.5) {
      self.corner.transform = .identity
      self.corner.center = CGPoint(x: 90, y: 140)
    }
    UIView.animate(withDuration: 0.4) { self.card.layer.transform = CATransform3DMakeScale(0, 0, 1) }
    list?.performBatchUpdates {
      self.count = 12
      self.list?.insertItems(at: (0..<12).map { IndexPath(item: $0, section: 0) })
    }
  }

  private func interrupt() {
    UIView.performWithoutAnimation {
      self.corner.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
      self.corner.center.x += 30
    }
    UIView.animate(withDuration: 0.2) { self.wheel.bounds.size.width = 40 }
    rider.layer.removeAllAnimations()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.contentView.backgroundColor = .systemTeal
    return cell
  }
}

/// A grid whose new cells grow.
private final class ScaleInLayout: UICollectionViewFlowLayout {
  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    attributes?.alpha = 0
    attributes?.transform = CGAffineTransform(scaleX: 0.4, y: 0.4)
    return attributes
  }
}
