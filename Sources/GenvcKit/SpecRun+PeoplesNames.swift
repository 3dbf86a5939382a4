import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// The names that a spec takes for granted: people declare them.
extension SpecRun {
    /// A name that the code of a spec uses and no spec declares.
    package struct PeoplesName: Hashable, Sendable {
        /// The declaration that has the name.
        package enum Sort: Hashable, Sendable {
            /// A property in an extension of a `State`, of the type.
            case computed(type: String)
            /// A type.
            case type
        }

        /// The name of the property, or of the type without those around it.
        package let name: String
        /// The declaration that has it.
        package let sort: Sort
    }

    /// Types of Swift and Foundation that may be the type of a field, and whose names begin as those of people do.
    private static let systemTypes: Set = [
        "AnyHashable", "Calendar", "Character", "ClosedRange", "Data", "DateComponents", "DateInterval", "Decimal",
        "Duration", "Float", "IndexPath", "IndexSet", "Locale", "Measurement", "Notification",
        "PersonNameComponents", "Range", "Result", "Set", "Substring", "TimeInterval", "TimeZone", "UInt",
    ]

    /// The names of computed fields and of types in the spec that people declare, each once and in its order; none if
    /// the spec has errors. Where its code imports modules, these may have the types.
    package var peoplesNames: [PeoplesName] {
        var names: [PeoplesName] = []
        func add(_ name: PeoplesName) { if !names.contains(name) { names.append(name) } }
        for screen in screens {
            // A file that the spec uses is told of where it is read itself.
            let components = (screen.components + [screen.component].compactMap { $0 }).filter {
                $0.name.range.file == file.id
            }
            let fields = screen.state + components.flatMap { $0.state + $0.parameters }
            for field in fields where field.isComputed {
                add(PeoplesName(name: field.name.text, sort: .computed(type: field.type.swiftName)))
            }
            guard screen.imports.isEmpty else { continue }
            var types = fields.compactMap { $0.type.ownName }
            _ = screen.contains { element in
                if element.range.file == file.id, case .typeName(let name)? = element.toolValue(.className)?.value {
                    types.append(name)
                }
                return false
            }
            for name in types.compactMap(Self.peoplesType) { add(PeoplesName(name: name, sort: .type)) }
        }
        return names
    }

    /// The last part of the name of a type that is surely none of the system's; nil for another one.
    private static func peoplesType(_ written: String) -> String? {
        let name = written.split(separator: ".").last.map(String.init) ?? ""
        // Frameworks begin the names of their types with capitals of their own: `CLLocation`, `UUID`.
        let isPrefixed = name.utf8.dropFirst().first?.isLowerCase != true
        let isInteger = name.hasPrefix("Int") && name.utf8.dropFirst("Int".utf8.count).allSatisfy { !$0.isLowerCase }
        return isPrefixed || isInteger || systemTypes.contains(name) ? nil : name
    }
}

extension UInt8 {
    /// True for a small letter of ASCII.
    fileprivate var isLowerCase: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
}

extension FieldType {
    /// The name of the app's type that it is or holds; nil where there is none.
    fileprivate var ownName: String? {
        switch self {
        case .custom(let name): name
        case .list(let element): element.ownName
        case .optional(let wrapped): wrapped.ownName
        case .basic, .cases: nil
        }
    }
}
