// Swift Testing declares an overlay, `_Testing_CoreGraphics`, that the compiler loads wherever `Testing` and
// a module named `CoreGraphics` are imported together. The toolchain has it for Apple's CoreGraphics only;
// this empty one stands in for it, so that tests of packages that use these modules compile.
