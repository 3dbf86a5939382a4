#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The wish to end some work before it is done, for which each of its threads looks now and then. What the work gives
/// after that is worth nothing.
package final class Interruption: @unchecked Sendable {
    /// Lets one thread at a time look.
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private let isWished: () -> Bool
    private var wasWished = false

    /// - Parameter isWished: is asked until it says yes, by one thread at a time.
    package init(_ isWished: @escaping () -> Bool) {
        mutex = .allocate(capacity: 1)
        pthread_mutex_init(mutex, nil)
        self.isWished = isWished
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    /// True as soon as the work is to end.
    package var hasCome: Bool {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        wasWished = wasWished || isWished()
        return wasWished
    }
}
