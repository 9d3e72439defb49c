#if !hasFeature(Embedded)
  import Foundation

  extension AttributeScopes {
    /// The attributes that UIKit draws.
    public struct UIKitAttributes: AttributeScope {
      /// The attribute for a ``UIFont``.
      public enum FontAttribute: AttributedStringKey {
        public typealias Value = UIFont
        public static let name = "NSFont"
      }

      /// The attribute for a ``UIColor``.
      public enum ForegroundColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = "NSColor"
      }

      public let font: FontAttribute
      public let foregroundColor: ForegroundColorAttribute
      public let foundation: FoundationAttributes
    }

    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
  }

  extension AttributeDynamicLookup {
    /// Accesses UIKit's attributes by name: `text.font`, `container.foregroundColor`.
    public subscript<Key: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key { self[Key.self] }
  }

  extension AttributedString {
    /// Returns the text as labels draw it.
    /// - Parameters: The default font and colour, and a transformer that is applied last.
    func drawn(
      font: UIFont, color: UIColor, _ transformer: UIConfigurationTextAttributesTransformer?
    ) -> NSAttributedString {
      let result = NSMutableAttributedString(string: "")
      for run in runs {
        var attributes = run.attributes
        if attributes.font == nil { attributes.font = font }
        if attributes.foregroundColor == nil { attributes.foregroundColor = color }
        if let transformer { attributes = transformer(attributes) }
        result.append(
          NSAttributedString(
            string: String(self[run.range].characters),
            attributes: [.font: attributes.font ?? font, .foregroundColor: attributes.foregroundColor ?? color]))
      }
      return result
    }
  }
#endif
