// The mathematical functions of the module Darwin. Read by Scripts/check-apple.

public func sin(_ x: Double) -> Double
public func sin(_ x: Float) -> Float
public func cos(_ x: Double) -> Double
public func cos(_ x: Float) -> Float
public func tan(_ x: Double) -> Double
public func tan(_ x: Float) -> Float
public func asin(_ x: Double) -> Double
public func asin(_ x: Float) -> Float
public func acos(_ x: Double) -> Double
public func acos(_ x: Float) -> Float
public func atan(_ x: Double) -> Double
public func atan(_ x: Float) -> Float
public func sinh(_ x: Double) -> Double
public func sinh(_ x: Float) -> Float
public func cosh(_ x: Double) -> Double
public func cosh(_ x: Float) -> Float
public func tanh(_ x: Double) -> Double
public func tanh(_ x: Float) -> Float
public func exp(_ x: Double) -> Double
public func exp(_ x: Float) -> Float
public func exp2(_ x: Double) -> Double
public func exp2(_ x: Float) -> Float
public func log(_ x: Double) -> Double
public func log(_ x: Float) -> Float
public func log2(_ x: Double) -> Double
public func log2(_ x: Float) -> Float
public func log10(_ x: Double) -> Double
public func log10(_ x: Float) -> Float
public func cbrt(_ x: Double) -> Double
public func cbrt(_ x: Float) -> Float
public func atan2(_ lhs: Double, _ rhs: Double) -> Double
public func atan2(_ lhs: Float, _ rhs: Float) -> Float
public func pow(_ lhs: Double, _ rhs: Double) -> Double
public func pow(_ lhs: Float, _ rhs: Float) -> Float
public func hypot(_ lhs: Double, _ rhs: Double) -> Double
public func hypot(_ lhs: Float, _ rhs: Float) -> Float
public func sqrt<T: FloatingPoint>(_ x: T) -> T
public func floor<T: FloatingPoint>(_ x: T) -> T
public func ceil<T: FloatingPoint>(_ x: T) -> T
public func round<T: FloatingPoint>(_ x: T) -> T
public func trunc<T: FloatingPoint>(_ x: T) -> T
public func fabs<T: FloatingPoint>(_ x: T) -> T
public func fmod<T: FloatingPoint>(_ x: T, _ y: T) -> T
