/// A copy of a file that somebody edited, beside it: `X.swift.backup-1`.
package struct Backup {
    package let path: String
    /// Whether it is there already, left by a run that was ended before it wrote.
    package let isThere: Bool

    /// The first name that is free.
    init(of file: String, _ stamp: FileStamp, on disk: Disk) {
        var number = 1
        while let found = disk.stamp(of: Self.path(of: file, number)), found.identity != stamp.identity {
            number += 1
        }
        path = Self.path(of: file, number)
        isThere = disk.stamp(of: path) != nil
    }

    private static func path(of file: String, _ number: Int) -> String {
        "\(file).backup-\(number)"
    }
}
