/// The methods that Swift files declare, as far as a delegate's can be told from others.
struct DeclaredMethods {
    /// Words behind the name of a method among which the label of its value stands: `_ viewController:
    /// LoginViewController, didChangeEmail`, and the module of the type at the most.
    private static let mostWords = 5

    /// Names, and names with a label.
    private var known: Set<String> = []

    init(in files: [String]) {
        for path in files {
            guard let bytes = try? System.read(path, limit: NameUses.largestFile) else { continue }
            let words = bytes.split { !NameUses.isPartOfName($0) }
            for (index, word) in words.enumerated() where word.elementsEqual("func".utf8) && index + 1 < words.count {
                let name = String(decoding: words[index + 1], as: UTF8.self)
                known.insert(name)
                for label in words[(index + 2)...].prefix(Self.mostWords) {
                    known.insert(Self.key(name, String(decoding: label, as: UTF8.self)))
                }
            }
        }
    }

    func contains(_ requirement: DelegateProtocol.Requirement) -> Bool {
        known.contains(requirement.label.map { Self.key(requirement.name, $0) } ?? requirement.name)
    }

    private static func key(_ name: String, _ label: String) -> String { name + " " + label }
}
