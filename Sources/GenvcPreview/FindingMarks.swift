import GenvcDiagnostics

/// The findings of one screen as marks at the views that they are about.
struct FindingMarks {
    /// The number of a finding in `FindingList`, with the colour that its severity gives it.
    struct Mark {
        let number: Int
        let severity: Diagnostic.Severity
    }

    /// The views with findings, in the order of the first of these.
    private(set) var views: [(view: Int, marks: [Mark])] = []
    /// The marks of findings about the screen as a whole, or about something that is not drawn.
    private(set) var others: [Mark] = []

    /// Gives each finding to the view that it is about, or to `others`.
    init(_ drawn: DrawnScreen, _ list: FindingList) {
        for finding in drawn.findings {
            guard let number = list.number(of: finding) else { continue }
            add(Mark(number: number, severity: finding.severity), to: drawn.view(of: finding))
        }
    }

    /// Adds a mark to a view, once: a rule that found two things of one kind has one line in the list, and so one mark.
    private mutating func add(_ mark: Mark, to view: Int?) {
        guard let view else {
            if !others.contains(where: { $0.number == mark.number }) { others.append(mark) }
            return
        }
        guard let index = views.firstIndex(where: { $0.view == view }) else {
            return views.append((view, [mark]))
        }
        if !views[index].marks.contains(where: { $0.number == mark.number }) { views[index].marks.append(mark) }
    }
}
