/// The views below a drag that items can be dropped on: the one that the finger is above, and those it has visited.
@MainActor final class DropTargets {
  let session: DropSession
  /// The interactions that were asked whether they can handle the drag, with their answers.
  private var asked: [(interaction: UIDropInteraction, canHandle: Bool)] = []
  /// The interactions that the finger has entered, in order.
  private var entered: [UIDropInteraction] = []
  /// The interaction below the finger.
  private(set) var current: UIDropInteraction?
  /// The operation that a drop would have now.
  private(set) var operation = UIDropOperation.cancel

  /// - Parameter isLocal: Whether the drag has begun in the program.
  init(_ session: DragSession, isLocal: Bool = true) { self.session = DropSession(session, isLocal: isLocal) }

  /// Finds the interaction below the finger, and asks it for a proposal.
  func update(at point: CGPoint, in window: UIWindow) {
    let found = interaction(at: point, in: window)
    if found !== current {
      leave()
      current = found
      if let found {
        if !entered.contains(where: { $0 === found }) { entered.append(found) }
        found.delegate?.dropInteraction(found, sessionDidEnter: session)
      }
    }
    // The delegate may have ended the drag.
    guard let current, let proposal = current.delegate?.dropInteraction(current, sessionDidUpdate: session) else {
      operation = .cancel
      return
    }
    operation = proposal.operation == .move && !session.allowsMoveOperation ? .forbidden : proposal.operation
  }

  /// Leaves the interaction below the finger.
  func leave() {
    guard let former = current else { return }
    current = nil
    operation = .cancel
    former.delegate?.dropInteraction(former, sessionDidExit: session)
  }

  /// Notifies all interactions of the end.
  func end() {
    current = nil
    let entered = self.entered
    self.entered = []
    for interaction in entered { interaction.delegate?.dropInteraction(interaction, sessionDidEnd: session) }
  }

  private func interaction(at point: CGPoint, in window: UIWindow) -> UIDropInteraction? {
    var view = window.hitTest(point, with: nil)
    while let current = view {
      for interaction in current.interactions.reversed() {
        if let drop = interaction as? UIDropInteraction, canHandle(drop) { return drop }
      }
      view = current.superview
    }
    return nil
  }

  private func canHandle(_ interaction: UIDropInteraction) -> Bool {
    if let known = asked.first(where: { $0.interaction === interaction }) { return known.canHandle }
    let answer = interaction.delegate?.dropInteraction(interaction, canHandle: session) ?? false
    asked.append((interaction, answer))
    return answer
  }
}
