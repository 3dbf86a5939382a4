import GenvcModel
import GenvcSwift
import GenvcViews
import GenvcVocabulary

/// The statements about touches, VoiceOver and the names for UI tests.
extension DeclarationWriter {
    func appendAccessibility(_ view: ViewNode, _ variable: Expression, to lines: inout [Statement]) {
        guard view.role == .element, let element = view.element else { return }
        appendTouches(view, element, variable, to: &lines)
        appendVoiceOver(element, variable, to: &lines)
        if Veil.covers(view, element, in: tree) { lines.append("\(variable).accessibilityViewIsModal = true") }
        if needsIdentifier(element) {
            let identifier = identifier(of: view)
            lines.append(.set("\(variable).accessibilityIdentifier", Expression(identifier).belowTarget))
        }
    }

    /// True for what UI tests touch or look into, and nobody has named for them.
    private func needsIdentifier(_ element: Element) -> Bool {
        let isNamedByClass =
            tree.componentWithRows(at: element)?.root.sometimesHas(.accessibilityIdentifier) == true
        let isNamed = isNamedByClass || element.value(.accessibilityIdentifier) != nil
        return !isNamed
            && (element.takesTouches || element.kind.content == .sections || isOneOfManyWithControls(element))
    }

    /// True for one of several uses of a component with controls: the controls have the same names in each, so that a
    /// UI test has to look for them in the use.
    private func isOneOfManyWithControls(_ element: Element) -> Bool {
        guard tree.componentWithRows(at: element)?.kind.traits.contains(.holdsControl) == true else { return false }
        let uses = tree.views.count { $0.role == .element && $0.element?.kind === element.kind }
        return element.written.repetition != nil || uses > 1
    }

    /// True for a view of a `repeat` over literals whose name for UI tests has that of its literal.
    func tellsLiteral(_ view: ViewNode) -> Bool {
        guard let element = view.element, case .literals? = element.written.repetition?.content else { return false }
        if case .caption? = element.value(.accessibilityIdentifier) { return true }
        return needsIdentifier(element)
    }

    /// Adds the statements by which a view takes touches, of which a long press is one, or lets them through.
    func appendTouches(_ view: ViewNode, _ element: Element, _ variable: Expression, to lines: inout [Statement]) {
        if element.value(.isUserInteractionEnabled) == nil, let takes = takesTouches(view, element),
            tree.componentWithRows(at: element)?.root.sometimesHas(.isUserInteractionEnabled) != true
        {
            lines.append("\(variable).isUserInteractionEnabled = \(takes ? "true" : "false")")
        }
        if element.isShownLarge { lines.append("\(variable).addInteraction(UILargeContentViewerInteraction())") }
    }

    /// True or false for a view that the code makes take touches, or let them through, where no key says it; nil where
    /// UIKit's default is right.
    func takesTouches(_ view: ViewNode, _ element: Element) -> Bool? {
        guard element.kind.ignoresTouches else { return standsInWayOfControl(view, element) ? false : nil }
        let holdsControl = (element.overlay + element.underlay).contains(where: \.holdsControl)
        return holdsControl || !element.gestures.isEmpty || element.isShownLarge ? true : nil
    }

    /// True or false for a view that the code makes an element of VoiceOver, or none, where no key says it; nil where
    /// UIKit's default is right. What a component says of itself its class does.
    func isReadByVoiceOver(_ element: Element) -> Bool? {
        let traits = element.kind.traits
        if element.isTrue(.decorative),
            !traits.contains(.needsLabel) || traits.contains(.isInteractive)
        {
            return false
        }
        // The class of a component that says it in a case of its own goes on to say it.
        let saidByClass = tree.componentWithRows(at: element)?.root.variedValues ?? []
        guard !saidByClass.contains(where: { $0.key.meaning == .isAccessibilityElement }) else { return nil }
        // As one element, the map or the page would keep VoiceOver from what it shows.
        if case .typeName(let name)? = element.toolValue(.className)?.value, ContainerClass.names.contains(name) {
            return nil
        }
        let isLabelled = element.values.contains { $0.key.meaning == .accessibilityLabel && $0.origin != .component }
        return isLabelled && element.kind.isSilent && !element.containsControl ? true : nil
    }

    /// Adds the statements that make a view an element of VoiceOver, or none, and a button for it.
    func appendVoiceOver(_ element: Element, _ variable: Expression, to lines: inout [Statement]) {
        if element.value(.isAccessibilityElement) == nil, let isRead = isReadByVoiceOver(element) {
            lines.append("\(variable).isAccessibilityElement = \(isRead ? "true" : "false")")
        }
        if element.isTappedAsButton, element.value(.accessibilityTraits) == nil, !element.containsControl {
            let isPicture = element.kind.intrinsicSize == .picture
            lines.append("\(variable).accessibilityTraits = \(isPicture ? "[.image, .button]" : ".button")")
        }
    }

    /// The name for UI tests as a literal.
    private func identifier(of view: ViewNode) -> String {
        numbered(expressions.keys.identifier(of: view), of: view)
    }

    /// A name as a literal; what is repeated has its literal or its number behind it, so that each has another.
    func numbered(_ name: String, of view: ViewNode) -> String {
        guard view.isRepeated else { return SwiftLiteral.string(name) }
        let start = SwiftLiteral.characters(of: name)
        if tellsLiteral(view), let id = view.element?.written.id?.text {
            return "\"\(start).\\(\(SwiftName.declared(id)))\""
        }
        return "\"\(start)\\(\(view.arrayName).count)\""
    }

    /// True for a layer over or under a control that would take the touches meant for the control.
    private func standsInWayOfControl(_ view: ViewNode, _ element: Element) -> Bool {
        guard case .layer = view.attachment, let host = view.parent, let outer = tree.views[host].element,
            outer.kind.traits.contains(.isInteractive)
        else { return false }
        return view.component != .gradientView && !element.holdsControl
    }
}

extension Element {
    /// True if a long press shows it large, now or at times; what a component says of itself its class does.
    fileprivate var isShownLarge: Bool {
        let source = written
        return (source.values + source.variedValues).contains { keyed in
            keyed.key.meaning == .showsLargeContentViewer && keyed.value != .boolean(false)
                && keyed.origin != .component
        }
    }
}
