import GenvcSwift
import Testing

@Suite("`$0` in Swift of a spec")
struct ShorthandArgumentTests {
    @Test(
        "is the view in code alone, statements with braces among it",
        arguments: [
            ("$0.text = \"$0.50\"", "label.text = \"$0.50\""),
            ("$0.text = \"\\($0.tag) of $0\"", "label.text = \"\\(label.tag) of $0\""),
            ("$01 + a$0 + $0", "$01 + a$0 + label"),
            ("$0 // $0", "label // $0"),
            ("if $0.isOn { $0.tag = 1 } else { $0.tag = 2 }", "if label.isOn { label.tag = 1 } else { label.tag = 2 }"),
            ("for x in $0.all { $0.add(x) }; $0.end()", "for x in label.all { label.add(x) }; label.end()"),
            (
                "repeat { $0.tag += 1 } while $0.tag < 3\n$0.end()",
                "repeat { label.tag += 1 } while label.tag < 3\nlabel.end()"
            ),
            (
                "switch $0.tag { case 1: $0.a(); default: $0.b() }",
                "switch label.tag { case 1: label.a(); default: label.b() }"
            ),
            ("if #available(iOS 17, *) { $0.isOn = true }", "if #available(iOS 17, *) { label.isOn = true }"),
        ])
    func shorthandArgument(_ code: String, _ replaced: String) {
        #expect(code.replacingShorthandArgument(with: "label") == replaced)
    }

    @Test(
        "is the class itself, which stands only where no member of it follows",
        arguments: [
            ("$0.alpha = $0.isOn ? 1 : 0", "alpha = isOn ? 1 : 0"), ("add($0, to: \"$0\")", "add(self, to: \"$0\")"),
            ("$0 .tag", "self .tag"),
        ])
    func shorthandHost(_ code: String, _ replaced: String) {
        #expect(code.replacingShorthandArgument(with: .host(.itself)) == replaced)
    }

    @Test("is the view in lines of which some stand within a literal")
    func shorthandArgumentInLines() {
        let lines = ["$0.text = \"\"\"", "    $0.50", "    \"\"\"", "$0.tag = 1"]
        let replaced = ["label.text = \"\"\"", "    $0.50", "    \"\"\"", "label.tag = 1"]
        #expect(lines.replacingShorthandArgument(with: "label") == replaced)
    }

    @Test(
        "is the argument of a closure that names none",
        arguments: [
            ("$0.tag = [1].map { $0 + 1 }.count", "label.tag = [1].map { $0 + 1 }.count"),
            ("$0.handler = { $0.alpha = 1 }; $0.tag = 1", "label.handler = { $0.alpha = 1 }; label.tag = 1"),
            ("if a.contains(where: { $0 == 1 }) { $0.tag = 1 }", "if a.contains(where: { $0 == 1 }) { label.tag = 1 }"),
            (
                "a.forEach { if $0 > 1 { print($0) } }\n$0.tag = 1",
                "a.forEach { if $0 > 1 { print($0) } }\nlabel.tag = 1"
            ),
            ("a { [weak self] in self?.show($0) }", "a { [weak self] in self?.show($0) }"),
            ("a { @MainActor [b = $0.c] in b($0) }", "a { @MainActor [b = label.c] in b($0) }"),
            ("a { for x in $0 { print(x, $0) } }", "a { for x in $0 { print(x, $0) } }"),
            ("$0.text = \"\\(a.map { $0 }) \\($0.tag)\"", "label.text = \"\\(a.map { $0 }) \\(label.tag)\""),
            ("$0.add(a, for: { $0.b })", "label.add(a, for: { $0.b })"),
        ])
    func ofClosure(_ code: String, _ replaced: String) {
        #expect(code.replacingShorthandArgument(with: "label") == replaced)
    }

    @Test(
        "is the view in a closure that names its parameters",
        arguments: [
            ("$0.add(UIAction { _ in $0.tag = 1 })", "label.add(UIAction { _ in label.tag = 1 })"),
            ("a { [weak self] x, y in $0.b(x, y) }", "a { [weak self] x, y in label.b(x, y) }"),
            ("a { (x: Int?) -> [Int] in $0.b(x) }", "a { (x: Int?) -> [Int] in label.b(x) }"),
            ("a { [weak b = $0] c in b?.d(c, $0) }", "a { [weak b = label] c in b?.d(c, label) }"),
            ("a { () in $0.b() }", "a { () in label.b() }"),
            ("a { x in b.map { $0 + x } + $0.c }", "a { x in b.map { $0 + x } + label.c }"),
        ])
    func besideParameters(_ code: String, _ replaced: String) {
        #expect(code.replacingShorthandArgument(with: "label") == replaced)
    }
}
