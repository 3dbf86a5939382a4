/// The types that people's Swift files declare.
struct HandWrittenTypes {
    /// A Swift file with the types that it declares.
    private struct File {
        /// The path as findings have it.
        let path: String
        let contents: [UInt8]
        /// The types in the order of the file.
        let types: [TypeDeclaration]
        /// True for a file that a link leads to, which is read and never written.
        let isLink: Bool
        /// True if the owner may only read the file.
        let isReadOnly: Bool

        /// Why nothing may be added to the file.
        var obstacle: TypeDeclaration.Obstacle? {
            if isLink { return .isLinked }
            return isReadOnly ? .isReadOnly : nil
        }
    }

    /// The files that declare a type.
    private let files: [File]
    /// The apps of the files, by their folders.
    private let apps: [String: AppOfFile]
    private let disk: Disk

    /// - Parameters:
    ///   - paths: of files; those that are no Swift are passed over.
    ///   - links: to files that are read only.
    init(in paths: [String], and links: [String], on disk: Disk) {
        self.disk = disk
        files = (paths + links).enumerated().compactMap { place, path in
            guard Path.hasExtension(path, "swift"),
                let contents = try? disk.read(path, limit: NameUses.largestFile)
            else { return nil }
            return File(
                path: path, contents: contents, types: TypeDeclarations.all(in: contents), isLink: place >= paths.count,
                isReadOnly: disk.stamp(of: path)?.isReadOnly == true)
        }
        apps = AppOfFile.all(of: files.map(\.path), on: disk)
    }

    /// The types that conform to a protocol, each where it says so, with all methods that it has or is given.
    ///
    /// - Parameter path: The file with the protocol; files of other apps do not count.
    func owners(of protocolName: String, in path: String) -> [DelegateOwner] {
        let own = apps[Path.folder(of: path)] ?? AppOfFile(path, on: disk)
        let files = files.filter { apps[Path.folder(of: $0.path)]?.mayBe(own) == true }
        let naming = files.filter { file in file.types.contains { !$0.inherited.isEmpty } }
        let names = protocols(thatAre: protocolName, in: naming)
        // A method in an extension of the protocol is needed nowhere else.
        let given = methods(of: names, in: files)
        return naming.flatMap { file in
            file.types.filter { !$0.isProtocol && !names.isDisjoint(with: $0.inherited) && !names.contains($0.name) }
                .map { type in
                    DelegateOwner(
                        path: file.path, type: type.name, obstacle: file.obstacle ?? type.obstacle,
                        isOfMainActor: isOfMainActor(type.name, throughOneOf: names),
                        availability: availability(of: type.name),
                        methods: given.union(methods(of: supertypes(of: type.name, in: naming), in: files)),
                        contents: file.contents)
                }
        }
    }

    /// True if all members of a type are of the main actor by themselves: it says so, or its declaration, unlike an
    /// extension, names a protocol or a class of UIKit that is.
    private func isOfMainActor(_ name: String, throughOneOf protocols: Set<String>) -> Bool {
        files.flatMap(\.types).filter { $0.name == name && !$0.isExtension }.contains { type in
            let isInferred = type.inherited.contains { protocols.contains($0) || $0.hasPrefix("UI") }
            return type.modifiers.contains("MainActor") || isInferred && !type.modifiers.contains("nonisolated")
        }
    }

    /// The lines of the attributes that say where a type is there; those of the types around it do not count.
    private func availability(of name: String) -> [String] {
        files.lazy.flatMap(\.types).first { $0.name == name && !$0.isExtension }?.availability ?? []
    }

    /// The names of the protocol, of aliases for it, and of protocols that inherit it.
    private func protocols(thatAre name: String, in files: [File]) -> Set<String> {
        var names: Set = [name]
        while true {
            let count = names.count
            for file in files {
                for type in file.types where type.isProtocol && !names.isDisjoint(with: type.inherited) {
                    names.insert(type.name)
                }
            }
            if names.count == count { return names }
        }
    }

    /// A type and all that it inherits from, by their names.
    private func supertypes(of name: String, in files: [File]) -> Set<String> {
        var known: Set<String> = []
        var next = [name]
        while let name = next.popLast() {
            guard known.insert(name).inserted else { continue }
            for file in files { next += file.types.filter { $0.name == name }.flatMap(\.inherited) }
        }
        return known
    }

    /// The methods that types of these names have, also in extensions.
    private func methods(of names: Set<String>, in files: [File]) -> Set<TypeDeclaration.Method> {
        var methods: Set<TypeDeclaration.Method> = []
        for file in files {
            for type in file.types where names.contains(type.name) { methods.formUnion(type.methods) }
        }
        return methods
    }
}
