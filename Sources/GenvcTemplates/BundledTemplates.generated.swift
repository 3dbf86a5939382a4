// swift-format-ignore-file
// Made from Templates/ by `swift run genvc-dev update`; change those.

/// The text of every template in Templates/, by its name.
package enum BundledTemplates {
    package static let all: [(name: String, text: String)] = [
        (
            "AttributedText",
####"""
{{#paragraph}}
let paragraphStyle = NSMutableParagraphStyle()
paragraphStyle.minimumLineHeight = {{lineHeight}}
{{#alignment}}
paragraphStyle.alignment = {{value}}
{{/alignment}}
{{/paragraph}}
{{variable}}.attributedText = NSAttributedString(
    string: {{text}},
{{#isSingle}}
    attributes: [{{#attributes}}{{name}}: {{value}}{{/attributes}}]
{{/isSingle}}
{{^isSingle}}
    attributes: [
        {{#attributes}}
        {{name}}: {{value}},
        {{/attributes}}
    ]
{{/isSingle}}
)

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

    // MARK: - UI Elements
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
{{#adaptive}}

    override func layoutSubviews() {
        // UIKit calls this when the size and the traits change.
        adaptLayout()
        super.layoutSubviews()
    }
{{/adaptive}}

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
    }

    {{/hasHierarchy}}
    private func setupConstraints() {
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
    style: .{{style}}, title: {{title}}
) { {{#method}}[weak self] {{/method}}_, _, completion in
    {{#method}}
    self?.{{name}}({{argument}})
    {{/method}}
    completion(true)
}

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
            "List",
####"""
// MARK: - List

private func makeLayout() -> UICollectionViewLayout {
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
        self?.{{side}}SwipeActions(at: indexPath)
    }
    {{/swipes}}
    return UICollectionViewCompositionalLayout.list(using: configuration)
    {{/isUniform}}
    {{^isUniform}}
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
            self?.{{side}}SwipeActions(at: indexPath)
        }
        {{/swipes}}
        if let self, let section = self.dataSource.sectionIdentifier(for: index) {
            {{#texts}}
            configuration.{{name}}Mode = self.{{name}}Text(of: section) == nil ? .none : .supplementary
            {{/texts}}
        }
        return .list(using: configuration, layoutEnvironment: environment)
    }
    {{/isUniform}}
    {{/layout}}
}

private func makeDataSource() -> UICollectionViewDiffableDataSource<{{section}}, {{item}}> {
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
        guard let self, let section = self.dataSource.sectionIdentifier(for: indexPath.section) else { return }
        var content = view.defaultContentConfiguration()
        content.text = self.{{name}}Text(of: section)
        view.contentConfiguration = content
    }
    {{/texts}}
    {{#hasTexts}}
    let dataSource = UICollectionViewDiffableDataSource<{{section}}, {{item}}>(collectionView: collectionView) {
    {{/hasTexts}}
    {{^hasTexts}}
    return UICollectionViewDiffableDataSource<{{section}}, {{item}}>(collectionView: collectionView) {
    {{/hasTexts}}
        collectionView, indexPath, item in
        switch item {
        {{#cells}}
        case {{pattern}}:
            return collectionView.dequeueConfiguredReusableCell(
                using: {{registration}}, for: indexPath, item: {{itemArgument}})
        {{/cells}}
        }
    }
    {{#hasTexts}}
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
    return dataSource
    {{/hasTexts}}
}

private func applySnapshot() {
    {{#isChanging}}
    defer { shownState = state }
    {{/isChanging}}
    var snapshot = NSDiffableDataSourceSnapshot<{{section}}, {{item}}>()
    {{#appending}}
    {{.}}
    {{/appending}}
    {{#hasEmptyState}}
    emptyStateView.isHidden = snapshot.numberOfItems > 0
    {{/hasEmptyState}}
    {{^isChanging}}
    dataSource.applySnapshotUsingReloadData(snapshot)
    {{/isChanging}}
    {{#isChanging}}
    guard let shownState else {
        dataSource.applySnapshotUsingReloadData(snapshot)
        return
    }
    {{#reconfiguring}}
    {{.}}
    {{/reconfiguring}}
    dataSource.apply(snapshot, animatingDifferences: view.window != nil)
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
// MARK: - Sections

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
            "PaddedLabel",
####"""
// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

/// A label with room around its text, for badges and tags.
final class PaddedLabel: UILabel {

    var contentInsets = NSDirectionalEdgeInsets.zero {
        didSet { invalidateIntrinsicContentSize() }
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
        // Put your first screen here: `UINavigationController(rootViewController: LoginViewController())`.
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
    }
}

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

    enum Colors {
        {{#colors}}
        static let {{name}} = UIColor.{{value}}
        {{/colors}}
    }

    @MainActor
    enum Fonts {
        /// The system font of a text style in another weight or design; it follows the user's text size.
        static func scaled(
            _ style: UIFont.TextStyle, weight: UIFont.Weight = .regular,
            design: UIFontDescriptor.SystemDesign = .default, isItalic: Bool = false
        ) -> UIFont {
            let defaults = UITraitCollection(preferredContentSizeCategory: .large)
            let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: defaults).pointSize
            return scaled(size: size, weight: weight, design: design, isItalic: isItalic, relativeTo: style)
        }

        /// The system font at `size` points at the default text size; it grows and shrinks like `style`.
        static func scaled(
            size: CGFloat, weight: UIFont.Weight = .regular, design: UIFontDescriptor.SystemDesign = .default,
            isItalic: Bool = false, relativeTo style: UIFont.TextStyle
        ) -> UIFont {
            var descriptor = UIFont.systemFont(ofSize: size, weight: weight).fontDescriptor
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
import UIKit

{{#delegate}}
@MainActor
protocol {{protocol}}: AnyObject {
{{#requirements}}
    {{.}}
{{/requirements}}
}

{{/delegate}}
final class {{className}}: UIViewController {
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
            if state != oldValue, isViewLoaded { render() }
        }
    }
{{/state}}
{{#list}}

    {{#types}}
    {{> ListTypes}}
    {{/types}}
{{/list}}

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
{{#list}}

    private(set) lazy var dataSource = makeDataSource()
    {{#isChanging}}

    // What the cells show; nil until they do.
    private var shownState: State?
    {{/isChanging}}
{{/list}}
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

    // Constraints for code to move; nil until the view is loaded.
    {{#properties}}
    private(set) var {{.}}: NSLayoutConstraint?
    {{/properties}}
{{/storedConstraints}}

    // MARK: - Lifecycle

    {{#state}}
    init(state: State = State()) {
        self.state = state
        super.init(nibName: nil, bundle: nil)
    }
    {{/state}}
    {{^state}}
    init() {
        super.init(nibName: nil, bundle: nil)
    }
    {{/state}}

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("{{className}} is created in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
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
        {{#didLoad}}
        {{.}}
        {{/didLoad}}
        {{#statements}}
        {{.}}
        {{/statements}}
    }
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

    // MARK: - Setup

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

    private func setupActions() {
        {{#bindings}}
        {{.}}
        {{/bindings}}
    }

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
{{/actions}}
{{#list}}

    {{#methods}}
    {{> List}}
    {{/methods}}
{{/list}}
}
{{#list}}
{{#delegate}}

// MARK: - UICollectionViewDelegate

extension {{className}}: UICollectionViewDelegate {
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
{{/delegate}}
{{/list}}
{{#conformances}}

{{> Conformance}}
{{/conformances}}
{{#components}}

{{> Component}}
{{/components}}

"""####
        ),
    ]
}
