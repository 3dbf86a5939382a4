import Foundation
import RandomScreens

let usage = """
    usage: random-screens [--count N] [--seed S]
           random-screens [--seed S] SPEC...
           random-screens --language [--shrink] [--count N] [--seed S]
           random-screens --language [--shrink] [--seed S] SPEC...
           random-screens --folding [--shrink] [--count N] [--seed S]

    Compares the code of N random specs, of the seeds from S on, or of the specs in files, with what genvc predicts for
    them, at points of the layout matrix drawn with the seed.

    With --language the specs are of the whole language, and their code is executed in states drawn with the seed: what
    it shows must follow from its state alone. Of specs in files all faults are printed; the states of one that was kept
    are drawn with the seed in its name. With --shrink the smallest spec is printed that shows a fault, for one
    fault of each sort.

    With --folding nothing is executed: what genvc finds at the points of the layout matrix that it lays out is compared
    with what it finds at every point.
    """

var count = 100
var seed: UInt64 = 0
var isOfLanguage = false
var comparesFolding = false
var shrinks = false
var files: [String] = []
var words = CommandLine.arguments.dropFirst()
while let word = words.popFirst() {
    switch word {
    case "--count", "--seed":
        guard let number = words.popFirst().flatMap({ UInt64($0) }) else {
            FileHandle.standardError.write(Data((usage + "\n").utf8))
            exit(64)
        }
        if word == "--seed" { seed = number } else { count = Int(clamping: number) }
    case "--language": isOfLanguage = true
    case "--folding": comparesFolding = true
    case "--shrink": shrinks = true
    default: files.append(word)
    }
}
do {
    if comparesFolding {
        exit(FoldingRun(seeds: seed..<(seed + UInt64(count)), shrinks: shrinks).compareAll() ? 0 : 1)
    }
    if isOfLanguage {
        var run = LanguageRun(seeds: seed..<(seed + UInt64(count)), shrinks: shrinks)
        run.written = try files.map { file in
            let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
            return (name, try String(contentsOfFile: file, encoding: .utf8))
        }
        exit(try run.executeAll() ? 0 : 1)
    }
    var screens = try files.map { file in
        let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
        return RandomScreen(name: name, seed: seed, spec: try String(contentsOfFile: file, encoding: .utf8))
    }
    if files.isEmpty { screens = (0..<UInt64(count)).map { RandomScreen(seed: seed &+ $0) } }
    exit(try RandomRun(screens: screens).compareAll() ? 0 : 1)
} catch {
    FileHandle.standardError.write(Data("random-screens: \(error)\n".utf8))
    exit(1)
}
