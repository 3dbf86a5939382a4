import Foundation
import GenvcDiagnostics
import GenvcKit
import GenvcTestSupport
import Testing

@testable import GenvcSetup

/// The first spec by `genvc new`, for each way to answer its questions.
struct StarterTests {
    static let all: [StarterAnswers] = {
        let parts = StarterAnswers.Component.allCases
        return StarterAnswers.ScreenType.allCases.flatMap { type in
            (0..<1 << parts.count).flatMap { chosen in
                StarterAnswers.Complexity.allCases.flatMap { complexity in
                    StarterAnswers.Scrolling.allCases.map { scrolling in
                        StarterAnswers(
                            type: type,
                            components: Set(parts.indices.filter { chosen >> $0 & 1 == 1 }.map { parts[$0] }),
                            complexity: complexity, scrolling: scrolling)
                    }
                }
            }
        }
    }()

    private static func spec(_ answers: StarterAnswers, named text: String = "UserProfile") throws -> String {
        let name = try #require(ScreenName(text))
        return String(decoding: try #require(StarterSpec.make(name, answers).bytes), as: UTF8.self)
    }

    /// Ways to answer that have each answer to each question several times.
    private static let tried = Exhaustive.slowSample(all, all.count / 41)

    @Test("the ways to answer that are tried have every answer")
    func triedAnswers() {
        #expect(Self.all.count == 4 * 16 * 3 * 4)
        #expect(Set(Self.tried.map(\.type)) == Set(StarterAnswers.ScreenType.allCases))
        #expect(Set(Self.tried.map(\.complexity)) == Set(StarterAnswers.Complexity.allCases))
        #expect(Set(Self.tried.map(\.scrolling)) == Set(StarterAnswers.Scrolling.allCases))
        for part in StarterAnswers.Component.allCases {
            #expect(Set(Self.tried.map { $0.components.contains(part) }) == [false, true])
        }
    }

    /// All 768 ways in both styles take a minute or more: `GENVC_EXHAUSTIVE=1 swift test --filter StarterTests`.
    @Test(
        "each way to answer gives a spec and code without a finding on the whole matrix, in both styles",
        arguments: tried, [Genvc.Style.controller, .view])
    func noFinding(_ answers: StarterAnswers, _ style: Genvc.Style) throws {
        let name = try #require(ScreenName("UserProfile"))
        let bytes = try #require(StarterSpec.make(name, answers, style: style).bytes)
        var library = TemplateLibrary()
        var run = SpecRun(SourceFile(name: "UserProfile.yml", bytes: bytes))
        run.validate()
        #expect(run.generate(&library, style: style) != nil)
        let findings = run.report.diagnostics.filter { $0.severity > .note }
        #expect(findings.isEmpty, "\(findings.map(\.message))")
    }

    @Test("a starter is in the canonical form", arguments: all)
    func form(_ answers: StarterAnswers) throws {
        let spec = try Self.spec(answers)
        guard case .formatted(let bytes) = FormattedSpec(SourceFile(name: "UserProfile.yml", text: spec)) else {
            Issue.record("\(spec)")
            return
        }
        #expect(String(decoding: bytes, as: UTF8.self) == spec)
    }

    @Test("no two ways to answer give the same spec")
    func differences() throws {
        let specs = Dictionary(grouping: Self.all) { (try? Self.spec($0)) ?? "" }
        #expect(specs.values.filter { $0.count > 1 }.isEmpty)
    }

    @Test("a starter is short, and every answer that it can hold stands in it", arguments: all)
    func shape(_ answers: StarterAnswers) throws {
        let spec = try Self.spec(answers)
        let lines = spec.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count <= 130)
        #expect(lines.allSatisfy { $0.count <= 145 && !$0.hasSuffix(" ") }, "\(spec)")
        #expect(!lines.dropLast().contains(""))
        #expect(lines.starts(with: ["screen: UserProfile", "type: \(answers.type.rawValue)"]))
        // A list of sections scrolls by itself.
        #expect(lines.contains("scroll: \(answers.scrolling.rawValue)") != lines.contains("sections:"))
        #expect(
            ["textField:", "searchBar:", "search:"].contains { spec.contains($0) } == answers.components.contains(.text)
                || answers.type == .form)
        #expect(["button:", "barButtonItem:"].contains { spec.contains($0) } == answers.components.contains(.buttons))
        #expect(["image:", "imageView:"].contains { spec.contains($0) } == answers.components.contains(.images))
    }

    @Test("two screens of an app never share a component")
    func componentNames() throws {
        let answers = StarterAnswers(type: .form, components: [.lists], complexity: .complex, scrolling: .vertical)
        let spec = try Self.spec(answers, named: "Login")
        #expect(spec.contains("\n  LoginRow:\n") && spec.contains("\n  LoginCard:\n"))
    }

    @Test(
        "a name becomes one of Swift's",
        arguments: [
            ("user-profile", "UserProfile", "User Profile"), ("UserProfile", "UserProfile", "User Profile"),
            ("login", "Login", "Login"), ("sign_up page.2", "SignUpPage2", "Sign Up Page2"),
            ("URLList", "URLList", "URL List"), ("LoginViewController", "Login", "Login"),
            ("Login.yml", "Login", "Login"), ("LoginViewController.swift", "Login", "Login"),
            ("class", "Class", "Class"),
        ])
    func names(_ typed: String, _ text: String, _ title: String) {
        #expect(ScreenName(typed)?.text == text)
        #expect(ScreenName(typed)?.title == title)
    }

    @Test(
        "what is no name is refused",
        arguments: ["", "2fa", "Größe", "a/b", "-", "Self", "a:b", "type", "x\n", "UIList"])
    func noNames(_ typed: String) {
        #expect(ScreenName(typed) == nil)
    }

    @Test("the summary says the answers in a sentence")
    func summary() {
        #expect(
            StarterAnswers.standard.summary
                == "Creating a form screen with text inputs and buttons, simple layout, vertical scroll behavior")
        let other = StarterAnswers(type: .dashboard, components: [], complexity: .complex, scrolling: .none)
        #expect(other.summary == "Creating a dashboard, complex layout, no scrolling behavior")
        let all = StarterAnswers(
            type: .list, components: [.text, .buttons, .images, .lists], complexity: .medium, scrolling: .both)
        #expect(
            all.summary
                == "Creating a list screen with text inputs, buttons, images and lists/tables, medium layout,"
                + " both directions behavior")
    }

    @Test("a user's template stands in the place of a part")
    func ownTemplate() throws {
        let part = SourceFile(name: "StarterEnd.yml.mustache", text: "- { button: go, title: Go }\n")
        let library = TemplateLibrary(overrides: [("StarterEnd", part)])
        let name = try #require(ScreenName("Login"))
        let bytes = try #require(StarterSpec.make(name, .standard, library).bytes)
        #expect(String(decoding: bytes, as: UTF8.self).hasSuffix("  - { button: go, title: Go }\n"))
        let broken = TemplateLibrary(overrides: [("StarterEnd", SourceFile(name: "mine", text: "{{nothing}}"))])
        let made = StarterSpec.make(name, .standard, broken)
        #expect(made.bytes == nil)
        #expect(made.report.diagnostics.count == 1)
    }
}
