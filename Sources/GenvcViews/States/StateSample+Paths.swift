import GenvcModel
import GenvcVocabulary

/// A value of the state is found by names: a field, then the members below it. `first` and `last` of a list are its
/// elements, and `everyElement` is each of them.
extension StateSample {
    /// The name in a path that stands for each element of a list.
    static let everyElement = "*"

    /// The value at a path; of every element of a list the value of the first one. Nil for a value that nothing tells,
    /// or that is not there because something on the way is nil or an empty list.
    func value(at path: [String]) -> Sample? {
        guard let field = path.first else { return nil }
        return self[field]?.value(at: path.dropFirst())
    }

    /// The state with another value at a path; nil if something on the way is nil or an empty list.
    ///
    /// - Parameter makingMembers: true if what is nil on the way is to be something, with this member.
    func setting(_ path: [String], to sample: Sample, makingMembers: Bool = false) -> StateSample? {
        guard let field = path.first,
            let value = (self[field] ?? .record([])).setting(path.dropFirst(), to: sample, makingMembers)
        else { return nil }
        var changed = self
        changed[field] = value
        return changed
    }
}

extension Sample {
    /// The value of a member of a member, and so on.
    fileprivate func value(at path: ArraySlice<String>) -> Sample? {
        guard let name = path.first else { return self }
        let rest = path.dropFirst()
        guard case .list(let elements) = self else { return member(name)?.value(at: rest) }
        switch name {
        case StateSample.everyElement, ReferenceMember.first.rawValue: return elements.first?.value(at: rest)
        case ReferenceMember.last.rawValue: return elements.last?.value(at: rest)
        default: return nil
        }
    }

    /// The sample with another value of a member; nil if there is no such place.
    fileprivate func setting(_ path: ArraySlice<String>, to sample: Sample, _ makesMembers: Bool) -> Sample? {
        guard let name = path.first else { return sample }
        let rest = path.dropFirst()
        switch self {
        case .missing: return makesMembers ? Sample.record([]).setting(path, to: sample, makesMembers) : nil
        case .list(var elements):
            guard let last = elements.indices.last else { return nil }
            let changed =
                switch name {
                case StateSample.everyElement: Array(elements.indices)
                case ReferenceMember.first.rawValue: [0]
                case ReferenceMember.last.rawValue: [last]
                default: [Int]()
                }
            for index in changed {
                guard let element = elements[index].setting(rest, to: sample, makesMembers) else { return nil }
                elements[index] = element
            }
            return changed.isEmpty ? nil : .list(elements)
        case .record, .scalar, .value:
            guard let value = (member(name) ?? .record([])).setting(rest, to: sample, makesMembers) else { return nil }
            let member = Member(name: name, sample: value)
            guard case .record(var members) = self else { return .record([member]) }
            if let index = members.firstIndex(where: { $0.name == name }) {
                members[index] = member
            } else {
                members.append(member)
            }
            return .record(members)
        }
    }
}
