import UIKit

/// A transparent view in which twins of elements fly, while the elements' views are transparent.
///
/// The deck asks for the elements at the destination in every frame, so the flights follow content that scrolls, cells
/// that are reused and elements that disappear.
@MainActor final class FlightDeck: UIView {
  /// The scale at which elements appear and disappear if there are none at the other end. Next to others, elements that
  /// are at one end only keep their size.
  private static let aloneScale: CGFloat = 0.6

  /// The spring of all flights.
  var spring = SpringVector.Spring(duration: 0.5, bounce: 0.15)
  /// A closure that returns the elements at the destination.
  var destination: @MainActor () -> [MatchedElement] = { [] }
  /// A closure that returns the elements at the other end, whose views are transparent as well.
  var origin: @MainActor () -> [MatchedElement] = { [] }
  /// A closure that is called in every frame, after the flights have moved.
  var onFrame: @MainActor () -> Void = {}
  /// A closure that is called when all flights have arrived.
  var onArrival: @MainActor () -> Void = {}
  private enum Phase {
    /// No flight has set out.
    case waiting
    /// Flights are on their way.
    case flying
    /// A finger holds them.
    case held
  }

  private var phase = Phase.waiting

  private(set) var flights: [ElementFlight] = []
  /// The completed way: 0 at the closed end, 1 at the open one.
  private var way = SpringVector([0])
  private var hidden: [HiddenView] = []
  private var held: (states: [FlightState], areMatched: [Bool], way: CGFloat) = ([], [], 0)
  private var link: FrameLink?
  private var time: CFTimeInterval = 0
  private var shownTime: CFTimeInterval = 0

  /// A view that is transparent while its twin flies.
  private struct HiddenView {
    let view: UIView
    var alpha: CGFloat
  }

  var progress: CGFloat { way.values[0] / 100 }

  // MARK: Setting out

  /// Places the deck in front of a container's other views.
  func place(in container: UIView) {
    frame = container.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(self)
    guard link == nil else { return }
    time = CACurrentMediaTime()
    shownTime = time
    link = FrameLink(
      weakly(self) { deck, time in
        deck.time = time
        deck.setNeedsLayout()
      })
  }

  /// Adds twins of elements that don't fly yet.
  /// - Parameter isAppearing: Whether elements begin transparent, because nothing was there.
  func add(_ elements: [MatchedElement], isAppearing: Bool = false) {
    let scale = scale(besides: flights.count)
    var flying = Set(flights.map { $0.identifier })
    for element in elements where flying.insert(element.identifier).inserted {
      let flight = ElementFlight(of: element, look: look(of: element, isPresented: true), draws: picture)
      if isAppearing { flight.fadeIn(scale: scale) }
      flights.append(flight)
      addSubview(flight)
    }
    hide(origin() + destination())
  }

  /// Sends the flights on their way.
  /// - Parameter end: The way at the end: 0 or 1.
  func set(out end: CGFloat) {
    phase = .flying
    superview?.bringSubviewToFront(self)
    way.targets = [end * 100]
    let elements = destination()
    add(elements, isAppearing: true)
    aim(at: elements)
    setNeedsLayout()
  }

  /// Ends all flights.
  func end() {
    link?.invalidate()
    link = nil
    for flight in flights { flight.removeFromSuperview() }
    flights = []
    for entry in hidden { entry.view.alpha = entry.alpha }
    hidden = []
    phase = .waiting
    removeFromSuperview()
  }

  /// Sets the way without a motion, before flights set out.
  func setProgress(_ progress: CGFloat) { way.rest(at: [progress * 100]) }

  // MARK: Frames

  override func layoutSubviews() {
    super.layoutSubviews()
    let passed = max(time - shownTime, 0)
    shownTime = time
    switch phase {
    case .waiting: break
    case .held:
      hide(origin() + destination())
      onFrame()
    case .flying:
      aim(at: destination())
      for flight in flights { flight.advance(by: passed, spring) }
      way.advance(by: passed, spring)
      onFrame()
      if way.isSettled(within: 0.25), flights.allSatisfy({ $0.isSettled }) { onArrival() }
    }
  }

  private func aim(at elements: [MatchedElement]) {
    hide(origin() + elements)
    var destinations: [String: MatchedElement] = [:]
    for element in elements { destinations[element.identifier] = element }
    for flight in flights {
      if let element = destinations[flight.identifier] {
        flight.aim(at: element, look: look(of: element, isPresented: false), draws: picture)
      } else {
        flight.fadeOut(scale: scale(besides: elements.count))
      }
    }
  }

  private func scale(besides count: Int) -> CGFloat { count > 0 ? 1 : FlightDeck.aloneScale }

  private func look(of element: MatchedElement, isPresented: Bool) -> ElementLook {
    let alpha = element.view.map { view in hidden.first { $0.view === view }?.alpha ?? view.alpha } ?? 1
    return ElementLook(of: element, in: self, alpha: alpha, isPresented: isPresented)
  }

  // MARK: The elements' views

  /// Makes the views of both ends transparent, and no others. O(elements).
  /// - Parameter elements: The elements of both ends.
  private func hide(_ elements: [MatchedElement]) {
    let flying = Set(flights.map { $0.identifier })
    let views = elements.compactMap { flying.contains($0.identifier) ? $0.view : nil }
    let kept = Set(views.map { ObjectIdentifier($0) })
    for entry in hidden where !kept.contains(ObjectIdentifier(entry.view)) { entry.view.alpha = entry.alpha }
    hidden.removeAll { !kept.contains(ObjectIdentifier($0.view)) }
    var places: [ObjectIdentifier: Int] = [:]
    for (index, entry) in hidden.enumerated() { places[ObjectIdentifier(entry.view)] = index }
    for view in views {
      if let index = places[ObjectIdentifier(view)] {
        // A cell that has been configured or laid out has a new opacity.
        if view.alpha > 0 { hidden[index].alpha = view.alpha }
      } else {
        places[ObjectIdentifier(view)] = hidden.count
        hidden.append(HiddenView(view: view, alpha: view.alpha))
      }
      if view.alpha != 0 { UIView.performWithoutAnimation { view.alpha = 0 } }
    }
  }

  /// Returns whether an element is at both ends.
  private func isMatched(_ flight: ElementFlight) -> Bool {
    [origin(), destination()].allSatisfy { elements in elements.contains { $0.identifier == flight.identifier } }
  }

  /// Returns a picture of a view, even if it is transparent at present.
  private func picture(of view: UIView) -> UIView? {
    revealed(view) { view.snapshotView(afterScreenUpdates: true) }
  }

  /// Calls a closure while a view has its own opacity.
  private func revealed<Result>(_ view: UIView, _ body: () -> Result) -> Result {
    guard let entry = hidden.first(where: { $0.view === view }) else { return body() }
    UIView.performWithoutAnimation { view.alpha = entry.alpha }
    defer { UIView.performWithoutAnimation { view.alpha = 0 } }
    return body()
  }

  // MARK: Fingers

  /// Stops all flights, so that a finger can move them.
  func hold() {
    phase = .held
    held = (flights.map { $0.state }, flights.map { isMatched($0) }, progress)
  }

  /// Moves the flights from where they were held. Elements that are at one end only fade out on the first third of the
  /// way.
  /// - Parameters:
  ///   - anchor: The point at which the finger took them.
  ///   - translation: The distance of the finger, in points.
  ///   - scale: The scale.
  ///   - angle: The rotation in radians.
  ///   - progress: The difference of the progress.
  func move(
    about anchor: CGPoint, by translation: CGPoint, scale: CGFloat, angle: CGFloat, progress difference: CGFloat
  ) {
    for (index, flight) in flights.enumerated() where held.states.indices.contains(index) {
      var state = held.states[index].moved(about: anchor, by: translation, scale: scale, angle: angle)
      if !held.areMatched[index] { state.alpha *= max(0, 1 - 3 * abs(difference)) }
      flight.hold(state)
    }
    setProgress(min(max(held.way + difference, 0), 1))
    setNeedsLayout()
  }

  /// Throws the flights with the velocity of the finger, in points per second.
  func release(velocity: CGPoint) {
    for flight in flights { flight.release(velocity: velocity) }
  }

  /// Returns a flight at a point that is between two places, the button itself for one that appears, or nil, so that
  /// touches elsewhere go to the views behind.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for flight in flights.reversed() {
      guard let hit = flight.hitTest(convert(point, to: flight), with: event) else { continue }
      if isMatched(flight) { return hit }
      guard let view = destination().first(where: { $0.identifier == flight.identifier })?.view else { return nil }
      return revealed(view) { view.hitTest(convert(point, to: view), with: event) }
    }
    return nil
  }
}
