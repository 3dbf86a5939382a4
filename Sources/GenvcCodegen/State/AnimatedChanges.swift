import GenvcModel
import GenvcSwift
import GenvcViews
import GenvcVocabulary

/// The statements of `render()` that are animated where what they read has changed.
struct AnimatedChanges {
    /// Statements that are animated in the same way and read the same.
    private struct Block {
        /// The time that the change takes, and the way in which it begins and ends.
        var timing: ChangeTiming
        /// The fields whose change animates the block.
        let reads: FieldReads
        /// The statements that are animated.
        var body: [Statement]
    }

    /// The blocks in the order in which they were added.
    private var blocks: [Block] = []

    /// Adds statements to the block with the same time and fields, or in a block of their own. Together they are
    /// animated with their layout where any of them needs that.
    mutating func add(_ body: [Statement], reading reads: FieldReads, _ timing: ChangeTiming) {
        guard !body.isEmpty else { return }
        if let index = blocks.firstIndex(where: { $0.timing.seconds == timing.seconds && $0.reads == reads }) {
            blocks[index].body += body
            if timing.movesOthers { blocks[index].timing = timing }
        } else {
            blocks.append(Block(timing: timing, reads: reads, body: body))
        }
    }

    /// Adds the blocks of another part of the class.
    mutating func add(_ other: AnimatedChanges) {
        for block in other.blocks { add(block.body, reading: block.reads, block.timing) }
    }

    /// All that the animated statements read.
    var reads: FieldReads { FieldReads(blocks.map(\.reads)) }

    /// The statements that end `render()`, so that nothing behind the animations moves with them.
    ///
    /// - Parameters:
    ///   - view: The view that is animated with all in it.
    ///   - fields: The fields of the class.
    func statements(of view: Expression, _ fields: FieldReads.Fields) -> [Statement] {
        var guarded: [(reads: FieldReads, body: [Statement])] = []
        for block in blocks {
            if guarded.last?.reads != block.reads { guarded.append((block.reads, [])) }
            guarded[guarded.endIndex - 1].body.append(Self.block(block.body, on: view, block.timing))
        }
        return guarded.map { $0.reads.guarding($0.body, of: fields) }
    }

    /// `view.animateChanges(withDuration: 0.3) { … }`
    ///
    /// - Parameter signature: What the closure captures.
    static func block(
        _ body: [Statement], on view: Expression, _ timing: ChangeTiming, capturing signature: String = "[self] in"
    ) -> Statement {
        let method = timing.movesOthers ? "animateChanges" : "animateLooks"
        return .closure(
            head: "\(view).\(method)(withDuration: \(SwiftLiteral.number(timing.seconds)))", signature: signature,
            body: body.dissolvingOnce)
    }
}

/// The animation of a change.
struct ChangeTiming: Equatable {
    /// The seconds that the change takes.
    let seconds: Double
    /// True if the layout may change as well; false for what only looks different, such as an `alpha`.
    let movesOthers: Bool
}

/// Which changes of a view are animated, as its `animate` says.
enum AnimatedKeys {
    /// None: all of them are made at once.
    case none
    /// All of them, with the layout around the view.
    case all(seconds: Double)
    /// The animated changes of some keys.
    case named([ChangeDuration])

    /// The animation of a change of keys that are set together; nil: it is made at once.
    func timing(of keys: [Key]) -> ChangeTiming? {
        switch self {
        case .none: return nil
        case .all(let seconds):
            return ChangeTiming(seconds: seconds, movesOthers: keys.isEmpty || keys.contains { $0.movesOthers })
        case .named(let durations):
            let named = keys.compactMap { key in durations.first { $0.key == key.name }.map { ($0.seconds, key) } }
            guard let seconds = named.map(\.0).max() else { return nil }
            return ChangeTiming(seconds: seconds, movesOthers: named.contains { $0.1.movesOthers })
        }
    }

    /// The animation of a change that no key of the vocabulary makes; nil: it is made at once.
    var timing: ChangeTiming? {
        if case .all(let seconds) = self { return ChangeTiming(seconds: seconds, movesOthers: true) }
        return nil
    }
}

extension ViewNode {
    /// Which of its changes are animated.
    var animatedKeys: AnimatedKeys {
        switch element?.source?.toolValue(.animate)?.value {
        case .number(let seconds): .all(seconds: seconds)
        case .changeDurations(let durations): .named(durations)
        default: .none
        }
    }

    /// The animation of a change of its size or place; nil: it is made at once.
    var layoutTiming: ChangeTiming? {
        animatedKeys.timing(of: (element?.kind.allKeys ?? []).filter { $0.effect.facts.contains(.changesLayout) })
    }
}

extension Kind {
    /// The keys of its own, and those that every view has.
    fileprivate var allKeys: [Key] { keys + commonKeys }
}

extension Key {
    /// True unless a change of it only looks different: another color, another opacity, a view that is drawn elsewhere,
    /// or what a layer draws.
    fileprivate var movesOthers: Bool {
        switch effect {
        case .layer, .construction(.placeholderColor): return false
        default: break
        }
        switch type {
        case .color, .colors, .transform, .shadow: return false
        default: return meaning != .alpha
        }
    }
}

extension [Statement] {
    /// The statements, with all that is dissolved at one view in a row in one closure: each of several would fade from
    /// what the others show.
    var dissolvingOnce: [Statement] { mergingClosures(of: "dissolveChanges") }
}
