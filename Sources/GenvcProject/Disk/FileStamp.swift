/// The stamp by which a file is known again: if all of it is the same, nobody has written there since.
package struct FileStamp: Hashable {
    /// The file, whatever its name is by now.
    package let identity: FileIdentity
    /// In bytes.
    package let size: Int
    /// The time of the last change, since 1970.
    let seconds: Int
    let nanoseconds: Int
    /// The nine bits that say who may do what.
    let permissions: UInt32

    /// True if its owner said that nobody is to write there, whoever may.
    var isReadOnly: Bool { permissions & 0o200 == 0 }
}
