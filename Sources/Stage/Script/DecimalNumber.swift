/// The digits of a decimal number while it is converted to a Double.
///
/// Exact for numbers of up to 15 digits with a small exponent, which is what people write; others are correct to within
/// a few units in the last place. It exists because Embedded Swift does not link the standard library's conversion from
/// text.
struct DecimalNumber {
  var isNegative = false
  /// The power of ten of the last digit kept.
  var exponent = 0
  private var digits: UInt64 = 0

  /// Appends a digit from 0 to 9. Digits beyond the precision of a Double count as zeros.
  mutating func append(_ digit: UInt8, isFraction: Bool = false) {
    if digits < 100_000_000_000_000_000 {
      digits = digits * 10 + UInt64(digit)
      if isFraction { exponent -= 1 }
    } else if !isFraction {
      exponent += 1
    }
  }

  /// The value; infinite if it is too large for a Double, zero if it is too small.
  var value: Double {
    guard digits != 0 else { return isNegative ? -0.0 : 0 }
    var value = Double(digits)
    var rest = max(-700, min(700, exponent))
    // Powers of ten are exact up to the 22nd, so a step of up to that many rounds only once.
    while rest > 0 {
      let step = min(rest, 22)
      value *= DecimalNumber.powerOfTen(step)
      rest -= step
    }
    while rest < 0 {
      let step = min(-rest, 22)
      value /= DecimalNumber.powerOfTen(step)
      rest += step
    }
    return isNegative ? -value : value
  }

  private static func powerOfTen(_ exponent: Int) -> Double {
    var power = 1.0
    for _ in 0..<exponent { power *= 10 }
    return power
  }
}
