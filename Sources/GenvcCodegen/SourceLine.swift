/// Where lines of generated Swift break.
enum SourceLine {
    /// The columns that swift-format allows, by the project's configuration.
    static let width = 120

    /// The columns of a text: its characters, as swift-format counts them.
    static func columns(of text: String) -> Int {
        // Characters are costly to count, and most lines have none but ASCII.
        text.utf8.allSatisfy { $0 < 0x80 } ? text.utf8.count : text.count
    }

    /// `target = function(arguments)` on one line, or broken as swift-format breaks it.
    ///
    /// - Parameter indentation: The columns before the line.
    static func call(
        _ target: String, _ function: String, _ arguments: [String], indentation: Int, trailing: String = ""
    ) -> [String] {
        let whole = "\(target)\(function)(\(arguments.joined(separator: ", ")))\(trailing)"
        if columns(of: whole) + indentation <= width { return [whole] }
        let inner = "    " + arguments.joined(separator: ", ") + ")" + trailing
        if columns(of: inner) + indentation <= width { return ["\(target)\(function)(", inner] }
        let last = arguments.count - 1
        return ["\(target)\(function)("]
            + arguments.enumerated().map { "    \($0.element)" + ($0.offset == last ? "" : ",") }
            + [")" + trailing]
    }
}
