#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The disk of the operating system; with `Cores` the only type of a run that calls the C library.
package enum SystemDisk {
    /// Bytes read at once from what has no known size.
    private static let chunk = 64 << 10

    /// The bytes of the file at `path`, or of standard input where `path` is nil; never more than `limit` + 1, so that
    /// a device without an end is as harmless as a large file.
    static func read(_ path: String?, limit: Int) throws(SystemError) -> [UInt8] {
        guard let path else { return try read(descriptor: 0, limit: limit) }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemError(errno) }
        defer { close(descriptor) }
        return try read(descriptor: descriptor, limit: limit)
    }

    /// Reads from what is open until its end or until `limit` + 1 bytes; a call that a signal ended is made again.
    private static func read(descriptor: Int32, limit: Int) throws(SystemError) -> [UInt8] {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw SystemError(errno) }
        guard status.st_mode & S_IFMT != S_IFDIR else { throw SystemError(EISDIR) }
        var bytes: [UInt8] = []
        var room = status.st_mode & S_IFMT == S_IFREG ? min(Int(status.st_size), limit) + 1 : chunk
        while bytes.count <= limit {
            var failure: Int32 = 0
            let piece = [UInt8](unsafeUninitializedCapacity: min(room, limit + 1 - bytes.count)) { buffer, count in
                var result = systemRead(descriptor, buffer)
                while result < 0 && errno == EINTR { result = systemRead(descriptor, buffer) }
                if result < 0 { failure = errno }
                count = max(0, result)
            }
            guard failure == 0 else { throw SystemError(failure) }
            if piece.isEmpty { break }
            // A file that ends before its room does has no more; asking again would cost a call of the system.
            let isAll = piece.count < room && status.st_mode & S_IFMT == S_IFREG && status.st_size > 0
            if bytes.isEmpty { bytes = piece } else { bytes += piece }
            if isAll { break }
            room = chunk
        }
        return bytes
    }

    /// The `read` of the C library, which is called like this function and so needs its module's name.
    private static func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
        #if canImport(Darwin)
            Darwin.read(descriptor, buffer.baseAddress, buffer.count)
        #elseif canImport(Musl)
            Musl.read(descriptor, buffer.baseAddress, buffer.count)
        #else
            Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        #endif
    }

    // MARK: Writing

    /// Writes all bytes to what is open; a call that a signal ended is made again.
    package static func write(_ bytes: [UInt8], descriptor: Int32) throws(SystemError) {
        var failure: Int32 = 0
        bytes.withUnsafeBytes { buffer in
            var start = 0
            while start < buffer.count {
                let piece = UnsafeRawBufferPointer(rebasing: buffer[start...])
                let count = systemWrite(descriptor, piece)
                if count < 0 && errno == EINTR { continue }
                guard count >= 0 else {
                    failure = errno
                    return
                }
                start += count
            }
        }
        guard failure == 0 else { throw SystemError(failure) }
    }

    /// One call of the system, which may write less than all and asks for no memory.
    package static func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
        #if canImport(Darwin)
            Darwin.write(descriptor, buffer.baseAddress, buffer.count)
        #elseif canImport(Musl)
            Musl.write(descriptor, buffer.baseAddress, buffer.count)
        #else
            Glibc.write(descriptor, buffer.baseAddress, buffer.count)
        #endif
    }

    /// True if both are the same bytes, which the C library finds out ten times as fast as `==`.
    static func areEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
        left.count == right.count && (left.isEmpty || memcmp(left, right, left.count) == 0)
    }

    // MARK: Processes

    /// The number of this process, from `getpid`.
    static var processNumber: Int32 { getpid() }
}

extension SystemError {
    /// The case of an error number of the C library.
    init(_ number: Int32) {
        self =
            switch number {
            case ENOENT: .missing
            case ENAMETOOLONG: .nameTooLong
            case EMFILE, ENFILE: .tooManyOpen
            case ENOTDIR: .notAFolder
            case EACCES, EPERM: .denied
            case EISDIR: .isFolder
            case EEXIST: .exists
            case ENOSPC, EDQUOT: .noSpace
            case EFBIG: .noMoreAllowed
            case EROFS: .readOnly
            case EPIPE: .closedPipe
            case ELOOP: .linkLoop
            case EBADF: .closed
            case EINVAL, ENOTSUP, ENOSYS: .unsupported
            default: .other(number: number)
            }
    }
}
