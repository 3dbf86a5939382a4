import Foundation
import Testing

@testable import UIKit

/// Shows a construct on a phone, and writes down what its owner is told.
@MainActor
class ConstructOwner<Form: UIResponder> {
    /// The owner of the construct's views and state: the controller, the view, or the component on a screen.
    let form: Form
    /// The events since `told` was called last, in words: `didChangeName Ada`.
    private var events: [String] = []
    private let controller: UIViewController
    private(set) var window: UIWindow

    private static var phone: LayoutEnvironment {
        LayoutEnvironment(
            size: CGSize(width: 390, height: 844), safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    }

    init(_ controller: UIViewController, form: () -> Form) {
        self.form = form()
        self.controller = controller
        window = UIWindow()
    }

    init(_ view: Form) where Form: UIView {
        form = view
        controller = ViewOwner(view)
        window = UIWindow()
    }

    /// Shows it; by then the owner is the delegate, so that it is told of what happens at the beginning.
    func show() {
        window = Self.phone.show { controller }
    }

    /// Writes down an event, with the values that are told besides.
    func tell(_ event: String, _ values: Any...) {
        events.append(([event] + values.map(Self.words)).joined(separator: " "))
    }

    private static func words(_ value: Any) -> String {
        switch value {
        case let recognizer as UIGestureRecognizer: "\(recognizer.state)"
        case let date as Date: "\(Int(date.timeIntervalSince1970))"
        case let plan as Plan: plan.id
        default: "\(value)"
        }
    }

    /// The events since this was called last, in words.
    func told() -> [String] {
        defer { events = [] }
        return events
    }

    /// The alert or controller that is shown over the construct.
    var presented: UIViewController? { controller.presentedViewController }

    /// The view of the construct.
    var view: UIView? { form as? UIView ?? controller.view }

    func layOut() {
        window.layoutIfNeeded()
    }

    /// Moves it to a pad whose owner reads the largest text, from right to left.
    func moveToPad() {
        window.environment = LayoutEnvironment(
            size: CGSize(width: 820, height: 1180), contentSizeCategory: .accessibilityExtraExtraExtraLarge,
            layoutDirection: .rightToLeft, userInterfaceIdiom: .pad)
        // UIKit lays out what has other traits.
        view?.setNeedsLayout()
        layOut()
    }
}

/// A controller whose view is of a spec.
private final class ViewOwner: UIViewController {
    private let content: UIView

    init(_ content: UIView) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("a view is created in code")
    }

    override func loadView() {
        view = content
    }
}
