/// The number of a file on its device.
package struct FileIdentity: Hashable, Comparable {
    package let device: UInt64
    package let number: UInt64

    package static func < (left: FileIdentity, right: FileIdentity) -> Bool {
        (left.device, left.number) < (right.device, right.number)
    }
}
