import Foundation
import GenvcTemplates
import LanguageSpecs

/// The search for the smallest spec that shows a fault.
struct FaultSearch {
    /// The common sort of the faults that count.
    let sort: String
    let code: ControllerCode
    let built: BuiltModules
    let scratch: URL

    /// The spec, as short as it can be. What is found on the way is in `Random7.smallest.yml` beside the kept specs.
    func smallest(of draft: LanguageDraft, keptIn folder: URL) throws -> String {
        var templates = code.templates
        let root = try draft.spec.root.shrunk {
            try haveFault($0, of: draft, &templates)
        } onRound: { root in
            let file = folder.appending(path: draft.name + ".smallest.yml")
            try? Data(SpecPrinter(root).text.utf8).write(to: file)
        }
        return SpecPrinter(root).text
    }

    /// Which of some specs are accepted and show the fault.
    private func haveFault(
        _ roots: [SpecNode], of draft: LanguageDraft, _ templates: inout TemplateSet
    ) throws -> [Bool] {
        var drafts: [LanguageDraft] = []
        for (place, root) in roots.enumerated() {
            let name = "\(draft.name)x\(place)"
            let renamed = root.renamed(from: draft.name, to: name)
            guard let spec = AcceptedSpec(renamed, name: name),
                let candidate = LanguageDraft(spec, seed: draft.seed, templates: &templates)
            else { continue }
            drafts.append(candidate)
        }
        let results = BatchResults.of(drafts, code, built, in: scratch)
        if let problem = results.problems.first { throw Failure(problem) }
        let names = Set(results.faults.filter { $0.sort == sort }.map(\.name))
        return roots.indices.map { names.contains("\(draft.name)x\($0)") }
    }
}
