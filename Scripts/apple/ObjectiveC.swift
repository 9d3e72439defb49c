// Nothing: `canImport(ObjectiveC)` tells Apple's platforms. Compiled by Scripts/check-apple, and never run.
