// Comparison and copying of the descriptions of layouts.

import Runtime

func areEqual(_ a: NSObject?, _ b: NSObject?) -> Bool {
  guard let a, let b else { return a == nil && b == nil }
  return a === b || a.isEqual(b)
}

func areEqual(_ a: [NSCollectionLayoutItem], _ b: [NSCollectionLayoutItem]) -> Bool {
  a.count == b.count && a.indices.allSatisfy { areEqual(a[$0], b[$0]) }
}
