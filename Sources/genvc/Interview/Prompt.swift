import GenvcDiagnostics
import GenvcKit
import GenvcSetup

/// A question on the terminal. It is answered with keys, or where the terminal can do no more, with lines.
struct Prompt {
    private let question: StarterQuestion
    private let session: Session
    /// The indices of the choices that are taken.
    private var taken: Set<Int>
    /// The index of the choice that the keys act on.
    private var place: Int

    /// Asks, and gives the indices of what was chosen; nil if the user wants no more.
    ///
    /// - Parameter standard: The indices of what is chosen at first, and by an empty line.
    static func ask(_ question: StarterQuestion, standard: Set<Int>, _ session: Session) -> Set<Int>? {
        var prompt = Prompt(question, standard: standard, session)
        let isPlain = System.environment("TERM").map { $0 == "dumb" || $0.isEmpty } ?? true
        return isPlain ? prompt.askByLine() : Terminal.withKeys { prompt.askByKey() }
    }

    private init(_ question: StarterQuestion, standard: Set<Int>, _ session: Session) {
        self.question = question
        self.session = session
        taken = standard
        place = question.takesSeveral ? 0 : standard.min() ?? 0
    }

    private var title: String { "\(question.header): \(question.wording)" }

    /// A choice with its number, and where several may be taken, whether it is.
    private func line(_ index: Int) -> String {
        let choice = question.choices[index]
        let mark = question.takesSeveral ? (taken.contains(index) ? "[x] " : "[ ] ") : ""
        return "\(mark)\(index + 1). \(choice.label) (\(choice.description))"
    }

    // MARK: Keys

    /// Draws the choices anew after each key, until the return key or one that ends.
    private mutating func askByKey() -> Set<Int>? {
        draw(again: false)
        while true {
            switch Terminal.nextKey() {
            case .up: place = (place + question.choices.count - 1) % question.choices.count
            case .down: place = (place + 1) % question.choices.count
            case .space: toggle(place)
            case .digit(let number):
                guard question.choices.indices.contains(number - 1) else { continue }
                // Whoever ends a number with return out of habit would answer the next question unseen.
                place = number - 1
                toggle(place)
            case .enter: return answer(question.takesSeveral ? taken : [place])
            case .redraw:
                draw(again: false)
                continue
            case .end:
                session.note("")
                return nil
            case .other: continue
            }
            draw(again: true)
        }
    }

    /// Takes a choice or drops it; does nothing where only one can be taken, which is the one at `place`.
    private mutating func toggle(_ index: Int) {
        guard question.takesSeveral else { return }
        taken.formSymmetricDifference([index])
    }

    /// The number of lines that stand below the title: the choices and one about the keys.
    private var linesBelow: Int { question.choices.count + 1 }

    /// Draws the question.
    ///
    /// - Parameter again: Whether the lines of the last drawing stand above and are overwritten.
    private func draw(again: Bool) {
        var lines = [title]
        for index in question.choices.indices { lines.append((index == place ? "> " : "  ") + line(index)) }
        lines.append(
            question.takesSeveral
                ? "arrow keys; space or a number takes one or drops it; return goes on"
                : "arrow keys or a number; return goes on")
        // A line that the terminal breaks would stand where the next drawing does not expect it.
        let width = max(1, (System.columns(of: .error) ?? 80) - 1)
        let text = lines.map { String($0.unicodeScalars.prefix(width)) }.joined(separator: "\n")
        session.show((again ? backToTitle : "") + text + "\n")
    }

    /// The control sequences, as in ECMA-48, that go up as many lines as were drawn and clear what follows.
    private var backToTitle: String { "\u{1B}[\(linesBelow + 1)A\r\u{1B}[J" }

    /// Replaces the question by one line with the answer.
    private func answer(_ taken: Set<Int>) -> Set<Int> {
        session.show(backToTitle + "\(question.header): \(words(of: taken))\n")
        return taken
    }

    private func words(of taken: Set<Int>) -> String {
        let labels = taken.sorted().map { question.choices[$0].label }
        return labels.isEmpty ? "none" : labels.joined(separator: ", ")
    }

    // MARK: Lines

    /// Asks until a line can be understood: numbers from 1, or an empty line for what is chosen at first.
    private mutating func askByLine() -> Set<Int>? {
        session.note(title)
        let numbers = question.choices.indices
        for index in numbers {
            session.note("  \(index + 1). \(question.choices[index].label) (\(question.choices[index].description))")
        }
        let standard = taken.sorted().map { "\($0 + 1)" }.joined(separator: " ")
        while true {
            session.show(question.takesSeveral ? "numbers, or none [\(standard)]: " : "number [\(standard)]: ")
            guard let line = Terminal.nextLine() else { return nil }
            let words = line.split { $0 == " " || $0 == "," || $0 == "\r" }
            if words.isEmpty { return taken }
            if question.takesSeveral, words == ["none"] { return [] }
            let chosen = words.compactMap { Int($0) }.map { $0 - 1 }
            if chosen.count == words.count, chosen.allSatisfy(numbers.contains),
                question.takesSeveral || chosen.count == 1
            {
                return Set(chosen)
            }
            session.note("write 1 to \(numbers.count)" + (question.takesSeveral ? ", as many as you like" : ""))
        }
    }
}
