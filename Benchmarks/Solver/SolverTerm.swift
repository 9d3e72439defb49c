struct SolverTerm {
  let variable: Int
  let coefficient: Double
}
