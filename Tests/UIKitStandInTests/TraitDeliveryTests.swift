import Testing

@testable import UIKit

@MainActor
@Suite("Traits that change")
struct TraitDeliveryTests {
    /// The calls, in their order.
    private final class Log {
        var entries: [String] = []

        /// The calls since it was asked last.
        func taken() -> [String] {
            defer { entries = [] }
            return entries
        }
    }

    private final class Probe: UIView {
        let label: String
        let log: Log

        init(_ label: String, _ log: Log) {
            (self.label, self.log) = (label, log)
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            let isText = previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
            log.entries.append(label + (isText ? ": text" : ": other"))
        }

        override func updateProperties() { log.entries.append("\(label): properties") }
        override func layoutSubviews() { log.entries.append("\(label): layout") }
    }

    private final class Controller: UIViewController {
        let log: Log

        init(_ log: Log) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func loadView() { view = Probe("view", log) }
        override func viewDidLoad() { view.addSubview(Probe("inner", log)) }
        override func traitCollectionDidChange(_ previous: UITraitCollection?) { log.entries.append("controller") }
        override func updateProperties() { log.entries.append("controller: properties") }
    }

    private let phone = LayoutEnvironment(size: CGSize(width: 390, height: 844))

    private func shown() -> (controller: Controller, window: UIWindow, log: Log) {
        let log = Log()
        let controller = Controller(log)
        let window = phone.show { controller }
        return (controller, window, log)
    }

    @Test("are not told where a view has had them from the first, and properties come before layout")
    func first() {
        let (_, _, log) = shown()
        #expect(
            log.taken() == [
                "controller: properties", "view: properties", "inner: properties", "view: layout", "inner: layout",
            ])
    }

    @Test("are told when a view enters a window with others, from the outside in")
    func entering() {
        let log = Log()
        let controller = Controller(log)
        controller.loadViewIfNeeded()
        var large = phone
        large.contentSizeCategory = .accessibilityLarge
        let window = UIWindow(environment: large)
        window.rootViewController = controller
        #expect(log.taken() == [])
        window.layoutIfNeeded()
        #expect(
            log.taken() == [
                "controller", "controller: properties", "view: text", "view: properties", "inner: text",
                "inner: properties", "view: layout", "inner: layout",
            ])
        window.layoutIfNeeded()
        #expect(log.taken() == [])
    }

    @Test("are told once when the window has others, and nothing is laid out for them")
    func changing() {
        let (_, window, log) = shown()
        log.entries = []
        var large = phone
        large.contentSizeCategory = .accessibilityLarge
        window.environment = large
        window.layoutIfNeeded()
        #expect(
            log.taken() == [
                "controller", "controller: properties", "view: text", "view: properties", "inner: text",
                "inner: properties",
            ])
        window.environment = phone
        window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        window.layoutIfNeeded()
        #expect(log.taken() == [], "the view has the same traits as before, whoever gives them")
    }

    @Test("are told below the view that overrides them, and colors have it laid out")
    func overriding() throws {
        let (controller, window, log) = shown()
        log.entries = []
        let inner = try #require(controller.view.subviews.first)
        inner.traitOverrides.horizontalSizeClass = .regular
        window.layoutIfNeeded()
        #expect(log.taken() == ["inner: other", "inner: properties"])
        inner.overrideUserInterfaceStyle = .dark
        window.layoutIfNeeded()
        #expect(log.taken() == ["inner: other", "inner: properties", "inner: layout"])
        inner.maximumContentSizeCategory = .small
        window.layoutIfNeeded()
        #expect(log.taken() == ["inner: text", "inner: properties"])
        controller.overrideUserInterfaceStyle = .dark
        window.layoutIfNeeded()
        #expect(
            log.taken() == [
                "controller", "controller: properties", "view: other", "view: properties", "view: layout",
            ])
    }

    @Test("are told to those that have registered for one of them")
    func registrations() {
        let (controller, window, _) = shown()
        var told: [String] = []
        controller.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitLayoutDirection.self]) {
            (controller: Controller, previous) in
            told.append("\(previous.layoutDirection) \(controller.traitCollection.layoutDirection)")
        }
        controller.view.registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) {
            (view: UIView, _) in told.append("\(view.traitCollection.userInterfaceStyle)")
        }
        window.traitOverrides.preferredContentSizeCategory = .small
        window.layoutIfNeeded()
        #expect(told == [])
        window.traitOverrides.layoutDirection = .rightToLeft
        window.layoutIfNeeded()
        #expect(told == ["leftToRight rightToLeft"])
        window.overrideUserInterfaceStyle = .dark
        window.layoutIfNeeded()
        #expect(told == ["leftToRight rightToLeft", "dark"])
    }

    private struct Palette: UITraitDefinition { static let defaultValue = 0 }

    @Test("are those of the app too, by their values")
    func own() {
        let (controller, window, log) = shown()
        var told = 0
        controller.registerForTraitChanges([Palette.self]) { (_: Controller, _) in told += 1 }
        window.traitOverrides[Palette.self] = 1
        window.layoutIfNeeded()
        #expect(told == 1)
        log.entries = []
        window.traitOverrides[Palette.self] = 1
        window.layoutIfNeeded()
        #expect(told == 1 && log.taken() == [])
        window.traitOverrides[Palette.self] = 2
        window.layoutIfNeeded()
        #expect(told == 2)
    }

    @Test("are the current ones while a view is laid out and told of them")
    func current() {
        final class Reader: UIView {
            var styles: [UIUserInterfaceStyle] = []
            override func updateProperties() { styles.append(UITraitCollection.current.userInterfaceStyle) }
            override func layoutSubviews() { styles.append(UITraitCollection.current.userInterfaceStyle) }
        }
        let (controller, window, _) = shown()
        let reader = Reader()
        reader.overrideUserInterfaceStyle = .dark
        controller.view.addSubview(reader)
        window.layoutIfNeeded()
        #expect(reader.styles == [.dark, .dark])
    }

    @Test("properties are updated when it is asked for")
    func asking() throws {
        let (controller, window, log) = shown()
        log.entries = []
        controller.view.subviews.first?.setNeedsUpdateProperties()
        window.layoutIfNeeded()
        #expect(log.taken() == ["inner: properties"])
        controller.setNeedsUpdateProperties()
        window.layoutIfNeeded()
        #expect(log.taken() == ["controller: properties"])
    }
}
