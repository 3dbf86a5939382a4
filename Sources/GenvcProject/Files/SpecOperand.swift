import GenvcDiagnostics
import GenvcKit

/// The user's words for the screen that is meant: its name, or the path of its spec.
package struct SpecOperand {
    /// The argument as it was typed.
    package let text: String

    package init(text: String) {
        self.text = text
    }

    /// True for a path: it has a slash, or ends as a spec does.
    package var isPath: Bool {
        text.utf8.contains(UInt8(ascii: "/")) || Path.hasExtension(text, "yml") || Path.hasExtension(text, "yaml")
    }

    /// The spec at the path, or those with a screen or a component of the name.
    package func specs(among specs: [SourceTree.Spec], on disk: Disk) -> [SourceTree.Spec] {
        specs.filter { spec in
            isPath
                ? disk.identity(of: spec.file.name) == disk.identity(of: text)
                : spec.run.names.contains { $0.text == text }
        }
    }

    /// The name that is meant: what the spec at the path says, or, where that is gone or says nothing, what was made of
    /// it.
    package func name(_ specs: [SourceTree.Spec], in tree: SourceTree) throws(CommandError) -> String {
        guard isPath else { return text }
        let said = self.specs(among: specs, on: tree.disk).flatMap { $0.run.names.map(\.text) }
        let made = tree.generated.filter {
            $0.specName == Path.name(of: text) && tree.disk.areOfOneApp($0.path, text)
        }
        let names = Set(said.isEmpty ? made.compactMap { SpecRun.name(ofFile: Path.name(of: $0.path)) } : said).sorted()
        guard names.count < 2 else {
            throw CommandError(
                .wrongInput, "`\(text)` describes \(EnglishList.joined(names.map { "`\($0)`" }, "and"))",
                help: "write the name of the one that is meant")
        }
        guard let name = names.first else { throw .nothingGenerated(for: text, in: tree) }
        return name
    }
}
