/// The stable name of a kind of finding; flat words, as `genvc explain CODE` takes them.
public enum DiagnosticCode: String, CaseIterable, Sendable {
    // Files and bytes
    case missingFile = "missing-file"
    case unreadableFile = "unreadable-file"
    case notAFile = "not-a-file"
    case emptyFile = "empty-file"
    case notUTF8 = "not-utf8"
    case fileTooLarge = "file-too-large"
    case lineTooLong = "line-too-long"
    case oddCharacter = "odd-character"
    case tabIndentation = "tab-indentation"

    // The structure of a spec
    case mergeConflict = "merge-conflict"
    case badIndentation = "bad-indentation"
    case tooDeep = "too-deep"
    case missingColon = "missing-colon"
    case secondColon = "second-colon"
    case unclosedQuote = "unclosed-quote"
    case unclosedBracket = "unclosed-bracket"
    case missingComma = "missing-comma"
    case strayComma = "stray-comma"
    case badEscape = "bad-escape"
    case textAfterValue = "text-after-value"
    case needsQuotes = "needs-quotes"
    case multilineText = "multiline-text"
    case indentationIndicator = "indentation-indicator"
    case anchor
    case alias
    case mergeKey = "merge-key"
    case tag
    case directive
    case secondDocument = "second-document"
    case complexKey = "complex-key"
    case keyTooLong = "key-too-long"
    case duplicateKey = "duplicate-key"
    case hashColor = "hash-color"
    case hashText = "hash-text"
    case tooManyErrors = "too-many-errors"

    // The words of a spec
    case unknownKey = "unknown-key"
    case unknownKind = "unknown-kind"
    case missingKind = "missing-kind"
    case secondKind = "second-kind"
    case unknownValue = "unknown-value"
    case unknownToken = "unknown-token"
    case unknownStyle = "unknown-style"
    case wrongType = "wrong-type"
    case missingKey = "missing-key"
    case emptyValue = "empty-value"
    case outOfRange = "out-of-range"
    case duplicateName = "duplicate-name"
    case badIdentifier = "bad-identifier"
    case unresolved
    case conflictingKeys = "conflicting-keys"
    case uselessKey = "useless-key"
    case badRelation = "bad-relation"
    case badCondition = "bad-condition"
    case componentCycle = "component-cycle"
    case unknownFile = "unknown-file"
    case useCycle = "use-cycle"
    case notASpec = "not-a-spec"
    case duplicateScreen = "duplicate-screen"

    // The layout of a screen
    case conflict
    case ambiguous
    case doesNotFit = "does-not-fit"
    case clipped
    case truncated
    case brokenWord = "broken-word"
    case overlap
    case outOfBounds = "out-of-bounds"
    case outsideSafeArea = "outside-safe-area"
    case hiddenByKeyboard = "hidden-by-keyboard"
    case zeroSize = "zero-size"
    case fixedHeightText = "fixed-height-text"
    case tapTarget = "tap-target"
    case rowFlex = "row-flex"
    case priorityTie = "priority-tie"
    case crossRowConstraint = "cross-row-constraint"
    case tooManyConstraints = "too-many-constraints"
    case deepStackInCell = "deep-stack-in-cell"
    case contrast
    case missingLabel = "missing-label"
    case nestedLabel = "nested-label"
    case readingOrder = "reading-order"
    case offScale = "off-scale"
    case noReturnKey = "no-return-key"
    case unused

    // Templates
    case templateSyntax = "template-syntax"
    case templateUnknownName = "template-unknown-name"
    case templateUnknownPartial = "template-unknown-partial"
    case templateTooDeep = "template-too-deep"
    case templateTooLarge = "template-too-large"
    case templateWrongType = "template-wrong-type"
    case contextSyntax = "context-syntax"
}

extension DiagnosticCode {
    /// The rules about the layout of a screen, which an element may silence and a project may set to another level.
    public static let rules: [DiagnosticCode] = [
        .conflict, .ambiguous, .doesNotFit, .clipped, .truncated, .brokenWord, .overlap, .outOfBounds,
        .outsideSafeArea, .hiddenByKeyboard, .zeroSize, .fixedHeightText, .tapTarget, .rowFlex, .priorityTie,
        .crossRowConstraint,
        .tooManyConstraints, .deepStackInCell, .contrast, .missingLabel, .nestedLabel, .readingOrder, .offScale,
        .noReturnKey,
    ]
}
