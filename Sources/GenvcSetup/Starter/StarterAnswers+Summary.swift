import GenvcDiagnostics

extension StarterAnswers {
    /// The answers in one sentence: "Creating a form screen with text inputs and buttons, simple layout, vertical
    /// scroll behavior".
    package var summary: String {
        let parts = Component.allCases.filter(components.contains).map { StarterQuestion.components.phrase($0) }
        let things = parts.isEmpty ? "" : " with \(EnglishList.joined(parts, "and"))"
        let type = StarterQuestion.type.phrase(type)
        return "Creating a \(type)\(things), \(StarterQuestion.complexity.phrase(complexity)) layout,"
            + " \(StarterQuestion.scrolling.phrase(scrolling)) behavior"
    }
}
