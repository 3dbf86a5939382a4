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
        try Self.write(Self.specs, copiesOf: login, name: "Login", to: input)
        var own: [Double] = []
        var others: [String: [Double]] = [:]
        let peerInput = scratch.appending(path: "peer-specs")
        if let peers { try Self.write(Self.specs, copiesOf: peers.spec, name: "Login", to: peerInput) }
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

    /// The most memory that a run with one spec has at once.
    func peakMemory() throws -> Bench.Row {
        let peak = Double(try Child.run([tool.path, login]).peak) / 1e6
        return Bench.Row(
            name: "most memory, one spec", aim: "at most 20 MB", figure: "\(peak.text(1)) MB", passes: peak <= 20)
    }

    /// The instructions that one spec takes; no row where they cannot be counted.
    func instructions() -> [Bench.Row] {
        guard let millions = try? Instructions(tool: tool).millions(of: "Examples/Login/Login.yml") else { return [] }
        return [
            Bench.Row(
                name: "instructions, one spec", aim: "at most 8 million", figure: "\(millions.text(2)) million",
                passes: millions <= 8)
        ]
    }

    /// Writes copies of a spec, each for a screen of its own name.
    ///
    /// - Parameters:
    ///   - count: The number of copies.
    ///   - spec: The path of the spec.
    ///   - name: The name of its screen, which each copy has with a number behind it.
    ///   - folder: The folder to write into; it is made where it is not there.
    static func write(_ count: Int, copiesOf spec: String, name: String, to folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let text = try String(contentsOfFile: spec, encoding: .utf8)
        for number in 1...count {
            let copy = text.replacingOccurrences(of: "screen: \(name)", with: "screen: \(name)\(number)")
            try copy.write(
                to: folder.appending(path: "\(name)\(number).yml"), atomically: false, encoding: .utf8)
        }
    }
}
