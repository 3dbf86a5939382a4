/// A place of a spec at which a name stands: where it is declared, or where something refers to it.
struct NameUse {
    /// The sorts of names, of which each has a realm of its own.
    enum Sort: Hashable {
        case id, style, component
        /// A field of `state`, or a parameter.
        case field
    }

    let text: String
    let sort: Sort
    /// The bytes of the name alone.
    let bytes: Range<Int>
    /// The first byte of the component within which the name is known; nil for a name of the whole file.
    let owner: Int?
    let isDeclaration: Bool

    /// The same place, as one of a name of another sort.
    func with(_ sort: Sort) -> NameUse {
        NameUse(text: text, sort: sort, bytes: bytes, owner: owner, isDeclaration: isDeclaration)
    }

    /// The thing that the name means: places with one identity mean the same.
    struct Identity: Hashable {
        let text: String
        let sort: Sort
        let owner: Int?
    }

    var identity: Identity { Identity(text: text, sort: sort, owner: owner) }
}
