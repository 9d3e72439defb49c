import WebImports

/// A client of servers, by the page's `fetch`.
///
/// The rules of the browser for other origins and the page's content security policy hold. Completions are called on the main
/// actor, before the next frame.
public final class URLSession: NSObject, @unchecked Sendable {
  public static let shared = URLSession()

  public typealias Completion = @MainActor (Data?, URLResponse?, URLError?) -> Void

  private var running: [Int32: URLSessionDataTask] = [:]
  private var lastNumber: Int32 = 0
  /// The function that receives the answers of the page. The first task sets it: a program that fetches nothing does not
  /// contain what it calls.
  private var finisher: (@MainActor (_ number: Int32, _ status: Int, _ head: String, _ data: Data) -> Void)?

  override init() { super.init() }

  public func dataTask(with url: URL, completionHandler: @escaping Completion) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  /// Returns a task that begins with `resume()`.
  public func dataTask(with request: URLRequest, completionHandler: @escaping Completion) -> URLSessionDataTask {
    lastNumber += 1
    return URLSessionDataTask(lastNumber, request, completionHandler)
  }

  fileprivate func begin(_ task: URLSessionDataTask) {
    running[task.number] = task
    finisher = { number, status, head, data in URLSession.shared.finish(number, status, head, data) }
    guard let request = task.originalRequest else { return }
    let headers = request.allHTTPHeaderFields ?? [:]
    let lines =
      ["\(request.httpMethod ?? "GET") \(request.url?.absoluteString ?? "")"] + headers.map { "\($0.key): \($0.value)" }
    let body = request.httpBody ?? Data()
    // A line break in an address or a value must not begin another field.
    let head = lines.map { $0.split { $0.isNewline }.joined() }.joined(separator: "\n")
    head.passed { head, count in
      body.withUnsafeBytes { bytes in
        let place = UnsafeRawPointer(head).assumingMemoryBound(to: UInt8.self)
        let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) ?? place
        murmuration_fetch(task.number, head, count, start, request.httpBody == nil ? -1 : Int32(bytes.count))
      }
    }
  }

  fileprivate func cancel(_ task: URLSessionDataTask) {
    guard running.removeValue(forKey: task.number) != nil else { return }
    murmuration_cancel_fetch(task.number)
    finish(task, nil, nil, URLError(.cancelled, "cancelled"))
  }

  /// Completes a task with the answer of the page. Without a status there was none, and the text says why.
  @MainActor package func receive(_ number: Int32, status: Int, head: String, data: Data) {
    finisher?(number, status, head, data)
  }

  @MainActor private func finish(_ number: Int32, _ status: Int, _ head: String, _ data: Data) {
    guard let task = running.removeValue(forKey: number) else { return }
    let lines = head.split(separator: "\n", omittingEmptySubsequences: false)
    guard status > 0 else { return finish(task, nil, nil, URLError(.cannotConnectToHost, head)) }
    var fields: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      fields[String(line[..<colon])] = String(line[line.index(after: colon)...].drop { $0 == " " })
    }
    let address = lines.first.flatMap { URL(string: String($0)) } ?? task.originalRequest?.url
    finish(task, data, HTTPURLResponse(address, statusCode: status, fields), nil)
  }

  private func finish(_ task: URLSessionDataTask, _ data: Data?, _ response: URLResponse?, _ error: URLError?) {
    task.state = .completed
    DispatchQueue.main.async { task.completion(data, response, error) }
  }

  /// Forgets the tasks of a screen that has ended.
  package func cancelAll() {
    for number in running.keys { murmuration_cancel_fetch(number) }
    running = [:]
  }
}

/// A request for data, which begins with `resume()`.
public final class URLSessionDataTask: NSObject, @unchecked Sendable {
  public enum State: Int, Sendable {
    case running, suspended, canceling, completed
  }

  fileprivate let number: Int32
  public let originalRequest: URLRequest?
  fileprivate let completion: URLSession.Completion
  public fileprivate(set) var state = State.suspended

  fileprivate init(_ number: Int32, _ request: URLRequest, _ completion: @escaping URLSession.Completion) {
    self.number = number
    originalRequest = request
    self.completion = completion
    super.init()
  }

  public func resume() {
    guard state == .suspended else { return }
    state = .running
    URLSession.shared.begin(self)
  }

  /// Ends the task: its completion is called with the error `cancelled`.
  public func cancel() {
    if state == .running { URLSession.shared.cancel(self) }
  }
}

/// A request for an address.
public struct URLRequest: Hashable, Sendable {
  public var url: URL?
  public var httpMethod: String? = "GET"
  public var httpBody: Data?
  public var allHTTPHeaderFields: [String: String]?

  public init(url: URL) { self.url = url }

  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    allHTTPHeaderFields = allHTTPHeaderFields ?? [:]
    allHTTPHeaderFields?[field] = value
  }

  public func value(forHTTPHeaderField field: String) -> String? {
    allHTTPHeaderFields?.first { $0.key.lowercased() == field.lowercased() }?.value
  }
}

open class URLResponse: NSObject, @unchecked Sendable {
  /// The address that has answered, after redirections.
  public final let url: URL?

  fileprivate init(_ url: URL?) {
    self.url = url
    super.init()
  }
}

/// The answer of a server. Answers with a status such as 404 are no errors, as everywhere.
public final class HTTPURLResponse: URLResponse, @unchecked Sendable {
  public let statusCode: Int
  private let fields: [String: String]

  fileprivate init(_ url: URL?, statusCode: Int, _ fields: [String: String]) {
    self.statusCode = statusCode
    self.fields = fields
    super.init(url)
  }

  public func value(forHTTPHeaderField field: String) -> String? {
    fields.first { $0.key.lowercased() == field.lowercased() }?.value
  }

  public var mimeType: String? { value(forHTTPHeaderField: "content-type").map { String($0.prefix { $0 != ";" }) } }
}

/// Why there is no answer.
public struct URLError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case cancelled = -999
    /// The server could not be reached, or the browser refuses what it has answered. Browsers do not tell scripts which.
    case cannotConnectToHost = -1004
  }

  public let code: Code
  /// The sentence of the browser.
  public let localizedDescription: String

  init(_ code: Code, _ localizedDescription: String) {
    self.code = code
    self.localizedDescription = localizedDescription
  }
}
