import Testing

@testable import GenvcProject

@Suite("The types that a Swift file declares")
struct TypeDeclarationTests {
    private func types(_ code: String) -> [TypeDeclaration] { TypeDeclarations.all(in: Array(code.utf8)) }

    @Test(
        "are told from names, texts and comments",
        arguments: [
            ("final class A: B<C>, D {}", ["A"]),
            ("final class A: B<(Int) -> Void>, D { struct E {} }", ["A", "A.E"]),
            ("enum A { struct B {} }", ["A", "A.B"]),
            ("let `class` = 1; let text = \"class A {\" // class B {", []),
            ("let text = \"C:\\\\\"; class A {}", ["A"]),
            ("let text = \"\\(f(\"class A {\"))\"; class B {}", ["B"]),
            ("let text = #\"\"\"\n\"\"\" class A {\n\"\"\"#; class B {}", ["B"]),
            ("kind.extension { class A {} }", ["A"]),
        ])
    func names(_ code: String, _ names: [String]) {
        #expect(types(code).map(\.name) == names)
    }

    @Test("have all that they inherit, behind a closure between angle brackets too")
    func inherited() {
        #expect(types("final class A: B<(Int) -> Void>, D {}").map(\.inherited) == [["B", "D"]])
    }

    @Test("can be extended behind a regular expression with a brace")
    func regularExpression() throws {
        let type = try #require(types("struct A { let opening = /{/ }").first)
        #expect(type.obstacle == nil)
    }

    @Test("have the attributes that say where they are there, nested and over several lines")
    func availability() {
        let code = """
            enum Flow {
                @MainActor @available(iOS 17, *) final class Coordinator {}
            }
            @available(
                iOS 18, *)
            @objc(Other) class Other {}
            """
        #expect(types(code).map(\.availability) == [[], ["@available(iOS 17, *)"], ["@available(", "    iOS 18, *)"]])
        #expect(types(code).map(\.modifiers) == [[], ["MainActor", "available", "final"], ["available", "objc"]])
    }

    @Test("know where their keyword stands")
    func offset() {
        #expect(types("// class A\nfinal class A {}").map(\.offset) == [17])
    }
}
