import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// The parts that the class of a component has besides its views: what it is given, and what it is as a control and for
/// VoiceOver. The class of a screen has none of them.
struct ComponentContext {
    let parts: ClassDescription
    private let events: EventWriter
    /// The statements that say the content which VoiceOver is offered besides the label.
    private let offers: [Statement]
    /// The labels that VoiceOver reads for a control as a whole; nil where it reads none.
    private let spokenLabels: SpokenLabels?

    private var isControl: Bool { parts.component?.base == .control }
    private var offersChange: Bool { parts.component?.customContents.contains(where: \.isDynamic) == true }

    init(_ parts: ClassDescription, _ events: EventWriter, _ declarations: DeclarationWriter) {
        self.parts = parts
        self.events = events
        if let component = parts.component, let host = parts.tree.host {
            offers = CustomContentWriter.statements(
                component.customContents, of: parts.tree.views[host], with: declarations.expressions)
        } else {
            offers = []
        }
        let labels = parts.component?.isReadAsOne == true ? SpokenLabels(parts.classTree) : nil
        spokenLabels = labels?.isEmpty == true ? nil : labels
    }

    /// The statements by which the class sets itself up.
    var setUp: [Statement] { offersChange ? [] : offers }

    /// The statements of `render()`.
    var rendering: [Statement] { offersChange ? offers : [] }

    /// The statements that run when the views of the class have their frames.
    var laidOut: [Statement] {
        let rounding: [Statement] =
            parts.tree.roundsHost ? [.set("layer.cornerRadius", "min(bounds.width, bounds.height) / 2")] : []
        let isTold = parts.component?.hooks.contains(.layoutSubviews) == true
        return rounding + (isTold ? [events.call(ofHook: ViewHook.layoutSubviews.closure)] : [])
    }

    /// The methods of `UIView` that the class overrides to tell of moments in its life, and to show that it has the
    /// focus.
    ///
    /// - Parameter isRendered: True if the class has a method that shows what is new.
    func lifecycle(isRendered: Bool) -> [TemplateValue] {
        (isRendered && parts.controls.contains(.isFocused) ? [focusUpdate] : []) + toldMoments
    }

    /// The method that UIKit calls when the focus moves: `isFocused` is no property that a class observes.
    private var focusUpdate: TemplateValue {
        [
            "signature":
                "didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)",
            "call": "didUpdateFocus(in: context, with: coordinator)", "lines": .lines(["render()"]),
        ]
    }

    private var toldMoments: [TemplateValue] {
        let hooks = ViewHook.allCases.filter { parts.component?.hooks.contains($0) == true && $0 != .layoutSubviews }
        return hooks.map { hook in
            [
                "signature": .string("\(hook.rawValue)()"), "call": .string("\(hook.rawValue)()"),
                "lines": .lines([events.call(ofHook: hook.closure)]),
            ]
        }
    }

    // MARK: - Context

    /// The values that the template of a class sees.
    ///
    /// - Parameter isRendered: True if the class has a method that shows what is new.
    func record(isRendered: Bool) -> TemplateRecord {
        let root = parts.component?.root
        return [
            "offersContent": .bool(!offers.isEmpty), "content": content,
            "showsInputs": .bool(showsInputs),
            "controlStates": .list(isRendered ? observed.map { ["name": .string($0.rawValue)] } : []),
            "spokenLabels": .lines(spoken),
            "hidesAroundSpokenLabels": .bool(spokenLabels?.mayBeHiddenAround == true),
            "isReadAsOne": .bool(spokenLabels != nil),
            "isButton": .bool(isControl && root?.value(.accessibilityTraits) == nil),
            "sharesTouches": .bool(isControl && root?.containsControl == true),
        ]
    }

    /// The states of a control that are properties which the class observes.
    private var observed: [ControlState] { parts.controls.filter { $0 != .isFocused } }

    /// The statements of the getter that gives the labels.
    private var spoken: [String] {
        StatementPrinter.lines(spokenLabels.map { [$0.declaration] } ?? [], depth: Self.getterDepth)
    }

    /// The braces around a statement of a getter: those of the type, of the property and of the getter.
    private static let getterDepth = 3

    /// The struct of what the component is given; null for a component without parameters.
    private var content: TemplateValue {
        let fields = parts.content
        guard !fields.isEmpty else { return .null }
        let enums = StateContext.enums(of: fields.filter { $0.enumOwner == nil }, counting: parts.countedFields)
        var record = StateContext.structure("Content", of: fields, screenClass: parts.screenClass)
        record.add(["enums": .list(enums)])
        return .record(record)
    }

    /// True if an input of the class shows what only the app changes, while people drag or type.
    private var showsInputs: Bool {
        guard !(parts.state.isEmpty && parts.content.isEmpty) else { return false }
        return parts.classTree.elementNodes.contains { $0.element?.source.map(showsParameter(inInput:)) == true }
    }

    /// True for an input that shows a parameter while people drag or type, so that only the next content sets it back,
    /// and for a component with such an input.
    private func showsParameter(inInput element: Element) -> Bool {
        if let component = parts.components.first(where: { $0.kind === element.kind }) {
            return showsParameter(inInputsOf: component.root)
        }
        return element.events.compactMap(\.payload).contains { !$0.isChosen && $0.showsValueOfApp(at: element) }
    }

    /// True if one of the elements in it shows a parameter in an input.
    private func showsParameter(inInputsOf element: Element) -> Bool {
        element.all.joined().contains { showsParameter(inInput: $0) || showsParameter(inInputsOf: $0) }
    }
}
