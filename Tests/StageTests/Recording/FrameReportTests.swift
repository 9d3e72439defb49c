import Foundation
import QuartzCore
import Testing

@testable import Stage

@Suite struct FrameReports {
  private func scene(_ nodes: [Scene.Node]) -> Scene {
    Scene(time: 7, size: CGSize(width: 390, height: 844), nodes: nodes)
  }

  private let list = Scene.Node.layer(
    2, in: 1, frame: CGRect(x: 0, y: 40, width: 390, height: 804),
    content: .collectionView(contentOffset: CGPoint(x: 0, y: 12.5), contentSize: CGSize(width: 390, height: 2000)))
  private let window = Scene.Node.layer(1, in: 0, frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func element(
    _ id: Int, in parent: Int = 2, _ category: Scene.Element.Category, kind: String? = nil, _ section: Int, _ item: Int,
    isDisappearing: Bool = false
  ) -> Scene.Node {
    .layer(
      id, in: parent, frame: CGRect(x: 0, y: 100 * Double(item), width: 390, height: 100),
      content: .element(
        Scene.Element(
          category: category, kind: kind, section: section, item: item, zIndex: 3, isDisappearing: isDisappearing)))
  }

  private func label(_ id: Int, in parent: Int, _ text: String) -> Scene.Node {
    Scene.Node.layer(id, in: parent, frame: CGRect(x: 0, y: 0, width: 100, height: 20)).showing(text)
  }

  @Test func aSceneWithoutCollectionViews() {
    #expect(FrameReport.json(scene([window]), time: 0) == #"{"time": 0.0, "collectionViews": []}"#)
  }

  @Test func everyFieldOfAnElement() {
    let cell = element(3, .cell, 0, 2).with {
      $0.opacity = 0.5
      $0.transform = CATransform3DMakeTranslation(4, -5, 0)
      $0.position.y += 0.1
    }
    #expect(
      FrameReport.json(scene([window, list, cell, label(4, in: 3, "a \"b\"")]), time: 0.1)
        == #"{"time": 0.1, "collectionViews": [{"contentOffset": [0.0, 12.5], "contentSize": [390.0, 2000.0], "#
        + #""elements": [{"category": "cell", "kind": null, "indexPath": [0, 2], "frame": [0.0, 200.1, 390.0, 100.0], "#
        + #""alpha": 0.5, "transform": [1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 4.0, -5.0, 0.0, "#
        + #"1.0], "zIndex": 3, "departing": false, "text": "a \"b\""}]}]}"#)
  }

  @Test func numbersThatAreNoneAreNull() {
    let cell = element(3, .cell, 0, 0).with { $0.opacity = .nan }
    #expect(FrameReport.json(scene([window, list, cell]), time: 0).contains(#""alpha": null,"#))
  }

  /// The views' elements as "category kind section.item text", with "!" for departing ones.
  private func elements(_ nodes: [Scene.Node]) throws -> [[String]] {
    let report = try JSONSerialization.jsonObject(with: Data(FrameReport.json(scene(nodes), time: 0).utf8))
    let views = (report as? [String: Any])?["collectionViews"] as? [[String: Any]] ?? []
    return views.map { view in
      (view["elements"] as? [[String: Any]] ?? []).map { element in
        let path = element["indexPath"] as? [Int] ?? []
        return "\(element["category"] as? String ?? "") \(element["kind"] as? String ?? "-") \(path[0]).\(path[1])"
          + " \(element["text"] as? String ?? "")" + (element["departing"] as? Bool == true ? "!" : "")
      }
    }
  }

  @Test func elementsAreSortedByCategoryKindAndIndexPath() throws {
    let nodes = [
      window, list, element(3, .decoration, kind: "line", 0, 0), element(4, .supplementary, kind: "header", 1, 0),
      element(5, .supplementary, kind: "footer", 2, 0), element(6, .cell, 1, 0), element(7, .cell, 0, 10),
      element(8, .cell, 0, 9, isDisappearing: true), element(9, .cell, 0, 9),
    ]
    #expect(
      try elements(nodes) == [
        [
          "cell - 0.9 ", "cell - 0.9 !", "cell - 0.10 ", "cell - 1.0 ", "supplementary footer 2.0 ",
          "supplementary header 1.0 ", "decoration line 0.0 ",
        ]
      ])
  }

  @Test func textsInsideAreJoined() throws {
    let nodes = [
      window, list, label(20, in: 2, "of nobody"), element(3, .cell, 0, 0), label(4, in: 3, "one"), label(5, in: 3, ""),
      .layer(6, in: 3, frame: .zero), label(7, in: 6, "two"),
    ]
    #expect(try elements(nodes) == [["cell - 0.0 one two"]])
  }

  @Test func aCollectionViewInACellIsItsOwn() throws {
    let inner = list.with {
      $0.id = 10
      $0.parent = 3
    }
    let nodes = [
      window, list, element(3, .cell, 0, 0), label(4, in: 3, "outer"), inner, element(11, in: 10, .cell, 0, 5),
      label(12, in: 11, "inner"), label(13, in: 10, "between"), element(14, .cell, 0, 1),
    ]
    #expect(try elements(nodes) == [["cell - 0.0 outer between", "cell - 0.1 "], ["cell - 0.5 inner"]])
  }
}
