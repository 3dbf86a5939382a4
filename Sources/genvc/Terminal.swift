#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The terminal that somebody answers on: its keys one by one, its lines, and an editor in it.
///
/// While keys are read one by one the terminal does not show them; `withKeys` and the handlers of signals see to it
/// that it is as before whichever way that ends.
enum Terminal {
    /// A key, by what it means in a question.
    enum Key: Equatable {
        case up, down, enter, space
        case digit(Int)
        /// The end of the input, Ctrl-D, the escape key, or a letter that says no.
        case end
        /// The process was stopped and goes on, so that what stood on the screen may be gone.
        case redraw
        /// A key that means nothing here.
        case other
    }

    /// Milliseconds within which the rest of an arrow key follows its first byte.
    private static let longestSequence: Int32 = 50
    /// Milliseconds of one wait for a key. A signal that comes just before the wait does not end it, and must be seen
    /// soon.
    private static let longestWait: Int32 = 200
    private static let escape: UInt8 = 0x1B
    /// The byte of Ctrl-D.
    private static let endOfTransmission: UInt8 = 4

    /// The mode of the terminal before keys were read one by one; nil while they are not.
    nonisolated(unsafe) private static var saved: termios?
    /// True if the process was stopped and went on since the last key.
    nonisolated(unsafe) private static var wasStopped = false

    /// True if somebody can answer: questions go to standard error, answers come from standard input, and both are
    /// terminals.
    static var isAnswering: Bool { isatty(0) == 1 && System.isTerminal(.error) }

    // MARK: Keys

    /// Lets `body` read keys one by one. However that ends, the terminal is then as before.
    static func withKeys<Result>(_ body: () -> Result) -> Result {
        readKeys()
        handleSignals()
        defer {
            restore()
            for number in endings + [SIGTSTP, SIGCONT] { signal(number, SIG_DFL) }
        }
        return body()
    }

    /// Waits for a key.
    static func nextKey() -> Key {
        repeat {
            if wasStopped {
                wasStopped = false
                return .redraw
            }
        } while !isReady(within: longestWait)
        guard let byte = readByte() else { return .end }
        switch byte {
        case UInt8(ascii: "\r"), UInt8(ascii: "\n"): return .enter
        case UInt8(ascii: " "): return .space
        case UInt8(ascii: "k"): return .up
        case UInt8(ascii: "j"): return .down
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return .digit(Int(byte - UInt8(ascii: "0")))
        // Letters that mean no or quit end the question, since nothing was agreed to.
        case UInt8(ascii: "n"), UInt8(ascii: "N"), UInt8(ascii: "q"), endOfTransmission: return .end
        case escape: return arrow()
        default: return .other
        }
    }

    /// The key whose bytes follow an escape: `[A` and `[B`, or `OA` and `OB`, depending on the mode of the terminal.
    /// An escape that nothing follows is the escape key itself.
    private static func arrow() -> Key {
        guard isReady(within: longestSequence), let first = readByte() else { return .end }
        guard first == UInt8(ascii: "[") || first == UInt8(ascii: "O") else { return .other }
        guard isReady(within: longestSequence), let second = readByte() else { return .other }
        switch second {
        case UInt8(ascii: "A"): return .up
        case UInt8(ascii: "B"): return .down
        default: return .other
        }
    }

    /// A line that was typed, without its end; nil at the end of the input.
    static func nextLine() -> String? {
        var bytes: [UInt8] = []
        while let byte = readByte() {
            if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
            bytes.append(byte)
        }
        return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }

    /// The next byte of standard input; nil at its end.
    private static func readByte() -> UInt8? {
        var byte: UInt8 = 0
        while true {
            let count = read(0, &byte, 1)
            if count == 1 { return byte }
            if count == 0 || errno != EINTR { return nil }
        }
    }

    /// Waits until a byte can be read. A signal ends the wait too, unlike that of a read, which goes on by itself.
    private static func isReady(within milliseconds: Int32) -> Bool {
        var descriptor = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
        let count = poll(&descriptor, 1, milliseconds)
        return count > 0 || count < 0 && errno != EINTR
    }

    // MARK: Modes

    /// Lets the terminal give each key at once and not show it.
    private static func readKeys() {
        var mode = termios()
        guard tcgetattr(0, &mode) == 0 else { return }
        saved = mode
        mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
        withUnsafeMutableBytes(of: &mode.c_cc) { values in
            values[Int(VMIN)] = 1
            values[Int(VTIME)] = 0
        }
        tcsetattr(0, TCSADRAIN, &mode)
    }

    /// Gives the terminal the mode that it had, if it was changed.
    private static func restore() {
        guard var mode = saved else { return }
        saved = nil
        tcsetattr(0, TCSADRAIN, &mode)
    }

    /// The signals by which a process is ended from outside.
    private static let endings = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

    /// Has the signals that end the process do what `atEnd` said first.
    static func closeDraftAtSignals() {
        for number in endings {
            signal(number) { number in
                Terminal.closeDraft()
                signal(number, SIG_DFL)
                raise(number)
            }
        }
    }

    /// Has the signals that end or stop the process give the terminal its mode back first, and take it again when the
    /// process goes on.
    private static func handleSignals() {
        for number in endings + [SIGTSTP] {
            signal(number) { number in
                Terminal.restore()
                if number != SIGTSTP { Terminal.closeDraft() }
                signal(number, SIG_DFL)
                raise(number)
            }
        }
        signal(SIGCONT) { _ in
            Terminal.wasStopped = true
            if Terminal.saved == nil { Terminal.readKeys() }
            Terminal.handleSignals()
        }
    }
}
