import Dispatch
import Foundation
import Stage
import UIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What a screen has of the page around it: messages, data from its server, stored values, links and its direction.
public final class PageViewController: UIViewController {
  /// Sends the page a message.
  private let post: (String) -> Void
  private let said = UILabel()
  private let picture = UIImageView()
  private var task: URLSessionDataTask?
  private var openings = 0

  public init(post: @escaping (String) -> Void) {
    self.post = post
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    openings = UserDefaults.standard.integer(forKey: "openings") + 1
    UserDefaults.standard.set(openings, forKey: "openings")
    said.numberOfLines = 0
    said.text = "Opened \(openings)"
    let buttons: [UIView] = [
      button("Post") { [weak self] in self?.post("It's \"here\" – für dich") },
      button("Load") { [weak self] in self?.load("feed.json") },
      button("Link") { UIApplication.shared.open(URL(string: "#details")!) },
      button("Tab") { UIApplication.shared.open(URL(string: "index.html")!) },
      button("Script") { [weak self] in
        UIApplication.shared.open(URL(string: "javascript:document.title='no'")!) { self?.said.text = "opened: \($0)" }
      },
      button("Copy") { [weak self] in
        UIPasteboard.general.string = "Zwölf"
        self?.said.text = "copied \(UIPasteboard.general.string ?? "nothing")"
      },
      button("Fill") { UserDefaults.standard.set(String(repeating: "x", count: 6_000_000), forKey: "much") },
      button("Read") { [weak self] in
        self?.said.text = "much: \(UserDefaults.standard.string(forKey: "much")?.count ?? 0)"
      },
      button("Trap") {
        let names: [String] = []
        IndexPath(item: 0, section: 0).demand(in: names)
      },
    ]
    let stack = UIStackView(arrangedSubviews: [said, picture] + buttons)
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.backgroundColor = .systemBackground
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      stack.widthAnchor.constraint(equalToConstant: 200), picture.heightAnchor.constraint(equalToConstant: 40),
      picture.widthAnchor.constraint(equalToConstant: 40),
    ])
  }

  private func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
    UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
  }

  /// Does what a message of the page says: "load ADDRESS", "say TEXT", "wait", "store" or "read";
  /// others are shown.
  public func receive(_ message: String) {
    if message.hasPrefix("load ") {
      load(String(message.dropFirst(5)))
    } else if message.hasPrefix("say ") {
      post(String(message.dropFirst(4)))
    } else if message == "store" {
      store()
    } else if message == "read" {
      said.text = stored()
    } else if message == "wait" {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { [weak self] in self?.said.text = "Waited" }
    } else {
      said.text = message
    }
  }

  /// Stores a value of each kind, and removes one.
  private func store() {
    let defaults = UserDefaults.standard
    defaults.set(["a:1", "", "2:é", "\u{2}"], forKey: "list")
    defaults.set(Data([0, 127, 255]), forKey: "data")
    defaults.set(0.1, forKey: "double")
    defaults.set(-7, forKey: "integer")
    defaults.set(true, forKey: "bool")
    defaults.set("\u{1}00", forKey: "text")
    defaults.set("gone", forKey: "removed")
    defaults.removeObject(forKey: "removed")
  }

  private func stored() -> String {
    let defaults = UserDefaults.standard
    let list = defaults.stringArray(forKey: "list") ?? ["none"]
    let data = defaults.data(forKey: "data").map { $0.map { "\($0)" }.joined(separator: " ") } ?? "none"
    return [
      "list \(list.count): \(list.joined(separator: "/"))", "data \(data)",
      "double \(defaults.double(forKey: "double"))", "integer \(defaults.integer(forKey: "integer"))",
      "bool \(defaults.bool(forKey: "bool"))",
      "text \(defaults.string(forKey: "text")?.count ?? 0)", "removed \(defaults.string(forKey: "removed") ?? "nil")",
      "missing \(defaults.integer(forKey: "missing")) \(defaults.stringArray(forKey: "text") == nil)",
    ].joined(separator: ", ")
  }

  private func load(_ address: String) {
    said.text = "Loading"
    guard let url = URL(string: address) else { return said.text = "no address" }
    task = URLSession.shared.dataTask(with: url) { [weak self] data, response, error in
      let status = (response as? HTTPURLResponse)?.statusCode
      let failure = error.map { _ in "no answer" }
      DispatchQueue.main.async {
        guard let self else { return }
        self.show(data ?? Data(), failure ?? (status == 200 ? nil : "status \(status ?? 0)"))
      }
    }
    task?.resume()
  }

  /// Shows a picture, or the title and the number of posts in JSON, or what has failed.
  private func show(_ data: Data, _ failure: String?) {
    picture.image = failure == nil ? UIImage(data: data) : nil
    if let failure {
      said.text = failure
    } else if picture.image != nil {
      said.text = "picture of \(data.count) bytes"
    } else if let text = String(data: data, encoding: .utf8), let feed = try? JSONValue(json: text) {
      said.text = "\(feed["title"]?.string ?? "no title"): \(feed["posts"]?.array?.count ?? 0) posts"
    } else {
      said.text = "neither picture nor JSON"
    }
  }
}

extension IndexPath {
  /// Ends the program if there is no such name.
  fileprivate func demand(in names: [String]) { _ = names[item] }
}
