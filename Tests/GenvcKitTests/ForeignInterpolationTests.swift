import GenvcDiagnostics
import Testing

@testable import GenvcKit

/// Values that people fill into texts as in other languages.
struct ForeignInterpolationTests {
    /// The warnings of a screen with a label of that text, as YAML has it.
    private func warnings(of text: String) -> [String] {
        let spec = "screen: Test\nstate: { count: Int }\nrows:\n  - { label: a, text: \(text) }\n"
        return SpecRun(SourceFile(name: "Test.yml", text: spec)).report.diagnostics
            .filter { $0.code == .unknownValue }.compactMap(\.label)
    }

    @Test(
        "are told, with what to write",
        arguments: [
            (#""Hi {user.name}""#, "write `$user.name`, and give `state` a field `user`"),
            (#""Hi {{name}}""#, "write `$name`, and give `state` a field `name`"),
            (#""Hi {name}""#, "write `$name`, and give `state` a field `name`"),
            (#""Hi @{name}""#, "write `$name`, and give `state` a field `name`"),
            (#""Hi <%= name %>""#, "write `$name`, and give `state` a field `name`"),
            (#""<%= this.name %>""#, "write `$name`, and give `state` a field `name`"),
            (#""<%=count%> new""#, "write `$count`"), (#""{count} new""#, "write `$count`"),
            (#"Hello \(count)"#, "write `$count`"),
            (#""%@ new""#, "write `$name`, with the name of a field of `state`"),
            (#"one\ntwo"#, "write the text in double quotes"),
        ])
    func told(text: String, label: String) {
        #expect(warnings(of: text) == [label])
    }

    @Test(
        "are no braces, percents and backslashes in words",
        arguments: [
            #"'C:\temp\new'"#, #"'\\server\tools'"#, #"'D:\notes'"#, #""100 %""#, #""50%d off""#, #""{a} or b""#,
            #""{ \"a\": 1 }""#, #""a <% b %> c <%= 5 %> <%= a b %>""#,
            #""{ more }""#, #""Costs $$5""#, #""5 % discount""#,
        ])
    func words(text: String) {
        #expect(warnings(of: text) == [])
    }
}
