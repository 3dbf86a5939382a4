extension DiagnosticCode {
    public static let unknownKey = DiagnosticCode("unknown-key", "a key does not exist here")
    public static let unknownKind = DiagnosticCode("unknown-kind", "there is no component or element of this kind")
    public static let missingKind = DiagnosticCode("missing-kind", "an element does not say what it is")
    public static let secondKind = DiagnosticCode("second-kind", "an element says twice what it is")
    public static let unknownValue = DiagnosticCode("unknown-value", "a value is not one of those a key takes")
    public static let unknownToken = DiagnosticCode("unknown-token", "there is no design token of this name")
    public static let unknownStyle = DiagnosticCode("unknown-style", "there is no style of this name")
    public static let wrongType = DiagnosticCode("wrong-type", "a value is of another type than its key takes")
    public static let missingKey = DiagnosticCode("missing-key", "a key that must be there is not")
    public static let emptyValue = DiagnosticCode("empty-value", "a key has no value")
    public static let outOfRange = DiagnosticCode("out-of-range", "a number is smaller or larger than its key allows")
    public static let duplicateName = DiagnosticCode("duplicate-name", "two things of one screen have the same name")
    public static let badIdentifier = DiagnosticCode("bad-identifier", "a name cannot be a name in Swift")
    public static let unresolved = DiagnosticCode("unresolved", "a reference names something that does not exist")
    public static let conflictingKeys = DiagnosticCode("conflicting-keys", "two keys of one element cannot both hold")
    public static let uselessKey = DiagnosticCode("useless-key", "a key has no effect where it stands")
    public static let badRelation = DiagnosticCode("bad-relation", "a relation of `constraints` is not well formed")
    public static let badCondition = DiagnosticCode("bad-condition", "a condition is not well formed")
    public static let componentCycle = DiagnosticCode("component-cycle", "a component stands in itself")
    public static let unknownFile = DiagnosticCode(
        "unknown-file", "a file or folder that is named is not there, or cannot be read")
    public static let useCycle = DiagnosticCode("use-cycle", "a file uses itself")
    public static let notASpec = DiagnosticCode("not-a-spec", "the file does not describe a screen")
    public static let duplicateScreen = DiagnosticCode(
        "duplicate-screen", "two specs of one project make files of the same name")

    /// The codes about the keys, kinds and values of a spec, in the order of `genvc explain rules`.
    package static let words: [DiagnosticCode] = [
        .unknownKey, .unknownKind, .missingKind, .secondKind, .unknownValue, .unknownToken, .unknownStyle, .wrongType,
        .missingKey, .emptyValue, .outOfRange, .duplicateName, .badIdentifier, .unresolved, .conflictingKeys,
        .uselessKey, .badRelation, .badCondition, .componentCycle, .unknownFile, .useCycle, .notASpec,
        .duplicateScreen,
    ]
}
