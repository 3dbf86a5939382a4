import Foundation
import RandomScreens

// `random-screens [--count N] [--seed S]`: compares the code of N random specs, of the seeds from S on, with what is
// predicted for them, at points of the layout matrix drawn with the seed.

let usage = "usage: random-screens [--count N] [--seed S]"
var count = 100
var firstSeed: UInt64 = 0
var words = CommandLine.arguments.dropFirst()
while let word = words.popFirst() {
    switch (word, words.popFirst().flatMap { UInt64($0) }) {
    case ("--count", let number?) where number > 0: count = Int(clamping: number)
    case ("--seed", let number?): firstSeed = number
    default:
        FileHandle.standardError.write(Data((usage + "\n").utf8))
        exit(64)
    }
}
do {
    let run = RandomRun(seeds: (0..<UInt64(count)).map { firstSeed &+ $0 })
    exit(try run.compareAll() ? 0 : 1)
} catch {
    FileHandle.standardError.write(Data("random-screens: \(error)\n".utf8))
    exit(1)
}
