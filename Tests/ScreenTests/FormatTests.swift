import Foundation
import GenvcTestSupport
import Testing

@testable import GoldenScreens
@testable import UIKit

/// Numbers and moments in texts, as Foundation writes them where the tests run.
@MainActor
@Suite("A text with a format")
struct FormatTests {
    private static let start = Date(timeIntervalSince1970: 1_790_606_400)

    private func shown(_ change: (inout FormatsViewController.State) -> Void) -> FormatsViewController {
        let controller = FormatsViewController()
        controller.loadViewIfNeeded()
        change(&controller.state)
        return controller
    }

    @Test("shows numbers of the state")
    func numbers() {
        let controller = shown { state in
            state.price = 12.5
            state.total = 1_249.9
            state.rating = 4.25
            state.likes = 12_345
            state.size = 5_230_000
        }
        #expect(controller.priceLabel.text == 12.5.formatted(.currency(code: "EUR")))
        #expect(controller.totalLabel.text == 1_249.9.formatted(.currency(code: "USD")))
        #expect(controller.usedLabel.text == "42% of the storage: 5.2 MB")
        #expect(controller.ratingLabel.text == "Rated 4.2")
        #expect(controller.likesLabel.text == "12K likes")
        #expect(controller.fileLabel.text == "5.2 MB")
        #expect(controller.payButton.configuration?.title == "Pay " + 12.5.formatted(.currency(code: "EUR")))
        #expect(controller.plainLabel.attributedText?.string == 12.5.formatted(.currency(code: "EUR")) + " a month")
        #expect(controller.tagCostTag.content.price == 12.5.formatted(.currency(code: "CHF")))
    }

    @Test("shows numbers up to a limit")
    func limits() {
        for (unread, text) in [(0, "0"), (99, "99"), (100, "99+")] {
            #expect(shown { $0.unread = unread }.unreadLabel.text == text)
        }
        for (missed, text) in [(nil, "none"), (9, "9"), (10, "9+")] {
            #expect(shown { $0.missed = missed }.missedLabel.text == text)
        }
    }

    @Test("shows what stands for nil")
    func nothing() {
        let controller = shown { state in
            state.total = nil
            state.end = nil
            state.size = nil
        }
        #expect(controller.totalLabel.text == "Free")
        #expect(controller.endLabel.text == nil && controller.fileLabel.text == nil)
    }

    @Test("shows moments of the state")
    func moments() {
        let controller = shown { $0.end = Self.start }
        #expect(controller.dayLabel.text == Self.start.formatted(date: .long, time: .omitted))
        #expect(controller.timeLabel.text == "Starts at " + Self.start.formatted(date: .omitted, time: .shortened))
        #expect(controller.endLabel.text == Self.start.formatted(date: .numeric, time: .omitted))
        #expect(controller.clockLabel.text == Self.start.formatted(date: .omitted, time: .standard))
    }

    @Test("shows members of what may be nil")
    func members() {
        let controller = shown { $0.contact = Contact(id: 1_200, name: "Ada") }
        #expect(controller.numberLabel.text == "1,200" && controller.contactLabel.text == "1,200")
        #expect(controller.cappedLabel.text == "99+")
        #expect(shown { $0.contact = nil }.cappedLabel.text == "none")
    }

    @Test("shows moments of what may be nil")
    func memberMoments() {
        let controller = shown { $0.meeting = Meeting(start: Self.start) }
        #expect(controller.meetingLabel.text == Self.start.formatted(date: .long, time: .omitted))
        #expect(shown { $0.meeting = nil }.meetingLabel.text == nil)
    }

    @Test("shows how long something is")
    func durations() {
        let controller = PlayerViewController()
        controller.loadViewIfNeeded()
        controller.state.elapsed = 83.4
        controller.state.remaining = 3_642
        controller.state.episode.length = 3_725
        #expect(controller.elapsedLabel.text == "1:23" && controller.remainingLabel.text == "1:00:42")
        #expect(controller.lengthLabel.text == "1:02 long, to the minute")
        controller.state.remaining = nil
        #expect(controller.remainingLabel.text == "none")
    }

    @Test("is another one for exactly one, as without a format")
    func exactForms() throws {
        let catalog = try Data(contentsOf: RepositoryRoot.url(of: "Tests/Goldens/Catalogs/Screens.xcstrings"))
        let reader = try StringCatalogReader(Array(catalog), language: "en")
        StringCatalogReader.$current.withValue(reader) {
            #expect(shown { $0.likes = 1 }.likesLabel.text == "One like")
            #expect(shown { $0.likes = 2 }.likesLabel.text != "One like")
        }
    }
}
