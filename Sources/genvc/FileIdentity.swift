/// The number of a file on its device.
struct FileIdentity: Hashable, Comparable {
    let device: UInt64
    let number: UInt64

    static func < (left: FileIdentity, right: FileIdentity) -> Bool {
        (left.device, left.number) < (right.device, right.number)
    }
}
