import GenvcKit

/// The hand-written type that is the delegate of a generated class.
struct DelegateOwner {
    let path: String
    /// `LoginCoordinator`
    let type: String
    let contents: [UInt8]

    private static let declarations: Set<Substring> = ["class", "struct", "enum", "actor", "extension"]

    /// The only one among the files; nil where there is none, or where there are several.
    init?(of protocolName: String, in files: [String]) {
        var found: [DelegateOwner] = []
        for path in files where Path.hasExtension(path, "swift") {
            guard let contents = try? System.read(path, limit: WritePlan.largestFile) else { continue }
            let types = GeneratedLines.of(contents).compactMap { Self.type(declaredIn: $0, conformingTo: protocolName) }
            guard let type = types.first else { continue }
            found.append(DelegateOwner(path: path, type: type, contents: contents))
        }
        guard found.count == 1, let only = found.first else { return nil }
        self = only
    }

    private init(path: String, type: String, contents: [UInt8]) {
        self.path = path
        self.type = type
        self.contents = contents
    }

    /// `LoginCoordinator` of `extension LoginCoordinator: LoginViewControllerDelegate {`, or nil.
    private static func type(declaredIn line: String, conformingTo name: String) -> String? {
        guard !line.drop(while: { $0 == " " }).hasPrefix("//") else { return nil }
        let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
        guard let declaration = words.firstIndex(where: declarations.contains), declaration + 1 < words.count,
            words[(declaration + 2)...].contains(Substring(name))
        else { return nil }
        return String(words[declaration + 1])
    }

    /// The file with the methods in an extension behind all that is there.
    ///
    /// - Parameter contents: what is there; those of the file, perhaps with an extension already.
    func appending(_ stubs: [String], of protocolName: String, to contents: [UInt8]) -> OutputFile {
        let end = contents.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
        let lines =
            ["", "// MARK: - \(protocolName)", "", "extension \(type) {"]
            + stubs.map { $0.isEmpty ? "" : "    " + $0 } + ["}"]
        let gap = contents.last == UInt8(ascii: "\n") || contents.isEmpty ? "" : end
        let added = gap + lines.map { $0 + end }.joined()
        return OutputFile(path: path, contents: contents + Array(added.utf8), isUsers: true)
    }
}
