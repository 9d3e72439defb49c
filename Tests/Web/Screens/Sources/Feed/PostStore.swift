import Foundation

/// A post of the feed.
struct Post: Hashable, Sendable {
  let id: Int
  var author: String
  var text: String
  var isLiked = false
}

@MainActor protocol PostStoreDelegate: AnyObject {
  func postStoreDidChange(_ store: PostStore)
}

/// The posts, and who is told of changes.
@MainActor final class PostStore: NSObject {
  weak var delegate: (any PostStoreDelegate)?
  private(set) var posts: [Post] { didSet { delegate?.postStoreDidChange(self) } }
  private var next: Int

  override init() {
    let texts = [
      ("Ada", "The flock turns at dusk."), ("Bo", "Every bird watches seven others, and that is enough."),
      ("Cy", "No leader at all."), ("Di", "From below it looks like smoke."),
    ]
    posts = texts.enumerated().map { Post(id: $0, author: $1.0, text: $1.1) }
    next = texts.count
    super.init()
  }

  var authors: [String] { posts.map(\.author) }

  func add() {
    posts.insert(Post(id: next, author: "You", text: "Post number \(next)."), at: 0)
    next += 1
  }

  func like(_ id: Int) {
    guard let index = posts.firstIndex(where: { $0.id == id }) else { return }
    posts[index].isLiked.toggle()
  }

  func delete(_ id: Int) { posts.removeAll { $0.id == id } }
}
