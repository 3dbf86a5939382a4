import GenvcModel
import GenvcSwift
import GenvcVocabulary

/// Statements that follow the device, with the facts that they follow.
struct AdaptiveStatements {
    /// A statement, with what decides when `render()` runs it and in what animation.
    struct Entry {
        let statement: Statement
        /// The animation of a change of state; nil: the change is made at once.
        var animation: Animation?
        /// The statements of the methods that the statement calls.
        var called: [Expression] = []
        /// The list or the number after which views are made that the statement is for: a view that is added has
        /// nothing of what it sets. Nil for views that are there from the beginning.
        var count: Expression?
    }

    /// The animation that a view asks for.
    struct Animation {
        let timing: ChangeTiming
        /// The name of the view in the code.
        let view: String
    }

    private(set) var entries: [Entry] = []
    private(set) var facts = DeviceFacts()

    var isEmpty: Bool { entries.isEmpty }

    mutating func add(_ entries: [Entry], following facts: DeviceFacts) {
        guard !entries.isEmpty else { return }
        self.entries += entries
        self.facts.add(facts)
    }

    mutating func add(_ statements: [Statement], following facts: DeviceFacts) {
        add(statements.map { Entry(statement: $0) }, following: facts)
    }

    /// Adds a statement that runs once, however many keys ask for it.
    mutating func addOnce(_ statement: Statement, following facts: DeviceFacts) {
        if !entries.contains(where: { $0.statement == statement }) { entries.append(Entry(statement: statement)) }
        self.facts.add(facts)
    }

    mutating func add(_ other: AdaptiveStatements) { add(other.entries, following: other.facts) }
}

extension [AdaptiveStatements.Entry] {
    /// The seconds that the animations of the entries take, each time once; nil for entries without an animation.
    var times: [Double?] {
        reduce(into: []) { times, entry in
            let seconds = entry.animation?.timing.seconds
            if !times.contains(seconds) { times.append(seconds) }
        }
    }
}

/// A method with statements that follow the device: `adaptLayout()`, and one more for each time that changes of state
/// take, where not all of them take the same.
struct AdaptiveMethod {
    /// The name of the method with what is not animated, or with all.
    private static let plainName = "adaptLayout"

    let name: String
    let statements: [Statement]
    /// The animation when `render()` calls the method; nil: it is called at once.
    let timing: ChangeTiming?
    /// The fields that the statements read.
    let reads: FieldReads

    var call: Expression { "\(name)()" }

    /// The methods of a class, that of what is not animated first.
    ///
    /// - Parameter reads: Gives the fields that an entry reads. What reads none stays as it is when state changes, and
    ///   can stand in any of the methods.
    static func all(
        of adaptive: AdaptiveStatements, reading reads: (AdaptiveStatements.Entry) -> FieldReads
    ) -> [AdaptiveMethod] {
        let entries = adaptive.entries.map { (entry: $0, reads: reads($0)) }
        guard !entries.isEmpty else { return [] }
        let following = entries.filter { !$0.reads.isEmpty }
        let seconds = following.map(\.entry).times
        if seconds.count <= 1 {
            return [AdaptiveMethod(plainName, entries.map(\.entry), following)]
        }
        var names: Set = [plainName]
        return ([nil] + seconds.filter { $0 != nil }).compactMap { time -> AdaptiveMethod? in
            let own = following.filter { $0.entry.animation?.timing.seconds == time }
            guard let time else {
                let plain = entries.filter { $0.reads.isEmpty || $0.entry.animation == nil }.map(\.entry)
                return plain.isEmpty ? nil : AdaptiveMethod(plainName, plain, own)
            }
            let view = own.first?.entry.animation?.view.capitalizedFirst ?? ""
            let movesOthers = own.contains { $0.entry.animation?.timing.movesOthers == true }
            var name = "adapt\(view)\(movesOthers ? "Layout" : "Looks")"
            if !names.insert(name).inserted { name += "In\(Int((time * 1000).rounded()))Milliseconds" }
            return AdaptiveMethod(name, own.map(\.entry), own)
        }
    }

    /// - Parameter following: The entries that read fields, which decide about the animation.
    private init(
        _ name: String, _ entries: [AdaptiveStatements.Entry],
        _ following: [(entry: AdaptiveStatements.Entry, reads: FieldReads)]
    ) {
        self.name = name
        statements = entries.map(\.statement)
        reads = FieldReads(following.map(\.reads))
        let timings = following.compactMap(\.entry.animation?.timing)
        timing = timings.first.map {
            ChangeTiming(seconds: $0.seconds, movesOthers: timings.contains(where: \.movesOthers))
        }
    }
}
