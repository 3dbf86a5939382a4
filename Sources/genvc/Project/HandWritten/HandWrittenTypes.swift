/// The types that people's Swift files declare.
struct HandWrittenTypes {
    private struct File {
        let path: String
        let contents: [UInt8]
        let types: [TypeDeclaration]
    }

    private let files: [File]

    /// - Parameter paths: of files; those that are no Swift are passed over.
    init(in paths: [String]) {
        files = paths.filter { Path.hasExtension($0, "swift") }.compactMap { path in
            guard let contents = try? System.read(path, limit: NameUses.largestFile) else { return nil }
            return File(path: path, contents: contents, types: TypeDeclarations.all(in: contents))
        }
    }

    /// The types that conform to a protocol, each where it says so, with all methods that it has in the files.
    ///
    /// - Parameter isMeant: whether a file counts.
    func owners(of protocolName: String, where isMeant: (String) -> Bool) -> [DelegateOwner] {
        files.flatMap { file in
            file.types.filter { $0.inherited.contains(protocolName) && isMeant(file.path) }.map { type in
                DelegateOwner(
                    path: file.path, type: type.name, obstacle: type.obstacle,
                    methods: methods(of: type.name, where: isMeant), contents: file.contents)
            }
        }
    }

    private func methods(of type: String, where isMeant: (String) -> Bool) -> Set<TypeDeclaration.Method> {
        files.reduce(into: []) { methods, file in
            let parts = file.types.filter { $0.name == type }
            guard !parts.isEmpty, isMeant(file.path) else { return }
            for part in parts { methods.formUnion(part.methods) }
        }
    }
}
