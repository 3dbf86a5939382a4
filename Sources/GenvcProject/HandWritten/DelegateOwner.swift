import GenvcKit

/// A hand-written type that is the delegate of a generated class.
package struct DelegateOwner {
    /// The file in which the type says that it is the delegate.
    package let path: String
    /// `LoginCoordinator`
    package let type: String
    /// Why nothing can be added behind the type; nil where methods can.
    let obstacle: TypeDeclaration.Obstacle?
    /// True if what is added is of the main actor by itself, as the delegate of a view controller has to be.
    let isOfMainActor: Bool
    /// The systems on which alone the type is there: `@available(iOS 17, *)`.
    let availability: [String]
    /// The methods of the type, of its extensions and of its superclasses, as far as the files show them.
    package let methods: Set<TypeDeclaration.Method>
    /// The contents of the file.
    package let contents: [UInt8]

    /// True if the type has no method that could answer the requirement.
    package func lacks(_ requirement: DelegateProtocol.Requirement) -> Bool {
        !methods.contains(TypeDeclaration.Method(name: requirement.name, label: requirement.label))
            // One of the same name with other parameters is the business of whoever wrote it.
            && (requirement.label != nil || !methods.contains { $0.name == requirement.name })
    }

    /// Why `--fix` adds nothing to the type, as the end of a sentence; nil where it can.
    package var reason: String? {
        switch obstacle {
        case .isLocal: "stands in a function"
        case .isConditional: "stands between `#if` and `#endif`"
        case .isPrivate: "is private in another type"
        case .isUnclear: "stands in a file whose braces do not match"
        case .isLinked: "stands behind a link"
        case .isReadOnly: "may only be read"
        case nil: nil
        }
    }

    /// The file with the methods in an extension behind all that is there.
    ///
    /// - Parameter contents: what is there; those of the file, perhaps with an extension already.
    func appending(_ stubs: [String], of protocolName: String, to contents: [UInt8]) -> OutputFile {
        // As its first line ends, whether its last one ends or not.
        let first = contents.firstIndex(of: UInt8(ascii: "\n")) ?? 0
        let hasReturns = first > 0 && contents[first - 1] == UInt8(ascii: "\r")
        let end = hasReturns ? "\r\n" : "\n"
        let mark = "// MARK: - \(protocolName)"
        // One that an earlier run wrote stands above this one too.
        let isMarked = contents.split(separator: UInt8(ascii: "\n")).contains { $0.starts(with: mark.utf8) }
        let lines =
            [""] + (isMarked ? [] : [mark, ""]) + availability + (isOfMainActor ? [] : ["@MainActor"])
            + ["extension \(type) {"] + stubs.map { $0.isEmpty ? "" : "    " + $0 } + ["}"]
        let gap = contents.last == UInt8(ascii: "\n") || contents.isEmpty ? "" : end
        let added = gap + lines.map { $0 + end }.joined()
        return OutputFile(path: path, contents: contents + Array(added.utf8), isUsers: true, basis: self.contents)
    }
}
