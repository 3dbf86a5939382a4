import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// The modules that a file imports besides UIKit.
struct ModuleFormat {
    private let reading: Reading

    init(_ reading: Reading) { self.reading = reading }

    /// The values that a key of this type takes, in words for `explain`.
    static let words = "the name of a Swift module, or a list"

    /// The names of modules, `WebKit`, each once. What is no module, or is imported already, is reported and left out.
    func read(_ entry: YAMLEntry) -> [String]? {
        guard let names = NameListFormat(reading).read(entry, noun: "the name of a Swift module") else { return nil }
        var modules: [String] = []
        for name in names {
            if !SwiftName.isQualified(name.text) {
                reading.report(.badIdentifier, "\(Wording.code(name.text)) cannot be a Swift module", at: name.range)
            } else if name.text == Self.importedModule || modules.contains(name.text) {
                reading.report(
                    .uselessKey, "\(Wording.code(name.text)) is imported already", at: name.range, label: "leave it out"
                )
            } else {
                modules.append(name.text)
            }
        }
        return modules
    }

    /// The module that every generated file imports.
    private static let importedModule = "UIKit"
}
