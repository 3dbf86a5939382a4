#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The cores on which no thread of this process works. Who starts threads takes cores from here, and each thread gives
/// its core back when it ends, so that work inside of other work has threads of its own only where cores are free.
package final class IdleCores: @unchecked Sendable {
    /// Guards the numbers: any thread takes and gives.
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    /// The most threads that may work at once.
    private var limit: Int
    /// The threads that work, the first of them that of the process. More than the limit may work for a moment: a
    /// thread that waited for others goes on when they have ended, whatever has been taken meanwhile.
    private var working = 1

    /// - Parameter limit: the most threads that may work at once; nil: as many as the machine has cores.
    package init(limit: Int? = nil) {
        mutex = .allocate(capacity: 1)
        pthread_mutex_init(mutex, nil)
        self.limit = limit ?? max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    /// The number of cores that are idle now; others may take them before the caller does.
    package var count: Int { locked { max(0, limit - working) } }

    /// Takes up to `most` cores.
    ///
    /// - Returns: how many it took; 0 where none is idle.
    func take(atMost most: Int) -> Int {
        locked {
            let taken = max(0, min(limit - working, most))
            working += taken
            return taken
        }
    }

    /// Gives back the core of a thread that ends, or that begins to wait for others.
    func giveBack() { locked { working -= 1 } }

    /// Takes back the core of a thread that has waited, whether or not one is idle.
    func takeBack() { locked { working += 1 } }

    /// Lets no more than that many threads work at once from now on.
    func limit(to threads: Int) { locked { limit = threads } }

    private func locked<Result>(_ body: () -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body()
    }
}
