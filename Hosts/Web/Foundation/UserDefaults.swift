import WebImports

/// Values that are there when the page is opened again, in the browser's local storage.
///
/// There they are texts whose keys begin with the name of the program. Embedded Swift has no `Any`, so values are set by their
/// types. A value that the browser does not store, because its storage is full or forbidden, is kept until the page closes,
/// and the console says so.
public final class UserDefaults: NSObject, @unchecked Sendable {
  public static let standard = UserDefaults()

  /// The prefix of keys in the browser's storage.
  package var prefix = ""
  /// Values that could not be stored; nil for those that could not be removed.
  private var unstored: [String: String?] = [:]

  override init() { super.init() }

  // MARK: Texts of the storage

  /// The first characters of stored bytes, of lists, and of texts that begin with one of these characters themselves.
  private static let (bytesMark, listMark, textMark) = ("\u{1}", "\u{2}", "\u{3}")

  private func text(_ key: String) -> String? {
    if let value = unstored[key] { return value }
    let count = (prefix + key).passed { murmuration_stored_size($0, $1) }
    guard count >= 0 else { return nil }
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(count) + 1) { buffer, length in
      murmuration_read_stored(buffer.baseAddress!)
      length = Int(count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func store(_ text: String?, _ key: String) {
    let isStored = (prefix + key).passed { key, keyCount in
      guard let text else { return murmuration_store(key, keyCount, key, -1) }
      return text.passed { murmuration_store(key, keyCount, $0, $1) }
    }
    if isStored != 0 {
      unstored[key] = nil
    } else {
      unstored.updateValue(text, forKey: key)
      print("UserDefaults: the browser does not store \"\(key)\"; the value is kept until the page closes.")
    }
  }

  // MARK: Setting

  public func set(_ value: String?, forKey defaultName: String) {
    let isMarked = value?.utf8.first.map { 1...3 ~= $0 } ?? false
    store(value.map { isMarked ? Self.textMark + $0 : $0 }, defaultName)
  }

  public func set(_ value: Int, forKey defaultName: String) { store(value.description, defaultName) }
  public func set(_ value: Double, forKey defaultName: String) { store(value.description, defaultName) }
  public func set(_ value: Float, forKey defaultName: String) { store(value.description, defaultName) }
  public func set(_ value: Bool, forKey defaultName: String) { store(value ? "1" : "0", defaultName) }
  public func set(_ url: URL?, forKey defaultName: String) { store(url?.absoluteString, defaultName) }

  public func set(_ value: Data?, forKey defaultName: String) {
    let digits = Array("0123456789abcdef")
    store(
      value.map { data in
        Self.bytesMark + String(data.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
      }, defaultName)
  }

  public func set(_ value: [String]?, forKey defaultName: String) {
    store(
      value.map { list in list.reduce(Self.listMark) { "\($0)\($1.utf8.count):\($1)" } }, defaultName)
  }

  public func removeObject(forKey defaultName: String) { store(nil, defaultName) }

  // MARK: Reading

  public func string(forKey defaultName: String) -> String? {
    guard let text = text(defaultName), let first = text.utf8.first, 1...3 ~= first else { return text(defaultName) }
    return text.hasPrefix(Self.textMark) ? String(text.dropFirst()) : nil
  }

  public func double(forKey defaultName: String) -> Double { string(forKey: defaultName).flatMap { Double($0) } ?? 0 }
  public func float(forKey defaultName: String) -> Float { Float(double(forKey: defaultName)) }

  public func integer(forKey defaultName: String) -> Int {
    guard let text = string(forKey: defaultName) else { return 0 }
    return Int(text) ?? Double(text).flatMap { Int(exactly: $0.rounded(.towardZero)) } ?? 0
  }

  public func bool(forKey defaultName: String) -> Bool {
    guard let text = string(forKey: defaultName) else { return false }
    return ["yes", "true"].contains(text.lowercased()) || Double(text).map { $0 != 0 } ?? false
  }

  public func url(forKey defaultName: String) -> URL? { string(forKey: defaultName).flatMap { URL(string: $0) } }

  public func data(forKey defaultName: String) -> Data? {
    guard let text = text(defaultName), text.hasPrefix(Self.bytesMark) else { return nil }
    let digits = text.utf8.dropFirst().map { ($0 < 58 ? $0 &- 48 : $0 &- 87) & 15 }
    return Data(stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
  }

  public func stringArray(forKey defaultName: String) -> [String]? {
    guard let text = text(defaultName), text.hasPrefix(Self.listMark) else { return nil }
    var (list, rest) = ([String](), text.utf8.dropFirst())
    // The number of bytes, a colon, and the bytes.
    while let colon = rest.firstIndex(of: UInt8(ascii: ":")),
      let count = Int(String(decoding: rest[..<colon], as: UTF8.self)), count >= 0
    {
      rest = rest[rest.index(after: colon)...]
      list.append(String(decoding: rest.prefix(count), as: UTF8.self))
      rest = rest.dropFirst(count)
    }
    return list
  }
}
