import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary

extension DiagnosticCode {
    /// The code of the rule. Its findings are warnings, unless a project sets another level.
    package static let unclippedPicture = DiagnosticCode(
        rule: "unclipped-picture", "a picture that fills its view reaches over the edges of it")
}

/// `unclipped-picture`: a picture with `contentMode: scaleAspectFill` that nothing cuts off at its frame.
///
/// A picture of an asset or from the network triggers it, since its shape is not that of the view. A symbol does not,
/// nor a picture that is clipped, by `clipsToBounds` or by round corners, or that fills the screen or a host that
/// clips.
enum UnclippedPicture {
    static let rule = Rule(
        .unclippedPicture,
        why: """
            UIKit draws all of a picture that fills its view, also what lies outside of the frame: it covers the rows above
            and below. Cut it off with `clipsToBounds: true`, or let it fit with `contentMode: scaleAspectFit`.
            """,
        wrong: """
            screen: Photo
            scroll: vertical
            rows:
              - { imageView: photo, image: photo, height: 200, contentMode: scaleAspectFill, decorative: true }

            """,
        right: """
            screen: Photo
            scroll: vertical
            rows:
              - imageView: photo
                image: photo
                height: 200
                contentMode: scaleAspectFill
                clipsToBounds: true
                decorative: true

            """,
        check: .screen(findings))

    static func findings(in layout: LaidOutScreen) -> [RuleFinding] {
        let tree = layout.tree
        return tree.views.indices.compactMap { index in
            let facts = layout.subjects[index].facts
            guard tree.views[index].role == .element, let element = tree.views[index].element,
                facts.contains(.fillsBeyond), !facts.contains(.clips), !element.showsSymbol,
                !element.isClippedByCorners, !isFillingWhatClips(index, in: layout)
            else { return nil }
            return RuleFinding(
                element: element,
                diagnostic: Diagnostic(
                    .warning, .unclippedPicture, "the picture of `\(tree.views[index].name)` reaches over its edges",
                    at: element.range, label: "add `clipsToBounds: true`"),
                fixes: [SpecFix.set(.meaning(.clipsToBounds), "true", of: element)])
        }
    }

    /// True for a layer that fills the screen, or a host that cuts off what reaches over its edges.
    private static func isFillingWhatClips(_ index: Int, in layout: LaidOutScreen) -> Bool {
        guard case .layer(_, .fill, .fill) = layout.tree.views[index].attachment else { return false }
        guard let host = layout.tree.views[index].layerHost ?? layout.tree.views[index].parent else { return true }
        return layout.subjects[host].facts.contains(.clips)
            || layout.tree.views[host].element?.isClippedByCorners == true
    }
}

extension Element {
    /// True if the code clips the view since it has round corners, as it does unless the spec says otherwise.
    fileprivate var isClippedByCorners: Bool {
        constructionValue(.cornerRadius) != nil && constructionValue(.shadow) == nil && value(.clipsToBounds) == nil
            && kind.drawsToItsEdges
    }
}
