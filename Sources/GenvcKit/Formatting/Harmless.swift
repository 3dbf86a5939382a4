/// The number of changes of one group up to which each is tried by itself where some of them are harmful.
private let mostTriedSingly = 8

/// Finds the changes that change nothing where all of them are made, with few tries where those of a group are alike.
///
/// Of many changes in a group, of which the first and the last are both harmful, none is kept.
///
/// - Parameters:
///   - groups: the changes, those that are likely harmful together in one group.
///   - isHarmless: true if these, made together, change nothing.
package func harmless<Change>(of groups: [[Change]], _ isHarmless: ([Change]) -> Bool) -> [Change] {
    let all = Array(groups.joined())
    if all.isEmpty || isHarmless(all) { return all }
    var kept: [Change] = []
    func keep(_ part: ArraySlice<Change>) {
        guard let first = part.first, let last = part.last else { return }
        if isHarmless(kept + part) {
            kept += part
        } else if part.count > 1 {
            if part.count > mostTriedSingly, !isHarmless(kept + [first]), !isHarmless(kept + [last]) { return }
            let middle = part.startIndex + part.count / 2
            keep(part[..<middle])
            keep(part[middle...])
        }
    }
    for group in groups { keep(group[...]) }
    return kept
}
