#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Work on all cores, by threads of the system: they start in microseconds and need no library.
package enum Cores {
    /// Fewer specs than this are done sooner than a thread pays for itself.
    package static let fewestForThread = 8
    /// Bytes of a thread's stack: the 8 MiB that a main thread has, for the deepest spec.
    private static let stackSize = 8 << 20

    /// The work that a thread runs.
    private final class Job {
        let run: () -> Void

        init(_ run: @escaping () -> Void) {
            self.run = run
        }
    }

    /// The cores that the work of this process leaves idle.
    package static let idle = IdleCores()

    /// `body` for each part of `0..<count`, the results in order; the parts run side by side on the cores that are
    /// idle, the first of them on the thread that calls.
    ///
    /// - Parameters:
    ///   - jobs: the most threads that may work at once from now on, in this work and in others; nil for no other
    ///     limit than the cores.
    ///   - fewest: the fewest pieces of a part that are worth a thread.
    ///   - most: the most parts, where the caller has made ready for no more.
    ///   - idle: the cores from which those of the threads are taken.
    ///   - body: gets a part and its place among the parts, from 0.
    package static func map<Result: Sendable>(
        count: Int, jobs: Int? = nil, fewest: Int = fewestForThread, most: Int = .max, on idle: IdleCores = idle,
        _ body: @escaping @Sendable (_ part: Range<Int>, _ place: Int) -> [Result]
    ) -> [Result] {
        if let jobs { idle.limit(to: jobs) }
        let workers = idle.take(atMost: min(most, count / fewest) - 1) + 1
        guard workers > 1 else { return body(0..<count, 0) }
        var results = [[Result]](repeating: [], count: workers)
        results.withUnsafeMutableBufferPointer { results in
            let jobs = (1..<workers).map { worker in
                let slot = results.baseAddress! + worker
                return Job {
                    slot.pointee = body(range(of: worker, workers, count), worker)
                    idle.giveBack()
                }
            }
            let threads = jobs.map(start)
            results[0] = body(range(of: 0, workers, count), 0)
            for (job, thread) in zip(jobs, threads) where thread == nil { job.run() }
            // While this thread waits, work inside of the other parts may use its core.
            idle.giveBack()
            for thread in threads { if let thread { pthread_join(thread, nil) } }
            idle.takeBack()
        }
        return Array(results.joined())
    }

    /// The part of `0..<count` that belongs to one of `workers`; parts differ by at most one.
    private static func range(of worker: Int, _ workers: Int, _ count: Int) -> Range<Int> {
        (count * worker / workers)..<(count * (worker + 1) / workers)
    }

    /// Starts a thread for a job; nil where the system gives none.
    private static func start(_ job: Job) -> pthread_t? {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, stackSize)
        // A pointer, or a number in the GNU C library.
        #if canImport(Darwin) || canImport(Musl)
            var thread: pthread_t?
        #else
            var thread = pthread_t()
        #endif
        let reference = Unmanaged.passRetained(job)
        guard pthread_create(&thread, &attributes, { Cores.work($0) }, reference.toOpaque()) == 0 else {
            reference.release()
            return nil
        }
        return thread
    }

    /// The entry of a thread, which takes over its reference to the job.
    private static func work(_ job: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        if let job { Unmanaged<Job>.fromOpaque(job).takeRetainedValue().run() }
        return nil
    }
}
