import GenvcDiagnostics
import Testing

@testable import GenvcKit

/// The pages of `explain` come from the vocabulary, so none can be missing.
struct ExplainTests {
    @Test("every topic has a page, and no other word has", arguments: Explain.topics)
    func pages(_ topic: String) throws {
        let page = try #require(Explain.page(topic))
        #expect(page.hasSuffix("\n"))
        #expect(!page.hasSuffix("\n\n"))
        #expect(!page.split(separator: "\n").contains { $0.hasSuffix(" ") })
    }

    @Test("a word that is none has no page")
    func noPage() {
        #expect(Explain.page("buton") == nil)
        #expect(Explain.page("") == nil)
    }

    @Test("every topic stands once")
    func unique() {
        #expect(Set(Explain.topics).count == Explain.topics.count)
        #expect(Explain.topics.contains("button") && Explain.topics.contains(DiagnosticCode.unknownKey.rawValue))
    }

    @Test("a value that genvc assumes stands in the place of UIKit's own")
    func assumedValue() throws {
        let page = try #require(Explain.page("numberOfLines"))
        #expect(page.contains("`0` unless said."))
    }
}
