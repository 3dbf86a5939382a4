import GenvcModel
import GenvcVocabulary

extension SampleScope {
    /// A state near this one in which the condition holds, or does not; nil where no field decides it.
    func state(in condition: Condition, holding wanted: Bool) -> StateSample? {
        let mustAll = (condition.conjunction == .and) == wanted
        var changed = state
        if mustAll || condition.terms.count == 1 {
            for term in condition.terms
            where SampleScope(state: changed, environment: environment).holds(term) != wanted {
                guard let next = Self.state(changed, in: term, holding: wanted) else { return nil }
                changed = next
            }
            return changed
        }
        return condition.terms.lazy.compactMap { Self.state(changed, in: $0, holding: wanted) }.first
    }

    /// A state in which a term holds, or does not hold; nil where no value of a field brings that about.
    private static func state(_ state: StateSample, in term: Condition.Term, holding wanted: Bool) -> StateSample? {
        guard case .reference(let reference) = term.operand, reference.root == .state, reference.optionalMembers.isEmpty
        else { return nil }
        let wanted = wanted != term.isNegated
        guard let comparison = term.comparison else {
            if reference.path.last == "isEmpty", reference.path.count > 1 {
                return state.setting(reference.path.dropLast(), to: wanted ? .scalar("") : .scalar(reference.path[0]))
            }
            return state.setting(reference.path[...], to: .scalar(wanted ? "true" : "false"))
        }
        let sign = comparison.sign
        switch comparison.comparand {
        case .missing:
            let isNil = (sign == .equal) == wanted
            return state.setting(reference.path[...], to: isNil ? .missing : reference.someSample)
        case .boolean(let isTrue):
            let value = isTrue == ((sign == .equal) == wanted)
            return state.setting(reference.path[...], to: .scalar(value ? "true" : "false"))
        case .word(let word):
            if (sign == .equal) == wanted { return state.setting(reference.path[...], to: .scalar(word)) }
            guard case .cases(_, let cases)? = reference.type?.unwrapped, let other = cases.first(where: { $0 != word })
            else { return nil }
            return state.setting(reference.path[...], to: .scalar(other))
        case .text(let text):
            let value = (sign == .equal) == wanted ? text : text + "…"
            return state.setting(reference.path[...], to: .scalar(value))
        case .number(let text):
            guard let number = Double(text), reference.path.last != "count" || reference.path.count == 1 else {
                return nil
            }
            return state.setting(reference.path[...], to: .scalar(sign.number(near: number, holding: wanted).pointText))
        case .reference: return nil
        }
    }
}

extension Condition.Comparison.Sign {
    /// A number that stands to `number` as the sign says, or as it says not.
    fileprivate func number(near number: Double, holding wanted: Bool) -> Double {
        switch (self, wanted) {
        case (.equal, true), (.notEqual, false), (.lessOrEqual, true), (.greaterOrEqual, true), (.less, false),
            (.greater, false):
            number
        case (.equal, false), (.notEqual, true), (.greater, true), (.lessOrEqual, false): number + 1
        case (.less, true), (.greaterOrEqual, false): number - 1
        }
    }
}

extension Reference {
    /// A value where there may be none.
    fileprivate var someSample: Sample {
        let name = path[path.count - 1]
        return type?.unwrapped.sample(named: name, 0) ?? .scalar(name)
    }
}

extension StateSample {
    /// The state with another value of the field, or of a member of it.
    func setting(_ path: ArraySlice<String>, to sample: Sample) -> StateSample? {
        guard let field = path.first else { return nil }
        var changed = self
        changed[field] = (self[field] ?? .missing).setting(path.dropFirst(), to: sample)
        return changed
    }
}

extension Sample {
    /// The sample with another value for a member, which is added where it is missing.
    fileprivate func setting(_ path: ArraySlice<String>, to sample: Sample) -> Sample {
        guard let name = path.first else { return sample }
        var members: [Member] = []
        if case .record(let known) = self { members = known }
        let member = Member(
            name: name, sample: (self.member(name) ?? .missing).setting(path.dropFirst(), to: sample))
        if let index = members.firstIndex(where: { $0.name == name }) {
            members[index] = member
        } else {
            members.append(member)
        }
        return .record(members)
    }
}
