import Foundation

/// The Swift file that carries the templates inside the executable.
///
/// String literals compile much faster than lists of bytes, and need neither a resource bundle nor a build plug-in.
enum BundledTemplatesFile {
    /// The signs around the raw strings, more than any template has behind a quote or a backslash.
    private static let delimiter = "####"

    /// The name by which the generator knows a template: `Element` for `Element.swift.mustache`.
    static func name(of file: URL) -> String {
        file.deletingPathExtension().deletingPathExtension().lastPathComponent
    }

    /// The text of the file.
    ///
    /// - Throws: `Update.Failure` where a template has the delimiter in it, or a line that ends with CR.
    static func source(_ templates: [(name: String, text: String)]) throws -> String {
        var lines = [
            "// swift-format-ignore-file",
            "// Made from Templates/ by `swift run genvc-dev update`; change those.",
            "",
            "/// The text of every template in Templates/, by its name.",
            "package enum BundledTemplates {",
            "    package static let all: [(name: String, text: String)] = [",
        ]
        for (name, text) in templates {
            guard !text.contains("\"\"\"" + delimiter), !text.contains("\\" + delimiter), !text.contains("\r") else {
                throw Update.Failure(description: "the template \(name) cannot stand in a raw string")
            }
            lines += ["        (", "            \"\(name)\",", delimiter + "\"\"\"", text, "\"\"\"" + delimiter]
            lines.append("        ),")
        }
        lines += ["    ]", "}"]
        return lines.joined(separator: "\n") + "\n"
    }
}
