import GenvcDiagnostics
import GenvcVocabulary
import GenvcYAML

/// The named styles of a spec. The keys of one are read where it is used, for the kind that uses it.
struct StyleSheet {
    /// One style.
    struct Definition {
        /// The name with the place at which it is declared.
        let name: YAMLScalar
        /// The keys that some kind has; the others have been reported.
        let entries: [YAMLEntry]
        /// True once an element has the style.
        var isUsed = false

        /// The style as another file gets it, in which nothing uses it yet.
        var unused: Definition { Definition(name: name, entries: entries) }
    }

    /// The styles in the order in which they are declared, those of used files first.
    private(set) var definitions: [Definition] = []
    /// The index in `definitions` of each style, by its name.
    private var indexes: [String: Int] = [:]

    /// The place of the style in `definitions`; nil without such a style.
    func index(of name: String) -> Int? {
        definitions.isEmpty ? nil : indexes[name]
    }

    /// True for the name of a style that an element has.
    func isUsed(_ name: String) -> Bool { index(of: name).map { definitions[$0].isUsed } ?? false }

    /// Adds a style; its name must be free.
    mutating func define(_ definition: Definition) {
        indexes[definition.name.text] = definitions.count
        definitions.append(definition)
    }

    /// Notes that an element has the style.
    mutating func markUsed(_ index: Int) {
        definitions[index].isUsed = true
    }

    /// Every name that an element of the kind may give.
    func names(for kind: Kind) -> [String] {
        definitions.map(\.name.text) + ShippedStyle.all.filter { $0.kind == kind.name }.map(\.name)
    }
}

extension ShippedStyle {
    /// The shipped style of that name for a kind; nil without one.
    static func named(_ name: String, for kind: String) -> ShippedStyle? {
        for style in all where style.name == name && style.kind == kind { return style }
        return nil
    }
}
