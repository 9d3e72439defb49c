// The root class and its protocol, in Objective-C, since its initializer is required in Swift without saying so.
// Read by Scripts/check-apple.

typedef unsigned long NSUInteger;

@protocol NSObject
- (_Bool)isEqual:(id _Nullable)object;
@property(readonly) NSUInteger hash;
@end

__attribute__((objc_root_class)) @interface NSObject <NSObject>
- (nonnull instancetype)init __attribute__((objc_designated_initializer));
- (id _Nonnull)copy;
@end
