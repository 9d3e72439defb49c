import UIKit

/// Something that a program must not do.
@MainActor struct Mistake {
  let name: String
  /// A part of what standard error says then.
  let sentence: String
  let make: () -> Void

  init(_ name: String, says sentence: String, make: @escaping () -> Void) {
    self.name = name
    self.sentence = sentence
    self.make = make
  }
}

@MainActor let mistakes = [
  Mistake("put a view into itself", says: "A view cannot be put into itself") {
    let view = UIView()
    view.addSubview(view)
  },
  Mistake("show a cell that nobody registered", says: "reuse identifier \"typo\": call register(") {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    _ = view.dequeueReusableCell(withReuseIdentifier: "typo", for: [0, 0])
  },
]
