// Written by Tools/Commands/commands.py from Tools/Commands/film-commands.txt: change that, and run it again.

import FrameCommands

extension CommandBuffer {
  package enum IdentityKind: Int { case cell, supplementary, decoration }

  package enum WayMotion: Int { case appears, disappears, moves }

  package enum CallKind: Int { case pass, call, note }

  package enum CallCallee: Int { case none, collectionView, layout, dataSource, delegate }

  package enum ActName: Int {
    case pointerDown, pointerMove, pointerUp, pointerCancel, wheel, secondaryClick, key, type, other
  }

  package enum SurroundingsStyle: Int { case light, dark }

  /// The identity of a collection view's element.
  package struct Identity: Equatable {
    /// The category of the element.
    package var kind: IdentityKind
    /// The element kind; none for cells.
    package var elementKind: String?
    /// The index path, at most 2147483647.
    package var section: Int
    package var item: Int
    /// Whether the element is disappearing.
    package var departing: Bool

    package init(kind: IdentityKind, elementKind: String?, section: Int, item: Int, departing: Bool) {
      self.kind = kind
      self.elementKind = elementKind
      self.section = section
      self.item = item
      self.departing = departing
    }
  }

  package mutating func append(_ value: Identity) {
    append(value.kind.rawValue)
    append(value.elementKind)
    append(value.section)
    append(value.item)
    append(value.departing)
  }

  /// The layout attributes of an element.
  package struct Attributes: Equatable {
    /// The frame before the transform, in content coordinates.
    package var left: Double
    package var top: Double
    package var width: Double
    package var height: Double
    /// The opacity, 0 to 1.
    package var alpha: Double
    /// The transform: m11 to m44, none for the identity.
    package var transform: [Double]?
    /// The z-index, within 2147483647 of 0.
    package var zIndex: Int
    /// Whether the element is hidden.
    package var hidden: Bool

    package init(
      left: Double, top: Double, width: Double, height: Double, alpha: Double, transform: [Double]?, zIndex: Int,
      hidden: Bool
    ) {
      self.left = left
      self.top = top
      self.width = width
      self.height = height
      self.alpha = alpha
      self.transform = transform
      self.zIndex = zIndex
      self.hidden = hidden
    }
  }

  package mutating func append(_ value: Attributes) {
    append(value.left)
    append(value.top)
    append(value.width)
    append(value.height)
    append(value.alpha)
    append(value.transform?.count ?? -1)
    for each in value.transform ?? [] { append(each) }
    append(value.zIndex)
    append(value.hidden)
  }

  /// The movement of an element in an animated change.
  package struct Way: Equatable {
    /// The kind of the movement.
    package var motion: WayMotion
    /// The attributes at the beginning and at the end.
    package var initial: Attributes
    package var final: Attributes

    package init(motion: WayMotion, initial: Attributes, final: Attributes) {
      self.motion = motion
      self.initial = initial
      self.final = final
    }
  }

  package mutating func append(_ value: Way) {
    append(value.motion.rawValue)
    append(value.initial)
    append(value.final)
  }

  /// Names a layer.
  /// - Parameters:
  ///   - name: The nearest UIKit or Core Animation class, and the layer's text.
  package mutating func name(layer: Int, name: String) {
    append(41)
    append(layer)
    append(name)
  }

  /// Describes the element whose layer it is, from now on.
  /// - Parameters:
  ///   - identity: The identity of the element.
  ///   - collectionView: The layer of its collection view.
  ///   - reuseIdentifier: The reuse identifier of its view.
  ///   - attributes: The current attributes, or those at the end of its movement.
  ///   - ways: One while an animated change moves the element, else none.
  package mutating func element(
    layer: Int, identity: Identity, collectionView: Int, reuseIdentifier: String?, attributes: Attributes, ways: [Way]
  ) {
    append(42)
    append(layer)
    append(identity)
    append(collectionView)
    append(reuseIdentifier)
    append(attributes)
    append(ways.count)
    for each in ways { append(each) }
  }

  /// Begins an animation of the layer.
  /// - Parameters:
  ///   - id: The number of the animation, counted from 1.
  ///   - element: One if the layer is an element's, else none.
  ///   - inside: One if the layer is inside an element's, else none.
  ///   - name, key: The name of the layer, and the animated key path.
  ///   - begin: The start time, in seconds of the stage.
  ///   - end: The end time; none if only its owner ends the animation.
  ///   - duration: The duration of one repetition in seconds; none for a property animator's.
  ///   - curve: The curve as the inspector writes it.
  ///   - progress: For a spring, the progress at the ends of equal intervals of the duration, from 0 on; else none.
  ///   - additive: Whether it adds to the layer's value.
  ///   - repeats: The number of repetitions; none for an endless animation.
  ///   - autoreverses: Whether each repetition is followed by one in reverse.
  package mutating func animation(
    layer: Int, id: Int, element: [Identity], inside: [Identity], name: String, key: String, begin: Double,
    end: [Double], duration: [Double], curve: String, progress: [Double], additive: Bool, repeats: [Double],
    autoreverses: Bool
  ) {
    append(43)
    append(layer)
    append(id)
    append(element.count)
    for each in element { append(each) }
    append(inside.count)
    for each in inside { append(each) }
    append(name)
    append(key)
    append(begin)
    append(end.count)
    for each in end { append(each) }
    append(duration.count)
    for each in duration { append(each) }
    append(curve)
    append(progress.count)
    for each in progress { append(each) }
    append(additive)
    append(repeats.count)
    for each in repeats { append(each) }
    append(autoreverses)
  }

  /// Ends an animation.
  /// - Parameters:
  ///   - id: The number of the animation.
  ///   - time: The time, in seconds of the stage.
  ///   - finished: Whether it ran to completion.
  package mutating func ended(layer: Int, id: Int, time: Double, finished: Bool) {
    append(44)
    append(layer)
    append(id)
    append(time)
    append(finished)
  }

  /// Adds an entry of the trace.
  /// - Parameters:
  ///   - number: The number of the entry, counted from 0.
  ///   - time: The time, in seconds of the stage.
  ///   - kind: The kind of the entry.
  ///   - depth: The number of enclosing passes and calls.
  ///   - pass: The number of the innermost enclosing pass, if there is one.
  ///   - reason: The reason for that pass.
  ///   - callee: The object that is called.
  ///   - collectionView: The layer of its collection view, 0 for none.
  ///   - text: The entry as one line.
  package mutating func call(
    layer: Int, number: Int, time: Double, kind: CallKind, depth: Int, pass: [Int], reason: String?, callee: CallCallee,
    collectionView: Int, text: String
  ) {
    append(45)
    append(layer)
    append(number)
    append(time)
    append(kind.rawValue)
    append(depth)
    append(pass.count)
    for each in pass { append(each) }
    append(reason)
    append(callee.rawValue)
    append(collectionView)
    append(text)
  }

  /// Reports the work of all collection views so far; see Documentation/Inspector.md.
  /// - Parameters:
  ///   - cellsOnScreen, viewsOnScreen, viewsWaiting, created, reused, layoutCalls, attributes, evaluations, nodes,
  ///     animations: The counters of an inspection.
  package mutating func counters(
    layer: Int, cellsOnScreen: Int, viewsOnScreen: Int, viewsWaiting: Int, created: Int, reused: Int, layoutCalls: Int,
    attributes: Int, evaluations: Int, nodes: Int, animations: Int
  ) {
    append(46)
    append(layer)
    append(cellsOnScreen)
    append(viewsOnScreen)
    append(viewsWaiting)
    append(created)
    append(reused)
    append(layoutCalls)
    append(attributes)
    append(evaluations)
    append(nodes)
    append(animations)
  }

  /// Records an input event on the stage.
  /// - Parameters:
  ///   - name: The kind of the event.
  ///   - time: The time, in seconds of the stage.
  ///   - values: A finger's number and position; a position and a distance for a wheel.
  ///   - key: The name of a key. Typed text is not stored.
  package mutating func act(layer: Int, name: ActName, time: Double, values: [Double], key: String?) {
    append(47)
    append(layer)
    append(name.rawValue)
    append(time)
    append(values.count)
    for each in values { append(each) }
    append(key)
  }

  /// Marks a time in the film.
  /// - Parameters:
  ///   - time: The time, in seconds of the stage.
  ///   - isFailure: Whether a test failed at this time.
  ///   - text: The description of the mark.
  package mutating func mark(layer: Int, time: Double, isFailure: Bool, text: String) {
    append(48)
    append(layer)
    append(time)
    append(isFailure)
    append(text)
  }

  /// Tells where an animation begins. Films of other recorders have none, and no frame shows it for a layer that
  /// appears later.
  /// - Parameters:
  ///   - id: The number of the animation.
  ///   - values: The value of its property: a position, bounds, an opacity, or m11 to m44 of a transform.
  package mutating func start(layer: Int, id: Int, values: [Double]) {
    append(49)
    append(layer)
    append(id)
    append(values.count)
    for each in values { append(each) }
  }

  /// Tells what the work since the previous frame took, where the host measures it, which recorders do not.
  /// - Parameters:
  ///   - input, timers, layout, drawing, completions: The parts, in seconds; see Documentation/Inspector.md.
  ///   - calls: The numbers of the trace's entries that were measured.
  ///   - seconds: What each of them took.
  package mutating func costs(
    layer: Int, input: Double, timers: Double, layout: Double, drawing: Double, completions: Double, calls: [Int],
    seconds: [Double]
  ) {
    append(50)
    append(layer)
    append(input)
    append(timers)
    append(layout)
    append(drawing)
    append(completions)
    append(calls.count)
    for each in calls { append(each) }
    append(seconds.count)
    for each in seconds { append(each) }
  }

  /// Tells the settings of the device, at first and when they change. Films of other recorders have none.
  /// - Parameters:
  ///   - style: The appearance.
  ///   - textSize: The size of text, its place in DeviceSettings.textSizes.
  ///   - rightToLeft, reducedMotion, increasedContrast: The layout direction, Reduce Motion, and Increase Contrast.
  ///   - top, left, bottom, right: The insets of the safe area, in points.
  package mutating func surroundings(
    layer: Int, style: SurroundingsStyle, textSize: Int, rightToLeft: Bool, reducedMotion: Bool,
    increasedContrast: Bool, top: Double, left: Double, bottom: Double, right: Double
  ) {
    append(51)
    append(layer)
    append(style.rawValue)
    append(textSize)
    append(rightToLeft)
    append(reducedMotion)
    append(increasedContrast)
    append(top)
    append(left)
    append(bottom)
    append(right)
  }
}
