import GenvcModel
import GenvcViews
import GenvcVocabulary

/// The statements of `render()` that are animated: what takes equally long, in one block.
struct AnimatedChanges {
    private var blocks: [(seconds: Double, lines: [String])] = []
    /// How long what follows the device takes where an animated view does; nil: it is not animated.
    private var adaptation: Double?

    /// The columns by which a statement stands further in than others of its method.
    static let indentation = 4

    mutating func add(_ lines: [String], seconds: Double) {
        guard !lines.isEmpty else { return }
        if let index = blocks.firstIndex(where: { $0.seconds == seconds }) {
            blocks[index].lines += lines
        } else {
            blocks.append((seconds, lines))
        }
    }

    /// Animates what follows the device as well when `render()` runs.
    mutating func addAdaptation(seconds: Double) {
        adaptation = adaptation ?? seconds
    }

    mutating func add(_ other: AnimatedChanges) {
        for block in other.blocks { add(block.lines, seconds: block.seconds) }
        if let seconds = other.adaptation { addAdaptation(seconds: seconds) }
    }

    /// What ends `render()`: what follows the device, then the animations, so that nothing behind them moves with them.
    ///
    /// - Parameters:
    ///   - view: The view that is animated with all in it; empty for the class itself.
    ///   - adaptation: The statement that adapts to the device, or nil.
    func lines(of view: String, adaptation statement: String?) -> [String] {
        var all = self
        var lines: [String] = []
        if let statement {
            if let adaptation { all.add([statement], seconds: adaptation) } else { lines.append(statement) }
        }
        for block in all.blocks { lines += Self.block(block.lines, on: view, seconds: block.seconds) }
        return lines
    }

    /// `view.animateChanges(withDuration: 0.3) { … }`
    static func block(_ lines: [String], on view: String, seconds: Double) -> [String] {
        let receiver = view.isEmpty ? "" : view + "."
        let start = "\(receiver)animateChanges(withDuration: \(SwiftLiteral.number(seconds))) { [self] in"
        return [start] + lines.map { "    " + $0 } + ["}"]
    }
}

extension ViewNode {
    /// The seconds in which it changes when state does; nil: at once.
    var animationSeconds: Double? {
        if case .number(let seconds)? = element?.source?.toolValue(.animate)?.value { return seconds }
        return nil
    }
}
