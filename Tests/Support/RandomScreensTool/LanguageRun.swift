import Foundation
import GenvcDiagnostics
import GenvcKit
import LanguageSpecs
import RandomScreens

/// The execution of many random specs of the whole language, and what is printed about it.
struct LanguageRun {
    /// Names, and lines of one fault, that are printed of faults of one sort.
    private static let mostShown = 6

    let seeds: Range<UInt64>
    /// The specs to execute in place of drawn ones, by name, each in states drawn with the first seed.
    var written: [(name: String, text: String)] = []
    /// True if the smallest spec that shows it is looked for, for one fault of each sort.
    let shrinks: Bool

    /// The specs drawn for the seeds.
    private struct Drawn {
        var drafts: [LanguageDraft] = []
        var refused = 0
        var tooLarge = 0
        var repairs = 0
        var problems: [String] = []
        var coverage = Coverage()
    }

    /// False if the code of any spec is wrong.
    func executeAll() throws -> Bool {
        let code = try ControllerCode()
        let start = ContinuousClock.now
        let drawn = draw(code)
        let built = try BuiltModules()
        let scratch = try BuiltModules.scratchFolder()
        defer { try? FileManager.default.removeItem(at: scratch) }
        let results = BatchResults.of(drawn.drafts, code, built, in: scratch)
        let isRight = try report(drawn, results, seconds: (ContinuousClock.now - start) / .seconds(1))
        if shrinks {
            for faults in Dictionary(grouping: results.faults, by: \.sort).values {
                let drafts = faults.compactMap { fault in drawn.drafts.first { $0.name == fault.name } }
                guard let fault = faults.first, let draft = drafts.min(by: { $0.spec.text.count < $1.spec.text.count })
                else { continue }
                let search = FaultSearch(sort: fault.sort, code: code, built: built, scratch: scratch)
                let spec = try search.smallest(of: draft, keptIn: Self.failedFolder)
                print("\n\(fault.sort)\n\(spec)")
            }
        }
        return isRight
    }

    /// The seed of a spec that this tool has kept, which its name ends with.
    private static func seed(in name: String) -> UInt64? {
        name.firstMatch(of: /^Random(\d+)/).flatMap { UInt64($0.1) }
    }

    private func draw(_ code: ControllerCode) -> Drawn {
        var drawn = Drawn()
        var templates = code.templates
        for (name, text) in written {
            guard let root = SpecNode(yaml: text), case .scalar(let screen)? = root["screen"],
                let spec = AcceptedSpec(root.renamed(from: screen, to: name), name: name),
                let draft = LanguageDraft(spec, seed: Self.seed(in: name) ?? seeds.lowerBound, templates: &templates)
            else {
                drawn.problems.append("\(name): genvc refuses it, or makes no code")
                continue
            }
            drawn.coverage.add(spec.root)
            drawn.drafts.append(draft)
        }
        for seed in seeds where written.isEmpty {
            let name = "Random\(seed)"
            switch AcceptedSpec.drawn(seed: seed, name: name) {
            case .accepted(let spec):
                drawn.repairs += spec.repairs
                drawn.coverage.add(spec.root)
                guard let draft = LanguageDraft(spec, seed: seed, templates: &templates) else {
                    drawn.problems.append("\(name): genvc makes no code\n\(spec.text)")
                    continue
                }
                guard draft.viewCount <= LanguageDraft.mostViews else {
                    drawn.tooLarge += 1
                    continue
                }
                drawn.drafts.append(draft)
            case .refused: drawn.refused += 1
            case .unlocated(let spec, let message):
                drawn.problems.append("\(name): refused without a place: \(message)\n\(spec)")
            }
        }
        return drawn
    }

    private func report(
        _ drawn: Drawn, _ results: BatchResults, seconds: Double
    ) throws -> Bool {
        let (faults, problems) = (results.faults, drawn.problems + results.problems + emptiness(of: drawn, results))
        for problem in problems { print(problem) }
        let sorts = Dictionary(grouping: faults, by: \.sort)
        for (sort, faults) in sorts.sorted(by: { $0.value.count > $1.value.count }) {
            let names = Set(faults.map(\.name)).sorted()
            print("\n\(sort)\n  in \(names.count) screens: \(names.prefix(Self.mostShown).joined(separator: " "))")
            if !written.isEmpty {
                for fault in faults { print("  \(fault.name): " + fault.lines.joined(separator: "\n    ")) }
                continue
            }
            guard let shortest = faults.min(by: { $0.lines.count < $1.lines.count }) else { continue }
            print("  \(shortest.name): " + shortest.lines.prefix(Self.mostShown).joined(separator: "\n    "))
        }
        let names = Set(faults.map(\.name))
        let failed = drawn.drafts.filter { names.contains($0.name) }
        if !failed.isEmpty { print("\nspecs with faults are in \(try keep(failed).path)\n") }
        print(
            """
            seeds          \(seeds.lowerBound)..<\(seeds.upperBound)
            accepted       \(drawn.drafts.count) of \(seeds.count), after \(drawn.repairs) findings; \(drawn.refused) refused as a whole, \(drawn.tooLarge) too large
            words          \(drawn.coverage.count) used; in no spec: \(drawn.coverage.missing.joined(separator: " "))
            properties     \(results.compared) compared with the specs
            frames         \(results.frames) as predicted
            faults         in \(names.count) screens, \(failed.count { !Self.hasErrors($0) }) of which have no error of genvc
            seconds        \(Int(seconds))
            """)
        return faults.isEmpty && problems.isEmpty
    }

    /// The fewest specs of which at least one has a property, and one a frame, that can be compared.
    private static let fewestCompared = 20

    /// Words for a run that proves nothing without a fault: no spec was executed, or nothing of them was compared.
    private func emptiness(of drawn: Drawn, _ results: BatchResults) -> [String] {
        var problems: [String] = []
        if drawn.drafts.isEmpty { problems.append("no spec was executed") }
        if drawn.drafts.count >= Self.fewestCompared {
            if results.compared == 0 { problems.append("no property was compared") }
            if results.frames == 0 { problems.append("no frame was compared") }
        }
        if written.isEmpty, drawn.refused * 2 > seeds.count {
            problems.append("more than half of the specs were refused")
        }
        return problems
    }

    /// True if genvc itself refuses the layout of a spec, so that nobody relies on what it predicts of it.
    private static func hasErrors(_ draft: LanguageDraft) -> Bool {
        var run = SpecRun(SourceFile(name: draft.name, text: draft.spec.text))
        run.validate()
        return run.report.count(of: .error) > 0
    }

    private static var failedFolder: URL {
        FileManager.default.temporaryDirectory.appending(path: "random-screens-failed")
    }

    /// Keeps the specs of `failed` and their code where one can look at them.
    private func keep(_ failed: [LanguageDraft]) throws -> URL {
        let folder = Self.failedFolder
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for draft in failed {
            try Data(draft.spec.text.utf8).write(to: folder.appending(path: draft.name + ".yml"))
            try draft.code.write(to: folder.appending(path: draft.file))
        }
        return folder
    }
}
