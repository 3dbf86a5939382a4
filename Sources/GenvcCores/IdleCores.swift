#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The cores on which no thread of this process works. Who starts threads takes cores from here, and each thread gives
/// its core back when it ends, so that work inside of other work has threads of its own only where cores are free.
final class IdleCores: @unchecked Sendable {
    /// Guards `count`: any thread takes and gives.
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private var count: Int

    /// All cores of the machine but that of the thread that calls.
    init() {
        mutex = .allocate(capacity: 1)
        pthread_mutex_init(mutex, nil)
        count = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) - 1
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    /// The number of cores that are idle now; others may take them before the caller does.
    var countNow: Int { locked { count } }

    /// Takes up to `most` cores.
    ///
    /// - Returns: how many it took; 0 where none is idle.
    func take(atMost most: Int) -> Int {
        locked {
            let taken = min(count, max(0, most))
            count -= taken
            return taken
        }
    }

    /// Gives one core back.
    func giveBack() { locked { count += 1 } }

    /// Lets no more than that many threads work at once, that of the caller among them; none other may work now.
    func limit(to threads: Int) { locked { count = max(0, threads - 1) } }

    private func locked<Result>(_ body: () -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body()
    }
}
