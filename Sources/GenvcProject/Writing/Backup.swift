/// A copy of a file that somebody edited, beside it: `X.swift.backup-1`.
package struct Backup {
    /// The path of the copy.
    package let path: String
    /// True for a copy that a run left which was ended before it wrote.
    package let isThere: Bool

    /// Takes the first name that is free, or that is a second name of the same file already.
    init(of file: String, _ stamp: FileStamp, on disk: Disk) {
        var number = 1
        while let found = disk.stamp(of: Self.path(of: file, number)), found.identity != stamp.identity {
            number += 1
        }
        path = Self.path(of: file, number)
        isThere = disk.stamp(of: path) != nil
    }

    /// The path of the copy with a number, from 1.
    private static func path(of file: String, _ number: Int) -> String {
        "\(file).backup-\(number)"
    }
}
