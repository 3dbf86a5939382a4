import Foundation

/// Which of the controllers of one program is executed next.
@MainActor
public enum Turn {
    private static var count = 0
    /// The number of controllers that were executed before, by a program that one of them has ended.
    private static let first = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 0

    /// True if the next controller is to be executed.
    public static func comes() -> Bool {
        // Flushing keeps the printed lines even if the next controller ends the program.
        fflush(nil)
        defer { count += 1 }
        return count >= first
    }
}
