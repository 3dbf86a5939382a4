import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary

extension DiagnosticCode {
    /// The code of the rule. Its findings are notes, unless a project sets another level.
    package static let deepStackInCell = DiagnosticCode(
        rule: "deep-stack-in-cell", "stacks stand in each other too deeply in a cell of a list")
}

/// `deep-stack-in-cell`: stacks in each other in the component of a cell, more than a list should lay out while it
/// scrolls.
///
/// The fourth stack in another triggers it; a stack in that has no finding of its own.
enum DeepStackInCell {
    static let rule = Rule(
        .deepStackInCell,
        why: """
            A list lays out each cell anew while it scrolls, and a stack has to ask all that stands in it how large it
            is, again for each stack around it. Three stacks in each other cost nothing that one sees; deeper, a list
            begins to stutter. A stack of one view, or two of the same direction in each other, is one too many.
            """,
        wrong: """
            screen: Chats
            type: list
            components:
              ChatView:
                rows:
                  - row: line
                    items:
                      - stackView: texts
                        items:
                          - row: head
                            items:
                              - stackView: names
                                items: [ { label: name, text: Ada } ]
                              - { label: day, text: Mon, hugging: { horizontal: required } }
            sections: [ { section: all, items: [ { ChatView: chat } ] } ]

            """,
        right: """
            screen: Chats
            type: list
            components:
              ChatView:
                rows:
                  - row: line
                    items:
                      - stackView: texts
                        items:
                          - row: head
                            items:
                              - { label: name, text: Ada }
                              - { label: day, text: Mon, hugging: { horizontal: required } }
            sections: [ { section: all, items: [ { ChatView: chat } ] } ]

            """,
        check: .screen(findings))

    /// The greatest number of stacks in each other: three suffice for a line, the column of texts in it, and a line in
    /// that column.
    private static let most = 3

    /// A note for each stack that is one level too deep, wherever its cell is repeated.
    static func findings(in layout: LaidOutScreen) -> [RuleFinding] {
        let tree = layout.tree
        // The cells of a `repeat` have the same stacks.
        var known: Set<SourceRange> = []
        return tree.views.indices.compactMap { index in
            guard case .stack = tree.views[index].container, let element = tree.views[index].element,
                let (component, depth) = tree.depthInCell(of: index), depth == most + 1,
                known.insert(element.range).inserted
            else { return nil }
            return RuleFinding(
                element: element,
                diagnostic: Diagnostic(
                    .note, .deepStackInCell,
                    "`\(tree.views[index].name)` is the \(depth)th stack in another in a cell", at: element.range,
                    label: "leave out one that holds a single view, or lay out by `constraints`",
                    help: "\(most) stacks in each other are laid out fast enough for a list: `\(component)`"),
                fixes: [])
        }
    }
}

extension ViewTree {
    /// If the view is in a cell made of a component: the name of the component, and how many of its stacks surround the
    /// view, the view included. The stack of the component's rows does not count.
    fileprivate func depthInCell(of index: Int) -> (component: String, depth: Int)? {
        var depth = 0
        var inside: (component: String, depth: Int)?
        var next: Int? = index
        while let view = next {
            // A node is not copied for some of its properties.
            if case .stack = views[view].container { depth += 1 }
            if views[view].role == .element, let kind = views[view].element?.kind {
                if kind.content == .component { inside = (kind.name, depth - 1) }
                if kind.content == .sections { return inside }
            }
            next = views[view].parent
        }
        return nil
    }
}
