/// Where lines of generated Swift break.
package enum SourceLine {
    /// The columns that swift-format allows, by the project's configuration.
    package static let width = 120

    /// The columns of a text: its characters, as swift-format counts them.
    package static func columns(of text: String) -> Int {
        // Characters are costly to count, and most lines have none but ASCII.
        text.utf8.allSatisfy { $0 < 0x80 } ? text.utf8.count : text.count
    }

    /// `target = function(arguments)` on one line, or broken as swift-format breaks it.
    ///
    /// - Parameters:
    ///   - indentation: The columns before the line.
    ///   - trailing: What stands behind the parenthesis.
    package static func call(
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

    /// `func name(parameters) -> Result` as it stands before its body, four columns from the left.
    package static func signature(_ function: String, _ parameters: [String], result: String? = nil) -> [String] {
        let list = parameters.joined(separator: ", ")
        let end = ")" + (result.map { " -> " + $0 } ?? "")
        let whole = "\(function)(\(list)\(end)"
        let (indentation, brace) = (4, 2)
        return columns(of: whole) + indentation + brace <= width ? [whole] : [function + "(", "    " + list, end]
    }

    /// `target[elements]` on one line, or an element a line where that is longer than `width`.
    package static func list(_ target: String, _ elements: [String], indentation: Int) -> [String] {
        let whole = "\(target)[\(elements.joined(separator: ", "))]"
        if columns(of: whole) + indentation <= width { return [whole] }
        return ["\(target)["] + elements.map { "    \($0)," } + ["]"]
    }
}
