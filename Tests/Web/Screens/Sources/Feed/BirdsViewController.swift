import UIKit

/// Thousands of birds in two sections, of which the page finds also those that are not on the screen.
public final class BirdsViewController: UICollectionViewController {
  private var sections = [Array(0..<4000), Array(4000..<5000)]
  private var added = 5000
  private var asked = 0
  private let tell: (String) -> Void

  public init(tell: @escaping (String) -> Void) {
    self.tell = tell
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 60)
    layout.minimumLineSpacing = 0
    super.init(collectionViewLayout: layout)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(BirdCell.self, forCellWithReuseIdentifier: "bird")
    collectionView.findDataSource = self
  }

  /// Does what the page asks for.
  public func receive(_ message: String) {
    switch message {
    case "insert":
      for _ in 0..<3 {
        sections[0].insert(added, at: 0)
        added += 1
      }
      collectionView.insertItems(at: (0..<3).map { IndexPath(item: $0, section: 0) })
    case "delete":
      sections[0].removeFirst()
      collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)])
    case "move":
      sections.swapAt(0, 1)
      collectionView.moveSection(0, toSection: 1)
    case "end":
      collectionView.scrollToItem(at: IndexPath(item: sections[1].count - 1, section: 1), at: .bottom, animated: false)
    case "stop":
      collectionView.findDataSource = nil
    default: tell("\(asked)")
    }
  }

  public override func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  public override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "bird", for: indexPath)
    (cell as? BirdCell)?.show(sections[indexPath.section][indexPath.item])
    return cell
  }
}

extension BirdsViewController: UICollectionViewDataSourceFinding {
  public func collectionView(
    _ collectionView: UICollectionView, findableTextForItemAt indexPath: IndexPath
  ) -> String? {
    asked += 1
    return BirdCell.lines(sections[indexPath.section][indexPath.item]).joined(separator: "\n")
  }
}

final class BirdCell: UICollectionViewCell {
  private let labels = [UILabel(), UILabel()]

  override init(frame: CGRect) {
    super.init(frame: frame)
    labels[0].font = .boldSystemFont(ofSize: 17)
    labels[1].font = .systemFont(ofSize: 13)
    labels[1].textColor = .secondaryLabel
    for label in labels { contentView.addSubview(label) }
  }

  required init?(coder: NSCoder) { nil }

  static func lines(_ bird: Int) -> [String] { ["Bird \(bird)", "Ringed with number \(bird)"] }

  func show(_ bird: Int) {
    for (label, line) in zip(labels, BirdCell.lines(bird)) { label.text = line }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    labels[0].frame = CGRect(x: 12, y: 8, width: bounds.width - 24, height: 22)
    labels[1].frame = CGRect(x: 12, y: 32, width: bounds.width - 24, height: 18)
  }
}
