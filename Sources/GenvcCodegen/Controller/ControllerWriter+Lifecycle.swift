import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// The methods for the moments at which the screen appears and disappears.
extension ControllerWriter {
    /// The moments that come as notifications of the app.
    private var notifications: [LifecycleHook] { screen.hooks.filter { $0.source == .notification } }

    var hasObservers: Bool { !notifications.isEmpty }

    /// The last statements of `viewDidLoad`.
    var didLoadStatements: [Statement] {
        screen.hooks.contains(.viewDidLoad) ? [telling(.viewDidLoad)] : []
    }

    /// The methods of `UIViewController` that are overridden, in the order in which they are called.
    func lifecycle() -> [TemplateValue] {
        var contexts: [TemplateValue] = []
        for hook in LifecycleHook.allCases {
            guard case .method(let parameters) = hook.source, hook != .viewDidLoad else { continue }
            let statements = barStatements(at: hook) + (screen.hooks.contains(hook) ? [telling(hook)] : [])
            guard !statements.isEmpty else { continue }
            contexts.append([
                "signature": .string("\(hook.rawValue)(\(parameters))"),
                "call": .string("\(hook.rawValue)(\(parameters.isEmpty ? "" : "animated"))"),
                "lines": .lines(statements),
            ])
        }
        for hook in screen.hooks where hook.source == .answer {
            contexts.append([
                "signature": .string("\(hook.rawValue)() -> Bool"), "call": .null,
                // Without anybody who answers, UIKit asks others, and goes back by itself.
                "lines": .lines([
                    .guarded(["delegate != nil"], otherwise: ["return super.\(hook.rawValue)()"]), telling(hook),
                    "return true",
                ]),
            ])
        }
        return contexts
    }

    /// The toolbar and the observers are there while the screen is.
    private func barStatements(at hook: LifecycleHook) -> [Statement] {
        switch hook {
        case .viewWillAppear: return settingToolbar(isHidden: false) + notifications.map(observing)
        case .viewDidAppear: return focusing
        case .viewDidLayoutSubviews: return fitting
        case .viewWillDisappear:
            guard hasObservers else { return settingToolbar(isHidden: true) }
            let removing = Statement.call("NotificationCenter.default.removeObserver", ["observer"])
            return settingToolbar(isHidden: true) + [
                .closure(head: "for observer in observers", signature: "", body: [removing]), "observers = []",
            ]
        default: return []
        }
    }

    /// The input that has the keyboard when the screen appears; no view is told that it appears.
    private var focusedInput: ViewNode? {
        guard !tree.rootIsClass else { return nil }
        return tree.views.first { $0.role == .element && $0.element?.isTrue(.focusesOnAppear) == true }
    }

    /// True if the controller remembers that it has appeared.
    var keepsAppearance: Bool { focusedInput != nil }

    /// Whoever comes back to the screen finds it as they left it: the keyboard comes up the first time alone.
    private var focusing: [Statement] {
        guard let input = focusedInput else { return [] }
        let focusing = Statement.call("\(input.expression).becomeFirstResponder")
        // A hidden input would take the keyboard too.
        let reaching =
            tree.mayBeOutOfReach(input) ? .when("\(input.expression).isShownAndEnabled", [focusing]) : focusing
        return [.when("!hasAppeared", ["hasAppeared = true", reaching])]
    }

    private func settingToolbar(isHidden: Bool) -> [Statement] {
        guard !screen.toolbar.isEmpty else { return [] }
        return [.call("navigationController?.setToolbarHidden", ["\(isHidden)", "animated: animated"])]
    }

    /// The screen as large as its rows, as high where its width is said.
    private var fitting: [Statement] {
        guard let keyed = screen.controller?.values.fittingSize else { return [] }
        let (target, fit) = (Expression(keyed.key.name), "\(tree.root).systemLayoutSizeFitting" as Expression)
        let ready = layingOutTexts
        guard case .length(let length) = keyed.value else {
            return ready + [.set(target, .call(fit, ["UIView.layoutFittingCompressedSize"]))]
        }
        let width = expressions.metrics.expression(for: length, named: keyed.key.name + "Width")
        let arguments: [Expression] = [
            "CGSize(width: \(width), height: 0)", "withHorizontalFittingPriority: .required",
            "verticalFittingPriority: .fittingSizeLevel",
        ]
        return ready + [.set(target, .filledCall(fit, arguments))]
    }

    /// The statements that give text views their heights before the rows are measured.
    private var layingOutTexts: [Statement] {
        guard screen.contains(where: \.isAsHighAsItsText), let rows = tree.rootStack else { return [] }
        return [
            .comment("A text view knows the height of its text once it is laid out."),
            .call("\(tree.views[rows].expression).layoutIfNeeded"),
        ]
    }

    /// The statement that has a method called at a notification of the app.
    private func observing(_ hook: LifecycleHook) -> Statement {
        let adding = Expression.stackedCall(
            "NotificationCenter.default.addObserver",
            ["forName: UIApplication.\(hook.rawValue)Notification", "object: nil", "queue: nil"], .together)
        let told = Expression.closure(
            adding, "[weak self] _ in",
            [
                .comment("UIApplication posts it on the main thread."),
                "MainActor.assumeIsolated { self?.\(hook.rawValue)() }",
            ])
        return .call("observers.append", [told])
    }

    /// The methods that the observers call.
    var observerMethods: [TemplateValue] {
        notifications.map { hook in
            [
                "signature": .string("private func \(hook.rawValue)()"),
                "lines": .lines([telling(hook)]),
            ]
        }
    }

    /// The statement that lets a list above the keyboard reach the lower edge of the screen while the keyboard is down.
    var lettingListReachEdge: [Statement] {
        guard tree.letsListReachEdge else { return [] }
        let setting: Statement = "\(tree.root).keyboardLayoutGuide.usesBottomSafeArea = false"
        return [setting.available(fromIOS: FirstIOS.keyboardAtEdge, deployedTo: screen.deploymentTarget)]
    }

    /// The statement that has the size found anew when what the rows show has changed; none for a size that they do not
    /// decide.
    var invalidatingFittingSize: [Statement] {
        guard tree.hasFittingSize else { return [] }
        // The contents of the rows decide how large they are, and layout says it.
        return [.call("\(tree.root).setNeedsLayout")]
    }

    private func telling(_ hook: LifecycleHook) -> Statement { events.call(ofHook: hook.rawValue) }
}
