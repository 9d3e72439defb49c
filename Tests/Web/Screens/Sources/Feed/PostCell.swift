import UIKit

/// A card with the author, the text, and a button that likes it.
final class PostCell: UICollectionViewCell {
  private let author = UILabel()
  private let text = UILabel()
  private let like = UIButton(type: .system)
  var onLike: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemGroupedBackground
    contentView.layer.cornerRadius = 14
    author.font = .preferredFont(forTextStyle: .headline)
    text.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [author, text, like])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 6
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
    like.addAction(UIAction { [weak self] _ in self?.onLike?() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ post: Post) {
    author.text = post.author
    text.text = post.text
    like.setTitle(post.isLiked ? "Liked" : "Like", for: .normal)
  }
}
