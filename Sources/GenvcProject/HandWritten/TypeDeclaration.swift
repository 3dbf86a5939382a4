/// A type, or an extension of one, that a Swift file declares.
package struct TypeDeclaration: Equatable {
    /// Why an extension at the end of the file cannot extend the type.
    enum Obstacle: Equatable {
        /// The type stands in a function, or in another block of code.
        case isLocal
        /// The type stands between `#if` and `#endif`.
        case isConditional
        /// The type is `private` within another type.
        case isPrivate
        /// The braces of the file do not match, or genvc cannot tell them.
        case isUnclear
        /// The file is reached by a link.
        case isLinked
        /// The owner of the file may only read it.
        case isReadOnly
    }

    /// The name behind the names of the types around it: `Flow.Coordinator`.
    package var name: String
    /// The place where its keyword stands in the file, in bytes.
    var offset: Int
    /// The types behind its colon, each without its module.
    var inherited: [String] = []
    /// True for a protocol, and for an alias of protocols.
    var isProtocol = false
    /// True for an `extension`, whose name is that of the type it extends.
    package var isExtension = false
    /// The words before its keyword, names of attributes among them.
    var modifiers: Set<String> = []
    /// The lines of the attributes that say where it is there: `@available(iOS 17, *)`.
    var availability: [String] = []
    /// The methods of its body, by their names and labels.
    package var methods: Set<Method> = []
    /// The names of the properties and cases of its body.
    package var properties: Set<String> = []
    /// Why no extension can be added; nil where one can.
    var obstacle: Obstacle?

    /// True for a type that no other file sees.
    package var isPrivate: Bool { !modifiers.isDisjoint(with: ["private", "fileprivate"]) }

    /// A method, as far as one of a delegate has to be told from others.
    package struct Method: Hashable {
        /// The name of the method without its parameters.
        package let name: String
        /// The label of the second parameter; nil where there is none.
        package let label: String?
    }
}
