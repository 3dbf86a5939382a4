import Foundation
import RandomScreens

let usage = """
    usage: random-screens [--count N] [--seed S]
           random-screens [--seed S] SPEC...

    Compares the code of N random specs, of the seeds from S on, or of the specs in files, with what genvc predicts for
    them, at points of the layout matrix drawn with the seed.
    """

var count = 100
var seed: UInt64 = 0
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
    default: files.append(word)
    }
}
do {
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
