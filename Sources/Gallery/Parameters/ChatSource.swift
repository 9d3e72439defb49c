/// A template for the source of a view controller with a conversation.
struct ChatSource {
  /// The duration and the damping ratio of a bubble's spring, and the delay between bubbles, in seconds.
  var duration: String
  var damping: String
  var stagger: String
  /// The index of the way in which bubbles come.
  var arrival: Int
  /// The expression for the content that stays in place.
  var anchor: String
  /// The time until an answer, in seconds.
  var pace: String
  /// The corner radius and the gaps, in points.
  var radius: String
  var spacing: String

  private static let transitions = [
    """
        layout.transitions.insertItem = .custom { attributes, _ in
          attributes.transform = CGAffineTransform(translationX: 0, y: attributes.size.height + 52)
        }
    """,
    """
        layout.transitions.insertItem = .custom { attributes, _ in
          // The corner stays in place: your own bubbles have odd numbers.
          let x = attributes.size.width / 2 * (attributes.indexPath.item % 2 == 0 ? -1 : 1)
          attributes.transform = CGAffineTransform(
            a: 0.05, b: 0, c: 0, d: 0.05, tx: 0.95 * x, ty: 0.95 * attributes.size.height / 2)
        }
    """,
    "    layout.transitions.insertItem = .slide(from: .right)",
    "    layout.transitions.insertItem = .fade",
  ]

  var text: String {
    """
    import CollectionMotion
    import UIKit

    /// A conversation: a button sends a message, and an answer comes after a while.
    final class ConversationViewController: UICollectionViewController {
      private let layout: AnimatedCompositionalLayout
      private var texts = (1...20).map { "Message number \\($0)." }

      init() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = \(spacing)
        layout = AnimatedCompositionalLayout(section: section)
        super.init(collectionViewLayout: layout)
      }

      required init?(coder: NSCoder) { nil }

      override func viewDidLoad() {
        super.viewDidLoad()
        layout.contentAnchor = \(anchor)
        layout.choreography = Choreography(
          insert: .spring(duration: \(duration), dampingRatio: \(damping)).staggered(.byIndex(\(stagger))),
          delete: .curve(.easeIn, duration: 0.12))
    \(Self.transitions[arrival])
        collectionView.register(BubbleCell.self, forCellWithReuseIdentifier: "bubble")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
          primaryAction: UIAction(title: "Send") { [unowned self] _ in send() })
      }

      private func send() {
        add("A new message.")
        ProgressAnimator(duration: \(pace), owner: self) { _, _ in }.start { [unowned self] in
          add("An answer to it, on a longer line.")
        }
      }

      private func add(_ text: String) {
        texts.append(text)
        UIView.animate(
          withDuration: \(duration), delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: [],
          animations: { self.collectionView.insertItems(at: [IndexPath(item: self.texts.count - 1, section: 0)]) },
          completion: nil)
      }

      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { texts.count }

      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "bubble", for: indexPath)
        (cell as? BubbleCell)?.show(texts[indexPath.item], isMine: indexPath.item % 2 == 1)
        return cell
      }
    }

    /// A text in a bubble, as high as the text.
    private final class BubbleCell: UICollectionViewCell {
      private let bubble = UIView()
      private let label = UILabel()
      private var isMine = false

      override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        bubble.layer.cornerRadius = \(radius)
        bubble.addSubview(label)
        contentView.addSubview(bubble)
      }

      required init?(coder: NSCoder) { nil }

      func show(_ text: String, isMine: Bool) {
        self.isMine = isMine
        label.text = text
        label.textColor = isMine ? .white : .label
        bubble.backgroundColor = isMine ? .systemBlue : .secondarySystemBackground
        setNeedsLayout()
      }

      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = textSize(in: layoutAttributes.size.width).height + 20
        return layoutAttributes
      }

      private func textSize(in width: CGFloat) -> CGSize {
        label.sizeThatFits(CGSize(width: width * 0.75, height: .greatestFiniteMagnitude))
      }

      override func layoutSubviews() {
        super.layoutSubviews()
        let text = textSize(in: contentView.bounds.width)
        let x = isMine ? contentView.bounds.width - text.width - 44 : 16
        bubble.frame = CGRect(x: x, y: 0, width: text.width + 28, height: text.height + 20)
        label.frame = CGRect(origin: CGPoint(x: 14, y: 10), size: text)
      }
    }

    """
  }
}
