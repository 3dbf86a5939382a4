/// The number of a file on its device.
package struct FileIdentity: Hashable, Comparable {
    /// The number of the device (`st_dev`); a disk in memory has one device.
    package let device: UInt64
    /// The number of the file on its device (`st_ino`).
    package let number: UInt64

    /// The order in which runs lock folders, so that two of them never wait for each other.
    package static func < (left: FileIdentity, right: FileIdentity) -> Bool {
        (left.device, left.number) < (right.device, right.number)
    }
}
