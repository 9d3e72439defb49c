import UIKit

/// A view that shows a feed item and says how high it has to be.
@MainActor class FeedItemView: UIView {
  let action = UILabel()
  let options = UILabel()
  let portrait = UIImageView(image: FeedPictures.portrait)
  let name = UILabel()
  let headline = UILabel()
  let time = UILabel()
  let comment = UILabel()
  let picture = UIImageView(image: FeedPictures.wide)
  let title = UILabel()
  let domain = UILabel()
  let buttons = ["Like", "Comment", "Share"].map { text in
    let label = UILabel()
    label.text = text
    return label
  }
  let writer = UIImageView(image: FeedPictures.portrait)
  let answer = UILabel()

  required override init(frame: CGRect) {
    super.init(frame: frame)
    options.text = "..."
    headline.numberOfLines = 3
    for view in [options, portrait, writer] {
      view.setContentHuggingPriority(.required, for: .horizontal)
      view.setContentCompressionResistancePriority(.required, for: .horizontal)
    }
    arrange()
  }

  required init?(coder: NSCoder) { nil }

  /// For a subclass to place the parts.
  func arrange() {}

  func show(_ item: FeedItem) {
    action.text = item.action
    name.text = item.name
    headline.text = item.headline
    time.text = item.time
    comment.text = item.comment
    title.text = item.title
    domain.text = item.domain
    answer.text = item.answer
  }
}
