extension String {
  /// Calls an import of the page with the text's address and number of bytes, which are valid during the call only.
  package func passed<Result>(to call: (UnsafePointer<UInt8>, Int32) -> Result) -> Result {
    var bytes = Array(utf8)
    // So that there is an address also for the empty string.
    bytes.append(0)
    return bytes.withUnsafeBufferPointer { call($0.baseAddress!, Int32($0.count - 1)) }
  }
}
