/// Hidden files in which new contents wait for their names, and old ones for the end of the run: `.genvc-4711-3.new`.
/// The dot keeps them out of Xcode; those of a run that was killed are removed by the next one.
enum Leftovers {
    private static let prefix = ".genvc-"

    /// What a hidden file is for.
    enum Role: String, CaseIterable {
        case new, old
    }

    /// The path of a hidden file of this process.
    static func path(in folder: String, _ number: Int, _ role: Role) -> String {
        Path.join(folder, "\(prefix)\(System.processNumber)-\(number).\(role.rawValue)")
    }

    /// Whether there are any in the folder.
    static func exist(in folder: String) -> Bool {
        names(in: folder).contains { process(of: $0) != nil }
    }

    /// Removes those of runs that are over: all of them where this run has the folder to itself.
    static func remove(from folder: String, isLocked: Bool) {
        for name in names(in: folder) {
            guard let process = process(of: name) else { continue }
            if isLocked || process == System.processNumber || !System.isRunning(process) {
                System.removeFile(Path.join(folder, name))
            }
        }
    }

    private static func names(in folder: String) -> [String] {
        (try? System.names(in: folder)) ?? []
    }

    /// The process that made the file of this name; nil if it is no such file.
    private static func process(of name: String) -> Int32? {
        guard name.hasPrefix(prefix) else { return nil }
        let parts = name.dropFirst(prefix.utf8.count).split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, Role(rawValue: String(parts[1])) != nil else { return nil }
        let numbers = parts[0].split(separator: "-", omittingEmptySubsequences: false)
        guard numbers.count == 2, Int(numbers[1]) != nil else { return nil }
        return Int32(numbers[0])
    }
}
