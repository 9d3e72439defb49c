// The input so far as a Swift test and as a script.

import { short } from "./elements.js";
import { deviceNumbers } from "./program.js";

/** A touch that is shorter and moves less is a tap, in seconds and points. */
const tapTime = 0.4;
const tapDistance = 3;

/** The shortest difference between times, in seconds. */
const sameTime = 1e-6;

const time = (seconds) => short(seconds, 4);
const point = ([x, y]) => `CGPoint(x: ${short(x)}, y: ${short(y)})`;
const quoted = (text) => `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n").replaceAll("\r", "\\r")}"`;

/** Returns the end of a tap that begins at an event; null if it is more than a tap. */
function endOfTap(events, start) {
  const [finger, x, y] = events[start].values;
  for (const { name, values, time: at } of events.slice(start + 1)) {
    if (at - events[start].time > tapTime || values[0] !== finger) return null;
    if (name === "pointerUp") return at;
    if (name !== "pointerMove" || Math.hypot(values[1] - x, values[2] - y) > tapDistance) return null;
  }
  return null;
}

/** Whether properties are edited in the input. */
const hasEdits = (events) => events.some(({ name }) => name === "setProperty");

/** Groups input events: each act has a time, a name and values; `path` has the time and the point of consecutive moves. */
function acts(events) {
  const found = [];
  for (let index = 0; index < events.length; index += 1) {
    const { name, values, time: at } = events[index];
    const end = name === "pointerDown" ? endOfTap(events, index) : null;
    const last = found.at(-1);
    if (end !== null) {
      found.push({ name: "tap", values: values.slice(1), time: end });
      while (events[index].name !== "pointerUp") index += 1;
    } else if (name === "pointerMove" && last?.name === "path" && last.finger === values[0]) {
      last.path.push([at, ...values.slice(1)]);
      last.time = at;
    } else if (name === "pointerMove") {
      found.push({ name: "path", finger: values[0], path: [[at, ...values.slice(1)]], time: at });
    } else {
      found.push({ name, values, time: at });
    }
  }
  return found;
}

// Swift

const finger = (id) => (id === 0 ? "" : `id: ${id}`);
const besides = (id) => finger(id) && `, ${finger(id)}`;

/** The calls of a stage by event; each returns a line, or null for what cannot be repeated on another stage. */
const calls = {
  tap: (...at) => `stage.tap(at: ${point(at)})`,
  pointerDown: (id, ...at) => `stage.touchDown(at: ${point(at)}${besides(id)})`,
  pointerUp: (id) => `stage.touchUp(${finger(id)})`,
  pointerCancel: (id) => `stage.touchCancel(${finger(id)})`,
  wheel: (x, y, dx, dy) => `stage.scrollWheel(at: ${point([x, y])}, by: CGVector(dx: ${short(dx)}, dy: ${short(dy)}))`,
  secondaryClick: (...at) => `stage.secondaryClick(at: ${point(at)})`,
  key: (name, focus) => (focus ? null : `stage.key(${quoted(name)})`),
  type: (text) => `stage.type(${quoted(text)})`,
  edit: (text, start, end) => `stage.edit(${quoted(text)}, selection: ${start}..<${end})`,
  select: (start, end) => `stage.select(${start}..<${end})`,
  endEditing: () => "stage.endEditing()",
  setProperty: (text) => `stage.setProperty(${quoted(text)})`,
  resize: (width, height, duration) =>
    `stage.resize(to: CGSize(width: ${short(width)}, height: ${short(height)}), duration: ${short(duration)})`,
  safeArea: (top, left, bottom, right) =>
    `stage.safeAreaInsets = UIEdgeInsets(top: ${top}, left: ${left}, bottom: ${bottom}, right: ${right})`,
};

const advance = (passed) => (passed > sameTime ? [`stage.advance(by: ${time(passed)})`] : []);

/** Returns the lines for moves of a finger after a time. */
function movesInSwift({ finger: id, path }, now) {
  const moves = path.map(([at, x, y], index) => `(${time(at - (index > 0 ? path[index - 1][0] : now))}, ${short(x)}, ${short(y)})`);
  const lines = [""];
  for (const move of moves) {
    if (lines.at(-1).length + move.length > 96) lines.push("");
    lines[lines.length - 1] += `${lines.at(-1) && " "}${move},`;
  }
  return [
    "for (pause, x, y): (Double, Double, Double) in [", ...lines.map((line) => `  ${line}`), "] {",
    "  if pause > 0 { stage.advance(by: pause) }", `  stage.touchMove(to: CGPoint(x: x, y: y)${besides(id)})`, "}",
  ];
}

function inSwift(events, end) {
  const lines = [];
  let now = 0;
  for (const act of acts(events)) {
    if (act.name === "path") {
      lines.push(...movesInSwift(act, now));
    } else {
      const call = calls[act.name]?.(...act.values) ?? `// Not repeated, because it is about a view: ${act.name}.`;
      lines.push(...advance(act.time - now), call);
    }
    now = act.time;
  }
  return [...lines, ...advance(end - now)];
}

/** Returns the lines that expect an element where it is. @param element identity, and its presented state. */
function expectations({ kind, elementKind, indexPath, departing, presented: { frame, alpha } }) {
  const [section, item] = indexPath;
  const name = kind === "cell" ? "cell" : "view";
  const isPlain = kind === "cell" && !departing;
  const found = isPlain ? [`let cell = try #require(stage.scene.cell(at: [${section}, ${item}]))`] : [
    `let ${name} = try #require(`, "  stage.scene.nodes.first {", "    guard case .element(let element) = $0.content else { return false }",
    `    return element.kind == ${kind === "cell" ? "nil" : quoted(elementKind)} && element.section == ${section} && element.item == ${item}`,
    `      && element.isDisappearing == ${departing}`, "  })",
  ];
  const is = (property, value, least) => `abs(${name}.${property} - ${short(value)}) < ${least}`.replace("- -", "+ ");
  return [
    ...found, `#expect(${is("frame.minX", frame[0], 0.5)} && ${is("frame.minY", frame[1], 0.5)})`,
    `#expect(${is("frame.width", frame[2], 0.5)} && ${is("frame.height", frame[3], 0.5)})`, `#expect(${is("opacity", alpha, 0.01)})`,
  ];
}

/** Returns the lines that give new stages the settings of a device; none for one that nobody has changed. */
function device(settings) {
  const numbers = deviceNumbers(settings);
  if (`${numbers}` === `${deviceNumbers({})}`) return [];
  const [isDark, textSize, isRightToLeft, isMotionReduced, isContrastIncreased, top, left, bottom, right] = numbers;
  return [
    "Stage.deviceSettings = try #require(", "  DeviceSettings(",
    `    isDark: ${isDark === 1}, textSize: ${textSize}, isRightToLeft: ${isRightToLeft === 1}, isMotionReduced: ${isMotionReduced === 1},`,
    `    isContrastIncreased: ${isContrastIncreased === 1}, insets: UIEdgeInsets(top: ${top}, left: ${left}, bottom: ${bottom}, right: ${right})))`,
    "defer { Stage.deviceSettings = DeviceSettings() }",
  ];
}

/**
 * Returns the source of a Swift test.
 * @param title of the screen; @param demo its identifier, null for a screen of another package.
 * @param parameters the changed ones, by identifier; @param size width and height; @param settings of the device.
 * @param events up to the time `end`, from the start of the screen.
 * @param element the expected element with its presented state; null to compare every frame with a film.
 */
export function swiftTest({ title, demo, parameters, size, settings, events, end, element }) {
  const name = title.replaceAll(/[^A-Za-z0-9]/g, "") || "Screen";
  const screen = demo === null
    ? ["// Replace this with the controller of the screen.", "UIViewController()"]
    : [
      `let controller = try #require(DemoIndex.demo(${quoted(demo)})?.makeViewController() as? DemoViewController)`,
      ...Object.entries(parameters).map(([id, value]) => `controller.parameter(${quoted(id)})?.choose(${value})`),
      "return controller",
    ];
  const indented = (lines, depth) => lines.map((line) => " ".repeat(depth) + line);
  return [
    ...(demo === null ? [] : ["import Gallery"]), "import Stage", ...(element ? [] : ["import StageTesting"]), "import Testing",
    "import UIKit", "", `/// What was done on the screen “${title}” in the workbench.`,
    `@MainActor @Suite${element ? "" : "(.filmed)"} struct ${name}GestureTests {`,
    "  private func makeScreen() throws -> UIViewController {", ...indented(screen, 4), "  }", "",
    `  @Test func ${element ? "theElementIsWhereItWas" : "everyFrameIsAsItWas"}() throws {`,
    ...indented(device(settings), 4), `    let size = CGSize(width: ${short(size[0])}, height: ${short(size[1])})`,
    "    let stage = Stage(size: size, rootViewController: try makeScreen())",
    ...(hasEdits(events) ? ["    stage.isEditable = true"] : []), ...indented(inSwift(events, end), 4),
    ...indented(element ? expectations(element) : [
      "// STAGE_RECORD=1 swift test writes the film.", `expectFilm(of: stage, toMatch: ${quoted(name)})`,
    ], 4),
    "  }", "}", "",
  ].join("\n");
}

// Scripts

/** The steps of scripts by event. A finger that is down holds; its moves carry. */
const steps = {
  tap: (...at) => ({ tap: at }),
  wheel: (x, y, dx, dy) => ({ wheel: [x, y], by: [dx, dy] }),
  secondaryClick: (...at) => ({ secondaryClick: at }),
  key: (name) => ({ key: name }),
  type: (text) => ({ type: text }),
  resize: (width, height, duration) => ({ resize: [width, height], ...(duration > 0 && { duration }) }),
  safeArea: (...insets) => ({ safeArea: insets }),
};

const rounded = (value) => Number(time(value));

/** Returns why a script cannot say some events. */
export function reasonForNoScript(events) {
  const reason = hasEdits(events) ? "it has no edits of properties" : "it has one finger that moves, and keys without a focus";
  return `A script cannot say this: ${reason}. Save a test instead.`;
}

/**
 * Returns a script as JSON text; null if a script cannot say it, such as what several fingers do at once.
 * @param events up to the time `end`, from the start of the screen.
 */
export function script(events, end) {
  const found = [];
  let now = 0;
  let held = null;
  const wait = (until) => { if (until - now > sameTime) found.push({ wait: rounded(until - now) }); };
  for (const { name, values, path, finger: moved, time: at } of acts(events)) {
    if (name === "pointerDown") {
      if (held) return null;
      wait(at);
      held = { id: values[0], point: values.slice(1) };
      found.push({ hold: held.point });
    } else if (name === "path") {
      if (held?.id !== moved) return null;
      for (const [each, ...to] of path) {
        const duration = rounded(each - now);
        found.push({ carry: to, ...(duration > 0 && { duration }) });
        held.point = to;
        now = each;
      }
    } else if (name === "pointerUp") {
      if (held?.id !== values[0]) return null;
      const duration = rounded(at - now);
      found.push({ release: held.point, ...(duration > 0 && { duration }) });
      held = null;
    } else {
      const step = name === "key" && values[1] ? null : steps[name]?.(...values);
      if (!step) return null;
      wait(at);
      found.push(step);
    }
    now = at;
  }
  wait(end);
  return `[\n${found.map((step) => `  ${JSON.stringify(step)}`).join(",\n")}\n]\n`;
}
