import GenvcDiagnostics

/// JSON Schemas of the language, for editors: they complete a spec as it is typed, and mark what cannot be right.
///
/// They are made of the vocabulary, as the pages of `Explain` are. A schema knows no names but those of the language,
/// and nothing of the values of other keys. It takes whatever the reader takes, and a part of what the reader refuses;
/// `Tests/SchemaAgreement` holds it to that. One thing alone it does not know: a key of a style that means something
/// else to a component of another file, which has a parameter of that name.
package enum SpecSchema {
    /// The schema of specs, ended by LF.
    package static var spec: [UInt8] { bytes(title: titles.spec) { $0.spec() } }

    /// The schema of `genvc.yml`, ended by LF.
    package static var project: [UInt8] { bytes(title: titles.project) { $0.project() } }

    /// True for a schema that genvc wrote, of whatever version.
    package static func isSchema(_ bytes: [UInt8]) -> Bool {
        [titles.spec, titles.project].contains { title in
            // All before the properties is the same in each version.
            var writer = JSONWriter()
            SchemaBuilder.head(title).write(to: &writer, onLines: true)
            return bytes.starts(with: writer.bytes.dropLast("\n}".utf8.count))
        }
    }

    /// The customary place of the schema of specs, from the folder of `genvc.yml`.
    package static let customaryPath = ".genvc/schema.json"

    /// The comment by which the YAML language server finds the schema of a spec.
    ///
    /// - Parameter path: The path of the schema from the folder of the spec.
    package static func modeline(to path: String) -> String { "# yaml-language-server: $schema=" + path }

    private static let titles = (spec: "A spec of genvc", project: "The project file of genvc")

    private static func bytes(title: String, _ make: (inout SchemaBuilder) -> JSONSchema) -> [UInt8] {
        var builder = SchemaBuilder()
        let schema = make(&builder)
        var writer = JSONWriter()
        builder.whole(schema, title: title).write(to: &writer, onLines: true)
        writer.endLine()
        return writer.bytes
    }
}
