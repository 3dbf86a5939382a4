import GenvcVocabulary

/// A view of the user's that a spec makes of rows, or a label or a button with looks of its own: a class.
package struct Component: Sendable {
    /// The name of the class.
    package let name: Identifier
    /// The kind of class that the component makes.
    package let base: ComponentBase
    /// The values that the component is given where it stands.
    package let parameters: [StateField]
    /// The state that each instance keeps for itself.
    package var state: [StateField]
    /// The moments of the view's life cycle that it reports.
    package let hooks: [ViewHook]
    /// The custom content that VoiceOver offers besides the label.
    package let customContents: [CustomContent]
    /// The boxes in which the component is drawn and checked by itself; if there are none, it is tried on devices.
    package let boxes: [PreviewBox]
    /// The kind of its elements, with the parameters as keys and the events.
    package let kind: Kind
    /// The root view of the component, with its values and children.
    package let root: Element

    /// A component of the parts that are given; a list that is left out is empty.
    package init(
        name: Identifier, base: ComponentBase, parameters: [StateField], state: [StateField] = [],
        hooks: [ViewHook] = [], customContents: [CustomContent] = [], boxes: [PreviewBox] = [], kind: Kind,
        root: Element
    ) {
        self.name = name
        self.base = base
        self.parameters = parameters
        self.state = state
        self.hooks = hooks
        self.customContents = customContents
        self.boxes = boxes
        self.kind = kind
        self.root = root
    }
}
