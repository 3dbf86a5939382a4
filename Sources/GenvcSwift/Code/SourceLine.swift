/// The places where lines of generated Swift break.
package enum SourceLine {
    /// The columns that swift-format allows, by the project's configuration.
    package static let width = 120

    /// The columns of a text: its characters, as swift-format counts them.
    package static func columns(of text: String) -> Int {
        // Characters are costly to count, and most lines have none but ASCII.
        text.utf8.allSatisfy { $0 < 0x80 } ? text.utf8.count : text.count
    }

    /// `func name(parameters) -> Result` of a method, as it stands before its body in a type.
    package static func signature(_ function: String, _ parameters: [String], result: String? = nil) -> String {
        let list = parameters.joined(separator: ", ")
        let end = ")" + (result.map { " -> " + $0 } ?? "")
        let whole = "\(function)(\(list)\(end)"
        let padding = StatementPrinter.padding
        guard columns(of: whole) + columns(of: padding) + columns(of: " {") > width else { return whole }
        return "\(function)(\n\(padding)\(padding)\(list)\n\(padding)\(end)"
    }
}
