import Foundation

/// The Swift file that carries the templates inside the executable.
///
/// String literals compile much faster than lists of bytes, and need neither a resource bundle nor a build plug-in.
enum BundledTemplatesFile {
    /// The signs around the raw strings, more than any template has behind a quote or a backslash.
    private static let delimiter = "####"

    /// The signs around the comment in the first line of a template.
    private static let (opening, closing) = ("{{! ", " }}\n")

    /// The name by which the generator knows a template: `Element` for `Element.swift.mustache`.
    static func name(of file: URL) -> String {
        file.deletingPathExtension().deletingPathExtension().lastPathComponent
    }

    /// The text of the file. The first line of each template is a comment that says what it is for; it stands by
    /// itself, so that no run reads it in vain.
    ///
    /// - Throws: `Update.Failure` where a template lacks that line, has the delimiter in it, or a line that ends with
    ///   CR.
    static func source(_ templates: [(name: String, text: String)]) throws -> String {
        var lines = [
            "// swift-format-ignore-file",
            "// Made from Templates/ by `swift run genvc-dev update`; change those.",
            "",
            "/// The text of every template in Templates/, by its name.",
            "package enum BundledTemplates {",
            "    package static let all: [(name: String, text: String)] = [",
        ]
        var purposes: [String] = []
        for (name, whole) in templates {
            guard whole.hasPrefix(opening), let end = whole.range(of: closing) else {
                throw Update.Failure(description: "the first line of the template \(name) does not say what it is for")
            }
            purposes.append(
                "        (\"\(name)\", ##\"\(whole[..<end.lowerBound].dropFirst(opening.count))\"##),")
            let text = String(whole[end.upperBound...])
            guard !text.contains("\"\"\"" + delimiter), !text.contains("\\" + delimiter), !text.contains("\r") else {
                throw Update.Failure(description: "the template \(name) cannot stand in a raw string")
            }
            lines += ["        (", "            \"\(name)\",", delimiter + "\"\"\"", text, "\"\"\"" + delimiter]
            lines.append("        ),")
        }
        lines += ["    ]", ""]
        lines.append("    /// The comment in the first line of each template, which says what it is for.")
        lines += ["    package static let purposes: [(name: String, text: String)] = ["] + purposes
        lines += ["    ]", "}"]
        return lines.joined(separator: "\n") + "\n"
    }
}
