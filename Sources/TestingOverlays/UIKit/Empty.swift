// Swift Testing declares an overlay, `_Testing_UIKit`, that the compiler loads wherever `Testing` and
// a module named `UIKit` are imported together. The toolchain has it for Apple's UIKit only;
// this empty one stands in for it, so that tests of packages that use these modules compile.
