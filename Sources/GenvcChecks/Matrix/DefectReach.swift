import GenvcDiagnostics

/// The points of one look at which a screen has a defect, and the words for the defect at more of them: a look at a
/// screen with conditions about the device sees some of the devices alone.
struct DefectReach {
    /// The points that have the defect.
    let members: PointSet
    /// The matrix whose points these are.
    let matrix: LayoutMatrix
    /// The finding as it is told for some points, with the state in which it is seen.
    let told: (PointSet, LayoutMatrix) -> RuleFinding

    /// The words for the points of several looks at one state.
    ///
    /// - Parameters:
    ///   - others: the points of the other looks.
    ///   - whole: the matrix of which each look sees a part.
    func diagnostic(with others: [DefectReach], in whole: LayoutMatrix) -> Diagnostic {
        var points = members.moved(from: matrix, to: whole)
        for other in others { points.formUnion(other.members.moved(from: other.matrix, to: whole)) }
        return told(points, whole).diagnostic
    }
}

/// The words for a defect, after the layout in which it is worst.
struct DefectWording {
    let defect: Defect
    /// The layout in which the defect is worst.
    let layout: LaidOutScreen
    /// The words of the rule.
    let finding: (Defect, LaidOutScreen, Places) -> RuleFinding
    /// The number of views that have the defect from one cause.
    let elementCount: Int
    /// The number of other elements at which something is wrong because of it.
    let followerCount: Int

    /// The finding about the defect at some points.
    ///
    /// - Parameter state: the words for the state that it takes to see the defect; nil for that of the samples.
    func told(_ state: String?, at places: Places) -> RuleFinding {
        var (layout, places) = (layout, places)
        layout.state = state
        places.state = state
        let key = DefectKey(defect.identity, in: layout.tree)
        var told = finding(defect, layout, places).with(key, in: state)
        told.badness = defect.badness
        return told.concerning(elementCount).causing(followerCount)
    }
}

extension RuleFinding {
    /// The finding with the points that have its defect.
    func reaching(_ reach: DefectReach) -> RuleFinding {
        var finding = self
        finding.reach = reach
        return finding
    }
}

extension PointSet {
    /// The points as those of another matrix. A point that the other matrix does not have is left out.
    func moved(from part: LayoutMatrix, to whole: LayoutMatrix) -> PointSet {
        var moved = PointSet(settingCount: whole.settings.count, viewportCount: whole.viewports.count)
        let places = part.viewports.map { whole.viewports.firstIndex(of: $0) }
        for index in settings {
            guard let setting = whole.setting(like: part.settings[index], of: part) else { continue }
            for viewport in viewports(at: index).members {
                if let place = places[viewport] { moved.insert(setting: whole.index(of: setting), viewport: place) }
            }
        }
        return moved
    }
}

extension LayoutMatrix {
    /// The setting of this matrix that has the same values as one of another matrix; nil where it has none.
    fileprivate func setting(like other: Setting, of matrix: LayoutMatrix) -> Setting? {
        guard let textSize = textSizes.firstIndex(of: matrix.textSizes[other.textSize]),
            let direction = directions.firstIndex(of: matrix.directions[other.direction]),
            let keyboard = keyboards.firstIndex(of: matrix.keyboards[other.keyboard]),
            let variant = variants.firstIndex(of: matrix.variants[other.variant]),
            let stretch = stretches.firstIndex(of: matrix.stretches[other.stretch])
        else { return nil }
        return Setting(
            textSize: textSize, direction: direction, keyboard: keyboard, variant: variant, stretch: stretch)
    }
}
