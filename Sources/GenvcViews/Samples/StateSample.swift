import GenvcModel
import GenvcVocabulary

/// The values of the fields of a screen in one look at it.
package struct StateSample: Sendable, Hashable {
    /// The samples by the names of the fields.
    private var samples: [String: Sample] = [:]
    /// The states of all controls, where nothing in the spec sets them.
    package private(set) var controlStates: [ControlState] = [.isEnabled]

    /// Puts a control into a state, or takes it out.
    mutating func setControl(_ state: ControlState, to isOn: Bool) {
        controlStates = ControlState.allCases.filter { $0 == state ? isOn : controlStates.contains($0) }
    }

    /// The samples that the spec gives, and something by its type for every other field.
    package init(_ fields: [StateField]) {
        for field in fields { samples[field.name.text] = field.shownSample }
    }

    /// The samples of fields that components keep for themselves, without the fields of the screen.
    var keepingComponents: StateSample {
        var kept = self
        kept.samples = samples.filter { $0.key.utf8.contains(UInt8(ascii: ".")) }
        return kept
    }

    /// The sample of a field; nil for a field that this look says nothing of.
    package subscript(field: String) -> Sample? {
        get { samples[field] }
        set { samples[field] = newValue }
    }
}

extension StateField {
    /// The number of elements of a list without a sample.
    static let elementsOfLists = 3

    /// The value for drawing and layout: the sample, or else the initial value, or else something by the type.
    package var shownSample: Sample {
        sample ?? firstValue ?? type.sample(named: name.text, Self.elementsOfLists)
    }

    /// The value that the spec gives the field at first; nil where it gives none, or only Swift knows it.
    package var firstValue: Sample? {
        switch initialValue {
        case .missing: .missing
        case .value(.swift), nil: nil
        case .value(let value): Sample(value)
        }
    }
}

extension FieldType {
    /// Something of the type; a text is the name of its field.
    func sample(named name: String, _ count: Int) -> Sample {
        switch self {
        case .basic(.boolean): .scalar("false")
        case .basic(.integer), .basic(.double): .scalar("0")
        case .basic(.color): .scalar("clear")
        case .basic(.date): .scalar(SampleMoment.standard)
        case .basic: .scalar(name)
        case .cases(_, let cases): .scalar(cases[0])
        case .custom: .record([])
        case .list: .list(Array(repeating: .record([]), count: count))
        case .optional: .missing
        }
    }
}
