import CollectionMotion
import UIKit

extension Demo {
  static let chat = Demo(
    id: "chat",
    title: "Chat",
    summary: "A conversation that scrolls in at its end and grows at its beginning.",
    explanation: """
      Press Send, or write something first: the bubble rises out of the bar on a spring. Your friend types, and the \
      answer grows out of its corner in place of the dots. Scroll up while an answer is on its way: nothing that you \
      read moves, and a button counts what you have missed. Throw the conversation down: older days are loaded above it \
      without a jump, and at the very beginning the portrait unfolds. Tap a message to give it a heart.
      """,
    script: """
      [
        {"wait": 0.5},
        {"press": "Send"}, {"wait": 2.4},
        {"tapItem": [1, 11]}, {"wait": 0.6},
        {"press": "Send"}, {"wait": 0.4},
        {"drag": {"from": [195, 300], "to": [195, 620], "duration": 0.3}}, {"wait": 1.8},
        {"press": "↓ 2 new"}, {"wait": 1.2}
      ]
      """,
    makeViewController: { ChatViewController() })
}

/// A conversation in bubbles, below a contact's header and above a bar to write in.
public final class ChatViewController: DemoViewController, UICollectionViewDelegate {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  /// The identifier of the item that says that the friend is writing.
  private static let typingID = -1
  private static let dayKind = "day"

  private var conversation = ChatConversation()

  // MARK: Parameters

  private static let anchors: [(title: String, code: String, anchor: AnchoredContent?)] = [
    ("End", ".end", .end), ("Visible message", ".visibleItem", .visibleItem), ("Nothing", "nil", nil),
  ]
  private static let arrivals = ["From the bar", "From the corner", "From the side", "Fade"]

  private let duration = DemoParameter.slider("duration", "Bubbles take", 0.1...3, step: 0.05, unit: "s", value: 0.5)
  private let damping = DemoParameter.slider("damping", "Damping", 0.3...1, step: 0.01, value: 0.75)
  private let stagger = DemoParameter.slider("stagger", "Stagger", 0...0.5, step: 0.01, unit: "s", value: 0.15)
  private let arrival = DemoParameter.choice("arrival", "Your bubbles come", arrivals, selected: 0)
  private let anchor = DemoParameter.choice("anchor", "Stays in place", anchors.map { $0.title }, selected: 0)
  private let pace = DemoParameter.slider("pace", "Answers take", 0.2...5, step: 0.1, unit: "s", value: 1.2)
  private let radius = DemoParameter.slider("radius", "Corners", 0...24, unit: "pt", value: 18)
  private let spacing = DemoParameter.slider("spacing", "Gaps", 0...24, unit: "pt", value: 8)

  public override var parameters: [DemoParameter] {
    [duration, damping, stagger, arrival, anchor, pace, radius, spacing]
  }

  public override var code: String {
    ChatSource(
      duration: duration.code, damping: damping.code, stagger: stagger.code, arrival: arrival.index,
      anchor: Self.anchors[anchor.index].code, pace: pace.code, radius: radius.code, spacing: spacing.code
    ).text
  }

  private func listenToParameters() {
    for parameter in [duration, damping, stagger, arrival, anchor] {
      parameter.onChange(weakly(self) { $0.arrange() })
    }
    radius.onChange(
      weakly(self) { controller, _ in
        controller.change(animated: false) { $0.reconfigureItems($0.itemIdentifiers) }
      })
    spacing.onChange(weakly(self) { $0.layout.invalidateLayout() })
  }

  // MARK: Layout

  public private(set) lazy var layout = makeLayout()
  public private(set) lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
  private let header = ContactHeaderView(name: ChatTexts.friend)
  private let bar = ChatBar()

  private func makeLayout() -> AnimatedCompositionalLayout {
    let gap = weakly(self, or: 0) { (controller: ChatViewController, _: Void) in CGFloat(controller.spacing.value) }
    return AnimatedCompositionalLayout { _, _ in
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = gap(())
      section.contentInsets.bottom = 12
      let day = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: day, elementKind: ChatViewController.dayKind, alignment: .top)
      ]
      return section
    }
  }

  /// Applies the parameters of the motion to the layout.
  private func arrange() {
    layout.contentAnchor = Self.anchors[anchor.index].anchor
    let spring = Choreography.Motion.spring(duration: duration.value, dampingRatio: CGFloat(damping.value))
    let quiet = Choreography.Motion.spring(duration: duration.value, dampingRatio: 1)
    layout.choreography = Choreography(
      insert: spring.staggered(.byIndex(stagger.value)), delete: .curve(.easeIn, duration: 0.12), move: quiet,
      reload: quiet, resize: quiet, shift: quiet)
    let shift = weakly(self) { (controller: ChatViewController, new: UICollectionViewLayoutAttributes) in
      controller.shift(new)
    }
    layout.transitions.insertItem = .custom { attributes, _ in shift(attributes) }
    layout.transitions.insertSection = .none
  }

  /// Changes the initial attributes of a new message, in a layout that is read from left to right.
  private func shift(_ attributes: UICollectionViewLayoutAttributes) {
    let id = dataSource.itemIdentifier(for: attributes.indexPath)
    let isMine = id.flatMap { conversation.messages[$0] }?.isMine ?? false
    let (size, arrival) = (attributes.size, isMine ? arrival.index : 1)
    switch arrival {
    case 0: attributes.transform = CGAffineTransform(translationX: 0, y: size.height + bar.bounds.height)
    case 1:
      // The corner that points at the writer stays in place.
      let scale: CGFloat = 0.05
      let x = (size.width / 2 - ChatBubbleCell.margin) * (1 - scale)
      attributes.transform = CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: isMine != isMirrored ? x : -x, ty: size.height / 2 * (1 - scale))
    case 2: attributes.transform = CGAffineTransform(translationX: isMirrored ? -size.width : size.width, y: 0)
    default: attributes.alpha = 0
    }
  }

  private var isMirrored: Bool { collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: View

  private lazy var newButton = UIButton.titled("↓", weakly(self) { $0.goToEnd() })
  private var hasStarted = false

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Chat"
    view.backgroundColor = .systemBackground
    collectionView.backgroundColor = .systemBackground
    collectionView.alwaysBounceVertical = true
    collectionView.keyboardDismissMode = .interactive
    collectionView.delegate = self
    collectionView.accessibilityLabel = "Messages"
    collectionView.register(ChatBubbleCell.self, forCellWithReuseIdentifier: "bubble")
    collectionView.register(ChatTypingCell.self, forCellWithReuseIdentifier: "typing")
    collectionView.register(
      ChatDayView.self, forSupplementaryViewOfKind: Self.dayKind, withReuseIdentifier: Self.dayKind)
    newButton.backgroundColor = .label
    newButton.setTitleColor(.systemBackground, for: .normal)
    newButton.titleLabel?.font = .systemFont(ofSize: 15, weight: .semibold)
    newButton.layer.cornerRadius = 18
    newButton.isHidden = true
    bar.onSend = weakly(self) { $0.send($1) }
    for subview in [collectionView, newButton, bar] { view.addSubview(subview) }
    header.attach(to: collectionView)
    arrange()
    bar.suggestion = conversation.suggestion
    load(days: 2)
    addOptions([duration, damping, pace, anchor], hint: "Press the arrow, or tap a message")
    listenToParameters()
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let showedEnd = showsEnd
    let bottom = min(view.bounds.maxY - view.safeAreaInsets.bottom, view.keyboardLayoutGuide.layoutFrame.minY)
    bar.frame = CGRect(x: 0, y: bottom - bar.height, width: view.bounds.width, height: bar.height)
    newButton.bounds.size = CGSize(width: 110, height: 36)
    newButton.center = CGPoint(x: view.bounds.midX, y: bar.frame.minY - 28)
    collectionView.frame = view.bounds
    collectionView.contentInset.bottom = bar.height
    header.follow()
    if showedEnd { scrollToEnd(animated: false) }
    hasStarted = true
  }

  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    view.setNeedsLayout()
  }

  // MARK: Data

  private lazy var dataSource = makeDataSource()

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Int> {
    let makeCell = weakly(self, or: UICollectionViewCell()) {
      (controller: ChatViewController, asked: (indexPath: IndexPath, id: Int)) in
      controller.cell(at: asked.indexPath, asked.id)
    }
    let makeView = weakly(self, or: UICollectionReusableView()) {
      (controller: ChatViewController, indexPath: IndexPath) in controller.dayView(at: indexPath)
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) { _, indexPath, id in
      makeCell((indexPath, id))
    }
    source.supplementaryViewProvider = { _, _, indexPath in makeView(indexPath) }
    return source
  }

  private func cell(at indexPath: IndexPath, _ id: Int) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: id == Self.typingID ? "typing" : "bubble", for: indexPath)
    if let message = conversation.messages[id] {
      (cell as? ChatBubbleCell)?.show(message, cornerRadius: CGFloat(radius.value))
    }
    (cell as? ChatTypingCell)?.show(cornerRadius: CGFloat(radius.value))
    return cell
  }

  private func dayView(at indexPath: IndexPath) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: Self.dayKind, withReuseIdentifier: Self.dayKind, for: indexPath)
    let days = dataSource.snapshot().sectionIdentifiers
    if days.indices.contains(indexPath.section) {
      (view as? ChatDayView)?.show(ChatTexts.days[days[indexPath.section]])
    }
    return view
  }

  /// Changes the items, with the content on a spring that does not overshoot.
  private func change(animated: Bool = true, _ edit: (inout Snapshot) -> Void) {
    var snapshot = dataSource.snapshot()
    edit(&snapshot)
    guard animated else { return dataSource.apply(snapshot, animatingDifferences: false) }
    UIView.animate(
      withDuration: duration.value, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: .allowUserInteraction,
      animations: { self.dataSource.apply(snapshot, animatingDifferences: true) }, completion: nil)
  }

  /// Calls a closure in the first frame after a delay, unless the demo has been left by then.
  private func wait(_ delay: TimeInterval, then body: @escaping @MainActor (ChatViewController) -> Void) {
    ProgressAnimator(duration: delay, owner: self) { _, _ in }.start(completion: weakly(self, body))
  }

  // MARK: Older messages

  /// The distance from the beginning at which older messages are loaded, in points.
  private static let loadingDistance: CGFloat = 700

  private var isLoading = false

  private func load(days count: Int) {
    // What has scrolled in since the last frame is measured first, so that nothing else moves in the update.
    collectionView.layoutIfNeeded()
    var days: [(day: Int, ids: [Int])] = []
    for _ in 0..<count {
      if let day = conversation.loadDay() { days.insert(day, at: 0) }
    }
    change(animated: false) { snapshot in
      if let first = snapshot.sectionIdentifiers.first {
        snapshot.insertSections(days.map { $0.day }, beforeSection: first)
      } else {
        snapshot.appendSections(days.map { $0.day })
      }
      for (day, ids) in days { snapshot.appendItems(ids, toSection: day) }
    }
  }

  private func loadIfNeeded() {
    let distance = collectionView.contentOffset.y + collectionView.adjustedContentInset.top
    guard hasStarted, !isLoading, !conversation.isComplete, distance < Self.loadingDistance else { return }
    isLoading = true
    // Not while the collection view lays out its cells.
    wait(0.001) {
      $0.isLoading = false
      $0.load(days: 1)
      $0.loadIfNeeded()
    }
  }

  // MARK: New messages

  /// The number of messages without an answer.
  private var unanswered = 0
  /// Whether the friend thinks or writes.
  private var isAnswering = false

  private func send(_ text: String) {
    add([text.isEmpty ? conversation.takeSuggestion() : text], isMine: true)
    bar.suggestion = conversation.suggestion
    unanswered += 1
    dismissHint()
    answer()
  }

  /// Inserts messages, before the dots of a friend who is still writing, or in place of them.
  private func add(_ texts: [String], isMine: Bool) {
    let ids = texts.map { conversation.add($0, isMine: isMine) }
    let today = conversation.today
    let showedEnd = showsEnd
    change { snapshot in
      let isTyping = snapshot.indexOfItem(Self.typingID) != nil
      if isMine && isTyping {
        snapshot.insertItems(ids, beforeItem: Self.typingID)
      } else {
        if isTyping { snapshot.deleteItems([Self.typingID]) }
        snapshot.appendItems(ids, toSection: today)
      }
    }
    if isMine {
      if !showedEnd { goToEnd() }
    } else if !isAtEnd {
      unread += ids.count
    }
    showsEnd = isAtEnd
  }

  /// Lets the friend answer the next message that has no answer: after a while the dots appear, and then the answer.
  private func answer() {
    guard !isAnswering, unanswered > 0 else { return }
    isAnswering = true
    wait(pace.value * 0.4) { $0.type() }
  }

  private func type() {
    change { $0.appendItems([Self.typingID], toSection: conversation.today) }
    wait(pace.value) {
      $0.add($0.conversation.takeAnswer(), isMine: false)
      $0.unanswered -= 1
      $0.isAnswering = false
      $0.answer()
    }
  }

  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    guard let id = dataSource.itemIdentifier(for: indexPath), conversation.toggleHeart(id) else { return }
    dismissHint()
    change { $0.reconfigureItems([id]) }
  }

  // MARK: The end

  /// The number of new messages below those that are being read.
  private var unread = 0 {
    didSet {
      guard unread != oldValue else { return }
      if unread > 0 { newButton.setTitle("↓ \(unread) new", for: .normal) }
      if (unread > 0) != (oldValue > 0) { showButton(unread > 0) }
    }
  }

  /// Lets the button grow out of its middle, or shrink.
  private func showButton(_ isShown: Bool) {
    let small = CGAffineTransform(scaleX: 0.01, y: 0.01)
    if isShown && newButton.isHidden {
      newButton.isHidden = false
      newButton.transform = small
    }
    UIView.animate(
      withDuration: 0.35, delay: 0, usingSpringWithDamping: isShown ? 0.7 : 1, initialSpringVelocity: 0,
      options: .allowUserInteraction, animations: { self.newButton.transform = isShown ? .identity : small },
      completion: weakly(self) { if $0.unread == 0 { $0.newButton.isHidden = true } })
  }

  /// Whether less than a few points are missing to the end.
  private var isAtEnd: Bool { distanceToEnd < AnchoredContent.endTolerance }

  private var distanceToEnd: CGFloat {
    collectionView.contentSize.height + collectionView.adjustedContentInset.bottom - collectionView.bounds.maxY
  }

  /// Whether the end was shown when the content was scrolled or changed last. Other insets, bounds or sizes of messages
  /// keep it shown.
  private var showsEnd = true
  /// The size of the content when it was scrolled last.
  private var scrolledSize = CGSize.zero

  private var isGoingToEnd = false

  private func goToEnd() {
    isGoingToEnd = true
    scrollToEnd(animated: true)
  }

  /// Scrolls to the end as it is known. Messages that appear there may turn out to be higher than estimated.
  private func scrollToEnd(animated: Bool) {
    collectionView.layoutIfNeeded()
    var remaining = animated ? 1 : 8
    repeat {
      let offset = collectionView.contentOffset
      let top = 0 - collectionView.adjustedContentInset.top
      collectionView.setContentOffset(
        CGPoint(x: offset.x, y: max(top, offset.y + distanceToEnd)), animated: animated)
      remaining -= 1
      if !animated { collectionView.layoutIfNeeded() }
    } while remaining > 0 && abs(distanceToEnd) > 0.01
  }

  // MARK: Scrolling

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    header.follow()
    if isAtEnd || scrollView.contentSize == scrolledSize { showsEnd = isAtEnd }
    scrolledSize = scrollView.contentSize
    if isAtEnd { unread = 0 }
    loadIfNeeded()
  }

  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    header.follow()
    if hasStarted && showsEnd { scrollToEnd(animated: false) }
  }

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isGoingToEnd = false }

  /// Goes on if items on the way were higher than estimated.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    guard isGoingToEnd else { return }
    isGoingToEnd = false
    if !isAtEnd { goToEnd() }
  }

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard conversation.isComplete else { return }
    targetContentOffset.pointee = header.targetContentOffset(
      forProposedContentOffset: targetContentOffset.pointee, withVelocity: velocity)
  }
}
