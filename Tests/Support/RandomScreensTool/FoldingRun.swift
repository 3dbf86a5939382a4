import Dispatch
import Foundation
import GenvcChecks
import GenvcDiagnostics
import GenvcModel
import GenvcViews
import LanguageSpecs

/// The comparison of what genvc finds at the points of the matrix that it lays out with what it finds at every point,
/// for many random specs in the state of their samples.
struct FoldingRun {
    let seeds: Range<UInt64>
    /// True if the smallest spec that shows it is looked for, for each spec that is judged differently.
    let shrinks: Bool

    /// The findings for one spec, in both ways.
    private struct Verdict {
        let foldedLayouts: Int
        let layouts: Int
        /// The findings of one way alone, one on each line.
        let differences: [String]
        /// True if one way finds a defect that the other does not; else both tell the same of other devices.
        let isVerdictDifferent: Bool

        init(_ spec: AcceptedSpec) {
            let tree = ViewTreeBuilder.look(of: spec.screen, in: StateSample(spec.screen.state))
            let folded = ScreenChecker.check(tree, at: .full(of: tree))
            let every = ScreenChecker.check(tree, at: .full(of: tree), isFolded: false)
            (foldedLayouts, layouts) = (folded.layoutCount, every.layoutCount)
            let (some, all) = (Set(folded.findings), Set(every.findings))
            differences =
                folded.findings.filter { !all.contains($0) }.map { "folded: " + Self.line($0) }
                + every.findings.filter { !some.contains($0) }.map { "every:  " + Self.line($0) }
            isVerdictDifferent = Set(folded.findings.map(Self.defect)) != Set(every.findings.map(Self.defect))
        }

        private static func line(_ finding: Diagnostic) -> String {
            "\(finding.code.rawValue): \(finding.message); \(finding.help ?? "")"
        }

        /// The rule that is broken, and the place in the spec.
        private static func defect(_ finding: Diagnostic) -> String {
            "\(finding.severity) \(finding.code.rawValue) \(finding.range?.start ?? 0)"
        }
    }

    /// The place where the threads leave what they find, by seed.
    private final class Verdicts: @unchecked Sendable {
        private let lock = NSLock()
        private(set) var all: [UInt64: (spec: AcceptedSpec, verdict: Verdict)] = [:]

        func keep(_ spec: AcceptedSpec, _ verdict: Verdict, of seed: UInt64) {
            lock.withLock { all[seed] = (spec, verdict) }
        }
    }

    /// False if any spec is judged differently, or none was judged.
    func compareAll() -> Bool {
        let start = ContinuousClock.now
        let verdicts = Verdicts()
        DispatchQueue.concurrentPerform(iterations: seeds.count) { index in
            let seed = seeds.lowerBound + UInt64(index)
            guard case .accepted(let spec) = AcceptedSpec.drawn(seed: seed, name: "Random\(seed)") else { return }
            verdicts.keep(spec, Verdict(spec), of: seed)
        }
        let judged = verdicts.all.sorted { $0.key < $1.key }.map(\.value)
        let different = judged.filter { !$0.verdict.differences.isEmpty }
        for (spec, verdict) in different {
            print("\(spec.name)\n  " + verdict.differences.joined(separator: "\n  "))
            if shrinks { print(smallest(of: spec)) }
        }
        print(
            """
            seeds          \(seeds.lowerBound)..<\(seeds.upperBound)
            judged         \(judged.count) of \(seeds.count)
            layouts        \(judged.reduce(0) { $0 + $1.verdict.foldedLayouts }), of \(judged.reduce(0) { $0 + $1.verdict.layouts }) at every point
            differences    in \(different.count) specs: \(different.map(\.spec.name).joined(separator: " "))
            other defects  in \(different.count(where: \.verdict.isVerdictDifferent)) of them
            seconds        \(Int((ContinuousClock.now - start) / .seconds(1)))
            """)
        return different.isEmpty && !judged.isEmpty
    }

    private func smallest(of spec: AcceptedSpec) -> String {
        SpecPrinter(
            spec.root.shrunk { candidates in
                candidates.map { root in
                    AcceptedSpec(root, name: spec.name).map { !Verdict($0).differences.isEmpty } ?? false
                }
            }
        ).text
    }
}
