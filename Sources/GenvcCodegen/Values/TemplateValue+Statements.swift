import GenvcSwift
import GenvcTemplates

/// Swift as templates see it: a list of lines.
extension TemplateValue {
    static func lines(_ lines: [String]) -> TemplateValue {
        .list(lines.map { .string($0) })
    }

    /// The lines of statements of a method, or of the closure of a property.
    static func lines(_ statements: [Statement]) -> TemplateValue {
        lines(StatementPrinter.lines(statements))
    }

    /// The lines of declarations in a type.
    static func lines(ofMembers declarations: [Statement]) -> TemplateValue {
        lines(StatementPrinter.lines(declarations, depth: 1))
    }

    /// The section of a template that stands only where there are statements: it sees their `lines`.
    static func section(_ statements: [Statement]) -> TemplateValue {
        statements.isEmpty ? .null : ["lines": lines(statements)]
    }
}
