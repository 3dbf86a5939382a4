import GenvcKit

/// The change of a screen's name: the files to write and to remove, and the lines on the rest.
package struct Renaming {
    /// The name of the screen until now.
    package let name: String
    /// A file of which the name alone changes, by the case of its letters.
    struct Move {
        /// The path as it is now.
        let source: String
        /// The path as it will be.
        let target: String
    }

    /// The files written: the code first, so that a killed run can be begun again as long as the spec is old.
    private(set) var written: [OutputFile] = []
    /// The files removed then: the spec last, for the same reason.
    private(set) var gone: [OutputFile] = []
    /// Files that get their names afterwards, since the disk takes `LOGIN.yml` for `Login.yml`.
    private(set) var moves: [Move] = []
    /// Sentences that are printed once the files are written.
    package internal(set) var notes: [String] = []
    /// The places where people's code names what is gone.
    package internal(set) var uses: NameUses?
    private let disk: Disk

    init(of name: String, on disk: Disk) {
        self.name = name
        self.disk = disk
    }

    /// The files to write, and behind them the files to remove.
    package var files: [OutputFile] { written + gone }

    /// The paths at which nothing stands any more.
    var former: Set<String> { Set(gone.map(\.path) + moves.map(\.source)) }

    /// - Parameter basis: what stands at `path`.
    mutating func add(
        _ path: String, to target: String, _ contents: [UInt8], from basis: [UInt8], isUsers: Bool = false
    ) {
        let isSame = path == target || disk.identity(of: target) == disk.identity(of: path)
        if isSame {
            written.append(OutputFile(root: "", name: path, contents: contents, isUsers: isUsers, basis: basis))
            if path != target { moves.append(Move(source: path, target: target)) }
            return
        }
        written.append(OutputFile(root: "", name: target, contents: contents, isUsers: isUsers))
        gone.append(OutputFile(movedFrom: path, isUsers: isUsers, basis: basis))
    }

    /// Adds a file that is written.
    mutating func add(_ file: OutputFile) {
        written.append(file)
    }

    /// The changes that the run would make.
    package func plan(overwriting permission: WritePlan.Permission) throws(CommandError) -> WritePlan {
        let plan = try WritePlan(files, overwriting: permission, on: disk)
        let twin = plan.refusals.isEmpty ? ClassTwin.all(ofCreated: plan) : []
        if let twin = twin.first(where: { $0.line != nil && $0.isCertain }) {
            throw CommandError(.wrongInput, twin.message, help: "one app cannot have both; write another name")
        }
        return plan
    }

    /// Makes all changes, and says of each file what was done.
    package func write(
        overwriting permission: WritePlan.Permission, telling tell: @escaping (String) -> Void
    ) throws(CommandError) -> WritePlan {
        let done = try OutputWriter(on: disk, telling: tell).write(files, overwriting: permission)
        for move in moves {
            do throws(SystemError) {
                try disk.move(move.source, to: move.target)
                try disk.bringFolderToDisk(Path.folder(of: move.target), isLast: true)
            } catch {
                tell(
                    "`\(move.source)` has its new contents, but could not be named `\(Path.name(of: move.target))`: \(error.reason)"
                )
            }
        }
        return done
    }
}
