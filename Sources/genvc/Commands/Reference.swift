import GenvcDiagnostics
import GenvcExplain
import GenvcKit
import GenvcProject

extension Command {
    /// `genvc explain` prints a page of `GenvcExplain`; a word that has none is answered with words like it.
    static let explain = Command(
        "explain", .optional("KIND|KEY|RULE|language|rules|json"), [.short, .answerFormat],
        "explains a word of the language, or a rule"
    ) { invocation, session throws(CommandError) in
        if invocation.has(.short) {
            guard invocation.operands == ["language"] else {
                throw .usage("`--short` is for `language`", help: "write `genvc explain language --short`")
            }
            return session.page(session.fitted(Explain.shortPage))
        }
        guard let topic = invocation.operands.first else {
            return session.isForPrograms
                ? session.print(document: Explain.document) : session.page(session.fitted(Explain.overview))
        }
        if session.isForPrograms, let document = Explain.document(about: topic) {
            return session.print(document: document)
        }
        if let answer = Explain.answer(to: topic) { return session.page(session.fitted(answer)) }
        var nearest = WordSuggestion.nearest(to: topic, among: Explain.topics)
        if nearest.isEmpty { nearest = Explain.topics(with: topic) }
        throw .usage(
            "there is nothing to explain about `\(topic)`",
            help: nearest.isEmpty
                ? "`genvc explain` lists the words"
                : "did you mean \(EnglishList.joined(nearest.map { "`\($0)`" }, "or"))?")
    }

    /// `genvc devices` prints the table of `GenvcChecks` without any spec.
    static let devices = Command(
        "devices", .none, [.answerFormat], "lists the devices that screens are tried on"
    ) { invocation, session throws(CommandError) in
        session.isForPrograms
            ? session.print(document: DeviceTable.document) : session.page(DeviceTable.text)
    }

    /// `genvc version`, which `--version` is too.
    static let version = Command(
        "version", .none, [.version, .answerFormat], "prints the version"
    ) { invocation, session throws(CommandError) in
        guard session.isForPrograms else { return session.print("genvc \(Genvc.version)\n") }
        return session.print(document: JSONWriter.document { $0.member("genvc", Genvc.version) })
    }

    /// `genvc help`, which `--help` is too.
    static let help = Command(
        "help", .any("COMMAND"), [.answerFormat], "prints this list, or how a command is called"
    ) { invocation, session throws(CommandError) in
        guard !invocation.operands.isEmpty else { return session.page(HelpPage.overview) }
        return session.page(try HelpPage.of(invocation.operands.joined(separator: " ")))
    }
}
