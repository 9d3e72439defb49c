@_exported public import CommandSupport
