import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// What happens as the screen appears and disappears.
extension ControllerWriter {
    private var notifications: [LifecycleHook] { screen.hooks.filter { $0.source == .notification } }

    var hasObservers: Bool { !notifications.isEmpty }

    /// The last lines of `viewDidLoad`.
    var didLoadLines: [String] {
        screen.hooks.contains(.viewDidLoad) ? lines(of: .viewDidLoad) : []
    }

    /// The methods of `UIViewController` that are overridden, in the order in which they are called.
    func lifecycle() -> [TemplateValue] {
        var contexts: [TemplateValue] = []
        for hook in LifecycleHook.allCases {
            guard case .method(let parameters) = hook.source, hook != .viewDidLoad else { continue }
            var lines = barLines(at: hook)
            if screen.hooks.contains(hook) { lines += self.lines(of: hook) }
            guard !lines.isEmpty else { continue }
            contexts.append([
                "signature": .string("\(hook.rawValue)(\(parameters))"),
                "call": .string("\(hook.rawValue)(\(parameters.isEmpty ? "" : "animated"))"),
                "lines": DeclarationWriter.lines(lines),
            ])
        }
        for hook in screen.hooks where hook.source == .answer {
            contexts.append([
                "signature": .string("\(hook.rawValue)() -> Bool"), "call": .null,
                "lines": DeclarationWriter.lines(lines(of: hook) + ["return true"]),
            ])
        }
        return contexts
    }

    /// The toolbar and the observers are there while the screen is.
    private func barLines(at hook: LifecycleHook) -> [String] {
        var lines: [String] = []
        switch hook {
        case .viewWillAppear:
            if !screen.toolbar.isEmpty {
                lines.append("navigationController?.setToolbarHidden(false, animated: animated)")
            }
            for notification in notifications { lines += observing(notification) }
        case .viewDidAppear:
            let input = tree.views.first { $0.role == .element && $0.element?.isTrue(.focusesOnAppear) == true }
            if let input { lines.append("\(input.name).becomeFirstResponder()") }
        case .viewDidLayoutSubviews: lines += fittingLines
        case .viewWillDisappear:
            if !screen.toolbar.isEmpty {
                lines.append("navigationController?.setToolbarHidden(true, animated: animated)")
            }
            if hasObservers {
                lines.append("for observer in observers {")
                lines.append("    NotificationCenter.default.removeObserver(observer)")
                lines.append("}")
                lines.append("observers = []")
            }
        default: break
        }
        return lines
    }

    /// The screen as large as its rows, as high where its width is said.
    private var fittingLines: [String] {
        guard let keyed = screen.controller?.values.fittingSize else { return [] }
        guard case .length(let length) = keyed.value else {
            return SourceLine.call(
                "\(keyed.key.name) = ", "\(tree.rootName).systemLayoutSizeFitting",
                ["UIView.layoutFittingCompressedSize"], indentation: Self.indentation)
        }
        let width = expressions.metrics.expression(for: length, named: keyed.key.name + "Width")
        return [
            "\(keyed.key.name) = \(tree.rootName).systemLayoutSizeFitting(",
            "    CGSize(width: \(width.text), height: 0), withHorizontalFittingPriority: .required,",
            "    verticalFittingPriority: .fittingSizeLevel)",
        ]
    }

    private func observing(_ hook: LifecycleHook) -> [String] {
        let text = expressions.writer.inline(
            "Observer", ["notification": .string(hook.rawValue), "method": .string(hook.rawValue)])
        return DeclarationWriter.split(text)
    }

    /// The methods that the observers call.
    var observerMethods: [TemplateValue] {
        notifications.map { hook in
            [
                "signature": .string("private func \(hook.rawValue)()"),
                "lines": DeclarationWriter.lines(lines(of: hook)),
            ]
        }
    }

    private func lines(of hook: LifecycleHook) -> [String] {
        StatementPrinter.lines([events.call(ofHook: hook.rawValue)], indentation: Self.indentation)
    }
}
