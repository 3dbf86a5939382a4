import Foundation

@testable import ExampleScreens

/// Writes down what a screen tells its delegate.
@MainActor
final class FeedbackRecorder: FeedbackViewControllerDelegate {
    private(set) var events: [String] = []

    func feedbackViewController(_ viewController: FeedbackViewController, didChangeName name: String) {
        events.append("name \(name)")
    }
    func feedbackViewController(_ viewController: FeedbackViewController, didChangeEmail email: String) {
        events.append("email \(email)")
    }
    func feedbackViewController(_ viewController: FeedbackViewController, didChangeVisit visit: Date) {
        events.append("visit \(visit.timeIntervalSince1970)")
    }
    func feedbackViewController(_ viewController: FeedbackViewController, didChangeMood selectedSegmentIndex: Int) {
        events.append("mood \(selectedSegmentIndex)")
    }
    func feedbackViewController(_ viewController: FeedbackViewController, didChangeRating value: Float) {
        events.append("rating \(value)")
    }
    func feedbackViewController(_ viewController: FeedbackViewController, didChangeGuests value: Double) {
        events.append("guests \(value)")
    }
    func feedbackViewController(_ viewController: FeedbackViewController, didChangeAnswer isOn: Bool) {
        events.append("answer \(isOn)")
    }
    func feedbackViewController(_ viewController: FeedbackViewController, didChangePlace place: String) {
        events.append("place \(place)")
    }
    func feedbackViewControllerDidSearchPlace(_ viewController: FeedbackViewController) { events.append("search") }
    func feedbackViewController(_ viewController: FeedbackViewController, didChangeMessage message: String) {
        events.append("message \(message)")
    }
    func feedbackViewController(_ viewController: FeedbackViewController, didChangeStep currentPage: Int) {
        events.append("step \(currentPage)")
    }
    func feedbackViewControllerDidTapSend(_ viewController: FeedbackViewController) { events.append("send") }
}
