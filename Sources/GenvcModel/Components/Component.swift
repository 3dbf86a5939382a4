import GenvcVocabulary

/// A view of the user's that a spec makes of rows, or a label or a button with looks of its own: a class.
package struct Component: Sendable {
    package let name: Identifier
    package let base: ComponentBase
    package let parameters: [StateField]
    /// What each keeps for itself.
    package let state: [StateField]
    /// The moments of its life that it tells.
    package let hooks: [ViewHook]
    /// What VoiceOver offers besides its label.
    package let customContents: [CustomContent]
    /// The room that it is looked at in; empty: devices.
    package let boxes: [PreviewBox]
    /// What it is where it stands: its parameters as keys, and what it tells.
    package let kind: Kind
    /// Its own view, with its looks and what stands in it.
    package let root: Element

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
