import GenvcDiagnostics
import GenvcTemplates

/// UI tests that audit the accessibility of screens, as `genvc audit` prints them.
package struct AccessibilityAudits {
    /// The name of the bundled template.
    private static let template = "AccessibilityAudits"

    /// The screens, each with an identifier by which a test knows that it is shown.
    private var screens: [(name: String, identifier: String)] = []
    /// The screens of which no view has an identifier.
    package private(set) var unknown: [String] = []
    /// The screens of which another one has the name.
    package private(set) var repeated: [String] = []

    package init() {}

    /// Adds the screen of a file that is made of one; a file of components, which is called after its first, has none.
    package mutating func add(_ file: Genvc.File) {
        let isOfComponents = file.componentNames.contains { file.name == $0.text + ".swift" }
        guard let name = SpecRun.name(ofFile: file.name), !file.isCreatedOnce, !isOfComponents else { return }
        guard !screens.contains(where: { $0.name == name }) else {
            repeated.append(name)
            return
        }
        guard let known = AccessibilityIdentifiers.names(in: file.contents).first(where: { !$0.isNumbered }) else {
            unknown.append(name)
            return
        }
        screens.append((name, known.text))
    }

    /// The tests as Swift, nil where a template has errors, and the findings in the templates.
    package func code(_ library: inout TemplateLibrary) -> (bytes: [UInt8]?, report: DiagnosticReport) {
        let context: TemplateValue = [
            "screens": .list(screens.map { ["name": .string($0.name), "identifier": .string($0.identifier)] })
        ]
        return library.render(Self.template, context)
    }
}
