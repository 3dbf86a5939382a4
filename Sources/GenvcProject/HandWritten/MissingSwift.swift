import GenvcDiagnostics
import GenvcKit
import GenvcSwift

/// The Swift that generated code stands on, that people write, and that no file of the app has.
package struct MissingSwift {
    /// A thing that is missing, with what to do about it.
    package struct Message {
        /// The thing that is missing, as a sentence.
        package let text: String
        /// The advice for it.
        package let help: String
    }

    /// A name that one of the specs takes for granted.
    fileprivate struct Need {
        let spec: String
        let name: SpecRun.PeoplesName
    }

    /// The things that are missing, by the order of the specs.
    package private(set) var messages: [Message] = []
    /// The folder in which files were looked for, as one writes it.
    private let place: String

    /// Looks through the files of an app; finds nothing in one that has no Swift of people yet.
    ///
    /// - Parameters:
    ///   - folder: the specs as a command line names them, for the advice.
    ///   - tree: the files of the app, read.
    package init(of code: GeneratedCode, in tree: SourceTree, _ folder: String, on disk: Disk) {
        place = tree.place
        let made = zip(code.specs, code.outcomes).flatMap { spec, outcome in
            outcome.files.map { (path: Path.join(spec.folder, $0.name), contents: $0.contents) }
        }
        let people = tree.swiftOfPeople
        guard !people.isEmpty else { return }
        addNames(of: code.specs, made.map(\.contents), in: people + tree.generated.map(\.path), on: disk)
        let types = HandWrittenTypes(in: tree.written, and: tree.links, on: disk)
        for file in made {
            // If two apps have a screen of one name, nothing tells which of them a delegate is for.
            let name = Path.name(of: file.path)
            guard tree.generated.count(where: { Path.name(of: $0.path) == name }) < 2 else { continue }
            addMethods(of: file, types, folder)
        }
    }

    /// Adds the names that no file declares.
    ///
    /// - Parameter made: the code of the specs.
    private mutating func addNames(
        of specs: [SpecFinder.Spec], _ made: [[UInt8]], in files: [String], on disk: Disk
    ) {
        let needs = SourceTree.specs(specs, on: disk).flatMap { spec in
            spec.run.peoplesNames.map { Need(spec: spec.file.name, name: $0) }
        }
        guard !needs.isEmpty else { return }
        let words = Set(needs.map(\.name.name)).map { Array($0.utf8) }
        let made = made.flatMap { TypeDeclarations.all(in: $0) }
        var declared: [(path: String, types: [TypeDeclaration])] = []
        for path in files {
            guard let contents = try? disk.read(path, limit: NameUses.largestFile),
                contents.hasNameLikeWord(among: words)
            else { continue }
            declared.append((path, TypeDeclarations.all(in: contents)))
        }
        for need in needs where !made.contains(where: need.isAnswered) {
            let isThere = declared.contains { file in
                file.types.contains(where: need.isAnswered) && disk.areOfOneApp(file.path, need.spec)
            }
            if !isThere { messages.append(need.message(place)) }
        }
    }

    /// Adds the methods that delegates lack.
    private mutating func addMethods(
        of made: (path: String, contents: [UInt8]), _ types: HandWrittenTypes, _ folder: String
    ) {
        guard let asking = DelegateProtocol(in: made.contents) else { return }
        for owner in types.owners(of: asking.name, in: made.path) {
            let lacking = asking.requirements.filter(owner.lacks)
            guard !lacking.isEmpty else { continue }
            let names = EnglishList.joined(lacking.map { "`\($0.word)`" }, "and")
            let it = lacking.count == 1 ? "it" : "them"
            let command = "genvc generate\(folder.isEmpty ? "" : " " + folder) --fix"
            messages.append(
                Message(
                    text: "`\(owner.type)` in `\(owner.path)` lacks \(names) of `\(asking.name)`",
                    help: owner.obstacle == nil ? "`\(command)` adds \(it)" : "write \(it) there"))
        }
    }
}

extension MissingSwift.Need {
    /// True if the declaration is what the name is of, or has it. A property of any type counts: a protocol that
    /// `State` conforms to may give it.
    func isAnswered(by type: TypeDeclaration) -> Bool {
        switch name.sort {
        case .computed: type.properties.contains(name.name)
        case .type: !type.isExtension && type.name.split(separator: ".").last.map(String.init) == name.name
        }
    }

    /// The words for a name that was not found in a folder.
    func message(_ place: String) -> MissingSwift.Message {
        switch name.sort {
        case .computed(let type):
            MissingSwift.Message(
                text: "`\(spec)` has the computed field `\(name.name)`, not found in the files under `\(place)`",
                help: "write it in an extension of the `State` that is made of it: `var \(name.name): \(type) { … }`")
        case .type:
            MissingSwift.Message(
                text: "`\(spec)` names the type `\(name.name)`, not found in the files under `\(place)`",
                help: "declare it; where a module has it, name that under `imports` in the spec")
        }
    }
}
