// What MotionRecorder uses of UIKit and QuartzCore, as Apple's documentation declares it, with the isolation of its SDK.
// Compiled by Scripts/check-apple, and never run: nothing has a value.

@_exported import CoreGraphics
@_exported import ObjectiveC

// MARK: Foundation

public struct NSRange {
  public init(location: Int, length: Int) {}
}

public struct ObjCBool {}

open class NSNumber: NSObject {
  open var doubleValue: Double { fatalError() }
}

open class NSAttributedString: NSObject, @unchecked Sendable {
  public struct Key: Hashable, Sendable {
    public static let font = Key()
    public static let foregroundColor = Key()
  }
  public struct EnumerationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public init(string str: String) {}
  public init(string str: String, attributes attrs: [Key: Any]? = nil) {}
  open var string: String { fatalError() }
  open var length: Int { fatalError() }
  open func attributedSubstring(from range: NSRange) -> NSAttributedString { fatalError() }
  open func enumerateAttributes(
    in enumerationRange: NSRange, options opts: EnumerationOptions,
    using block: ([Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  open func size() -> CGSize { fatalError() }
}

open class NSMutableAttributedString: NSAttributedString, @unchecked Sendable {
  open func append(_ attrString: NSAttributedString) {}
}

open class RunLoop: NSObject {
  public struct Mode: Sendable { public static let common = Mode() }
  open class var main: RunLoop { fatalError() }
}

// MARK: CoreGraphics

public typealias CFTypeID = UInt
public typealias CFTypeRef = AnyObject
public func CFGetTypeID(_ cf: CFTypeRef?) -> CFTypeID { fatalError() }

/// In place of the protocol of all Core Foundation types.
public class CFObject: Hashable {
  public static func == (one: CFObject, other: CFObject) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) {}
}

public final class CFString: CFObject {}
public final class CFDictionary: CFObject {}

public enum CGColorRenderingIntent { case defaultIntent }

public final class CGColorSpace: CFObject {
  public static var sRGB: CFString { fatalError() }
  public static var extendedSRGB: CFString { fatalError() }
  public init?(name: CFString) {}
  public var name: CFString? { fatalError() }
}

public final class CGColor: CFObject {
  public var colorSpace: CGColorSpace? { fatalError() }
  public var components: [CGFloat]? { fatalError() }
  public func converted(to: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? { fatalError() }
}

public enum CGPathElementType { case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath }

public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<CGPoint>
}

public class CGPath: CFObject {
  public var isEmpty: Bool { fatalError() }
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {}
}

public final class CGImage: CFObject {
  public class var typeID: CFTypeID { fatalError() }
  public var width: Int { fatalError() }
  public var height: Int { fatalError() }
}

public final class CGContext: CFObject {}

public struct CGAffineTransform: Equatable {
  public var a, b, c, d, tx, ty: CGFloat
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) { fatalError() }
  public static var identity: CGAffineTransform { fatalError() }
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform { fatalError() }
}

extension CGRect {
  public func applying(_ t: CGAffineTransform) -> CGRect { fatalError() }
}

// MARK: QuartzCore

public typealias CFTimeInterval = Double
public func CACurrentMediaTime() -> CFTimeInterval { fatalError() }

public struct CATransform3D {
  public var m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44: CGFloat
}
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { fatalError() }
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { fatalError() }
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { fatalError() }
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D { fatalError() }
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D { fatalError() }

public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

public struct CALayerContentsGravity: Hashable, Sendable {
  public static let center = CALayerContentsGravity()
  public static let top = CALayerContentsGravity()
  public static let bottom = CALayerContentsGravity()
  public static let left = CALayerContentsGravity()
  public static let right = CALayerContentsGravity()
  public static let topLeft = CALayerContentsGravity()
  public static let topRight = CALayerContentsGravity()
  public static let bottomLeft = CALayerContentsGravity()
  public static let bottomRight = CALayerContentsGravity()
  public static let resize = CALayerContentsGravity()
  public static let resizeAspect = CALayerContentsGravity()
  public static let resizeAspectFill = CALayerContentsGravity()
}

public protocol CALayerDelegate {}

open class CALayer: NSObject {
  open func presentation() -> Self? { fatalError() }
  open var bounds: CGRect { fatalError() }
  open var position: CGPoint { fatalError() }
  open var zPosition: CGFloat { fatalError() }
  open var anchorPoint: CGPoint { fatalError() }
  open var anchorPointZ: CGFloat { fatalError() }
  open var transform: CATransform3D { fatalError() }
  open var sublayerTransform: CATransform3D { fatalError() }
  open var isHidden: Bool { fatalError() }
  open var isDoubleSided: Bool { fatalError() }
  open var sublayers: [CALayer]? { fatalError() }
  open var mask: CALayer? { fatalError() }
  open var masksToBounds: Bool { fatalError() }
  open var contents: Any? { fatalError() }
  open var contentsRect: CGRect { fatalError() }
  open var contentsCenter: CGRect { fatalError() }
  open var contentsGravity: CALayerContentsGravity { fatalError() }
  open var contentsScale: CGFloat { fatalError() }
  open var backgroundColor: CGColor? { fatalError() }
  open var cornerRadius: CGFloat { fatalError() }
  open var maskedCorners: CACornerMask { fatalError() }
  open var borderWidth: CGFloat { fatalError() }
  open var borderColor: CGColor? { fatalError() }
  open var opacity: Float { fatalError() }
  open var shadowColor: CGColor? { fatalError() }
  open var shadowOpacity: Float { fatalError() }
  open var shadowOffset: CGSize { fatalError() }
  open var shadowRadius: CGFloat { fatalError() }
  open var shadowPath: CGPath? { fatalError() }
  open var delegate: (any CALayerDelegate)? { fatalError() }
  open func render(in ctx: CGContext) {}
}

public struct CAGradientLayerType: Hashable, Sendable {
  public static let axial = CAGradientLayerType()
  public static let radial = CAGradientLayerType()
  public static let conic = CAGradientLayerType()
}

open class CAGradientLayer: CALayer {
  open var colors: [Any]? { fatalError() }
  open var locations: [NSNumber]? { fatalError() }
  open var startPoint: CGPoint { fatalError() }
  open var endPoint: CGPoint { fatalError() }
  open var type: CAGradientLayerType { fatalError() }
}

public struct CAShapeLayerFillRule: Hashable, Sendable { public static let evenOdd = CAShapeLayerFillRule() }
public struct CAShapeLayerLineCap: Hashable, Sendable {
  public static let round = CAShapeLayerLineCap()
  public static let square = CAShapeLayerLineCap()
}
public struct CAShapeLayerLineJoin: Hashable, Sendable {
  public static let round = CAShapeLayerLineJoin()
  public static let bevel = CAShapeLayerLineJoin()
}

open class CAShapeLayer: CALayer {
  open var path: CGPath? { fatalError() }
  open var fillColor: CGColor? { fatalError() }
  open var fillRule: CAShapeLayerFillRule { fatalError() }
  open var strokeColor: CGColor? { fatalError() }
  open var strokeStart: CGFloat { fatalError() }
  open var strokeEnd: CGFloat { fatalError() }
  open var lineWidth: CGFloat { fatalError() }
  open var miterLimit: CGFloat { fatalError() }
  open var lineCap: CAShapeLayerLineCap { fatalError() }
  open var lineJoin: CAShapeLayerLineJoin { fatalError() }
  open var lineDashPhase: CGFloat { fatalError() }
  open var lineDashPattern: [NSNumber]? { fatalError() }
}

open class CADisplayLink: NSObject {
  public init(target: Any, selector sel: Selector) {}
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func invalidate() {}
}

// MARK: UIKit

open class UIColor: NSObject, @unchecked Sendable {
  open class var label: UIColor { fatalError() }
  open var cgColor: CGColor { fatalError() }
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { fatalError() }
}

open class UITraitCollection: NSObject, @unchecked Sendable {}

open class UIFontDescriptor: NSObject, @unchecked Sendable {
  public struct AttributeName: Hashable, Sendable { public static let traits = AttributeName() }
  public struct TraitKey: Hashable, Sendable { public static let weight = TraitKey() }
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }
  open var symbolicTraits: SymbolicTraits { fatalError() }
  open func object(forKey anAttribute: AttributeName) -> Any? { fatalError() }
}

open class UIFont: NSObject, @unchecked Sendable {
  open class var labelFontSize: CGFloat { fatalError() }
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { fatalError() }
  open var pointSize: CGFloat { fatalError() }
  open var fontDescriptor: UIFontDescriptor { fatalError() }
  open func withSize(_ fontSize: CGFloat) -> UIFont { fatalError() }
}

open class UIImage: NSObject, @unchecked Sendable {
  public enum RenderingMode { case automatic, alwaysOriginal, alwaysTemplate }
  public init(cgImage: CGImage) {}
  open var size: CGSize { fatalError() }
  open var scale: CGFloat { fatalError() }
  open var renderingMode: RenderingMode { fatalError() }
  open var isSymbolImage: Bool { fatalError() }
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { fatalError() }
  open func draw(at point: CGPoint) {}
  open func pngData() -> Data? { fatalError() }
}

open class UIGraphicsImageRendererFormat: NSObject {
  open var scale: CGFloat = 1
}

open class UIGraphicsImageRendererContext: NSObject {
  open var cgContext: CGContext { fatalError() }
}

open class UIGraphicsImageRenderer: NSObject {
  public init(size: CGSize) {}
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {}
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { fatalError() }
}

public enum NSTextAlignment: Int { case left, center, right, justified, natural }
public enum NSLineBreakMode: Int {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
public enum UIUserInterfaceLayoutDirection: Int { case leftToRight, rightToLeft }

@MainActor open class UIView: NSObject, CALayerDelegate {
  open var layer: CALayer { fatalError() }
  open var bounds: CGRect { fatalError() }
  open var center: CGPoint { fatalError() }
  open var alpha: CGFloat { fatalError() }
  open var isHidden: Bool { fatalError() }
  open var tintColor: UIColor! { fatalError() }
  open var traitCollection: UITraitCollection { fatalError() }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { fatalError() }
  open func isDescendant(of view: UIView) -> Bool { fatalError() }
}

@MainActor open class UILabel: UIView {
  open var text: String? { fatalError() }
  open var attributedText: NSAttributedString? { fatalError() }
  open var font: UIFont! { fatalError() }
  open var textColor: UIColor! { fatalError() }
  open var textAlignment: NSTextAlignment { fatalError() }
  open var numberOfLines: Int { fatalError() }
  open var lineBreakMode: NSLineBreakMode { fatalError() }
  open var adjustsFontSizeToFitWidth: Bool { fatalError() }
  open var minimumScaleFactor: CGFloat { fatalError() }
}

@MainActor open class UIImageView: UIView {
  open var image: UIImage? { fatalError() }
  open var highlightedImage: UIImage? { fatalError() }
  open var isHighlighted: Bool { fatalError() }
}

@MainActor open class UICollectionReusableView: UIView {
  open var reuseIdentifier: String? { fatalError() }
}

@MainActor open class UICollectionViewCell: UICollectionReusableView {}

@MainActor open class UICollectionView: UIView {
  public enum ElementCategory: Int { case cell, supplementaryView, decorationView }
  open var collectionViewLayout: UICollectionViewLayout { fatalError() }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { fatalError() }
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
    fatalError()
  }
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] { fatalError() }
}

@MainActor open class UICollectionViewLayoutAttributes: NSObject {
  open var frame: CGRect { fatalError() }
  open var center: CGPoint { fatalError() }
  open var size: CGSize { fatalError() }
  open var transform3D: CATransform3D { fatalError() }
  open var alpha: CGFloat { fatalError() }
  open var zIndex: Int { fatalError() }
  open var isHidden: Bool { fatalError() }
  open var indexPath: IndexPath { fatalError() }
  open var representedElementCategory: UICollectionView.ElementCategory { fatalError() }
  open var representedElementKind: String? { fatalError() }
}

@MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  open var invalidateEverything: Bool { fatalError() }
}

@MainActor open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int { case insert, delete, reload, move, none }
  open var indexPathBeforeUpdate: IndexPath? { fatalError() }
  open var indexPathAfterUpdate: IndexPath? { fatalError() }
  open var updateAction: Action { fatalError() }
}

@MainActor open class UICollectionViewLayout: NSObject {
  open var collectionView: UICollectionView? { fatalError() }
  open func prepare() {}
  open var collectionViewContentSize: CGSize { fatalError() }
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { fatalError() }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { fatalError() }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { fatalError() }
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {}
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { fatalError() }
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { fatalError() }
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { fatalError() }
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { fatalError() }
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { fatalError() }
}

@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {}
@MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {}
