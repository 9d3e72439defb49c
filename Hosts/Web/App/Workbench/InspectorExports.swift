import CoreGraphics
import Foundation
import Gallery
import Stage
import UIKit
import WebImports

// What the page may ask about the inside of the demo on stage. Answers are JSON; Documentation/Inspector.md says
// what is in them.

/// 1 begins the record of animations, calls and what they cost, 0 ends it; it goes on with the next demo.
@MainActor @_cdecl("murmuration_inspect") @_expose(wasm, "inspect")
public func inspect(_ isOn: Int32) {
  if isOn != 0 {
    Stage.stopwatch = { murmuration_now() }
  } else {
    Stage.stopwatch = nil
  }
  Program.isInspecting = isOn != 0
}

/// Takes the names of the program's own classes, which the page has in lines of an address and a name.
@MainActor @_cdecl("murmuration_name_classes") @_expose(wasm, "nameClasses")
public func nameClasses(_ lines: UnsafePointer<UInt8>, _ count: Int32) {
  Stage.nameClasses(Strings.read(lines, count))
}

/// Answers what happened since the last call; null while nothing is recorded.
@MainActor @_cdecl("murmuration_inspection") @_expose(wasm, "inspection")
public func inspection() {
  Strings.answer(Program.current?.stage.takeInspection()?.json ?? "null")
}

/// Answers the element that a layer is of or inside of, or null.
@MainActor @_cdecl("murmuration_element") @_expose(wasm, "element")
public func element(_ layer: Int32) {
  Strings.answer(Stage.json(Program.current?.stage.inspectedElement(Int(layer))))
}

/// Answers the element that is seen at a point, or null.
@MainActor @_cdecl("murmuration_element_at") @_expose(wasm, "elementAt")
public func elementAt(_ x: Double, _ y: Double) {
  Strings.answer(Stage.json(Program.current?.stage.inspectedElement(at: CGPoint(x: x, y: y))))
}

/// Answers the outlines of the elements that an animated change moves.
@MainActor @_cdecl("murmuration_ghosts") @_expose(wasm, "ghosts")
public func ghosts() {
  Strings.answer(Program.current?.stage.ghosts ?? "[]")
}

/// Answers what a layer and the layers in it are called, by their numbers.
@MainActor @_cdecl("murmuration_layer_names") @_expose(wasm, "layerNames")
public func layerNames(_ layer: Int32) {
  Strings.answer(Program.current?.stage.layerNames(in: Int(layer)) ?? "{}")
}

/// Answers which constraints place the view of a layer, or null.
@MainActor @_cdecl("murmuration_layout") @_expose(wasm, "layout")
public func layout(_ layer: Int32) {
  Strings.answer(Program.current?.stage.inspectedLayout(Int(layer))?.json ?? "null")
}

/// Answers what would change without one of these constraints, or null.
@MainActor @_cdecl("murmuration_layout_without") @_expose(wasm, "layoutWithout")
public func layoutWithout(_ layer: Int32, _ number: Int32) {
  let trial = Program.current?.stage.inspectedTrial(Int(layer), withoutConstraint: Int(number))
  Strings.answer(trial?.json ?? "null")
}

/// Answers the properties of a layer's view and what was edited on the stage, or null.
@MainActor @_cdecl("murmuration_properties") @_expose(wasm, "properties")
public func properties(_ layer: Int32) {
  Strings.answer(Program.current?.stage.inspectedProperties(Int(layer))?.json ?? "null")
}

/// Answers all entries of the trace.
@MainActor @_cdecl("murmuration_trace") @_expose(wasm, "trace")
public func trace() {
  Strings.answer(Program.current?.stage.trace?.jsonList ?? "[]")
}

// MARK: - Other timings

/// Gives an animation block another timing in runs of demos that start from now on: the duration in seconds, and the control
/// points of a cubic curve.
@MainActor @_cdecl("murmuration_time_block_cubic") @_expose(wasm, "timeBlockCubic")
public func timeBlockCubic(_ block: Int32, _ duration: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
  Stage.blockTimings[Int(block)] = BlockTiming(duration: duration, curve: .cubic(x1: x1, y1: y1, x2: x2, y2: y2))
}

/// The same for a spring.
@MainActor @_cdecl("murmuration_time_block_spring") @_expose(wasm, "timeBlockSpring")
public func timeBlockSpring(_ block: Int32, _ duration: Double, _ dampingRatio: Double, _ velocity: Double) {
  Stage.blockTimings[Int(block)] = BlockTiming(
    duration: duration, curve: .spring(dampingRatio: dampingRatio, initialVelocity: velocity))
}

/// Takes all other timings back, for runs that start from now on.
@MainActor @_cdecl("murmuration_untime_blocks") @_expose(wasm, "untimeBlocks")
public func untimeBlocks() {
  Stage.blockTimings = [:]
}

// MARK: - The last seconds

/// Keeps the last seconds, also of the next demo; 0 keeps none.
@MainActor @_cdecl("murmuration_keep_history") @_expose(wasm, "keepHistory")
public func keepHistory(_ seconds: Double) {
  Program.historySeconds = seconds
}

/// Answers those between two times of the stage as an animated SVG; empty when none are kept.
@MainActor @_cdecl("murmuration_recording") @_expose(wasm, "recording")
public func recording(_ title: UnsafePointer<UInt8>, _ count: Int32, _ from: Double, _ to: Double) {
  Strings.answer(Program.current?.stage.recording(title: Strings.read(title, count), from: from, to: to) ?? "")
}
