/// A link in the path of a folder that the user named for what is made.
package enum OutputLink {
    /// Refuses a link that leads out of the project: what lies there is the business of others.
    package static func refuse(in path: String, on disk: Disk) throws(CommandError) {
        var place = path
        while !place.isEmpty && place != "/" {
            let folder = Path.folder(of: place)
            let name = Path.join(folder, Path.name(of: place))
            // Where nothing says how far a project reaches, it is the folder that genvc is called in.
            let isHere = path.utf8.first != UInt8(ascii: "/") && place == path
            place = folder
            if disk.kind(of: name, ofLink: true) == .link, disk.kind(of: name, ofLink: false) == nil {
                throw CommandError(
                    .cannotCreate, "`\(name)` is a link that leads nowhere",
                    help: "make the folder that it leads to, or name another one")
            }
            guard disk.kind(of: name, ofLink: true) == .link, disk.kind(of: name, ofLink: false) == .folder,
                let project = project(around: folder, on: disk) ?? (isHere ? "" : nil),
                !disk.isFolder(Path.join(name, "."), in: project)
            else { continue }
            throw CommandError(
                .cannotCreate, "`\(name)` is a link that leads out of the project; nothing is written through it",
                help: "name the folder that it leads to")
        }
    }

    /// The folder that tells one project from another: the repository, whatever project files are in it, else the
    /// outermost folder with a project file.
    private static func project(around folder: String, on disk: Disk) -> String? {
        disk.repository(around: folder) ?? disk.projectRoot(around: folder)
    }
}
