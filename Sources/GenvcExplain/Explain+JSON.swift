import GenvcChecks
import GenvcDiagnostics
import GenvcVocabulary

/// The pages for programs; `JSONPage` says what their members mean.
extension Explain {
    /// The words that have a page.
    package static var document: String {
        JSONWriter.document { $0.list("topics", topics) }
    }

    /// The answer to a word: the text of `answer(to:)`, and what it is made of.
    ///
    /// - Returns: Nil if nothing in the vocabulary knows the word.
    package static func document(about word: String) -> String? {
        guard let text = answer(to: word) else { return nil }
        let topics = page(word) == nil ? Elsewhere.meaning(of: word)?.topics ?? [] : [word]
        let isAll = Collection(rawValue: word)
        let kinds = isAll == .language ? Vocabulary.kinds : topics.compactMap { Vocabulary.kind(named: $0) }
        let keys = topics.flatMap { KeyPage.entries(named: $0) }
        let rules = isAll == .rules ? DiagnosticCode.all : topics.compactMap { DiagnosticCode.named($0) }
        return JSONWriter.document { writer in
            writer.member("word", word)
            writer.list("topics", topics)
            writer.member("text", text)
            if !kinds.isEmpty { writer.list("kinds", kinds, onLines: true) { write($0, to: &$1) } }
            if !keys.isEmpty { writer.list("keys", keys, onLines: true) { write($0, to: &$1) } }
            if !rules.isEmpty { writer.list("rules", rules, onLines: true) { write($0, to: &$1) } }
        }
    }

    private static func write(_ kind: Kind, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("name", kind.name)
            writer.member("class", kind.typeName)
            writer.member("documentation", kind.documentation)
            writer.member("example", kind.example)
            writer.list("keys", kind.keys) { key, writer in
                writer.object { writer in
                    writer.member("name", key.name)
                    writer.member("takes", key.takenWords)
                    writer.member("effect", key.remark(assumed: kind.unsaidValue(of: key)))
                }
            }
            writer.list("commonKeys", kind.commonKeys.map(\.name))
        }
    }

    private static func write(_ entry: KeyPage.Entry, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("name", entry.key.name)
            writer.member("takes", entry.key.takenWords)
            writer.member("effect", entry.remark)
            writer.list("places", entry.places)
        }
    }

    private static func write(_ code: DiagnosticCode, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("name", code.rawValue)
            writer.member("summary", code.summary)
            guard let explanation = code.explanation else { return }
            writer.member("why", explanation.why)
            writer.member("wrong", explanation.wrong)
            writer.member("right", explanation.right)
        }
    }
}
