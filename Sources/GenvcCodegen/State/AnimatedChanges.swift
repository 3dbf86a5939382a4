import GenvcModel
import GenvcSwift
import GenvcViews
import GenvcVocabulary

/// The statements of `render()` that are animated where what they read has changed.
struct AnimatedChanges {
    /// Statements that take equally long and read the same.
    private struct Block {
        let seconds: Double
        let reads: FieldReads
        var body: [Statement]
    }

    private var blocks: [Block] = []
    /// How long what follows the device takes where an animated view does; nil: it is not animated.
    private var adaptation: Double?

    mutating func add(_ body: [Statement], reading reads: FieldReads, seconds: Double) {
        guard !body.isEmpty else { return }
        if let index = blocks.firstIndex(where: { $0.seconds == seconds && $0.reads == reads }) {
            blocks[index].body += body
        } else {
            blocks.append(Block(seconds: seconds, reads: reads, body: body))
        }
    }

    /// Animates what follows the device as well when `render()` runs.
    mutating func addAdaptation(seconds: Double) {
        adaptation = adaptation ?? seconds
    }

    mutating func add(_ other: AnimatedChanges) {
        for block in other.blocks { add(block.body, reading: block.reads, seconds: block.seconds) }
        if let seconds = other.adaptation { addAdaptation(seconds: seconds) }
    }

    /// All that the animated statements read.
    var reads: FieldReads { FieldReads(blocks.map(\.reads)) }

    /// Adds the statement that adapts to the device; false where it is not animated.
    mutating func adapts(_ statement: Statement, reading reads: FieldReads) -> Bool {
        guard let adaptation, !reads.isEmpty else { return false }
        add([statement], reading: reads, seconds: adaptation)
        return true
    }

    /// What ends `render()`, so that nothing behind the animations moves with them.
    ///
    /// - Parameters:
    ///   - view: The view that is animated with all in it; empty for the class itself.
    ///   - fields: The fields of the class.
    func statements(of view: String, _ fields: FieldReads.Fields) -> [Statement] {
        blocks.map { block in
            block.reads.guarding([Self.block(block.body, on: view, seconds: block.seconds)], of: fields)
        }
    }

    /// `view.animateChanges(withDuration: 0.3) { … }`
    ///
    /// - Parameter signature: What the closure captures.
    static func block(
        _ body: [Statement], on view: String, seconds: Double, capturing signature: String = "[self] in"
    ) -> Statement {
        let receiver = view.isEmpty ? "" : view + "."
        return .closure(
            head: "\(receiver)animateChanges(withDuration: \(SwiftLiteral.number(seconds)))", signature: signature,
            body: body)
    }
}

extension ViewNode {
    /// The seconds in which it changes when state does; nil: at once.
    var animationSeconds: Double? {
        if case .number(let seconds)? = element?.source?.toolValue(.animate)?.value { return seconds }
        return nil
    }
}
