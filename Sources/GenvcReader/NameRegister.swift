import GenvcDiagnostics

/// The names that ids have made, with the id that made each first.
struct NameRegister {
    /// The place of the id that made each name first.
    private var places: [String: SourceRange]

    /// - Parameter capacity: the number of names for which there is room at once.
    init(capacity: Int = 64) {
        places = Dictionary(minimumCapacity: capacity)
    }

    /// The place of the id that has made the name; nil if the name is free.
    func place(of name: String) -> SourceRange? { places[name] }

    /// Takes the name; gives the place of the id that has it, and nil if it was free.
    mutating func take(_ name: String, at range: SourceRange) -> SourceRange? {
        if let first = places[name] { return first }
        places[name] = range
        return nil
    }
}
