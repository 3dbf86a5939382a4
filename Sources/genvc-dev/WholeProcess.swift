import Foundation

/// Measures runs of the whole tool, from the start of the process to its end.
struct WholeProcess {
    /// The number of times that one spec is generated, of which the median counts.
    private static let startUps = 200
    /// The number of specs that one call generates.
    private static let specs = 200
    /// The number of calls with many specs that are made, of which the median counts.
    private static let rounds = 9

    /// The executable that is measured, built for release.
    let tool: URL
    /// An empty folder that may be filled.
    let scratch: URL
    let peers: Peers?

    /// The path of the example that most figures are measured with.
    private var login: String { Repository.root.appending(path: "Examples/Login/Login.yml").path }

    /// One spec to standard output, against `cat` of the same file.
    func startUp() throws -> Bench.Row {
        var own: [Double] = []
        var cat: [Double] = []
        for _ in 0..<Self.startUps {
            own.append(try Child.run([tool.path, login]).seconds)
            cat.append(try Child.run(["/bin/cat", login]).seconds)
        }
        let ratio = own.median / cat.median
        return Bench.Row(
            name: "one spec, whole process, against cat", aim: "at most 2 times, median of \(Self.startUps)",
            figure: "\(ratio.text(2)) times: \((own.median * 1e3).text(2)) ms, \((cat.median * 1e3).text(2)) ms",
            passes: ratio <= 2)
    }

    /// Many specs in one call, each file written anew, against the other tools.
    func manySpecs() throws -> Bench.Row {
        let input = scratch.appending(path: "specs")
        try write(spec: login, name: "Login", to: input)
        var own: [Double] = []
        var others: [String: [Double]] = [:]
        let peerInput = scratch.appending(path: "peer-specs")
        if let peers { try write(spec: peers.spec, name: "Login", to: peerInput) }
        for round in 0..<Self.rounds {
            let output = scratch.appending(path: "out-\(round)")
            own.append(try Child.run([tool.path, "generate", input.path, "-o", output.path]).seconds)
            for peer in peers?.all ?? [] {
                let folder = scratch.appending(path: "peer-out-\(round)")
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                let files = Repository.files(below: peerInput, ext: "yml").map(\.path)
                let arguments = [peers?.template ?? "", "--files"] + files + ["-o", folder.path]
                others[peer.name, default: []].append(try Child.run(peer.command + arguments).seconds)
            }
        }
        return Bench.Row(
            name: "\(Self.specs) specs in one call", own: own.median, others: others.mapValues(\.median),
            text: { "\(($0 * 1e3).text(1)) ms" })
    }

    /// The most memory that a run with one spec has at once, which has no aim.
    func peakMemory() throws -> Bench.Row {
        let peak = try Child.run([tool.path, login]).peak
        return Bench.Row(
            name: "most memory, one spec", aim: "no aim", figure: "\((Double(peak) / 1e6).text(1)) MB", passes: nil)
    }

    /// Writes copies of a spec, each for a screen of its own name.
    private func write(spec: String, name: String, to folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let text = try String(contentsOfFile: spec, encoding: .utf8)
        for number in 1...Self.specs {
            let copy = text.replacingOccurrences(of: "screen: \(name)", with: "screen: \(name)\(number)")
            try copy.write(
                to: folder.appending(path: "\(name)\(number).yml"), atomically: false, encoding: .utf8)
        }
    }
}
