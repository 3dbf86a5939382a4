import Foundation
import GenvcChecks
import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary
import SimpleLayout
import Testing

@Suite struct ZFold {
    @Test func compare() throws {
        let env = ProcessInfo.processInfo.environment
        let range = UInt64(env["FROM"] ?? "0")!..<UInt64(env["TO"] ?? "20")!
        var bad = 0
        var total = 0
        var findings = 0
        var solved = 0
        var all = 0
        let clock = ContinuousClock()
        var tFold = Duration.zero
        var tFull = Duration.zero
        for seed in range {
            let text = RandomSpec.text(seed: seed)
            let tree = try Fixture(text).tree
            let matrix = LayoutMatrix.full(of: tree)
            var a: CheckedScreen!
            var b: CheckedScreen!
            tFold += clock.measure { a = ScreenChecker.check(tree, at: matrix) }
            tFull += clock.measure { b = ScreenChecker.check(tree, at: matrix, isFolded: false) }
            solved += a.layoutCount
            all += b.layoutCount
            func key(_ d: Diagnostic) -> String {
                "\(d.severity) \(d.code.rawValue) \(d.range!.start) \(d.help ?? "") | \(d.device ?? "")"
            }
            let x = a.findings.map(key)
            let y = b.findings.map(key)
            total += 1
            findings += y.count
            if x != y {
                bad += 1
                print("SEED \(seed) folded \(a.layoutCount) of \(b.layoutCount)")
                for l in x where !y.contains(l) { print("  - folded:", l.prefix(400)) }
                for l in y where !x.contains(l) { print("  - full:  ", l.prefix(400)) }
            }
        }
        print("TOTAL \(total) bad \(bad) findings \(findings) layouts \(solved) of \(all) time \(tFold) full \(tFull)")
    }
}
@Suite struct ZShow {
    @Test func show() throws {
        for seed in (ProcessInfo.processInfo.environment["SEEDS"] ?? "").split(separator: ",") {
            print("#", seed); print(RandomSpec.text(seed: UInt64(seed)!))
        }
    }
}
