import GenvcModel
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// How round the corners of views are.
extension DeclarationWriter {
    /// The statements that round the corners of a view that is made already.
    ///
    /// - Parameter isComponent: True for a button with a configuration that it was not made with.
    func corners(_ keyed: KeyedValue, _ view: ViewNode, _ variable: String, isComponent: Bool) -> [String] {
        var lines: [String] = []
        if let element = view.element, element.kind.traits.contains(.hasConfiguration) {
            if isComponent, !element.masksCorners { lines = configuredCorners(keyed, view, variable) }
            guard element.roundsLayer else { return lines }
        }
        let isRound = keyed.value == .cornerRadius(.circle) && view.roundsItself
        if view.switchesRoundEnds { lines.append("\(variable).hasRoundEnds = \(isRound)") }
        if !isRound { lines.append("\(variable).layer.cornerRadius = \(radius(keyed, view))") }
        let isClipped = isRendering && view.element?.source?.constructionValue(.cornerRadius) != nil
        let needsClipping = view.element.map { $0.needsClipping || $0.clipsConfiguration } ?? false
        if !isClipped, needsClipping { lines.append("\(variable).clipsToBounds = true") }
        return lines
    }

    /// What clips a view once whose corners are round in all cases, each in its way.
    func clipping(of element: Element, _ variable: String) -> [String] {
        guard let source = element.source, let radius = source.constructionValue(.cornerRadius),
            source.follows(radius.key), element.needsClipping
        else { return [] }
        return ["\(variable).clipsToBounds = true"]
    }

    /// A configuration keeps to a radius only where its style says so.
    private func configuredCorners(_ keyed: KeyedValue, _ view: ViewNode, _ variable: String) -> [String] {
        if keyed.value == .cornerRadius(.circle) { return ["\(variable).configuration?.cornerStyle = .capsule"] }
        let radius = expressions.expression(for: keyed.value, of: keyed.key, in: view)
        // A class with looks of its own may leave the style of its corners to UIKit.
        let mayHaveNone = view.element.map { $0.kind.traits.contains(.isLook) && $0.saysNoCornerStyle } ?? false
        let style = isRendering || mayHaveNone ? ["\(variable).configuration?.cornerStyle = .fixed"] : []
        return style + ["\(variable).configuration?.background.cornerRadius = \(radius)"]
    }

    /// The statements that give the corners back what they are where the spec says nothing.
    func resettingCorners(of view: ViewNode, _ source: Element) -> [String] {
        let name = view.name
        let ends = view.switchesRoundEnds ? ["\(name).hasRoundEnds = false"] : []
        let clipping = source.needsClipping || source.clipsConfiguration ? ["\(name).clipsToBounds = false"] : []
        let layer = source.roundsLayer ? ends + ["\(name).layer.cornerRadius = 0"] + clipping : []
        guard source.kind.traits.contains(.hasConfiguration), !source.masksCorners else { return layer }
        let written = source.values.first { $0.key.meaning == .cornerStyle }?.value.word
        var lines = ["\(name).configuration?.cornerStyle = .\(written ?? "dynamic")"]
        let radii = source.variedValues.filter { $0.key.effect == .construction(.cornerRadius) }
        if radii.contains(where: { $0.value != .cornerRadius(.circle) }) {
            let standard = "\(source.standardConfiguration).background.cornerRadius"
            lines.append("\(name).configuration?.background.cornerRadius = \(standard)")
        }
        return lines + layer
    }

    /// Half of the height for a circle, which the reader has seen to be fixed.
    private func radius(_ keyed: KeyedValue, _ view: ViewNode) -> String {
        guard keyed.value == .cornerRadius(.circle) else {
            return expressions.expression(for: keyed.value, of: keyed.key, in: view)
        }
        guard let rule = view.height.first ?? view.width.first else { return "0" }
        let attribute = view.aspectRatio == 1 ? "Size" : view.height.isEmpty ? "Width" : "Height"
        return expressions.metrics.expression(for: rule.length, named: view.name + attribute) + " / 2"
    }
}

extension ViewNode {
    /// True for a class that rounds its ends only while it is told to.
    fileprivate var switchesRoundEnds: Bool {
        component == .paddedLabel && roundsItself && element?.sometimesHasRoundEnds == true
    }
}

extension Element {
    /// True for a button whose corners are as its radius says.
    var saysNoCornerStyle: Bool {
        !values.contains { $0.key.meaning == .cornerStyle }
    }

    /// What the look of a button begins as.
    var standardConfiguration: String {
        "UIButton.Configuration.\(constructionValue(.configuration)?.value.word ?? "plain")()"
    }

    /// True for a button that its layer cuts off, at corners that its configuration has too.
    fileprivate var clipsConfiguration: Bool {
        kind.traits.contains(.hasConfiguration) && roundsLayer && value(.clipsToBounds) == nil
    }
}
