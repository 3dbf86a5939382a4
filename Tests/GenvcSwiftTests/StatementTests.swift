import GenvcSwift
import Testing

/// Statements know what they refer to, and the printer breaks them as swift-format does.
struct StatementTests {
    private static let title = Expression.name("state", "title")
    private static let (a, b) = (Expression("a"), Expression("b"))
    private static let long = String(repeating: "x", count: 100)

    @Test("an expression that is put into another brings its names along; text has none")
    func names() {
        let value: Expression = "\(Self.title) ?? \"state.other\""
        #expect(value.text == "state.title ?? \"state.other\"")
        #expect(value.names == [Name("state", "title")])
        #expect(value.refers(to: "state"))
        #expect(!value.refers(to: "title"))
        #expect(!Expression.name("statement").refers(to: "state"))
    }

    @Test("a statement refers to what its conditions and bodies refer to")
    func namesWithin() {
        let inner = Statement.set("label.text", Self.title)
        let isOpen = Expression.name("state", "isOpen")
        let statement = Statement.closure(head: "view.animate", signature: "", body: [.chain([(isOpen, [inner])])])
        #expect(statement.names == [Name("state", "isOpen"), Name("state", "title")])
        #expect(statement.refers(to: "state"))
        #expect(!statement.refers(to: "content"))
    }

    @Test("only a constant and what is set on it make it")
    func makes() {
        #expect(Statement.constant("style", "Style()").makes("style"))
        #expect(Statement.set("\(Expression.name("style")).height", "1").makes("style"))
        #expect(!Statement.set("label.style", .name("style")).makes("style"))
        #expect(Statement.constant("style", "Style()").declares)
        #expect(!Statement.line("let").declares)
    }

    @Test(
        "each form is printed as people write it",
        arguments: [
            (Statement.line("view.layoutIfNeeded()"), ["view.layoutIfNeeded()"]),
            (.constant("style", "Style()"), ["let style = Style()"]),
            (.set("label.text", "nil"), ["label.text = nil"]),
            (
                .chain([(Self.a, ["one()"]), (Self.b, ["two()"]), (nil, ["three()"])]),
                ["if a {", "    one()", "} else if b {", "    two()", "} else {", "    three()", "}"]
            ),
            (.chain([(Self.a, ["one()"]), (nil, [])]), ["if a {", "    one()", "}"]),
            (
                .conditional([Statement.Branch(["a", "let b"], ["one()"])]), ["if a, let b {", "    one()", "}"]
            ),
            (
                .closure(head: "view.animate(0.3)", signature: "[self] in", body: ["one()"]),
                ["view.animate(0.3) { [self] in", "    one()", "}"]
            ),
            (.loop(head: "while a", body: ["one()"]), ["while a { one() }"]),
            (.returned("a"), ["return a"]), (.comment("Why."), ["// Why."]),
            (.call("f", ["a", "b: 1"]), ["f(a, b: 1)"]),
            (.guarded(["a", "let b"], otherwise: [.returned("nil")]), ["guard a, let b else { return nil }"]),
            (
                .switched("a", [.init([".one", ".two"], ["one()"]), .init([], ["break"], isShort: true)]),
                ["switch a {", "case .one, .two:", "    one()", "default: break", "}"]
            ),
            (.loop(head: "while a", body: ["one()", "two()"]), ["while a {", "    one()", "    two()", "}"]),
        ])
    func printed(_ statement: Statement, _ lines: [String]) {
        #expect(StatementPrinter.lines([statement]) == lines)
    }

    @Test("a call that is too long has its arguments on lines of their own, as deep as it stands")
    func brokenCall() {
        let call = Statement.call("makeView", ["\(Self.long)", "b: 1"])
        #expect(StatementPrinter.lines([call]) == ["makeView(", "    \(Self.long), b: 1)"])
        // It fits where it stands in a method, and no longer four columns further in.
        let short = Statement.call("function", [Expression(String(repeating: "x", count: 99))])
        #expect(StatementPrinter.lines([short]).count == 1)
        #expect(StatementPrinter.lines([.chain([("a", [short])])]).count == 4)
    }

    @Test("a call breaks at its arguments, which stay together while they have room on a line")
    func brokenArguments() {
        let some = Expression(String(repeating: "x", count: 90))
        #expect(
            StatementPrinter.lines([.constant("value", .call("makeView", [some, "number: 1"]))])
                == ["let value = makeView(", "    \(some.text), number: 1)"])
        #expect(
            StatementPrinter.lines([.set("value", .call("makeView", [some, "of: \(some)"]))])
                == ["value = makeView(", "    \(some.text),", "    of: \(some.text)", ")"])
        #expect(
            StatementPrinter.lines([.call("setTitle", ["\(Expression.call("text", [some, some]))", "for: 1"])])
                == [
                    "setTitle(", "    text(", "        \(some.text),", "        \(some.text)", "    ),", "    for: 1",
                    ")",
                ])
    }

    @Test("a closure stands on one line with a statement alone, and what follows it on the line where it ends")
    func closures() {
        func added(_ body: [Statement]) -> Statement {
            .call("button.addAction", [.closure("UIAction", "[weak self] _ in", body), "for: .tap"])
        }
        #expect(
            StatementPrinter.lines([added(["self?.tell()"])])
                == ["button.addAction(UIAction { [weak self] _ in self?.tell() }, for: .tap)"])
        #expect(
            StatementPrinter.lines([added([.guarded(["let self"], otherwise: ["return"]), "tell()"])]) == [
                "button.addAction(", "    UIAction { [weak self] _ in", "        guard let self else { return }",
                "        tell()", "    }, for: .tap)",
            ])
    }

    @Test("a list that is alone in a call opens with it; behind one element stands no comma")
    func lists() {
        let action = Expression.stackedCall("UIAction", ["title: a", "image: b"])
        #expect(
            StatementPrinter.lines([.line(.call("UIMenu", ["children: \(Expression.stackedList([action]))"]))])
                == ["UIMenu(children: [", "    UIAction(", "        title: a,", "        image: b", "    )", "])"])
        #expect(
            StatementPrinter.lines([.returned(.stackedList(["a", "b"]))]) == ["return [", "    a,", "    b,", "]"])
        #expect(StatementPrinter.lines([.returned(.list(["a", "b"]))]) == ["return [a, b]"])
    }

    @Test("conditions break before the signs that join terms, clauses behind their commas")
    func brokenConditions() {
        let (first, second) = (Expression("a\(Self.long)"), Expression("b\(Self.long)"))
        #expect(
            StatementPrinter.lines([.chain([(.terms([first, second], joinedBy: "&&"), ["one()"])])])
                == ["if \(first.text)", "    && \(second.text)", "{", "    one()", "}"])
        #expect(
            StatementPrinter.lines([.conditional([Statement.Branch([first, second], ["one()"])])])
                == ["if \(first.text),", "    \(second.text)", "{", "    one()", "}"])
    }

    @Test("terms that are too long stand below what they are assigned to, an operator before each but the first")
    func brokenChains() {
        let (first, second) = (Expression("a\(Self.long)"), Expression("b\(Self.long)"))
        let chain = Expression.chain([first, "?? \(second)"])
        #expect(
            StatementPrinter.lines([.set("label.text", chain)])
                == ["label.text =", "    \(first.text)", "    ?? \(second.text)"])
        #expect(StatementPrinter.lines([.line(chain)]) == [first.text, "    ?? \(second.text)"])
        #expect(StatementPrinter.lines([.set("a", .chain(["b", "?? c"]))]) == ["a = b ?? c"])
        #expect(StatementPrinter.lines([.set("a", first.belowTarget)]).count == 1)
        #expect(
            StatementPrinter.lines([.set("\(Self.long).text", first.belowTarget)])
                == ["\(Self.long).text =", "    \(first.text)"])
        let together = Expression.chain([Self.a, "? \(Self.b) : c"], .togetherBelowTarget)
        #expect(StatementPrinter.lines([.set("\(Self.long)\(Self.long)", together)]).last == "    a ? b : c")
        let choice = Expression.chain([Self.a, "? 1", ": \(Expression.chain(["b", "? 2", ": 3"], .alwaysBelowFirst))"])
        #expect(
            StatementPrinter.lines([.set("c", choice)])
                == ["c =", "    a", "    ? 1", "    : b", "        ? 2", "        : 3"])
    }

    @Test("a text that is too long becomes a literal over several lines, within the call in which it stands")
    func brokenLiteral() {
        let text = Expression(literal: Self.long + " " + Self.long)
        #expect(
            StatementPrinter.lines([.set("a", text)])
                == ["a = \"\"\"", "    \(Self.long) \\", "    \(Self.long)", "    \"\"\""])
        #expect(
            StatementPrinter.lines([.set("a", .call("String", ["\(text)", "b: 1"]))])
                == [
                    "a = String(", "    \"\"\"", "        \(Self.long) \\", "        \(Self.long)", "        \"\"\",",
                    "    b: 1", ")",
                ])
    }

    @Test("a call may keep its other arguments together, or have each on a line of its own")
    func otherCalls() {
        let long = Expression(Self.long)
        #expect(
            StatementPrinter.lines([.line(.ledCall("function", [long, "b", "c"]))])
                == ["function(", "    \(Self.long),", "    b, c)"])
        #expect(
            StatementPrinter.lines([.line(.stackedCall("f", ["a", "b"], .whereNeeded))]) == ["f(a, b)"])
        #expect(StatementPrinter.lines([.line(.stackedCall("function", ["b"]))]) == ["function(", "    b", ")"])
        #expect(
            StatementPrinter.lines([.line(.filled("function([", [long, "b", "c"], "])"))])
                == ["function([\(Self.long),", "    b, c])"])
    }

    @Test("an operator stands before one term, or before parentheses")
    func negations() {
        #expect(Expression.not("a").text == "!a")
        #expect(Expression.not(.comparison("a", "==", "b")).text == "!(a == b)")
        #expect(Expression.not(.terms(["a", "b"], joinedBy: "&&")).text == "!(a && b)")
        #expect(Expression.terms(["a"], joinedBy: "&&").text == "a")
    }

    @Test("Swift of a person breaks at the call with which it ends")
    func brokenWrittenCall() {
        let code = Expression(written: "first(1).second(\(Self.long), b: 1)")
        #expect(
            StatementPrinter.lines([.set("a", code)]) == ["a = first(1).second(", "    \(Self.long), b: 1)"])
        let long = Expression(written: "first(1).\(Self.long)\(Self.long)")
        #expect(StatementPrinter.lines([.line(long)]).count == 1)
    }

    @Test("a signature that is too long stands on a line of its own")
    func brokenClosure() {
        let closure = Statement.closure(head: "\(Self.long).animate", signature: "incoming in", body: [])
        #expect(StatementPrinter.lines([closure]) == ["\(Self.long).animate {", "    incoming in", "}"])
    }
}

/// Chains of conditions that follow each other are put together.
struct MergingTests {
    private func chain(_ condition: Expression, _ body: Statement...) -> Statement { .chain([(condition, body)]) }

    @Test("what stands under the same conditions is put together, past other chains")
    func merged() {
        let all = [chain("a", "one()"), chain("b", "two()"), chain("a", "three()")]
        #expect(all.mergingConditions == [chain("a", "one()", "three()"), chain("b", "two()")])
    }

    @Test("no statement is passed by another")
    func order() {
        let all = [chain("a", "one()"), "two()", chain("a", "three()")]
        #expect(all.mergingConditions == all)
    }

    @Test("two branches that declare names stay apart")
    func declarations() {
        let all = [chain("a", .constant("x", "1")), chain("a", .constant("x", "2"))]
        #expect(all.mergingConditions == all)
    }
}

/// Forms that take lines in ways of their own.
struct FormTests {
    private static let long = Expression(String(repeating: "x", count: 100))

    @Test("what is asked of a call stands on the next line where the call alone has room")
    func asked() {
        func made(_ argument: Expression) -> Statement {
            let call = Expression.stackedCall("make", ["a: \(argument)", "b: 1"], .togetherWhereNeeded)
            return .line(call.asked(".prioritized(.high)"))
        }
        #expect(StatementPrinter.lines([made("2")]) == ["make(a: 2, b: 1).prioritized(.high)"])
        let fits = Expression(String(repeating: "x", count: 90))
        #expect(StatementPrinter.lines([made(fits)]) == ["make(a: \(fits.text), b: 1)", "    .prioritized(.high)"])
        // With four columns more than before, and without the name of the call.
        let broken = Expression(String(repeating: "x", count: 99))
        #expect(
            StatementPrinter.lines([made(broken)])
                == ["make(", "    a: \(broken.text), b: 1", ").prioritized(.high)"])
        #expect(Self.long.asked("") == Self.long)
    }

    @Test("a filled call has its arguments below, as many on a line as fit")
    func filledCall() {
        let short = Statement.set("size", .filledCall("fit", ["a: 1", "b: 2"]))
        #expect(StatementPrinter.lines([short]) == ["size = fit(", "    a: 1, b: 2)"])
        let broken = Statement.line(.filledCall("fit", ["a: 1", Self.long, "b: 2"]))
        #expect(StatementPrinter.lines([broken]) == ["fit(", "    a: 1, \(Self.long.text),", "    b: 2)"])
    }

    @Test("an open closure has its statement on a line of its own")
    func openClosure() {
        func closure(isOpen: Bool) -> Statement {
            .line(.closure("run", "[weak self] in", ["self?.one()"], isOpen: isOpen))
        }
        #expect(StatementPrinter.lines([closure(isOpen: false)]) == ["run { [weak self] in self?.one() }"])
        #expect(StatementPrinter.lines([closure(isOpen: true)]) == ["run { [weak self] in", "    self?.one()", "}"])
    }

    @Test("Swift of a person keeps its lines, with what stands before the first and behind the last")
    func writtenLines() {
        let written = Expression(written: "make {\n    $0.isOn = state.isOn\n}")
        #expect(written.names.contains(Name("state", "isOn")))
        let lines = StatementPrinter.lines(elements: [written, "other"], depth: 3)
        #expect(lines == ["make {", "    $0.isOn = state.isOn", "},", "other,"])
        #expect(
            StatementPrinter.lines([.constant("a", written)])
                == ["let a = make {", "    $0.isOn = state.isOn", "}"])
    }
}
