// The workloads W1 to W6 on a stage: one process measures one configuration and prints a line of JSON. run.py runs
// them all, in turn with the peers', and compares.

import Boards
import CommandSupport
import Foundation

@main struct Benchmarks {
  @MainActor static func main() {
    do {
      let options = try BenchmarkOptions(Array(CommandLine.arguments.dropFirst()))
      let results =
        switch options.mode {
        case .micro: MicroBenchmarks.run(options)
        case .feed: FeedBenchmarks.run()
        case .snapshot: MicroBenchmarks.runSnapshots(options)
        default: Workload(options).run()
        }
      Output.say(results.json, of: "benchmarks")
    } catch {
      Output.complain(error.message, of: "benchmarks")
      exit(2)
    }
  }
}
