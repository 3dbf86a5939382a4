/// A moment in the life cycle of a screen that is reported to the delegate.
package enum LifecycleHook: String, Sendable, Hashable, CaseIterable {
    case viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
    case viewDidLayoutSubviews
    case willEnterForeground, didEnterBackground
    case accessibilityPerformEscape

    /// The kind of method by which UIKit reports the moment.
    package enum Source: Sendable, Hashable {
        /// A method of `UIViewController` with these parameters, as they are declared.
        case method(parameters: String)
        /// A notification that `UIApplication` posts while the screen is shown.
        case notification
        /// A method of `UIViewController` that returns whether it did something.
        case answer
    }

    /// The kind of method by which UIKit reports the moment, which decides the code.
    package var source: Source {
        switch self {
        case .viewDidLoad, .viewDidLayoutSubviews: .method(parameters: "")
        case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
            .method(parameters: "_ animated: Bool")
        case .willEnterForeground, .didEnterBackground: .notification
        case .accessibilityPerformEscape: .answer
        }
    }
}
