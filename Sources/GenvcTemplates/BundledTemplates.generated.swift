// swift-format-ignore-file
// Made from Templates/ by `swift run genvc-dev update`; change those.

/// The text of every template in Templates/, by its name.
package enum BundledTemplates {
    package static let all: [(name: String, text: String)] = [
        (
            "AccessibilityAction",
####"""
UIAccessibilityCustomAction(
    {{#arguments}}
    {{.}}
    {{/arguments}}
) { [weak self] _ in
    self?.{{method}}()
    return true
}

"""####
        ),
        (
            "Action",
####"""
{{type}}(
    {{#arguments}}
    {{.}}
    {{/arguments}}
){{#method}} { [weak self] _ in self?.{{name}}({{argument}}) }{{/method}}{{#isSilent}} { _ in }{{/isSilent}}

"""####
        ),
        (
            "AnimatedChanges",
####"""
// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

extension UIView {
    /// Animates changes, and the layout that follows from them; at once while the view is in no window, and where
    /// people reduce motion.
    func animateChanges(withDuration duration: TimeInterval, _ changes: @escaping () -> Void) {
        guard let window, !UIAccessibility.isReduceMotionEnabled else {
            UIView.performWithoutAnimation(changes)
            return
        }
        if #available(iOS 26, *) {
            UIView.animate(
                withDuration: duration, delay: 0, options: [.allowUserInteraction, .flushUpdates], animations: changes)
        } else {
            // What changed before must not move with the rest.
            window.layoutIfNeeded()
            UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction) {
                changes()
                window.layoutIfNeeded()
            }
        }
    }

    /// Lets what the view shows fade over into what it shows then, as part of an animation.
    func dissolveChanges(_ changes: @escaping () -> Void) {
        UIView.transition(
            with: self, duration: UIView.inheritedAnimationDuration,
            options: [.transitionCrossDissolve, .allowUserInteraction], animations: changes)
    }
}

"""####
        ),
        (
            "AttributedText",
####"""
{{#paragraph}}
let {{name}} = NSMutableParagraphStyle()
{{#lines}}
{{.}}
{{/lines}}
{{/paragraph}}
{{variable}}.attributedText = NSAttributedString(
    {{argument}}: {{text}},
{{#isSingle}}
    attributes: [{{#attributes}}{{.}}{{/attributes}}]{{#runs}},{{/runs}}
{{/isSingle}}
{{^isSingle}}
    attributes: [
        {{#attributes}}
        {{.}}
        {{/attributes}}
    ]{{#runs}},{{/runs}}
{{/isSingle}}
{{#runs}}
    runs: [
        {{#lines}}
        {{.}}
        {{/lines}}
    ]
{{/runs}}
)
{{#hasOwnLinkLook}}
{{variable}}.linkTextAttributes = [:]
{{/hasOwnLinkLook}}

"""####
        ),
        (
            "CapsuleStackView",
####"""
// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

/// A stack view with round ends, whatever its size.
final class CapsuleStackView: UIStackView {

    override init(frame: CGRect) {
        super.init(frame: frame)
        translatesAutoresizingMaskIntoConstraints = false
    }

    @available(*, unavailable)
    required init(coder: NSCoder) {
        fatalError("CapsuleStackView is created in code")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = min(bounds.width, bounds.height) / 2
    }
}

"""####
        ),
        (
            "CapsuleView",
####"""
// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

/// A view with round ends, whatever its size.
final class CapsuleView: UIView {

    override init(frame: CGRect) {
        super.init(frame: frame)
        translatesAutoresizingMaskIntoConstraints = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("CapsuleView is created in code")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = min(bounds.width, bounds.height) / 2
    }
}

"""####
        ),
        (
            "CardView",
####"""
// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

/// A raised surface with rows, top to bottom.
final class CardView: UIStackView {

    override init(frame: CGRect) {
        super.init(frame: frame)
        axis = .vertical
        isLayoutMarginsRelativeArrangement = true
        directionalLayoutMargins = .all(Theme.Spacing.medium)
        backgroundColor = Theme.Colors.surface
        layer.cornerRadius = Theme.CornerRadius.large
        translatesAutoresizingMaskIntoConstraints = false
    }

    @available(*, unavailable)
    required init(coder: NSCoder) {
        fatalError("CardView is created in code")
    }
}

"""####
        ),
        (
            "CarouselScrollView",
####"""
// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

/// A scroll view that begins at its leading end in both directions of reading, and keeps its page when it is resized.
final class CarouselScrollView: UIScrollView {

    /// Shows the page at hand, and turns the pages.
    weak var pageControl: UIPageControl? {
        didSet {
            let turn = UIAction { [weak self] _ in self?.followPageControl() }
            pageControl?.addAction(turn, for: .valueChanged)
        }
    }

    /// The page that takes most of the view, counted from 0 at the leading end.
    private(set) var currentPage = 0

    private var laidOutSize = CGSize.zero
    private var laidOutContentSize = CGSize.zero
    /// The page to which it is being turned by code.
    private var nextPage: Int?

    override init(frame: CGRect) {
        super.init(frame: frame)
        translatesAutoresizingMaskIntoConstraints = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("CarouselScrollView is created in code")
    }

    /// Scrolls to a page.
    func turn(to page: Int, animated: Bool) {
        guard page != currentPage else { return }
        currentPage = page
        nextPage = animated ? page : nil
        setContentOffset(offset(of: page), animated: animated)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.size != laidOutSize || contentSize != laidOutContentSize else { return notePage() }
        // Content that is shorter than the view stands at its leading end, too.
        contentInset.left = isMirrored ? max(0, bounds.width - contentSize.width) : 0
        if isPagingEnabled || laidOutContentSize == .zero {
            contentOffset = offset(of: currentPage)
        } else if isMirrored {
            // What is read stays in place: it is counted from the leading end.
            contentOffset.x += contentSize.width - bounds.width - (laidOutContentSize.width - laidOutSize.width)
        }
        (laidOutSize, laidOutContentSize) = (bounds.size, contentSize)
    }

    private var isVertical: Bool { contentSize.height > bounds.height }
    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func offset(of page: Int) -> CGPoint {
        if isVertical { return CGPoint(x: 0, y: CGFloat(page) * bounds.height) }
        let distance = CGFloat(page) * bounds.width
        return CGPoint(x: isMirrored ? contentSize.width - bounds.width - distance : distance, y: 0)
    }

    /// Tells the page control which page takes most of the view.
    private func notePage() {
        guard isPagingEnabled, bounds.width > 0, bounds.height > 0 else { return }
        let distance =
            isVertical
            ? contentOffset.y / bounds.height
            : (isMirrored ? contentSize.width - bounds.width - contentOffset.x : contentOffset.x) / bounds.width
        let page = max(0, Int(distance + 0.5))
        if isDragging { nextPage = nil }
        if page == nextPage { nextPage = nil }
        guard nextPage == nil, page != currentPage else { return }
        currentPage = page
        pageControl?.currentPage = page
        pageControl?.sendActions(for: .valueChanged)
    }

    private func followPageControl() {
        guard let pageControl else { return }
        turn(to: pageControl.currentPage, animated: true)
    }
}

"""####
        ),
        (
            "ChildPlace",
####"""
/// Shown in its place while it is set.
var {{name}}: UIViewController? {
    didSet {
        guard isViewLoaded, {{name}} !== oldValue else { return }
        if let oldValue { removeEmbedded(oldValue) }
        if let {{name}} { embed({{name}}, in: {{container}}) }
    }
}

"""####
        ),
        (
            "Component",
####"""
final class {{className}}: {{base}} {
{{#metrics}}

    private enum Metrics {
    {{#constants}}
        static let {{name}}: CGFloat = {{value}}
    {{/constants}}
    }
{{/metrics}}
{{#content}}

    struct Content: Equatable {
    {{#fields}}
        {{.}}
    {{/fields}}
    }

    var content: Content {
        didSet {
            if content != oldValue { render() }
        }
    }
{{/content}}
{{#state}}
    {{#enums}}

    enum {{name}}: {{conformances}} {
        case {{cases}}
    }
    {{/enums}}

    struct State: Equatable {
    {{#fields}}
        {{.}}
    {{/fields}}
    }

    var state = State() {
        didSet {
            if state != oldValue { render() }
        }
    }
{{/state}}
{{#hasClosures}}

    {{#closures}}
    {{.}}
    {{/closures}}
{{/hasClosures}}
{{#isControl}}

    override var accessibilityLabel: String? {
        get {
            if let label = super.accessibilityLabel { return label }
            {{#spokenLabels}}
            {{.}}
            {{/spokenLabels}}
            return labels.filter { !$0.isHidden }.compactMap(\.text).joined(separator: ", ")
        }
        set { super.accessibilityLabel = newValue }
    }
{{/isControl}}
{{#controlStates}}

    override var {{name}}: Bool {
        didSet {
            if {{name}} != oldValue { render() }
        }
    }
{{/controlStates}}

{{#literals}}
    enum {{name}}: CaseIterable, Hashable, Sendable {
        case {{cases}}
        {{#properties}}

        var {{name}}: {{type}} {
            switch self {
            {{#cases}}
            case .{{name}}:
                {{#lines}}
                {{.}}
                {{/lines}}
            {{/cases}}
            {{#lacksSome}}
            default:
                nil
            {{/lacksSome}}
            }
        }
        {{/properties}}
    }

{{/literals}}
    // MARK: - UI Elements
{{#repeats}}

    private(set) var {{array}}: [{{type}}] = []
{{/repeats}}
{{#elements}}

    {{> Element}}
{{/elements}}
{{#switchedConstraints}}

    // Constraints that conditions switch.
    {{#properties}}
    private lazy var {{name}}: [NSLayoutConstraint] = [
        {{#lines}}
        {{.}}
        {{/lines}}
    ]
    {{/properties}}
{{/switchedConstraints}}
{{#storedConstraints}}
{{#named}}

    // Constraints for code to move.
    {{#properties}}
    private(set) var {{.}}: NSLayoutConstraint?
    {{/properties}}
{{/named}}
{{#bound}}

    // Constraints whose constants follow the content.
    {{#properties}}
    private var {{.}}: NSLayoutConstraint?
    {{/properties}}
{{/bound}}
{{/storedConstraints}}
{{#rendered}}

    // What was shown last: what changed since is animated, or made anew.
    {{#properties}}
    private var {{name}}: {{type}}?
    {{/properties}}
{{/rendered}}

    // MARK: - Lifecycle

    {{#content}}
    init(_ content: Content) {
        self.content = content
        super.init(frame: .zero)
    {{/content}}
    {{^content}}
    init() {
        super.init(frame: .zero)
    {{/content}}
        {{#setUp}}
        {{.}}
        {{/setUp}}
        {{#hasHierarchy}}
        setupHierarchy()
        {{/hasHierarchy}}
        setupConstraints()
        {{#hasActions}}
        setupActions()
        {{/hasActions}}
        {{#render}}
        {{#handlers}}
        {{view}}.configurationUpdateHandler = { [weak self] _ in self?.{{method}}() }
        {{/handlers}}
        render()
        {{/render}}
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("{{className}} is created in code")
    }
{{#overrides}}

    override func {{signature}} {
        {{#lines}}
        {{.}}
        {{/lines}}
    }
{{/overrides}}

    // MARK: - Setup

    {{#hasHierarchy}}
    private func setupHierarchy() {
        {{#hierarchy}}
        {{#needsGap}}

        {{/needsGap}}
        {{#lines}}
        {{.}}
        {{/lines}}
        {{/hierarchy}}
        {{#hasRepeatedHierarchy}}

        {{#repeatedHierarchy}}
        {{.}}
        {{/repeatedHierarchy}}
        {{/hasRepeatedHierarchy}}
    }
    {{#repeats}}
    {{> Repeated}}
    {{/repeats}}

    {{/hasHierarchy}}
    private func setupConstraints() {
        {{#storedConstraints}}
        {{#statements}}
        {{> StoredConstraint}}
        {{/statements}}

        {{/storedConstraints}}
        NSLayoutConstraint.activate([
            {{#constraints}}
            {{.}}
            {{/constraints}}
        ])
    }
{{#hasActions}}

    private func setupActions() {
        {{#bindings}}
        {{.}}
        {{/bindings}}
    }
{{/hasActions}}
{{#render}}

    // MARK: - Rendering

    private func render() {
        {{#lines}}
        {{.}}
        {{/lines}}
    }
    {{#handlers}}

    private func {{method}}() {
        {{#lines}}
        {{.}}
        {{/lines}}
    }
    {{/handlers}}
{{/render}}
{{#rendered}}
{{#tests}}

    private func isChanged(_ field: KeyPath<{{type}}, some Equatable>) -> Bool {
        {{name}}?[keyPath: field] != {{value}}[keyPath: field]
    }
{{/tests}}
{{/rendered}}
{{#adaptive}}

    /// What follows the traits.
    private func adaptLayout() {
        {{#lines}}
        {{.}}
        {{/lines}}
    }
{{/adaptive}}
{{#contents}}

    private func {{name}}({{parameter}}) -> {{type}} {
        {{#lines}}
        {{.}}
        {{/lines}}
    }
{{/contents}}
}
{{#conformances}}

{{> Conformance}}
{{/conformances}}

"""####
        ),
        (
            "ComponentCell",
####"""
// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

/// A cell of a list that shows a view; the view stays while the cell is configured again.
final class ComponentCell<Component: UIView>: UICollectionViewListCell {

    var component: Component? {
        didSet {
            oldValue?.removeFromSuperview()
            guard let component else { return }
            contentView.addSubview(component)
            let bottom = component.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
            // A cell has the height of its estimate until it is measured.
            bottom.priority = .required - 1
            NSLayoutConstraint.activate([
                component.topAnchor.constraint(equalTo: contentView.topAnchor),
                component.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                component.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                bottom,
            ])
        }
    }
}

"""####
        ),
        (
            "ComponentFile",
####"""
import UIKit
{{#components}}

{{> Component}}
{{/components}}

"""####
        ),
        (
            "Conformance",
####"""
// MARK: - {{protocol}}

extension {{className}}: {{protocol}} {
    {{#methods}}
    {{#needsGap}}

    {{/needsGap}}
    func {{signature}} {
        {{#cases}}
        {{#condition}}
        if {{expression}} {
            {{#call}}
            {{.}}
            {{/call}}
        }
        {{/condition}}
        {{^condition}}
        {{#call}}
        {{.}}
        {{/call}}
        {{/condition}}
        {{/cases}}
    }
    {{/methods}}
    {{#links}}
    {{#needsGap}}

    {{/needsGap}}
    {{^isAlwaysNew}}
    @available(iOS 17.0, *)
    {{/isAlwaysNew}}
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
        guard case .link(let url) = textItem.content else { return defaultAction }
        return UIAction { [weak self] _ in self?.didTapLink(url{{#isRepeated}}, in: textView{{/isRepeated}}) }
    }

    {{^isAlwaysNew}}
    @available(iOS 17.0, *)
    {{/isAlwaysNew}}
    func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? {
        // A link is a name here, which nobody can open or share.
        nil
    }

    {{^isAlwaysNew}}
    /// Asked before iOS 17 only.
    func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        if interaction == .invokeDefaultAction { didTapLink(url{{#isRepeated}}, in: textView{{/isRepeated}}) }
        return false
    }

    {{/isAlwaysNew}}
    private func didTapLink(_ url: URL{{#isRepeated}}, in textView: UITextView{{/isRepeated}}) {
        switch url.absoluteString {
        {{#cases}}
        case {{name}}:
            {{#call}}
            {{.}}
            {{/call}}
        {{/cases}}
        default: break
        }
    }
    {{/links}}
}

"""####
        ),
        (
            "Constraint",
####"""
{{#isOneLine}}
{{item}}.constraint({{arguments}}){{suffix}},
{{/isOneLine}}
{{#isBroken}}
{{item}}.constraint({{arguments}})
    {{suffix}},
{{/isBroken}}
{{#isWrapped}}
{{item}}.constraint(
    {{arguments}}
){{suffix}},
{{/isWrapped}}
{{#isVerbatim}}
{{text}},
{{/isVerbatim}}

"""####
        ),
        (
            "ContextualAction",
####"""
let {{name}} = UIContextualAction(
    {{#isBroken}}
    style: .{{style}},
    title: {{title}}
    {{/isBroken}}
    {{^isBroken}}
    style: .{{style}}, title: {{title}}
    {{/isBroken}}
) { {{#method}}[weak self] {{/method}}_, _, completion in
    {{#method}}
    self?.{{name}}({{argument}})
    {{/method}}
    completion(true)
}

"""####
        ),
        (
            "ControllerLifecycle",
####"""
{{#state}}
init(state: State = State()) {
    self.state = state
    super.init(nibName: nil, bundle: nil)
    {{#initial}}
    {{.}}
    {{/initial}}
}
{{/state}}
{{^state}}
init() {
    super.init(nibName: nil, bundle: nil)
    {{#initial}}
    {{.}}
    {{/initial}}
}
{{/state}}

@available(*, unavailable)
required init?(coder: NSCoder) {
    fatalError("{{className}} is created in code")
}

{{#overrides}}
override var {{name}}: {{type}} { {{value}} }

{{/overrides}}
override func viewDidLoad() {
    super.viewDidLoad()
    {{#setUp}}
    {{.}}
    {{/setUp}}
    setupHierarchy()
    setupConstraints()
    {{#embedding}}
    {{.}}
    {{/embedding}}
    {{#hasActions}}
    setupActions()
    {{/hasActions}}
    {{#render}}
    {{#handlers}}
    {{view}}.configurationUpdateHandler = { [weak self] _ in self?.{{method}}() }
    {{/handlers}}
    render()
    {{/render}}
    {{#statements}}
    {{.}}
    {{/statements}}
    {{#didLoad}}
    {{.}}
    {{/didLoad}}
}
{{#lifecycle}}

override func {{signature}} {
    {{#call}}
    super.{{.}}
    {{/call}}
    {{#lines}}
    {{.}}
    {{/lines}}
}
{{/lifecycle}}
{{#adaptive}}
{{^layerColors}}

override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    // UIKit calls this when the size and the traits change.
    adaptLayout()
}
{{/layerColors}}
{{/adaptive}}
{{#layerColors}}

override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    {{#adaptive}}
    adaptLayout()
    {{/adaptive}}
    // UIKit calls this when light and dark appearance change; a CGColor does not follow by itself.
    {{#lines}}
    {{.}}
    {{/lines}}
}
{{/layerColors}}

"""####
        ),
        (
            "ControllerOfView",
####"""
// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

final class {{className}}: UIViewController {
    private let contentView = {{viewName}}()

    override func loadView() {
        view = contentView
    }
    {{#delegate}}

    override func viewDidLoad() {
        super.viewDidLoad()
        contentView.delegate = self
    }
    {{/delegate}}
}
{{#delegate}}

// MARK: - {{protocol}}

extension {{className}}: {{protocol}} {
    {{#requirements}}
    {{#needsGap}}

    {{/needsGap}}
    {{signature}} {
    }
    {{/requirements}}
}
{{/delegate}}

"""####
        ),
        (
            "Element",
####"""
{{#comment}}
// {{text}}
{{/comment}}
{{#isBare}}
{{access}}{{keyword}} {{name}} = {{initializer}}
{{/isBare}}
{{^isBare}}
{{access}}{{keyword}} {{name}}: {{type}} = {
    {{#preparation}}
    {{.}}
    {{/preparation}}
    let {{variable}} = {{initializer}}
    {{#assignments}}
    {{.}}
    {{/assignments}}
    return {{variable}}
}()
{{/isBare}}

"""####
        ),
        (
            "ErrorLabel",
####"""
// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

/// A small label in the error colour: it keeps its line while it is empty, and announces a new message.
final class ErrorLabel: UILabel {

    var message: String? {
        didSet {
            guard message != oldValue else { return }
            text = message
            isAccessibilityElement = message != nil
            if let message { UIAccessibility.post(notification: .announcement, argument: message) }
        }
    }

    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width, height: max(size.height, font.lineHeight))
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        font = .preferredFont(forTextStyle: .caption1)
        adjustsFontForContentSizeCategory = true
        textColor = Theme.Colors.error
        numberOfLines = 0
        isAccessibilityElement = false
        translatesAutoresizingMaskIntoConstraints = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("ErrorLabel is created in code")
    }
}

"""####
        ),
        (
            "GestureActions",
####"""
// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

extension UIView {
    /// Adds a gesture recognizer with a closure, as controls take a `UIAction`.
    ///
    /// - Parameter action: Called when the gesture is recognized; of one that goes on, at each of its changes.
    func addGestureRecognizer<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer, action: @escaping @MainActor (Recognizer) -> Void
    ) {
        let target = GestureTarget { [weak recognizer] in
            if let recognizer { action(recognizer) }
        }
        recognizer.addTarget(target, action: #selector(GestureTarget.act))
        // A recognizer does not keep its targets.
        let key = Unmanaged.passUnretained(target).toOpaque()
        objc_setAssociatedObject(recognizer, key, target, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        addGestureRecognizer(recognizer)
    }
}

@MainActor
private final class GestureTarget: NSObject {

    private let action: @MainActor () -> Void

    init(action: @escaping @MainActor () -> Void) {
        self.action = action
        super.init()
    }

    @objc func act() {
        action()
    }
}

"""####
        ),
        (
            "GradientView",
####"""
// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

/// Colors that run into each other; they follow light and dark appearance, and the direction of reading.
final class GradientView: UIView {

    /// From the start to the end.
    var colors: [UIColor] = [] {
        didSet { setNeedsLayout() }
    }

    /// In the unit square, from the top at the leading side.
    var startPoint = CGPoint(x: 0.5, y: 0) {
        didSet { setNeedsLayout() }
    }

    var endPoint = CGPoint(x: 0.5, y: 1) {
        didSet { setNeedsLayout() }
    }

    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        translatesAutoresizingMaskIntoConstraints = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("GradientView is created in code")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // UIKit calls this when light and dark appearance change; a CGColor does not follow by itself.
        guard let gradient = layer as? CAGradientLayer else { return }
        gradient.colors = colors.map { $0.resolvedColor(with: traitCollection).cgColor }
        gradient.startPoint = mirrored(startPoint)
        gradient.endPoint = mirrored(endPoint)
    }

    private func mirrored(_ point: CGPoint) -> CGPoint {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGPoint(x: isMirrored ? 1 - point.x : point.x, y: point.y)
    }
}

"""####
        ),
        (
            "HitAreaButton",
####"""
// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

/// A button that takes touches around itself where it is smaller than a fingertip.
///
/// Views around it take part: what lies outside of them reaches nothing in them.
final class HitAreaButton: UIButton {

    /// The least width and height in which it takes touches, in points.
    var hitArea: CGFloat = 0

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let width = max(0, hitArea - bounds.width)
        let height = max(0, hitArea - bounds.height)
        return bounds.insetBy(dx: -width / 2, dy: -height / 2).contains(point)
    }
}

"""####
        ),
        (
            "KeyboardBar",
####"""
// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

/// A bar above the keyboard that moves from input to input, and puts the keyboard away.
final class KeyboardBar: UIToolbar {

    enum Part {
        case previous, next, done
    }

    private struct Input {
        weak var responder: UIResponder?
    }

    /// In the order of the screen; they keep the bar, not the bar them.
    private let inputs: [Input]

    init(_ parts: [Part], for inputs: [UIResponder]) {
        self.inputs = inputs.map { Input(responder: $0) }
        // A toolbar needs a size before it gets one, or its own constraints conflict.
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Theme.Height.control))
        autoresizingMask = .flexibleWidth
        var items = parts.filter { $0 != .done }.map { item(for: $0) }
        if parts.contains(.done) { items += [UIBarButtonItem(systemItem: .flexibleSpace), item(for: .done)] }
        setItems(items, animated: false)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("KeyboardBar is created in code")
    }

    private func item(for part: Part) -> UIBarButtonItem {
        switch part {
        case .previous:
            let item = UIBarButtonItem(primaryAction: UIAction { [weak self] _ in self?.move(by: -1) })
            item.image = UIImage(systemName: "chevron.up")
            item.accessibilityLabel = NSLocalizedString(
                "keyboard.previous", value: "Previous field", comment: "Button above the keyboard")
            return item
        case .next:
            let item = UIBarButtonItem(primaryAction: UIAction { [weak self] _ in self?.move(by: 1) })
            item.image = UIImage(systemName: "chevron.down")
            item.accessibilityLabel = NSLocalizedString(
                "keyboard.next", value: "Next field", comment: "Button above the keyboard")
            return item
        case .done:
            return UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss() })
        }
    }

    /// Goes on to the nearest input that takes the keyboard; stays where there is none.
    private func move(by step: Int) {
        guard var index = inputs.firstIndex(where: { $0.responder?.isFirstResponder == true }) else { return }
        repeat { index += step } while inputs.indices.contains(index) && !takesKeyboard(inputs[index])
        guard inputs.indices.contains(index) else { return }
        inputs[index].responder?.becomeFirstResponder()
    }

    private func takesKeyboard(_ input: Input) -> Bool {
        let isHidden = (input.responder as? UIView)?.isHidden ?? true
        return !isHidden && input.responder?.canBecomeFirstResponder == true
    }

    private func dismiss() {
        inputs.first { $0.responder?.isFirstResponder == true }?.responder?.resignFirstResponder()
    }
}

"""####
        ),
        (
            "List",
####"""
private func {{makeLayout}}() -> UICollectionViewLayout {
    {{#layout}}
    {{#isUniform}}
    {{keyword}} configuration = UICollectionLayoutListConfiguration(appearance: .{{appearance}})
    {{#background}}
    configuration.backgroundColor = {{color}}
    {{/background}}
    {{^showsSeparators}}
    configuration.showsSeparators = false
    {{/showsSeparators}}
    {{#swipes}}
    configuration.{{side}}SwipeActionsConfigurationProvider = { [weak self] indexPath in
        self?.{{method}}(at: indexPath)
    }
    {{/swipes}}
    return UICollectionViewCompositionalLayout.list(using: configuration)
    {{/isUniform}}
    {{#isMixed}}
    UICollectionViewCompositionalLayout { [weak self] index, environment in
        guard let self, let section = self.{{dataSource}}.sectionIdentifier(for: index) else { return nil }
        return self.{{makeSection}}(section, in: environment)
    }
    {{/isMixed}}
    {{#isVaried}}
    UICollectionViewCompositionalLayout { [weak self] index, environment in
        var configuration = UICollectionLayoutListConfiguration(appearance: .{{appearance}})
        {{#background}}
        configuration.backgroundColor = {{color}}
        {{/background}}
        {{^showsSeparators}}
        configuration.showsSeparators = false
        {{/showsSeparators}}
        {{#swipes}}
        configuration.{{side}}SwipeActionsConfigurationProvider = { [weak self] indexPath in
            self?.{{method}}(at: indexPath)
        }
        {{/swipes}}
        if let self, let section = self.{{dataSource}}.sectionIdentifier(for: index) {
            {{#modes}}
            {{.}}
            {{/modes}}
        }
        return .list(using: configuration, layoutEnvironment: environment)
    }
    {{/isVaried}}
    {{/layout}}
}

private func {{makeDataSource}}() -> UICollectionViewDiffableDataSource<{{section}}, {{item}}> {
    {{#cells}}
    {{#isBroken}}
    let {{registration}} = UICollectionView.CellRegistration<{{class}}, {{payload}}> {
        [weak self] cell, _, {{argument}} in
    {{/isBroken}}
    {{^isBroken}}
    let {{registration}} = UICollectionView.CellRegistration<{{class}}, {{payload}}> { [weak self] cell, _, {{argument}} in
    {{/isBroken}}
        self?.{{method}}({{arguments}})
    }
    {{/cells}}
    {{#texts}}
    let {{name}} = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSection{{capitalizedName}}
    ) { [weak self] view, _, indexPath in
        {{#isNamed}}
        guard let self,
            let section = self.{{dataSource}}.sectionIdentifier(for: indexPath.section)
        else { return }
        {{/isNamed}}
        {{^isNamed}}
        guard let self, let section = self.{{dataSource}}.sectionIdentifier(for: indexPath.section) else { return }
        {{/isNamed}}
        var content = view.defaultContentConfiguration()
        content.text = self.{{name}}Text(of: section)
        view.contentConfiguration = content
    }
    {{/texts}}
    {{#supplements}}
    let {{registration}} = UICollectionView.SupplementaryRegistration<{{class}}>(
        elementKind: UICollectionView.elementKindSection{{capitalizedName}}
    ) { [weak self] view, _, _ in
        self?.{{method}}(view)
    }
    {{/supplements}}
    {{#isNamed}}
    {{starting}} UICollectionViewDiffableDataSource<{{section}}, {{item}}>(
        collectionView: {{view}}
    ) { collectionView, indexPath, item in
    {{/isNamed}}
    {{^isNamed}}
    {{starting}} UICollectionViewDiffableDataSource<{{section}}, {{item}}>(collectionView: {{view}}) {
        collectionView, indexPath, item in
    {{/isNamed}}
        switch item {
        {{#cells}}
        case {{pattern}}:
            return collectionView.dequeueConfiguredReusableCell(
                using: {{registration}}, for: indexPath, item: {{itemArgument}})
        {{/cells}}
        }
    }
    {{#hasSupplements}}
    {{#choosing}}
    dataSource.supplementaryViewProvider = { [weak self] collectionView, kind, indexPath in
        {{#lines}}
        {{.}}
        {{/lines}}
    }
    {{/choosing}}
    {{^choosing}}
    dataSource.supplementaryViewProvider = { collectionView, {{kindName}}, indexPath in
        {{#hasBothTexts}}
        collectionView.dequeueConfiguredReusableSupplementary(
            using: kind == UICollectionView.elementKindSectionHeader ? header : footer, for: indexPath)
        {{/hasBothTexts}}
        {{^hasBothTexts}}
        {{#texts}}
        collectionView.dequeueConfiguredReusableSupplementary(using: {{name}}, for: indexPath)
        {{/texts}}
        {{/hasBothTexts}}
    }
    {{/choosing}}
    return dataSource
    {{/hasSupplements}}
}

private func {{applySnapshot}}() {
    {{#isChanging}}
    defer { {{shownState}} = state }
    {{/isChanging}}
    var snapshot = NSDiffableDataSourceSnapshot<{{section}}, {{item}}>()
    {{#appending}}
    {{.}}
    {{/appending}}
    {{#hasEmptyState}}
    {{emptyStateView}}.isHidden = snapshot.numberOfItems > 0
    {{/hasEmptyState}}
    {{^isChanging}}
    {{dataSource}}.applySnapshotUsingReloadData(snapshot)
    {{/isChanging}}
    {{#isChanging}}
    guard {{#isCompared}}let shownState{{#isNamed}} = {{shownState}}{{/isNamed}}{{/isCompared}}{{^isCompared}}{{shownState}} != nil{{/isCompared}} else {
        {{dataSource}}.applySnapshotUsingReloadData(snapshot)
        return
    }
    {{#reconfiguring}}
    {{.}}
    {{/reconfiguring}}
    {{dataSource}}.apply(snapshot, animatingDifferences: {{window}} != nil)
    {{/isChanging}}
}
{{#functions}}

{{signature}} {
    {{#lines}}
    {{.}}
    {{/lines}}
}
{{/functions}}

"""####
        ),
        (
            "ListTypes",
####"""
enum {{section}}: Hashable, Sendable {
    {{#sections}}
    {{.}}
    {{/sections}}
}

enum {{item}}: Hashable, Sendable {
    {{#items}}
    {{.}}
    {{/items}}
}

"""####
        ),
        (
            "LocalizedString",
####"""
{{#isOneLine}}
NSLocalizedString({{key}}, value: {{value}}, comment: {{comment}})
{{/isOneLine}}
{{#isWrapped}}
NSLocalizedString(
    {{key}}, value: {{value}}, comment: {{comment}})
{{/isWrapped}}
{{#isStacked}}
NSLocalizedString(
    {{key}},
    value: {{value}},
    comment: {{comment}}
)
{{/isStacked}}

"""####
        ),
        (
            "MarkedText",
####"""
// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

extension NSAttributedString {
    /// A text whose phrases are marked as `[phrase](name)`, so that a translation can move and change them.
    ///
    /// - Parameters:
    ///   - attributes: What all of the text has.
    ///   - runs: What phrases have besides, by name. Brackets with any other name stay as they are.
    convenience init(marked text: String, attributes: [Key: Any], runs: [String: [Key: Any]]) {
        let result = NSMutableAttributedString(string: "")
        var rest = text[...]
        var searched = rest.startIndex
        while let bracket = rest[searched...].firstIndex(of: "]") {
            searched = rest.index(after: bracket)
            guard rest[searched...].first == "(", let end = rest[searched...].firstIndex(of: ")"),
                let run = runs[String(rest[searched..<end].dropFirst())],
                let start = rest[..<bracket].lastIndex(of: "[")
            else { continue }
            let phrase = rest[start..<bracket].dropFirst()
            result.append(NSAttributedString(string: String(rest[..<start]), attributes: attributes))
            result.append(NSAttributedString(string: String(phrase), attributes: attributes.merging(run) { $1 }))
            rest = rest[rest.index(after: end)...]
            searched = rest.startIndex
        }
        result.append(NSAttributedString(string: String(rest), attributes: attributes))
        self.init(attributedString: result)
    }
}

"""####
        ),
        (
            "Observer",
####"""
observers.append(
    NotificationCenter.default.addObserver(
        forName: UIApplication.{{notification}}Notification, object: nil, queue: nil
    ) { [weak self] _ in
        // UIApplication posts it on the main thread.
        MainActor.assumeIsolated { self?.{{method}}() }
    })

"""####
        ),
        (
            "PaddedLabel",
####"""
// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

/// A label with room around its text, and round ends on request, for badges and tags.
final class PaddedLabel: UILabel {

    var contentInsets = NSDirectionalEdgeInsets.zero {
        didSet { invalidateIntrinsicContentSize() }
    }

    /// True for corners that are round from end to end, whatever the height.
    var hasRoundEnds = false {
        didSet { setNeedsLayout() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        translatesAutoresizingMaskIntoConstraints = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("PaddedLabel is created in code")
    }

    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(
            width: size.width + contentInsets.leading + contentInsets.trailing,
            height: size.height + contentInsets.top + contentInsets.bottom)
    }

    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
    }

    override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: insets))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if hasRoundEnds { layer.cornerRadius = min(bounds.width, bounds.height) / 2 }
    }

    private var insets: UIEdgeInsets {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return UIEdgeInsets(
            top: contentInsets.top, left: isMirrored ? contentInsets.trailing : contentInsets.leading,
            bottom: contentInsets.bottom, right: isMirrored ? contentInsets.leading : contentInsets.trailing)
    }
}

"""####
        ),
        (
            "PaddedTextField",
####"""
// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

/// A text field with room around its text.
final class PaddedTextField: UITextField {

    var contentInsets = NSDirectionalEdgeInsets.zero {
        didSet { invalidateIntrinsicContentSize() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        translatesAutoresizingMaskIntoConstraints = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("PaddedTextField is created in code")
    }

    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(
            width: size.width + contentInsets.leading + contentInsets.trailing,
            height: size.height + contentInsets.top + contentInsets.bottom)
    }

    override func textRect(forBounds bounds: CGRect) -> CGRect {
        super.textRect(forBounds: bounds).inset(by: insets)
    }

    override func editingRect(forBounds bounds: CGRect) -> CGRect {
        super.editingRect(forBounds: bounds).inset(by: insets)
    }

    override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        super.placeholderRect(forBounds: bounds).inset(by: insets)
    }

    private var insets: UIEdgeInsets {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return UIEdgeInsets(
            top: contentInsets.top, left: isMirrored ? contentInsets.trailing : contentInsets.leading,
            bottom: contentInsets.bottom, right: isMirrored ? contentInsets.leading : contentInsets.trailing)
    }
}

"""####
        ),
        (
            "PasswordTextField",
####"""
// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

/// A secure text field with a button that shows and hides the text.
final class PasswordTextField: UITextField {

    private let revealButton = UIButton(configuration: .plain())

    override init(frame: CGRect) {
        super.init(frame: frame)
        isSecureTextEntry = true
        // The text field places the view itself, mirrors it, and keeps the text clear of it.
        rightView = revealButton
        rightViewMode = .always
        translatesAutoresizingMaskIntoConstraints = false
        revealButton.addAction(UIAction { [weak self] _ in self?.toggleSecureTextEntry() }, for: .touchUpInside)
        updateRevealButton()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("PasswordTextField is created in code")
    }

    override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let rect = super.rightViewRect(forBounds: bounds)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(
            x: isMirrored ? rect.minX : rect.maxX - Theme.Height.control,
            y: bounds.midY - Theme.Height.control / 2,
            width: Theme.Height.control,
            height: Theme.Height.control)
    }

    private func toggleSecureTextEntry() {
        isSecureTextEntry.toggle()
        updateRevealButton()
    }

    private func updateRevealButton() {
        revealButton.configuration?.image = UIImage(systemName: isSecureTextEntry ? "eye" : "eye.slash")
        revealButton.accessibilityLabel =
            isSecureTextEntry
            ? NSLocalizedString("password.show", value: "Show password", comment: "Button that shows what was typed")
            : NSLocalizedString("password.hide", value: "Hide password", comment: "Button that hides what was typed")
    }
}

"""####
        ),
        (
            "PlaceholderTextView",
####"""
// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

/// A text view that says what belongs in it while it is empty.
final class PlaceholderTextView: UITextView {

    var placeholder: String? {
        didSet {
            placeholderLabel.text = placeholder
            setNeedsLayout()
        }
    }

    override var text: String! {
        didSet { showPlaceholder() }
    }

    override var font: UIFont? {
        didSet { placeholderLabel.font = font }
    }

    /// VoiceOver reads the placeholder as it reads that of a text field.
    override var accessibilityValue: String? {
        get { text.isEmpty ? placeholder : super.accessibilityValue }
        set { super.accessibilityValue = newValue }
    }

    private let placeholderLabel = UILabel()
    /// Of what people type, while the view is on screen.
    private var observer: (any NSObjectProtocol)?

    override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        placeholderLabel.textColor = .placeholderText
        placeholderLabel.numberOfLines = 0
        placeholderLabel.adjustsFontForContentSizeCategory = true
        placeholderLabel.isAccessibilityElement = false
        addSubview(placeholderLabel)
        translatesAutoresizingMaskIntoConstraints = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("PlaceholderTextView is created in code")
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if let observer { NotificationCenter.default.removeObserver(observer) }
        observer = window == nil ? nil : observeText()
        showPlaceholder()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let padding = textContainer.lineFragmentPadding
        let room = bounds.inset(by: textContainerInset).insetBy(dx: padding, dy: 0)
        let size = placeholderLabel.sizeThatFits(CGSize(width: room.width, height: .greatestFiniteMagnitude))
        placeholderLabel.frame = CGRect(
            x: textContainerInset.left + padding, y: textContainerInset.top, width: room.width, height: size.height)
    }

    private func observeText() -> any NSObjectProtocol {
        NotificationCenter.default.addObserver(
            forName: UITextView.textDidChangeNotification, object: self, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.showPlaceholder() }
        }
    }

    private func showPlaceholder() {
        placeholderLabel.isHidden = !text.isEmpty
    }
}

"""####
        ),
        (
            "PrimaryButton",
####"""
// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

/// The filled button for the main action of a screen.
final class PrimaryButton: UIButton {

    override init(frame: CGRect) {
        super.init(frame: frame)
        var configuration = UIButton.Configuration.filled()
        configuration.baseBackgroundColor = Theme.Colors.primary
        configuration.baseForegroundColor = Theme.Colors.onPrimary
        configuration.cornerStyle = .fixed
        configuration.background.cornerRadius = Theme.CornerRadius.large
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var attributes = incoming
            attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] = .preferredFont(forTextStyle: .headline)
            return attributes
        }
        self.configuration = configuration
        titleLabel?.adjustsFontForContentSizeCategory = true
        translatesAutoresizingMaskIntoConstraints = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("PrimaryButton is created in code")
    }
}

"""####
        ),
        (
            "RemoteImageView",
####"""
// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

/// Shows a picture from the network: no larger than it is shown, and loaded only as long as it is wanted.
final class RemoteImageView: UIImageView {

    /// Gives the bytes of a picture. An app may replace it, to cache pictures or to add headers.
    static var fetch: @Sendable (URL) async throws -> Data = { url in
        try await URLSession.shared.data(from: url).0
    }

    /// What is shown until the picture is there, and where there is none.
    var placeholder: UIImage? {
        didSet { if !isLoaded { image = placeholder } }
    }

    var url: URL? {
        didSet { if url != oldValue { reset() } }
    }

    /// Pictures that are loaded before they are shown.
    private static var prefetched: [URL: Task<Data, any Error>] = [:]

    private var isLoaded = false
    private var loading: Task<Void, Never>?

    init() {
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("RemoteImageView is created in code")
    }

    deinit {
        loading?.cancel()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        loadIfNeeded()
    }

    /// Begins to load what will soon be shown.
    static func prefetch(_ urls: [URL]) {
        let fetch = fetch
        for url in urls where prefetched[url] == nil {
            prefetched[url] = Task { try await fetch(url) }
        }
    }

    /// Stops loading what will not be shown after all.
    static func cancelPrefetching(_ urls: [URL]) {
        for url in urls { prefetched.removeValue(forKey: url)?.cancel() }
    }

    private func reset() {
        loading?.cancel()
        loading = nil
        isLoaded = false
        image = placeholder
        setNeedsLayout()
    }

    /// Begins once it is known how large the picture is shown.
    private func loadIfNeeded() {
        guard let url, loading == nil, bounds.width > 0, bounds.height > 0 else { return }
        let scale = traitCollection.displayScale
        let pixels = CGSize(width: bounds.width * scale, height: bounds.height * scale)
        let fetch = Self.fetch
        let prefetched = Self.prefetched.removeValue(forKey: url)
        loading = Task { [weak self] in
            var data = try? await withTaskCancellationHandler {
                try await prefetched?.value
            } onCancel: {
                prefetched?.cancel()
            }
            if data == nil, !Task.isCancelled { data = try? await fetch(url) }
            guard let data, let picture = await Self.picture(from: data, covering: pixels),
                !Task.isCancelled
            else { return }
            self?.isLoaded = true
            self?.image = picture
        }
    }

    /// The picture, made so small that it just covers as many pixels.
    private static func picture(from data: Data, covering pixels: CGSize) async -> UIImage? {
        guard let whole = UIImage(data: data), whole.size.width > 0, whole.size.height > 0 else { return nil }
        let factor = max(pixels.width / whole.size.width, pixels.height / whole.size.height)
        guard factor < 1 else { return await whole.byPreparingForDisplay() }
        let size = CGSize(width: whole.size.width * factor, height: whole.size.height * factor)
        return await whole.byPreparingThumbnail(ofSize: size)
    }
}

"""####
        ),
        (
            "Repeated",
####"""

private func {{method}}({{parameter}}) {
    {{#views}}
    {{#preparation}}
    {{.}}
    {{/preparation}}
    let {{name}} = {{initializer}}
    {{#assignments}}
    {{.}}
    {{/assignments}}
    {{/views}}
    {{#bindings}}
    {{.}}
    {{/bindings}}
    {{#hierarchy}}
    {{.}}
    {{/hierarchy}}
    {{#constraints}}
    NSLayoutConstraint.activate([
        {{#lines}}
        {{.}}
        {{/lines}}
    ])
    {{/constraints}}
    {{array}}.append({{name}})
}

"""####
        ),
        (
            "SceneDelegate",
####"""
// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        {{#root}}
        window.rootViewController = {{root}}
        {{/root}}
        {{^root}}
        // Put your first screen here: `UINavigationController(rootViewController: LoginViewController())`.
        window.rootViewController = UIViewController()
        {{/root}}
        window.makeKeyAndVisible()
        self.window = window
    }
}

"""####
        ),
        (
            "SlotView",
####"""
// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

/// A place for a view that is given later; hidden as long as it has none.
final class SlotView: UIView {

    var content: UIView? {
        didSet {
            guard content !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            isHidden = content == nil
            guard let content else { return }
            content.translatesAutoresizingMaskIntoConstraints = false
            addSubview(content)
            NSLayoutConstraint.activate([
                content.topAnchor.constraint(equalTo: topAnchor),
                content.leadingAnchor.constraint(equalTo: leadingAnchor),
                content.trailingAnchor.constraint(equalTo: trailingAnchor),
                content.bottomAnchor.constraint(equalTo: bottomAnchor),
            ])
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
        translatesAutoresizingMaskIntoConstraints = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("SlotView is created in code")
    }
}

"""####
        ),
        (
            "Starter",
####"""
screen: {{name}}
type: {{type}}
{{#scroll}}
scroll: {{scroll}}
{{/scroll}}
{{#isLaidOut}}
margins: {{#isMarginScrolled}}{ horizontal: medium }{{/isMarginScrolled}}{{^isMarginScrolled}}medium{{/isMarginScrolled}}
spacing: medium
{{/isLaidOut}}
{{> StarterNavigation}}
{{#hasState}}
state:
  {{> StarterState}}
{{/hasState}}
{{#isSections}}
{{> StarterSections}}
{{/isSections}}
{{^isSections}}
{{#hasStyles}}
styles:
  heading: { font: headline, accessibilityTraits: header }
  {{#hasQuiet}}
  quiet: { font: subheadline, textColor: textSecondary }
  {{/hasQuiet}}
{{/hasStyles}}
rows:
  {{> StarterFrame}}
{{/isSections}}
{{#hasComponents}}
components:
  {{#hasEntryRow}}
  {{> StarterRow}}
  {{/hasEntryRow}}
  {{#isComplex}}
  {{> StarterCard}}
  {{/isComplex}}
{{/hasComponents}}

"""####
        ),
        (
            "StarterCard",
####"""
{{component}}Card:
  {{#isTappable}}
  base: control
  {{/isTappable}}
  parameters: { title: String, detail: String }
  margins: medium
  spacing: tiny
  backgroundColor: surface
  cornerRadius: medium
  {{#isTappable}}
  when: [ { if: isHighlighted, alpha: 0.5 } ]
  {{/isTappable}}
  rows:
    - stackView: texts
      spacing: tiny
      items:
        - { label: title, text: $title, font: headline }
        - { label: detail, text: $detail, font: subheadline, textColor: textSecondary }
    {{#isSections}}
    - spacer
    {{/isSections}}

"""####
        ),
        (
            "StarterCards",
####"""
{{#isColumns}}
- {{component}}Card: {{element}}
  repeat:
    {{#cards}}
    - { id: {{id}}, title: {{title}}, detail: {{detail}} }
    {{/cards}}
  title: ${{element}}.title
  detail: ${{element}}.detail
{{/isColumns}}
{{^isColumns}}
- scrollView: {{element}}s
  axis: horizontal
  showsIndicators: false
  spacing: small
  items:
    - {{component}}Card: {{element}}
      repeat:
        {{#cards}}
        - { id: {{id}}, title: {{title}}, detail: {{detail}} }
        {{/cards}}
      title: ${{element}}.title
      detail: ${{element}}.detail
{{/isColumns}}

"""####
        ),
        (
            "StarterDashboard",
####"""
{{#isFirst}}
{{#hasText}}
- { searchBar: search, {{^isSimple}}text: $query, {{/isSimple}}placeholder: Search, searchBarStyle: minimal }
{{/hasText}}
{{#isSimple}}
- card: steps
  spacing: tiny
  rows:
    {{#hasImages}}
    - { imageView: steps, image: symbol:figure.walk, size: 32, tintColor: primary, decorative: true }
    {{/hasImages}}
    - { label: steps, text: "8,214", font: title1 bold }
    - { label: stepsCaption, text: Steps today }
{{/isSimple}}
{{^isSimple}}
- stackView: figures
  axis: horizontal
  distribution: fillEqually
  spacing: medium
  when: [ { if: contentSizeCategory >= accessibilityMedium, axis: vertical, distribution: fill } ]
  items:
    - card: steps
      spacing: tiny
      rows:
        {{#hasImages}}
        - { imageView: steps, image: symbol:figure.walk, size: 32, tintColor: primary, decorative: true }
        {{/hasImages}}
        - { label: steps, text: "8,214", font: title2 bold }
        - { label: stepsCaption, text: Steps, style: quiet }
    - card: energy
      spacing: tiny
      rows:
        {{#hasImages}}
        - { imageView: energy, image: symbol:flame, size: 32, tintColor: primary, decorative: true }
        {{/hasImages}}
        - { label: energy, text: "512", font: title2 bold }
        - { label: energyCaption, text: Energy, style: quiet }
{{/isSimple}}
{{/isFirst}}
{{#isSecond}}
- card: goal
  spacing: small
  rows:
    - { label: goal, text: 70 % of the goal }
    - { progressView: goal, progress: 0.7, accessibilityLabel: Goal }
{{#hasLists}}
{{> StarterEntries}}
{{/hasLists}}
{{/isSecond}}

"""####
        ),
        (
            "StarterDetail",
####"""
{{#isFirst}}
{{#hasImages}}
- imageView: photo
  image: photo
  height: 200
  contentMode: scaleAspectFill
  clipsToBounds: true
  cornerRadius: medium
  accessibilityLabel: Photo
{{/hasImages}}
{{#isSimple}}
- { label: heading, text: A Good Title, font: title2 bold, accessibilityTraits: header }
{{/isSimple}}
{{^isSimple}}
- stackView: titles
  spacing: tiny
  items:
    - { label: heading, text: A Good Title, font: title2 bold, accessibilityTraits: header }
    - { label: subtitle, text: What it is about, style: quiet }
{{/isSimple}}
- { label: text, text: Say in a few words what one sees here. }
{{/isFirst}}
{{#isSecond}}
- row: place
  leading: { label: place, text: Place{{^isSimple}}, style: quiet{{/isSimple}} }
  trailing: { label: placeValue, text: London }
{{^isSimple}}
- row: year
  leading: { label: year, text: Year, style: quiet }
  trailing: { label: yearValue, text: "1842" }
{{/isSimple}}
{{#hasText}}
- { textField: note, {{^isSimple}}text: $note, {{/isSimple}}placeholder: Add a note, returnKeyType: done }
{{/hasText}}
{{#hasLists}}
{{> StarterEntries}}
{{/hasLists}}
{{/isSecond}}

"""####
        ),
        (
            "StarterEnd",
####"""
{{#hasButtons}}
{{#isSpaced}}
- spacer
{{/isSpaced}}
- { button: {{action}}, style: primary, title: {{actionTitle}} }
{{^isSimple}}
- { button: {{secondAction}}, title: {{secondActionTitle}} }
{{/isSimple}}
{{/hasButtons}}

"""####
        ),
        (
            "StarterEntries",
####"""
- {{component}}Row: {{entry}}
  repeat:
    {{#entries}}
    - { id: {{id}}, title: {{title}}{{^isSimple}}, detail: {{detail}}{{/isSimple}} }
    {{/entries}}
  title: ${{entry}}.title
  {{^isSimple}}
  detail: ${{entry}}.detail
  {{/isSimple}}

"""####
        ),
        (
            "StarterEntry",
####"""
{{#hasImages}}
- row: {{id}}
  spacing: medium
  items:
    - { imageView: {{id}}, image: symbol:doc.text, size: 32, tintColor: primary, decorative: true }
    {{> StarterEntryTexts}}
{{/hasImages}}
{{^hasImages}}
{{> StarterEntryTexts}}
{{/hasImages}}

"""####
        ),
        (
            "StarterEntryTexts",
####"""
{{#isSimple}}
- { label: {{id}}, text: {{title}} }
{{/isSimple}}
{{^isSimple}}
- stackView: {{id}}
  items:
    - { label: {{id}}, text: {{title}} }
    - { label: {{id}}Detail, text: {{detail}}, font: subheadline, textColor: textSecondary }
{{/isSimple}}

"""####
        ),
        (
            "StarterForm",
####"""
{{#isFirst}}
{{#hasImages}}
{{#isSimple}}
- imageView: avatar
  image: symbol:person.crop.circle.fill
  tintColor: secondary
  size: 96
  placement: center
  accessibilityLabel: Your picture
{{/isSimple}}
{{^isSimple}}
- row: picture
  spacing: medium
  items:
    - { imageView: avatar, image: symbol:person, tintColor: secondary, size: 64, accessibilityLabel: Your picture }
    - stackView: picture
      spacing: tiny
      items:
        - { label: picture, text: Your picture }
        - { label: pictureHint, text: Others see it, style: quiet }
{{/isSimple}}
{{/hasImages}}
{{#hasText}}
- { textField: name, {{^isSimple}}text: $name, {{/isSimple}}placeholder: Name, textContentType: name, returnKeyType: next }
- textField: email
  {{^isSimple}}
  text: $email
  {{/isSimple}}
  placeholder: Email
  textContentType: emailAddress
  keyboardType: emailAddress
  returnKeyType: done
  error: {{#isSimple}}true{{/isSimple}}{{^isSimple}}$emailError{{/isSimple}}
{{/hasText}}
{{^hasText}}
- { label: question, text: When does it suit you? }
- { datePicker: day, datePickerMode: date, accessibilityLabel: Day }
{{/hasText}}
{{/isFirst}}
{{#isSecond}}
- row: updates
  leading: { label: updates, text: Updates }
  trailing: { switch: updates, {{^isSimple}}isOn: $hasUpdates, {{/isSimple}}accessibilityLabel: Updates }
{{^isSimple}}
- segmentedControl: frequency
  segments: [Day, Week, Month]
  selectedSegmentIndex: 1
  {{#isComplex}}
  isEnabled: $hasUpdates
  {{/isComplex}}
  accessibilityLabel: How often
{{/isSimple}}
{{#hasLists}}
{{> StarterEntries}}
{{/hasLists}}
{{/isSecond}}

"""####
        ),
        (
            "StarterFrame",
####"""
{{#isNone}}
# The screen stands still; only where large text leaves too little room does this scroll.
- scrollView: content
  margins: { vertical: medium }
  spacing: medium
  rows:
    {{> StarterGroups}}
{{/isNone}}
{{#isVertical}}
{{> StarterGroups}}
{{/isVertical}}
{{#isColumns}}
- row: columns
  alignment: {{#isHorizontal}}fill{{/isHorizontal}}{{^isHorizontal}}top{{/isHorizontal}}
  distribution: fillEqually
  spacing: medium
  items:
    {{#groups}}
    - {{#isHorizontal}}scrollView{{/isHorizontal}}{{^isHorizontal}}stackView{{/isHorizontal}}: {{id}}Column
      {{#isHorizontal}}
      margins: { vertical: medium }
      {{/isHorizontal}}
      spacing: medium
      {{#isFirst}}
      constraints: [ width == screen * 0.8 ]      # so that the next column shows
      {{/isFirst}}
      {{#isHorizontal}}rows{{/isHorizontal}}{{^isHorizontal}}items{{/isHorizontal}}:
        {{> StarterGroup}}
        {{#isLast}}
        {{> StarterEnd}}
        {{/isLast}}
    {{/groups}}
{{/isColumns}}

"""####
        ),
        (
            "StarterGroup",
####"""
{{#isTitled}}
- { label: {{id}}, text: {{heading}}, style: heading }
{{/isTitled}}
{{#isForm}}
{{> StarterForm}}
{{/isForm}}
{{#isList}}
{{> StarterList}}
{{/isList}}
{{#isDetail}}
{{> StarterDetail}}
{{/isDetail}}
{{#isDashboard}}
{{> StarterDashboard}}
{{/isDashboard}}
{{#isThird}}
{{> StarterCards}}
{{/isThird}}

"""####
        ),
        (
            "StarterGroups",
####"""
{{#groups}}
{{> StarterGroup}}
{{/groups}}
{{> StarterEnd}}

"""####
        ),
        (
            "StarterList",
####"""
{{#isFirst}}
{{#hasText}}
- { searchBar: search, {{^isSimple}}text: $query, {{/isSimple}}placeholder: Search, searchBarStyle: minimal }
{{/hasText}}
{{/isFirst}}
{{^isThird}}
{{#hasLists}}
{{> StarterEntries}}
{{/hasLists}}
{{^hasLists}}
{{#entries}}
{{> StarterEntry}}
{{^isLast}}
- separator
{{/isLast}}
{{/entries}}
{{/hasLists}}
{{/isThird}}

"""####
        ),
        (
            "StarterNavigation",
####"""
navigation:
  title: {{title}}
  {{#isDashboard}}
  largeTitleDisplayMode: always
  {{/isDashboard}}
  {{#isSections}}
  {{#hasButtons}}
  trailing: [ { barButtonItem: add, systemItem: add } ]
  {{/hasButtons}}
  {{#hasText}}
  search: { placeholder: Search, text: $query }
  {{/hasText}}
  {{/isSections}}

"""####
        ),
        (
            "StarterProject",
####"""
# What holds for all specs beside this file and below it.

# Rules that this project sees otherwise: error, warning, note or off. `genvc explain rules` lists them.
# rules: { off-scale: error, reading-order: note }

# Texts are localised under stable keys; `literals` writes them into the code as they are.
# strings: literals

# A screen becomes a view controller; or, with `view`, a view beside a view controller that is made once and then is
# yours.
# style: view

# Tokens that specs can name, besides those that ship (`genvc explain theme`). `genvc init` writes them into Theme.swift
# once; from then on that file is yours, and what is added here is to be added there.
{{#hasTheme}}
theme:
  {{#lines}}
  {{.}}
  {{/lines}}
{{/hasTheme}}
{{^hasTheme}}
# theme:
#   colors:
#     brand: { light: "#0A5FD6", dark: "#5C9DFF", highContrast: { light: "#003E8F", dark: "#9CC3FF" } }
#   fonts: { display: 34 bold rounded }
#   spacing: { gutter: 20 }
#   cornerRadius: { card: 14 }
{{/hasTheme}}

"""####
        ),
        (
            "StarterRow",
####"""
{{component}}Row:
  base: control
  height: control
  parameters: { title: String{{^isSimple}}, detail: String{{/isSimple}} }
  when: [ { if: isHighlighted, alpha: 0.5 } ]
  rows:
    - row: content
      spacing: medium
      items:
        {{#hasImages}}
        - { imageView: icon, image: symbol:doc.text, size: 32, tintColor: primary, decorative: true }
        {{/hasImages}}
        {{#isSimple}}
        - { label: title, text: $title }
        {{/isSimple}}
        {{^isSimple}}
        - stackView: texts
          items:
            - { label: title, text: $title }
            - { label: detail, text: $detail, font: subheadline, textColor: textSecondary }
        {{/isSimple}}

"""####
        ),
        (
            "StarterSections",
####"""
list: { appearance: insetGrouped }
sections:
  {{#groups}}
  - section: {{id}}
    {{#isTitled}}
    header: {{heading}}
    {{/isTitled}}
    {{#isThird}}
    layout: carousel
    itemSize: 240x240
    spacing: small
    margins: { horizontal: medium }
    items:
      - {{component}}Card: {{element}}
        repeat:
          {{#cards}}
          - { id: {{id}}, title: {{title}}, detail: {{detail}} }
          {{/cards}}
        title: ${{element}}.title
        detail: ${{element}}.detail
    {{/isThird}}
    {{^isThird}}
    items:
      {{#hasLists}}
      - cell: {{entry}}
        repeat:
          {{#entries}}
          - { id: {{id}}, title: {{title}}{{^isSimple}}, detail: {{detail}}{{/isSimple}} }
          {{/entries}}
        text: ${{entry}}.title
        {{^isSimple}}
        secondaryText: ${{entry}}.detail
        {{/isSimple}}
        {{#hasImages}}
        image: symbol:doc.text
        {{/hasImages}}
        accessories: disclosureIndicator
      {{/hasLists}}
      {{^hasLists}}
      {{#entries}}
      - { cell: {{id}}, text: {{title}}, {{^isSimple}}secondaryText: {{detail}}, {{/isSimple}}{{#hasImages}}image: symbol:doc.text, {{/hasImages}}accessories: disclosureIndicator }
      {{/entries}}
      {{/hasLists}}
    {{/isThird}}
  {{/groups}}

"""####
        ),
        (
            "StarterState",
####"""
{{#isForm}}
{{#hasText}}
name: String
email: String
emailError: String?
{{/hasText}}
hasUpdates: Bool
{{/isForm}}
{{#isDetail}}
note: String
{{/isDetail}}
{{#hasSearch}}
query: String
{{/hasSearch}}

"""####
        ),
        (
            "StoredConstraint",
####"""
{{#isOneLine}}
let {{name}} = {{item}}.constraint({{arguments}}){{suffix}}
{{/isOneLine}}
{{#isBroken}}
let {{name}} = {{item}}.constraint({{arguments}})
    {{suffix}}
{{/isBroken}}
{{#isWrapped}}
let {{name}} = {{item}}.constraint(
    {{arguments}}
){{suffix}}
{{/isWrapped}}
{{#isVerbatim}}
let {{name}} = {{text}}
{{/isVerbatim}}
self.{{name}} = {{name}}

"""####
        ),
        (
            "SwitchCell",
####"""
// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

/// A cell of a list with a switch, which stays the same while the cell is configured again.
final class SwitchCell: UICollectionViewListCell {

    var didChange: ((Bool) -> Void)?

    private(set) lazy var switchControl: UISwitch = {
        let action = UIAction { [weak self] _ in
            guard let self else { return }
            self.didChange?(self.switchControl.isOn)
        }
        return UISwitch(frame: .zero, primaryAction: action)
    }()

    var switchAccessory: UICellAccessory {
        .customView(configuration: .init(customView: switchControl, placement: .trailing(displayed: .always)))
    }

    override var isUserInteractionEnabled: Bool {
        didSet { switchControl.isEnabled = isUserInteractionEnabled }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        didChange = nil
    }
}

"""####
        ),
        (
            "Theme",
####"""
// Created once by genvc. This file is yours: edit the tokens, genvc never overwrites it.

import UIKit

enum Theme {
    {{#groups}}
    enum {{name}} {
        {{#tokens}}
        static let {{name}}: CGFloat = {{value}}
        {{/tokens}}
    }

    {{/groups}}
    /// One pixel of the screen, in points.
    @MainActor static var hairline: CGFloat {
        1 / max(UITraitCollection.current.displayScale, 1)
    }

    /// Midnight of a day of the Gregorian calendar, in the time zone of the device.
    static func day(year: Int, month: Int, day: Int) -> Date {
        let components = DateComponents(year: year, month: month, day: day)
        return Calendar(identifier: .gregorian).date(from: components) ?? .distantPast
    }

    {{#palette}}
    /// The colours of one look of the app; it swaps them by `window.traitOverrides.palette`.
    struct Palette: Equatable, Sendable {
        {{#colors}}
        {{#lines}}
        {{.}}
        {{/lines}}
        {{/colors}}
    }

    {{/palette}}
    enum Colors {
        {{#colors}}
        {{#lines}}
        {{.}}
        {{/lines}}
        {{/colors}}
    }

    @MainActor
    enum Fonts {
        {{#fonts}}
        static var {{name}}: UIFont {
            {{#lines}}
            {{.}}
            {{/lines}}
        }

        {{/fonts}}
        /// The system font of a text style in another weight or design; it follows the user's text size.
        static func scaled(
            _ style: UIFont.TextStyle, weight: UIFont.Weight = .regular,
            design: UIFontDescriptor.SystemDesign = .default, isItalic: Bool = false,
            hasMonospacedDigits: Bool = false
        ) -> UIFont {
            let defaults = UITraitCollection(preferredContentSizeCategory: .large)
            let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: defaults).pointSize
            return scaled(
                size: size, weight: weight, design: design, isItalic: isItalic,
                hasMonospacedDigits: hasMonospacedDigits, relativeTo: style)
        }

        /// The system font at `size` points at the default text size; it grows and shrinks like `style`.
        static func scaled(
            size: CGFloat, weight: UIFont.Weight = .regular, design: UIFontDescriptor.SystemDesign = .default,
            isItalic: Bool = false, hasMonospacedDigits: Bool = false, relativeTo style: UIFont.TextStyle
        ) -> UIFont {
            let font =
                hasMonospacedDigits
                ? UIFont.monospacedDigitSystemFont(ofSize: size, weight: weight)
                : UIFont.systemFont(ofSize: size, weight: weight)
            var descriptor = font.fontDescriptor
            descriptor = descriptor.withDesign(design) ?? descriptor
            if isItalic {
                descriptor = descriptor.withSymbolicTraits(descriptor.symbolicTraits.union(.traitItalic)) ?? descriptor
            }
            return UIFontMetrics(forTextStyle: style).scaledFont(for: UIFont(descriptor: descriptor, size: size))
        }

        /// A font of the project; the system font stands in for it while it is missing.
        static func custom(_ name: String, size: CGFloat, relativeTo style: UIFont.TextStyle) -> UIFont {
            let font = UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
            return UIFontMetrics(forTextStyle: style).scaledFont(for: font)
        }
    }
}

{{#palette}}
private struct PaletteTrait: UITraitDefinition {
    static let defaultValue = Theme.Palette()
    static let affectsColorAppearance = true
}

extension UITraitCollection {
    var palette: Theme.Palette { self[PaletteTrait.self] }
}

extension UIMutableTraits {
    var palette: Theme.Palette {
        get { self[PaletteTrait.self] }
        set { self[PaletteTrait.self] = newValue }
    }
}

{{/palette}}
{{#initializers}}
extension UIColor {
    {{#hasValues}}
    /// A colour in sRGB as 0xRRGGBB.
    fileprivate convenience init(hex: Int, alpha: CGFloat = 1) {
        let part = { (shift: Int) in CGFloat(hex >> shift & 0xFF) / 0xFF }
        self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
    }
    {{/hasValues}}
    {{#isDynamic}}
    {{#hasValues}}

    {{/hasValues}}
    /// Follows light and dark appearance, and Increase Contrast.
    fileprivate convenience init(
        light: UIColor, dark: UIColor, highContrastLight: UIColor? = nil, highContrastDark: UIColor? = nil
    ) {
        self.init { traits in
            let hasHighContrast = traits.accessibilityContrast == .high
            return switch traits.userInterfaceStyle {
            case .dark: (hasHighContrast ? highContrastDark : nil) ?? dark
            default: (hasHighContrast ? highContrastLight : nil) ?? light
            }
        }
    }
    {{/isDynamic}}
}

{{/initializers}}
extension NSLayoutConstraint {
    /// Names the constraint in "Unable to simultaneously satisfy constraints" logs.
    func identified(_ identifier: String) -> Self {
        self.identifier = identifier
        return self
    }

    /// Lets UIKit break the constraint where a stronger one says otherwise.
    func prioritized(_ priority: UILayoutPriority) -> Self {
        self.priority = priority
        return self
    }
}

extension NSDirectionalEdgeInsets {
    static func all(_ inset: CGFloat) -> Self {
        Self(top: inset, leading: inset, bottom: inset, trailing: inset)
    }

    static func horizontal(_ inset: CGFloat) -> Self {
        Self(top: 0, leading: inset, bottom: 0, trailing: inset)
    }

    static func vertical(_ inset: CGFloat) -> Self {
        Self(top: inset, leading: 0, bottom: inset, trailing: 0)
    }
}

"""####
        ),
        (
            "TitleFont",
####"""
{{#isCaptured}}
let titleFont = {{font}}
{{/isCaptured}}
configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
    var attributes = incoming
    attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] = {{#isCaptured}}titleFont{{/isCaptured}}{{^isCaptured}}{{font}}{{/isCaptured}}
    return attributes
}

"""####
        ),
        (
            "ViewController",
####"""
{{#imports}}
import {{.}}
{{/imports}}

{{#delegate}}
@MainActor
protocol {{protocol}}: AnyObject {
{{#requirements}}
    {{.}}
{{/requirements}}
}

{{/delegate}}
final class {{className}}: {{base}} {
{{#metrics}}

    private enum Metrics {
    {{#constants}}
        static let {{name}}: CGFloat = {{value}}
    {{/constants}}
    }
{{/metrics}}
{{#delegate}}

    weak var delegate: (any {{protocol}})?
{{/delegate}}
{{#state}}

    // MARK: - State
    {{#enums}}

    enum {{name}}: {{conformances}} {
        case {{cases}}
    }
    {{/enums}}

    struct State: Equatable {
    {{#fields}}
        {{.}}
    {{/fields}}
    }

    var state: State {
        didSet {
            if state != oldValue{{^isView}}, isViewLoaded{{/isView}} { render() }
        }
    }
{{/state}}
{{#hasLists}}

    // MARK: - Sections
{{/hasLists}}
{{#lists}}

    {{#types}}
    {{> ListTypes}}
    {{/types}}
{{/lists}}

{{#literals}}
    enum {{name}}: CaseIterable, Hashable, Sendable {
        case {{cases}}
        {{#properties}}

        var {{name}}: {{type}} {
            switch self {
            {{#cases}}
            case .{{name}}:
                {{#lines}}
                {{.}}
                {{/lines}}
            {{/cases}}
            {{#lacksSome}}
            default:
                nil
            {{/lacksSome}}
            }
        }
        {{/properties}}
    }

{{/literals}}
    // MARK: - UI Elements
{{#repeats}}

    private(set) var {{array}}: [{{type}}] = []
{{/repeats}}
{{#elements}}

    {{> Element}}
{{/elements}}
{{#childPlaces}}

    {{> ChildPlace}}
{{/childPlaces}}
{{#lists}}

    private(set) lazy var {{dataSource}} = {{makeDataSource}}()
    {{#isChanging}}

    // What the cells show; nil until they do.
    private var {{shownState}}: State?
    {{/isChanging}}
{{/lists}}
{{#switchedConstraints}}

    // Constraints that conditions switch.
    {{#properties}}
    private lazy var {{name}}: [NSLayoutConstraint] = [
        {{#lines}}
        {{.}}
        {{/lines}}
    ]
    {{/properties}}
{{/switchedConstraints}}
{{#hasObservers}}

    // Of the app's notifications, while the screen is shown.
    private var observers: [any NSObjectProtocol] = []
{{/hasObservers}}
{{#storedConstraints}}
{{#named}}

    // Constraints for code to move; nil until the view is loaded.
    {{#properties}}
    private(set) var {{.}}: NSLayoutConstraint?
    {{/properties}}
{{/named}}
{{#bound}}

    // Constraints whose constants follow state.
    {{#properties}}
    private var {{.}}: NSLayoutConstraint?
    {{/properties}}
{{/bound}}
{{/storedConstraints}}
{{#rendered}}

    // What was shown last: what changed since is animated, or made anew.
    {{#properties}}
    private var {{name}}: {{type}}?
    {{/properties}}
{{/rendered}}

    // MARK: - Lifecycle

    {{#isView}}
    {{> ViewLifecycle}}
    {{/isView}}
    {{^isView}}
    {{> ControllerLifecycle}}
    {{/isView}}

    // MARK: - Setup
{{#navigationItem}}

    private func setupNavigationItem() {
        {{#lines}}
        {{.}}
        {{/lines}}
    }
{{/navigationItem}}

    private func setupHierarchy() {
        {{#hierarchy}}
        {{#needsGap}}

        {{/needsGap}}
        {{#comment}}
        // {{text}}
        {{/comment}}
        {{#lines}}
        {{.}}
        {{/lines}}
        {{/hierarchy}}
        {{#hasRepeatedHierarchy}}

        {{#repeatedHierarchy}}
        {{.}}
        {{/repeatedHierarchy}}
        {{/hasRepeatedHierarchy}}
    }
    {{#repeats}}
    {{> Repeated}}
    {{/repeats}}

    private func setupConstraints() {
        {{#storedConstraints}}
        {{#statements}}
        {{> StoredConstraint}}
        {{/statements}}

        {{/storedConstraints}}
        NSLayoutConstraint.activate([
            {{#constraints}}
            {{#needsGap}}

            {{/needsGap}}
            // {{comment}}
            {{#lines}}
            {{> Constraint}}
            {{/lines}}
            {{/constraints}}
        ])
    }
{{#actions}}
{{#bindingMethod}}

    private func setupActions() {
        {{#bindings}}
        {{.}}
        {{/bindings}}
    }
{{/bindingMethod}}
{{/actions}}
{{#render}}

    // MARK: - Rendering

    private func render() {
        {{#lines}}
        {{.}}
        {{/lines}}
    }
    {{#handlers}}

    private func {{method}}() {
        {{#lines}}
        {{.}}
        {{/lines}}
    }
    {{/handlers}}
{{/render}}
{{#rendered}}
{{#tests}}

    private func isChanged(_ field: KeyPath<{{type}}, some Equatable>) -> Bool {
        {{name}}?[keyPath: field] != {{value}}[keyPath: field]
    }
{{/tests}}
{{/rendered}}
{{#notifications}}

    /// What VoiceOver is told of changes.
    private func postAccessibilityNotifications() {
        {{#lines}}
        {{.}}
        {{/lines}}
    }
{{/notifications}}
{{#contents}}

    private func {{name}}({{parameter}}) -> {{type}} {
        {{#lines}}
        {{.}}
        {{/lines}}
    }
{{/contents}}
{{#adaptive}}

    /// What follows the size of the screen and the traits.
    private func adaptLayout() {
        {{#lines}}
        {{.}}
        {{/lines}}
    }
{{/adaptive}}
{{#actions}}
{{#functions}}

    // MARK: - Actions
    {{#methods}}

    private func {{name}}({{parameter}}) {
        {{#condition}}
        guard {{expression}} else { return }
        {{/condition}}
        {{#call}}
        {{.}}
        {{/call}}
    }
    {{/methods}}
{{/functions}}
{{/actions}}
{{#sections}}

    // MARK: - {{title}}
{{#functions}}

    {{signature}} {
        {{#lines}}
        {{.}}
        {{/lines}}
    }
{{/functions}}
{{/sections}}
{{#hasLists}}

    // MARK: - List
{{/hasLists}}
{{#lists}}

    {{#methods}}
    {{> List}}
    {{/methods}}
{{/lists}}
}
{{#listConformances}}

// MARK: - {{name}}

extension {{className}}: {{name}} {
    {{#functions}}
    {{#needsGap}}

    {{/needsGap}}
    {{signature}} {
        {{#lines}}
        {{.}}
        {{/lines}}
    }
    {{/functions}}
}
{{/listConformances}}
{{#conformances}}

{{> Conformance}}
{{/conformances}}
{{#components}}

{{> Component}}
{{/components}}

"""####
        ),
        (
            "ViewLifecycle",
####"""
{{#state}}
init(state: State = State()) {
    self.state = state
{{/state}}
{{^state}}
init() {
{{/state}}
    super.init(frame: .zero)
    {{#setUp}}
    {{.}}
    {{/setUp}}
    setupHierarchy()
    setupConstraints()
    {{#hasActions}}
    setupActions()
    {{/hasActions}}
    {{#render}}
    {{#handlers}}
    {{view}}.configurationUpdateHandler = { [weak self] _ in self?.{{method}}() }
    {{/handlers}}
    render()
    {{/render}}
    {{#statements}}
    {{.}}
    {{/statements}}
    {{#didLoad}}
    {{.}}
    {{/didLoad}}
}

@available(*, unavailable)
required init?(coder: NSCoder) {
    fatalError("{{className}} is created in code")
}
{{#adaptive}}
{{^layerColors}}

override func layoutSubviews() {
    // UIKit calls this when the size and the traits change.
    adaptLayout()
    super.layoutSubviews()
}
{{/layerColors}}
{{/adaptive}}
{{#layerColors}}

override func layoutSubviews() {
    {{#adaptive}}
    adaptLayout()
    {{/adaptive}}
    super.layoutSubviews()
    // UIKit calls this when light and dark appearance change; a CGColor does not follow by itself.
    {{#lines}}
    {{.}}
    {{/lines}}
}
{{/layerColors}}

"""####
        ),
    ]
}
