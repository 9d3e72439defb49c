// What a programmer should read although the program goes on.

#if !hasFeature(Embedded)
  import Foundation
#endif

/// Writes a line: to standard error, or on the web to the console.
public func logMessage(_ message: String) {
  #if hasFeature(Embedded)
    print(message)
  #else
    FileHandle.standardError.write(Data((message + "\n").utf8))
  #endif
}

/// A value as a message names it. Embedded Swift cannot print values of any type.
public func nameInMessage<Value>(_ value: Value) -> String {
  #if hasFeature(Embedded)
    "(unprintable)"
  #else
    value is String ? "\"\(value)\"" : "\(value)"
  #endif
}

/// Several values as a message names them: the first few, and how many more there are.
public func namesInMessage<Value>(_ values: [Value]) -> String {
  let shown = 5
  let names = values.prefix(shown).map { nameInMessage($0) }.joined(separator: ", ")
  return values.count > shown ? "\(names) and \(values.count - shown) more" : names
}
