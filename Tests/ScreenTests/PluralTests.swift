import Testing

@testable import GoldenScreens
@testable import UIKit

/// Texts that depend on a number.
@MainActor
@Suite("A text with a number")
struct PluralTests {
    private func texts(_ posts: Int) -> [String?] {
        let controller = PluralsViewController()
        controller.loadViewIfNeeded()
        controller.state.posts = posts
        return [
            controller.postsLabel.text, controller.likesLabel.text, controller.pointsLabel.text,
            controller.showButton.configuration?.title,
        ]
    }

    @Test("is another one for no thing and for one")
    func exactForms() {
        #expect(texts(0) == ["No posts yet", "0 people like this", "0 points", "Show 0 posts"])
        #expect(texts(1) == ["One post", "1 person likes this", "1 point", "Show the post"])
        #expect(texts(7) == ["7 posts", "7 people like this", "7 points", "Show 7 posts"])
    }

    @Test("keeps its phrases in each of its forms")
    func phrases() throws {
        let controller = PluralsViewController()
        controller.loadViewIfNeeded()
        for (posts, phrase) in [(1, "1 article"), (3, "3 articles")] {
            controller.state.posts = posts
            let text = try #require(controller.summaryLabel.attributedText)
            let range = NSString(string: text.string).range(of: phrase)
            #expect(range.length > 0 && !text.string.contains("["))
            let font = text.attributes(at: range.location, effectiveRange: nil)[.font] as? UIFont
            #expect(font == .preferredFont(forTextStyle: .headline))
        }
    }
}
