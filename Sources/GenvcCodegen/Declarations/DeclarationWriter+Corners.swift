import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// The radii of the corners of views.
extension DeclarationWriter {
    /// The statements that round the corners of a view that is made already.
    ///
    /// - Parameter isComponent: True for a button with a configuration that it was not made with.
    func corners(_ keyed: KeyedValue, _ view: ViewNode, _ variable: Expression, isComponent: Bool) -> [Statement] {
        var lines: [Statement] = []
        if let button = ButtonWriter(view, expressions) {
            if isComponent, !button.element.corners.masksCorners {
                lines = button.corners(keyed, variable, isRendering: isRendering)
            }
            guard button.element.corners.roundsLayer else { return lines }
        }
        let isRound = keyed.value == .cornerRadius(.circle) && (view.roundsItself || isRoundHost(view))
        if view.switchesRoundEnds { lines.append("\(variable).hasRoundEnds = \(isRound)") }
        if !isRound { lines.append("\(variable).layer.cornerRadius = \(radius(keyed, view))") }
        let isClipped = isRendering && view.element?.source?.constructionValue(.cornerRadius) != nil
        let needsClipping = view.element.map { $0.needsClipping || $0.clipsConfiguration } ?? false
        if !isClipped, needsClipping { lines.append("\(variable).clipsToBounds = true") }
        return lines
    }

    /// True for the own view of a component that rounds its ends where it is laid out: nothing says how high it is.
    private func isRoundHost(_ view: ViewNode) -> Bool {
        tree.host.map { tree.views[$0].name } == view.name && tree.roundsHost
    }

    /// The statements that clip a view once whose corners are round in all cases, each in its way.
    func clipping(of element: Element, _ variable: Expression) -> [Statement] {
        guard let source = element.source, let radius = source.constructionValue(.cornerRadius),
            source.follows(radius.key), element.needsClipping
        else { return [] }
        return ["\(variable).clipsToBounds = true"]
    }

    /// The statements that give the corners back what they are where the spec says nothing.
    func resettingCorners(of view: ViewNode, _ source: Element) -> [Statement] {
        let name = view.expression
        let ends: [Statement] = view.switchesRoundEnds ? ["\(name).hasRoundEnds = false"] : []
        let clipping: [Statement] =
            source.needsClipping || source.clipsConfiguration ? ["\(name).clipsToBounds = false"] : []
        let layer: [Statement] = source.corners.roundsLayer ? ends + ["\(name).layer.cornerRadius = 0"] + clipping : []
        guard source.kind.traits.contains(.hasConfiguration), !source.corners.masksCorners else { return layer }
        return ButtonWriter.unsettingCorners(of: source, on: name) + layer
    }

    /// Half of the height for a circle, which the reader has seen to be fixed.
    private func radius(_ keyed: KeyedValue, _ view: ViewNode) -> Expression {
        guard keyed.value == .cornerRadius(.circle) else {
            return expressions.expression(for: keyed.value, of: keyed.key, in: view)
        }
        guard let rule = view.height.first ?? view.width.first else { return "0" }
        let attribute = view.aspectRatio == 1 ? "Size" : view.height.isEmpty ? "Width" : "Height"
        return "\(expressions.metrics.expression(for: rule.length, named: view.named(attribute))) / 2"
    }
}

extension ViewNode {
    /// True for a class that rounds its ends only while it is told to.
    fileprivate var switchesRoundEnds: Bool {
        component == .paddedLabel && roundsItself && element?.corners.sometimesHasRoundEnds == true
    }
}

extension Element {
    /// True for a button that its layer cuts off, at corners that its configuration has too.
    fileprivate var clipsConfiguration: Bool {
        kind.traits.contains(.hasConfiguration) && corners.roundsLayer && !sometimesHas(.clipsToBounds)
    }

    /// True if rounded corners do not show without clipping, and nothing else is said.
    var needsClipping: Bool {
        guard !sometimesHas(.clipsToBounds), constructionValue(.shadow) == nil else { return false }
        return kind.drawsToItsEdges
    }
}

extension ViewTree {
    /// True for the class of a component with round ends of which nothing says how high it is.
    var roundsHost: Bool {
        guard let corners = host.flatMap({ views[$0].element?.corners }) else { return false }
        return corners.hasRoundEnds && corners.roundsLayer && !corners.hasExactHeight
    }
}
