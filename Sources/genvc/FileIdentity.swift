/// The number of a file on its device.
struct FileIdentity: Hashable {
    let device: UInt64
    let number: UInt64
}
