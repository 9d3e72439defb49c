// Written by Tools/Commands/commands.py from Tools/Commands/film-commands.txt: change that, and run it again.

import Stage

extension CommandBuffer {
  enum IdentityKind: Int { case cell, supplementary, decoration }

  enum WayMotion: Int { case appears, disappears, moves }

  enum CallKind: Int { case pass, call, note }

  enum CallCallee: Int { case none, collectionView, layout, dataSource, delegate }

  enum ActName: Int { case pointerDown, pointerMove, pointerUp, pointerCancel, wheel, secondaryClick, key, type, other }

  /// An element of a collection view.
  struct Identity {
    /// What it is.
    var kind: IdentityKind
    /// None for cells.
    var elementKind: String?
    /// Its index path, at most 2147483647.
    var section: Int
    var item: Int
    /// Whether it disappears.
    var departing: Bool
  }

  mutating func append(_ value: Identity) {
    append(value.kind.rawValue)
    append(value.elementKind)
    append(value.section)
    append(value.item)
    append(value.departing)
  }

  /// What a layout says of an element.
  struct Attributes {
    /// The frame before the transform, in content coordinates.
    var left: Double
    var top: Double
    var width: Double
    var height: Double
    /// 0 to 1.
    var alpha: Double
    /// m11 to m44, none for the identity.
    var transform: [Double]?
    /// Within 2147483647 of 0.
    var zIndex: Int
    /// Whether it is left out of the picture.
    var hidden: Bool
  }

  mutating func append(_ value: Attributes) {
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

  /// Where an animated change has an element come from and go to.
  struct Way {
    /// What happens to it.
    var motion: WayMotion
    /// At the beginning, and at the end.
    var initial: Attributes
    var final: Attributes
  }

  mutating func append(_ value: Way) {
    append(value.motion.rawValue)
    append(value.initial)
    append(value.final)
  }

  /// What the layer is called.
  /// - Parameters:
  ///   - name: The nearest class of UIKit or Core Animation, and what it says.
  mutating func name(layer: Int, name: String) {
    append(41)
    append(layer)
    append(name)
  }

  /// The layer is an element's, or is of another element from now on.
  /// - Parameters:
  ///   - identity: Which.
  ///   - collectionView: The layer of its collection view.
  ///   - reuseIdentifier: What its view was registered as.
  ///   - attributes: Those that it has, or gets at the end of its way.
  ///   - ways: One while an animated change moves it, else none.
  mutating func element(
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

  /// An animation of the layer begins.
  /// - Parameters:
  ///   - id: Counted from 1.
  ///   - element: One if the layer is an element's, else none.
  ///   - inside: One if the layer is inside of an element's, else none.
  ///   - name, key: What the layer is called, and the key path.
  ///   - begin: Seconds of the stage.
  ///   - end: None when only its owner ends it.
  ///   - duration: Seconds of one run; none for a property animator's.
  ///   - curve: As the inspector writes it.
  ///   - progress: Of springs, how much of the way is done at the ends of equal pieces of the duration, from 0 on; else
  ///     none.
  ///   - additive: Whether it adds to the layer's value.
  ///   - repeats: How many runs; none for ever.
  ///   - autoreverses: Whether every run is followed by one backwards.
  mutating func animation(
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

  /// An animation is over.
  /// - Parameters:
  ///   - id: Which.
  ///   - time: Seconds of the stage.
  ///   - finished: Whether it ran to its end.
  mutating func ended(layer: Int, id: Int, time: Double, finished: Bool) {
    append(44)
    append(layer)
    append(id)
    append(time)
    append(finished)
  }

  /// A line of the trace.
  /// - Parameters:
  ///   - number: Counted from 0.
  ///   - time: Seconds of the stage.
  ///   - kind: What it is.
  ///   - depth: How many passes and calls it happened in.
  ///   - pass: The number of the innermost pass around it, if there is one.
  ///   - reason: What that pass is for.
  ///   - callee: Who is called.
  ///   - collectionView: Its layer, 0 for none.
  ///   - text: The line.
  mutating func call(
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

  /// How much the collection views have done so far; see Documentation/Inspector.md.
  /// - Parameters:
  ///   - cellsOnScreen, viewsOnScreen, viewsWaiting, created, reused, layoutCalls, attributes, evaluations, nodes,
  ///     animations: As in an inspection.
  mutating func counters(
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

  /// Something was done on the stage.
  /// - Parameters:
  ///   - name: What.
  ///   - time: Seconds of the stage.
  ///   - values: A finger's number and place; a place and a way for a wheel.
  ///   - key: Of keys, the name. What is typed is not kept.
  mutating func act(layer: Int, name: ActName, time: Double, values: [Double], key: String?) {
    append(47)
    append(layer)
    append(name.rawValue)
    append(time)
    append(values.count)
    for each in values { append(each) }
    append(key)
  }

  /// A moment that is to be found again.
  /// - Parameters:
  ///   - time: Seconds of the stage.
  ///   - isFailure: Whether it is where a test failed.
  ///   - text: What there is to say.
  mutating func mark(layer: Int, time: Double, isFailure: Bool, text: String) {
    append(48)
    append(layer)
    append(time)
    append(isFailure)
    append(text)
  }
}
