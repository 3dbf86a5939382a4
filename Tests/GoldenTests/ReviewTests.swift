import Foundation
import GenvcTestSupport
import GenvcVocabulary
import Testing

/// Defects that a strict reviewer would look for, as far as a search finds them.
@Suite("A reviewer")
struct ReviewTests {
    private static let controllers = GoldenSpec.screens.map { spec in
        let name = (spec.path as NSString).lastPathComponent
        return spec.place(of: name.replacing(".yml", with: spec.isView ? "View.swift" : "ViewController.swift"))
    }
    private static let project = GoldenSpec.files(below: "Examples/Code/Project", ext: "swift")

    /// Words that no generated file may hold, with what is wrong with them.
    private static let forbidden: [(word: String, reason: String)] = [
        (".isActive = true", "constraints are activated in one batch"),
        ("withVisualFormat", "anchors only"),
        ("NSLayoutConstraint(item", "anchors only"),
        ("leftAnchor", "leading, for right-to-left languages"),
        ("rightAnchor", "trailing, for right-to-left languages"),
        ("DispatchQueue", "no queue is needed"),
        ("Task.detached", "no task is needed"),
        ("@unchecked", "the compiler proves it"),
        ("nonisolated(unsafe)", "the compiler proves it"),
        ("try!", "no trap"),
        ("as!", "no trap"),
        ("#selector", "actions are closures"),
        ("@objc", "actions are closures"),
        ("keyboardWill", "the keyboard layout guide"),
        ("removeConstraint", "constraints are toggled, never made anew"),
        ("UIColor(red", "colours come from the theme"),
        ("UIEdgeInsets(", "directional insets"),
        ("TODO", "finished code"),
        ("import SwiftUI", "UIKit only"),
    ]

    @Test("finds no forbidden word", arguments: controllers)
    func noForbiddenWord(path: String) throws {
        let text = try text(of: path)
        for (word, reason) in Self.forbidden {
            #expect(!text.contains(word), "\(path) has `\(word)`: \(reason)")
        }
    }

    @Test("finds the sections in order, one activation and one weak delegate", arguments: controllers)
    func structure(path: String) throws {
        // Components stand behind the controller, with sections of their own.
        let text = try text(of: path).components(separatedBy: "\nfinal class ").prefix(2).joined(
            separator: "\nfinal class ")
        let marks = text.components(separatedBy: "\n").filter { $0.hasPrefix("    // MARK: - ") }
        let sections = [
            "State", "Sections", "UI Elements", "Lifecycle", "Setup", "Rendering", "Actions", "Appearance", "Menus",
            "Alerts",
            "Children", "Errors", "Notifications", "List",
        ].map { "    // MARK: - \($0)" }
        #expect(marks == sections.filter(marks.contains))
        #expect(marks.contains(sections[0]) == text.contains("struct State: Equatable {"))
        let setup = text.components(separatedBy: "private func setupConstraints() {").dropFirst().first ?? ""
        let activations = setup.components(separatedBy: "\n    }").first ?? ""
        #expect(activations.components(separatedBy: "NSLayoutConstraint.activate([").count == 2)
        #expect(text.components(separatedBy: "super.viewDidLoad()").count == (path.hasSuffix("r.swift") ? 2 : 1))
        #expect(text.contains("protocol") == text.contains("weak var delegate: (any "))
        #expect(text.contains("protocol") == text.contains("@MainActor\nprotocol"))
    }

    @Test("finds each view put into its place once", arguments: controllers)
    func hierarchy(path: String) throws {
        for setup in try text(of: path).components(separatedBy: "private func setupHierarchy() {\n").dropFirst() {
            let body = setup.components(separatedBy: "\n    }\n").first ?? ""
            // The loops of repetitions end what is put once.
            let statements = body.components(separatedBy: "\n").prefix { !$0.contains("for ") }
            let once = statements.filter { $0.hasSuffix(")") || $0.contains(" = ") }
            #expect(Set(once).count == once.count, "\(path): \(once)")
            for arranged in statements where arranged.contains(".arrange(") {
                let names = arranged.split { "(,) ".contains($0) }.dropFirst()
                #expect(Set(names).count == names.count, "\(arranged)")
            }
        }
    }

    @Test("finds isolation assumed only for what UIApplication posts", arguments: controllers)
    func isolation(path: String) throws {
        let text = try text(of: path)
        let onMain = text.components(separatedBy: "forName: UIApplication.").count
        #expect(text.components(separatedBy: "assumeIsolated").count == onMain)
    }

    @Test("finds every view free of its autoresizing mask", arguments: controllers)
    func autoresizing(path: String) throws {
        let text = try text(of: path)
        let classes = text.components(separatedBy: "\nfinal class ").dropFirst().map { $0.prefix { $0 != ":" } }
        // Components of files that several specs use have files of their own.
        let shared = RepositoryRoot.url(of: path).deletingLastPathComponent().appending(path: "Shared")
        let files = (try? FileManager.default.contentsOfDirectory(atPath: shared.path)) ?? []
        let components = files.filter { $0.hasSuffix(".swift") }.map { $0.dropLast(".swift".count) }
        let setsItself =
            ShippedComponent.all.filter(\.setsMask).map(\.name) + ["UIBarButtonItem"]
            + (classes + components).map(String.init)
        for block in text.components(separatedBy: "\n    }()").dropLast() {
            guard let start = block.components(separatedBy: "\n").last(where: { $0.hasSuffix(" = {") }) else {
                continue
            }
            let isOwn = setsItself.contains { start.hasSuffix(": \($0) = {") } || start.hasSuffix("Controller = {")
            let body = block.components(separatedBy: start).last ?? ""
            #expect(isOwn != body.contains("translatesAutoresizingMaskIntoConstraints = false"), "\(path): \(start)")
        }
    }

    @Test("finds no number outside of Metrics and Theme but 0 and 1 in lengths", arguments: controllers)
    func numbers(path: String) throws {
        let lengths = /(constant|Constant|spacing|ofSize|cornerRadius)(:| =) ?-?[2-9]/
        for line in try text(of: path).components(separatedBy: "\n") where !line.contains(/2 \* (Theme|Metrics)/) {
            #expect(line.firstMatch(of: lengths) == nil, "\(path): \(line)")
        }
    }

    @Test("finds every closure weak")
    func weakClosures() throws {
        for path in Self.controllers + Self.project {
            let lines = try text(of: path).components(separatedBy: "\n")
            for (index, line) in lines.enumerated() where line.contains("UIAction {") {
                // A closure that captures nothing needs no capture list.
                let body = lines[(index + 1)...].prefix { !$0.contains("}, for: ") }
                let isFree = line.hasSuffix("UIAction { _ in") && !body.contains { $0.contains("self") }
                #expect(isFree || line.contains("UIAction { [weak self"), "\(path): \(line)")
            }
        }
    }

    @Test("runs swift format and reads nothing")
    func format() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.currentDirectoryURL = RepositoryRoot.url
        process.arguments = ["swift", "format", "lint", "--strict"] + Self.controllers + Self.project
        let output = Pipe()
        process.standardError = output
        try process.run()
        let findings = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(String(decoding: findings, as: UTF8.self))")
    }

    private func text(of path: String) throws -> String {
        try String(contentsOf: RepositoryRoot.url(of: path), encoding: .utf8)
    }
}
