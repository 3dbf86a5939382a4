import UIKit

/// The look of a controller in words: each property of each view as the stand-in stores it, active constraints, and the
/// frames where layout is settled. Two controllers that show the same have the same dump.
@MainActor
struct ViewDump {
    /// Properties that say how the stand-in works, what is said of views in another way, and where the keyboard is,
    /// which is up to people.
    private static let left: Set = [
        "superview", "subviews", "constraints", "needsLayout", "layoutRequests", "needsConstraintUpdate", "isLayingOut",
        "existingSystemGuides", "traitRegistrations", "viewController", "currentTraitCollection",
        "knownTraits", "needsPropertyUpdate", "needsTraitDelivery", "textLayoutWidth",
        "layoutConflicts", "refusedConstraints", "isPlacedAmbiguously", "layoutGuides", "frame", "firstResponder",
        "isFirstResponder", "inputViewReloads",
        "superlayer", "sublayers", "window", "arrangedSubviews", "contentSize", "contentOffset", "lastRuler",
        "customSpacings", "reconfiguredItemIdentifiers", "reloadedItemIdentifiers", "reloadedSectionIdentifiers",
        "cells", "supplementaryViews", "numberOfCellsTaken", "numberOfCellsReconfigured", "reconfigured",
        "reusable", "registration",
        "animatedTurns", "storedFont",
    ]
    /// The parts of a shadow, which nobody sees while its opacity is 0.
    private static let shadowParts: Set = ["shadowColor", "shadowOffset", "shadowRadius"]
    /// Seconds of a day.
    private static let day = 86_400.0
    /// The depth to which values within values are shown.
    private static let deepest = 7
    /// The types of most values, which are shown as they are: to ask a value for each of its looks takes longer.
    private static let plainTypes: Set<ObjectIdentifier> = [
        ObjectIdentifier(Bool.self), ObjectIdentifier(Int.self), ObjectIdentifier(CGFloat.self),
        ObjectIdentifier(Double.self), ObjectIdentifier(Float.self),
    ]

    private var names: [ObjectIdentifier: String] = [:]
    private var areOfUIKit: [ObjectIdentifier: Bool] = [:]
    private(set) var lines: [String] = []
    private let traits: UITraitCollection
    /// The traits of the cell that is dumped; nil outside of cells.
    private var traitsOfCell: UITraitCollection?

    init(_ loaded: UIWindow, _ controller: UIViewController) {
        traits = loaded.traitCollection
        for child in Mirror(reflecting: controller).children { name(child) }
        guard let view = controller.view else { return }
        names[ObjectIdentifier(view)] = "view"
        nameSubviews(of: view)
        add("controller", controller)
        let isSettled = loaded.conflicts.isEmpty && !view.anyDescendantIsAmbiguous
        dump(view, in: view, isSettled: isSettled)
        if !isSettled { lines.append("(no frames: the layout is not settled)") }
    }

    // MARK: - Names

    private mutating func name(_ child: Mirror.Child) {
        guard var label = child.label else { return }
        label = label.withoutLazyPrefix
        if let view = child.value as? UIView { names[ObjectIdentifier(view)] = label }
        for (place, view) in (child.value as? [UIView] ?? []).enumerated() {
            names[ObjectIdentifier(view)] = "\(label)[\(place)]"
        }
    }

    private mutating func nameSubviews(of view: UIView) {
        let prefix = names[ObjectIdentifier(view)] ?? ""
        for (place, subview) in Self.subviews(of: view).enumerated() {
            if names[ObjectIdentifier(subview)] == nil {
                names[ObjectIdentifier(subview)] = "\(prefix)/\(place)"
            }
            nameSubviews(of: subview)
        }
    }

    /// The subviews, those that a stack view arranges first and in the order in which it does: which of them came to it
    /// later nobody sees, since they do not lie over each other.
    private static func subviews(of view: UIView) -> [UIView] {
        guard let arranged = (view as? UIStackView)?.arrangedSubviews else { return view.subviews }
        return arranged + view.subviews.filter { subview in !arranged.contains { $0 === subview } }
    }

    private func name(of item: AnyObject?) -> String {
        switch item {
        case nil: "nil"
        case let view as UIView: names[ObjectIdentifier(view)] ?? "(\(type(of: view)) elsewhere)"
        case let guide as UILayoutGuide: name(of: guide.owningView) + ".\(type(of: guide))"
        case let other?: "\(type(of: other))"
        }
    }

    // MARK: - Views

    private mutating func dump(_ view: UIView, in root: UIView, isSettled: Bool) {
        let name = name(of: view)
        lines.append("\(name): \(type(of: view)) in \(self.name(of: view.superview))")
        add(name, view)
        lines += view.constraints.map { "\(name) holds \(words($0))" }.sorted()
        if let stack = view as? UIStackView {
            lines.append("\(name).arranged = \(stack.arrangedSubviews.map { self.name(of: $0) })")
            lines.append("\(name).customSpacings = \(stack.arrangedSubviews.map { stack.customSpacing(after: $0) })")
        }
        if let font = Self.font(of: view) { lines.append("\(name).font = \(look(font))") }
        if isSettled, !view.isHidden, let superview = view.superview {
            let frame = superview.convert(view.frame, to: root)
            lines.append("\(name).frame = \(Self.rounded(frame))")
        }
        for subview in Self.subviews(of: view) { dump(subview, in: root, isSettled: isSettled) }
        if let list = view as? UICollectionView { dumpCells(of: list, in: root) }
    }

    /// The cells of a list, its headers and its footers; nobody lays them out here.
    private mutating func dumpCells(of list: UICollectionView, in root: UIView) {
        for section in 0..<list.numberOfSections {
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                guard list.hasSupplementaryView(ofKind: kind, inSection: section),
                    let view = list.supplementaryView(
                        forElementKind: kind, at: IndexPath(item: 0, section: section))
                else { continue }
                dumpCell(view, called: "\(name(of: list)) \(kind) \(section)", in: root)
            }
            for item in 0..<list.numberOfItems(inSection: section) {
                guard let cell = list.cellForItem(at: IndexPath(item: item, section: section)) else { continue }
                dumpCell(cell, called: "\(name(of: list)) cell \(section).\(item)", in: root)
            }
        }
    }

    private mutating func dumpCell(_ view: UIView, called name: String, in root: UIView) {
        names[ObjectIdentifier(view)] = name
        nameSubviews(of: view)
        var accessories: [UIView] = []
        for (place, accessory) in ((view as? UICollectionViewListCell)?.accessories ?? []).enumerated() {
            guard case .customView(let view) = accessory.content else { continue }
            names[ObjectIdentifier(view)] = "\(name) accessory \(place)"
            accessories.append(view)
        }
        traitsOfCell = view.traitCollection
        for part in [view] + accessories { dump(part, in: root, isSettled: false) }
        traitsOfCell = nil
    }

    /// The font at the text size that the view follows, whatever size it was made at; nil for a view without text.
    private static func font(of view: UIView) -> UIFont? {
        switch view {
        case let label as UILabel: label.font
        case let field as UITextField: field.font
        case let text as UITextView: text.font
        default: nil
        }
    }

    private static func rounded(_ frame: CGRect) -> [CGFloat] {
        [frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 10).rounded() / 10 }
    }

    private func words(_ constraint: NSLayoutConstraint) -> String {
        let second = constraint.secondItem.map {
            "\(name(of: $0)).\(constraint.secondAttribute) * \(constraint.multiplier)"
        }
        return "\(name(of: constraint.firstItem)).\(constraint.firstAttribute) \(constraint.relation) "
            + "\(second ?? "") + \(constraint.constant) @\(constraint.priority.rawValue) \(constraint.identifier ?? "")"
    }

    /// The properties that the classes of UIKit store; what the app's own classes store is how they work.
    private mutating func add(_ name: String, _ object: AnyObject, depth: Int = 0, above: Set<ObjectIdentifier> = []) {
        let above = above.union([ObjectIdentifier(object)])
        var mirror: Mirror? = Mirror(reflecting: object)
        while let here = mirror {
            if isOfUIKit(here.subjectType) {
                for child in here.children {
                    let label = (child.label ?? "").withoutLazyPrefix
                    guard !Self.left.contains(label), !Self.isUnseen(label, of: object) else { continue }
                    let shown = Self.standard(label, of: object) ?? Self.asShown(child.value, by: object)
                    add("\(name).\(label)", shown, depth: depth + 1, above: above)
                }
            }
            mirror = here.superclassMirror
        }
    }

    /// A property that shows nothing, as it is where nobody has set it: the color in which a text view without one
    /// draws, and the text of a label that has none; nil for any other property.
    private static func standard(_ property: String, of object: AnyObject) -> Any? {
        if property == "textColor", let view = object as? UITextView, view.textColor == nil { return UIColor.label }
        if property == "attributedText", let label = object as? UILabel, label.attributedText?.length == 0 {
            return Optional<NSAttributedString>.none as Any
        }
        return nil
    }

    /// A text with attributes with its fonts at the text size that its view follows, whatever size they were made at.
    private static func asShown(_ value: Any, by object: AnyObject) -> Any {
        guard let text = value as? NSAttributedString,
            let view = object as? any UIView & UIContentSizeCategoryAdjusting,
            view.adjustsFontForContentSizeCategory
        else { return value }
        return text.adjusted(to: view.traitCollection)
    }

    /// True for a class or a type of UIKit; each is asked by its name once, since there are many values of few types.
    private mutating func isOfUIKit(_ type: Any.Type) -> Bool {
        if let known = areOfUIKit[ObjectIdentifier(type)] { return known }
        let isOfUIKit = String(reflecting: type).hasPrefix("UIKit.")
        areOfUIKit[ObjectIdentifier(type)] = isOfUIKit
        return isOfUIKit
    }

    /// True for a property that nobody sees as the object is.
    private static func isUnseen(_ property: String, of object: AnyObject) -> Bool {
        guard let layer = object as? CALayer else { return false }
        return layer.shadowOpacity == 0 && shadowParts.contains(property)
    }

    /// A value: the properties of an object and the elements of a list on lines of their own.
    private mutating func add(_ name: String, _ value: Any, depth: Int, above: Set<ObjectIdentifier>) {
        if depth <= Self.deepest, Self.plainTypes.contains(ObjectIdentifier(type(of: value))) {
            return lines.append("\(name) = \(value)")
        }
        let value = asShown(value)
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional, let wrapped = mirror.children.first {
            return add(name, wrapped.value, depth: depth, above: above)
        }
        if let words = depth > Self.deepest ? "…" : words(of: value) {
            lines.append("\(name) = \(words)")
        } else if mirror.displayStyle == .class {
            let type = String(reflecting: mirror.subjectType)
            lines.append("\(name) is \(type)")
            let object = value as AnyObject
            guard isOfUIKit(mirror.subjectType), depth < Self.deepest, !above.contains(ObjectIdentifier(object)),
                !(value is UIViewController)
            else { return }
            add(name, object, depth: depth, above: above)
        } else if mirror.displayStyle == .collection || mirror.displayStyle == .struct && !mirror.children.isEmpty {
            if mirror.children.isEmpty { lines.append("\(name) = []") }
            for (place, child) in mirror.children.enumerated() where !Self.left.contains(child.label ?? "") {
                let part = child.label.map { ".\($0)" } ?? "[\(place)]"
                add(name + part, child.value, depth: depth + 1, above: above)
            }
        } else {
            lines.append("\(name) = \("\(value)".onOneLine)")
        }
    }

    /// The look of a text of a cell with its font at the text size that the cell follows, whatever size it was made at;
    /// that of a button without the radius that its corner style takes the place of.
    private func asShown(_ value: Any) -> Any {
        if var configuration = value as? UIButton.Configuration, configuration.cornerStyle == .capsule {
            configuration.background.cornerRadius = 0
            return configuration
        }
        guard var text = value as? UIListContentConfiguration.TextProperties, text.adjustsFontForContentSizeCategory
        else { return value }
        text.font = text.font.adjusted(to: traitsOfCell ?? traits)
        return text
    }

    /// The texts with the same attributes, with these in the order of their names.
    private func marked(_ text: NSAttributedString) -> String {
        var runs: [String] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            let looks = attributes.map { "\($0.key.rawValue): \(look($0.value))" }.sorted().joined(separator: ", ")
            runs.append("\"\(text.attributedSubstring(from: range).string)\" (\(looks))")
        }
        return runs.joined(separator: " ").onOneLine
    }

    private func look(_ value: Any) -> String {
        switch value {
        case let font as UIFont: "\(font.fontName) \(font.pointSize) \(font.fontDescriptor.symbolicTraits)"
        case is UIColor: words(of: value) ?? ""
        case let number as NSNumber: "\(number.doubleValue)"
        case let attachment as NSTextAttachment: attachment.image.map { look($0) } ?? "no image"
        case let object as NSObject:
            Mirror(reflecting: object).children.map { "\($0.value)" }.joined(separator: " ")
        default: "\(value)"
        }
    }

    /// A value that is not looked into; nil for others.
    private func words(of value: Any) -> String? {
        switch value {
        case let attributes as [NSAttributedString.Key: Any]:
            attributes.map { "\($0.key.rawValue): \(look($0.value))" }.sorted().joined(separator: ", ")
        case let color as UIColor:
            Mirror(reflecting: color.resolvedColor(with: traits)).children.map { "\($0.value)" }.joined()
        case let view as UIView: name(of: view)
        case let guide as UILayoutGuide: name(of: guide)
        case let text as NSAttributedString: marked(text)
        case UICellAccessory.Content.customView(let view): name(of: view)
        // A picker shows the day on which it is made.
        case let date as Date where abs(date.timeIntervalSinceNow) < Self.day: "today"
        // UIKit makes one for each.
        case is UIAction.Identifier, is UIMenu.Identifier: "an identifier"
        default: nil
        }
    }
}

extension UIView {
    fileprivate var anyDescendantIsAmbiguous: Bool {
        hasAmbiguousLayout || subviews.contains(where: \.anyDescendantIsAmbiguous)
    }
}

extension String {
    /// The text with a blank for each end of a line; most values have none.
    fileprivate var onOneLine: String {
        utf8.contains(UInt8(ascii: "\n")) ? replacing("\n", with: " ") : self
    }
}
