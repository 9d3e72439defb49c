// Controls with a value.

@objc @_inheritsConvenienceInitializers @MainActor open class UISlider: UIControl {
  override public init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var value: Float { get set }
  open var minimumValue: Float { get set }
  open var maximumValue: Float { get set }
  open var isContinuous: Bool { get set }
  open func setValue(_ value: Float, animated: Bool)
}

@objc @_inheritsConvenienceInitializers @MainActor open class UISwitch: UIControl {
  override public init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var isOn: Bool { get set }
  open func setOn(_ on: Bool, animated: Bool)
}

@objc @MainActor open class UISegmentedControl: UIControl {
  public init(items: [Any]?)
  public override init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var selectedSegmentIndex: Int { get set }
  open var numberOfSegments: Int { get }
  open func setTitle(_ title: String?, forSegmentAt segment: Int)
  @discardableResult open func titleForSegment(at segment: Int) -> String?
}

@objc public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

@objc public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

@objc @_inheritsConvenienceInitializers @MainActor open class UITextField: UIControl {
  override public init(frame: CGRect)
  public required init?(coder: NSCoder)
  @objc public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  @objc public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  open var text: String? { get set }
  open var textColor: UIColor? { get set }
  open var font: UIFont? { get set }
  open var textAlignment: NSTextAlignment { get set }
  open var borderStyle: UITextField.BorderStyle { get set }
  open var placeholder: String? { get set }
  open var clearButtonMode: UITextField.ViewMode { get set }
  open var returnKeyType: UIReturnKeyType { get set }
  open var adjustsFontForContentSizeCategory: Bool { get set }
  open weak var delegate: (any UITextFieldDelegate)? { get set }
}

@objc @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  @objc optional func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  @objc optional func textFieldDidBeginEditing(_ textField: UITextField)
  @objc optional func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  @objc optional func textFieldDidEndEditing(_ textField: UITextField)
  @objc optional func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  @objc optional func textFieldShouldClear(_ textField: UITextField) -> Bool
  @objc optional func textFieldShouldReturn(_ textField: UITextField) -> Bool
}
