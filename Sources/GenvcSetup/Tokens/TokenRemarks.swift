import GenvcDiagnostics

/// Remarks of an import besides its tokens: those it left out or took for something else, one line for each cause.
struct TokenRemarks {
    /// Names in a line at the most.
    private static let longestList = 6

    /// The causes in the order in which they were first met, each with the names of its tokens.
    private var causes: [(text: String, names: [String])] = []

    /// - Parameter cause: a sentence that ends where the names follow.
    mutating func add(_ name: String, _ cause: String) {
        if let place = causes.firstIndex(where: { $0.text == cause }) {
            // A color is met once for each appearance.
            if !causes[place].names.contains(name) { causes[place].names.append(name) }
        } else {
            causes.append((cause, [name]))
        }
    }

    /// One line for each cause, with at most `longestList` names.
    var lines: [String] {
        causes.map { cause in
            let hidden = cause.names.count - Self.longestList
            let names = cause.names.prefix(Self.longestList).map { "`\($0)`" }
            let list = hidden > 0 ? names + ["\(hidden) more"] : names
            return cause.text + ": " + EnglishList.joined(list, "and")
        }
    }
}
