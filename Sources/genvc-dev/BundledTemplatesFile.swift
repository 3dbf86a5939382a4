import Foundation

/// The Swift file that carries the templates inside the executable.
///
/// String literals compile much faster than lists of bytes, and need neither a resource bundle nor a build plug-in.
enum BundledTemplatesFile {
    /// Longer than any that a template may need.
    private static let delimiter = "####"

    /// What the generator calls a template: `Element` for `Element.swift.mustache`.
    static func name(of file: URL) -> String {
        file.deletingPathExtension().deletingPathExtension().lastPathComponent
    }

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
