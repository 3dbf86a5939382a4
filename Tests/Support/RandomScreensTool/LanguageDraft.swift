import Foundation
import GenvcChecks
import GenvcCodegen
import GenvcDiagnostics
import GenvcModel
import GenvcTemplates
import GenvcViews
import LanguageSpecs

/// A random spec of the whole language with the code that genvc makes of it.
struct LanguageDraft: Sendable {
    /// The number of views above which a screen is not executed: one of 260 views whose parts contradict each other in
    /// dozens of places takes longer than a thousand others.
    static let mostViews = 160

    let seed: UInt64
    let spec: AcceptedSpec
    /// The number of views, bands and stacks among them.
    let viewCount: Int
    /// The file of the controller.
    let file: String
    let code: Data

    var name: String { spec.name }

    /// - Returns: nil where genvc makes no code of the spec.
    init?(_ spec: AcceptedSpec, seed: UInt64, templates: inout TemplateSet) {
        self.seed = seed
        self.spec = spec
        let screen = spec.screen
        let sample = ViewTreeBuilder.look(of: screen, in: StateSample(screen.state))
        var sink = DiagnosticSink()
        // Also of a spec with findings about its layout, which genvc would not make code of.
        guard let valid = ValidScreen(CheckedScreen(tree: sample, findings: []), of: screen),
            let made = CodeGenerator.generate(
                valid, specName: spec.name + ".yml", templates: &templates, into: &sink)?.first
        else { return nil }
        viewCount = sample.views.count
        file = made.name
        code = Data(made.contents)
    }

    /// The statements that execute the controller in the states that are drawn for it.
    var program: String {
        let states = DrawnStates(self.spec.screen, seed: seed)
        let controller = "\(name)ViewController"
        let spec = "##\"\"\"\n\(self.spec.text)\n\"\"\"##"
        guard !states.fields.isEmpty else {
            return """
                LanguageScreen(
                    "\(name)", spec: \(spec), seed: \(seed), initial: (), states: [], make: { _ in \(controller)() },
                    set: { _, _ in }
                ).check()

                """
        }
        let changes = states.states.map { values in
            states.fields.map { field in
                "{ (s: inout \(controller).State) in s.\(field) = \(values[field]?.swift ?? "s.\(field)") }"
            }.joined(separator: ",\n        ")
        }
        return """
            LanguageScreen(
                "\(name)", spec: \(spec), seed: \(seed), initial: \(controller).State(),
                states: [
                    [\(changes.joined(separator: "],\n        ["))]
                ],
                make: { \(controller)(state: $0) }, set: { $0.state = $1 }
            ).check()

            """
    }
}
