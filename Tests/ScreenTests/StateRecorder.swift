import Foundation

@testable import GoldenScreens
@testable import UIKit

/// Writes down what the screen `State` tells.
@MainActor
final class StateRecorder: StateViewControllerDelegate {
    private(set) var events: [String] = []

    func stateViewController(_ viewController: StateViewController, didChangeEmail email: String) {
        events.append("email \(email)")
    }

    func stateViewController(_ viewController: StateViewController, didChangeNote note: String) {
        events.append("note \(note)")
    }

    func stateViewController(_ viewController: StateViewController, didChangeQuery query: String?) {
        events.append("query \(query ?? "nil")")
    }

    func stateViewControllerDidSearchQuery(_ viewController: StateViewController) {
        events.append("search")
    }

    func stateViewController(_ viewController: StateViewController, didChangeVolume volume: Double) {
        events.append("volume \(volume)")
    }

    func stateViewController(_ viewController: StateViewController, didChangeLevel level: Int) {
        events.append("level \(level)")
    }

    func stateViewController(_ viewController: StateViewController, didChangeBonus bonus: Int?) {
        events.append("bonus \(bonus ?? 0)")
    }

    func stateViewController(_ viewController: StateViewController, didChangeCount count: Int) {
        events.append("count \(count)")
    }

    func stateViewController(_ viewController: StateViewController, didChangeGuests guests: Double) {
        events.append("guests \(guests)")
    }

    func stateViewController(_ viewController: StateViewController, didChangePlan plan: StateViewController.Plan) {
        events.append("plan \(plan)")
    }

    func stateViewController(_ viewController: StateViewController, didChangeDay day: Date) {
        events.append("day")
    }

    func stateViewController(_ viewController: StateViewController, didChangePage page: Int) {
        events.append("page \(page)")
    }

    func stateViewControllerDidTapCancel(_ viewController: StateViewController) {
        events.append("cancel")
    }

    func stateViewControllerDidTapPay(_ viewController: StateViewController) {
        events.append("pay")
    }

    func stateViewControllerDidReturnEmail(_ viewController: StateViewController) {
        events.append("return")
    }
}
