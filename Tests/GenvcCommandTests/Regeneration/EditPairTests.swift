import Foundation
import GenvcTestSupport
import Testing

/// Random edits of specs and of the code made of them, many pairs in each run of the real command: nothing of what a
/// person wrote is ever lost, and what is not refused is as it should be.
struct EditPairTests {
    private static let specCount = Exhaustive.rounds(100, sample: 60)
    /// 10,000 pairs where everything is tried.
    private static let rounds = Exhaustive.rounds(100, sample: 2)

    @Test("what a hand edit wrote stays until it is forced, and then lies in a copy; all else is as the specs say")
    func pairs() throws {
        let folder = try Folder()
        var numbers = RandomNumbers(seed: 7)
        var specs = (0..<Self.specCount).map { RandomScreen(name: "Screen\(100 + $0)") }
        var counts: [String: Int] = [:]
        // Edits that are shown alone, and those that nobody can tell from what the spec changed.
        var (alone, mixed) = (0, 0)
        func write() throws {
            for spec in specs { try folder.write(spec.text, to: "specs/\(spec.name).yml") }
        }
        try write()
        #expect(try run(folder).status == 0)

        for round in 0..<Self.rounds {
            var edited: [String: Data] = [:]
            var above: [String: String] = [:]
            for index in specs.indices {
                let edit = specs[index].change(&numbers)
                counts["spec: \(edit)", default: 0] += 1
                let path = "out/\(specs[index].name)ViewController.swift"
                let hand = HandEdit.allCases.randomElement(using: &numbers) ?? .none
                counts["hand: \(hand)", default: 0] += 1
                let before = try Data(contentsOf: folder.url.appending(path: path))
                let after = hand.apply(to: before, &numbers)
                guard let after else {
                    try FileManager.default.removeItem(atPath: folder.path(path))
                    continue
                }
                try folder.write(after, to: path)
                if hand.isEdit, after != before { edited[path] = after }
                if hand == .linesAbove, after != before { above[path] = HandEdit.licence }
            }
            try write()
            let state = try files(of: folder)

            let refused = try run(folder)
            #expect(refused.status == (edited.isEmpty ? 0 : 1), "round \(round): \(refused.errors.prefix(500))")
            if !edited.isEmpty { #expect(try files(of: folder) == state, "round \(round)") }
            let named = refused.errors.matches(of: /error: `([^`]+)` was (?:edited by hand|not made by genvc)/)
            #expect(Set(named.map { String($0.output.1) }) == Set(edited.keys), "round \(round)")

            alone += refused.errors.matches(of: /--- .* \(as genvc wrote it\)/).count
            mixed += refused.errors.matches(of: /--- .* \(as genvc writes it now\)/).count
            let forced = try run(folder, "--force")
            #expect(forced.status == 0, "round \(round): \(forced.errors.prefix(500))")
            for (path, data) in edited {
                let copy = "out/.genvc/backups/" + path.dropFirst("out/".count) + ".backup-1"
                #expect(try Data(contentsOf: folder.url.appending(path: copy)) == data, "\(path)")
                try FileManager.default.removeItem(atPath: folder.path(copy))
            }
            for (path, text) in above { #expect(try folder.text(path).hasPrefix(text), "\(path)") }
            let made = folder.names.filter { $0.hasPrefix("out/") && !$0.contains("/.genvc") }
            #expect(made.count == Self.specCount, "round \(round)")
            let check = try run(folder, "--check")
            #expect(check.status == 0, "round \(round): \(check.text.prefix(500))")
        }
        print("\(Self.rounds * Self.specCount) pairs of a spec edit and a hand edit, in \(3 * Self.rounds + 1) runs:")
        print("  of the edits \(alone) are shown alone, \(mixed) with what the spec changed")
        #expect(alone > mixed)
        for (name, count) in counts.sorted(by: { $0.key < $1.key }) { print("  \(name): \(count)") }
        #expect(counts.keys.filter { $0.hasPrefix("hand") }.count == HandEdit.allCases.count)
        #expect(counts.keys.filter { $0.hasPrefix("spec") }.count == RandomScreen.Edit.allCases.count)
    }

    private func run(_ folder: Folder, _ options: String...) throws -> Tool.Outcome {
        try Tool.run(["generate", "specs", "-o", "out"] + options, in: folder.url)
    }

    private func files(of folder: Folder) throws -> [String: Data] {
        let names = folder.names.filter { $0.hasPrefix("out/") && !folder.isFolder($0) }
        return Dictionary(
            uniqueKeysWithValues: try names.map { ($0, try Data(contentsOf: folder.url.appending(path: $0))) })
    }
}

/// An edit that a person makes to a generated file.
enum HandEdit: CaseIterable {
    case none, addLine, removeLine, changeByte, doubleLine, swapLines, append, trailingSpace, emptyFile, cutOff
    case ownFile, conflictMarkers, changeHeader, removeHeader, changeChecksum, noLastLineEnd, nullByte
    case linesAbove, carriageReturns, someCarriageReturns, byteOrderMark, removeFile

    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    static let licence = "// Copyright, all rights and so on\n"

    /// True if it says something that genvc would overwrite.
    var isEdit: Bool {
        switch self {
        case .none, .linesAbove, .carriageReturns, .someCarriageReturns, .byteOrderMark, .removeFile: false
        default: true
        }
    }

    /// The file behind it; nil if it is gone.
    func apply(to data: Data, _ numbers: inout RandomNumbers) -> Data? {
        let text = String(decoding: data, as: UTF8.self)
        var lines = text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false).map(
            String.init)
        let header = lines.firstIndex { $0.hasPrefix("// Generated by genvc") } ?? 0
        let place = Int.random(in: (header + 4)..<(lines.count - 1), using: &numbers)
        switch self {
        case .none: return data
        case .removeFile: return nil
        case .emptyFile: return Data()
        case .ownFile: return Data("import UIKit\n\nfinal class Mine {}\n".utf8)
        case .cutOff: return data.prefix(Int.random(in: 0..<(data.count - 2), using: &numbers))
        case .append: return data + Data("// mine\n".utf8)
        case .noLastLineEnd: return data.last == 10 ? data.dropLast() : data + Data([10])
        case .nullByte:
            lines[place] += "\0"
        case .changeByte:
            // A line of spaces would hide it.
            var bytes = Array(lines[place].utf8)
            if bytes.isEmpty { bytes = [UInt8(ascii: "x")] } else { bytes[bytes.count / 2] ^= 1 }
            return Data(
                (lines[..<place].map { Array($0.utf8) } + [bytes] + lines[(place + 1)...].map { Array($0.utf8) })
                    .joined(separator: [10]))
        case .addLine: lines.insert("    // mine", at: place)
        case .removeLine: lines.remove(at: place)
        case .doubleLine: lines.insert(lines[place], at: place)
        case .swapLines:
            let other = (lines.indices.dropFirst(header + 4).first { lines[$0] != lines[place] }) ?? place
            lines.swapAt(place, other)
        case .trailingSpace: lines[place] += " "
        case .conflictMarkers:
            lines.insert("<<<<<<< HEAD", at: place)
            lines.insert(">>>>>>> theirs", at: place + 1)
        case .changeHeader: lines[header + 1] += " Mine."
        case .removeHeader: lines.removeSubrange(header...(header + 2))
        case .changeChecksum:
            // Alone it is no edit, as after a merge: nothing of it is lost.
            lines[header + 2] += "0"
            lines[place] += " // mine"
        case .linesAbove:
            // Nobody writes above the mark of the byte order.
            if data.starts(with: Self.mark) { return data }
            lines.insert(String(Self.licence.dropLast()), at: 0)
        case .carriageReturns: return Data(lines.joined(separator: "\r\n").utf8)
        case .someCarriageReturns: lines[place] += "\r"
        case .byteOrderMark:
            return data.starts(with: Self.mark) ? data : Data(Self.mark) + data
        }
        return Data(lines.joined(separator: "\n").utf8)
    }
}

/// A spec that is edited as people edit: valid before and behind each edit.
struct RandomScreen {
    enum Edit: CaseIterable {
        case nothing, comment, text, height, color, font, addRow, removeRow, moveRow, renameID, kind, deploymentTarget
    }

    private struct Row {
        var kind: String
        var id: String
        var text: String
        var height: Int?
        var color: String?
        var font: String?
    }

    let name: String
    private var rows: [Row]
    private var comment = 0
    private var target = 15
    private var nextID = 3

    init(name: String) {
        self.name = name
        rows = [
            Row(kind: "label", id: "item1", text: "Hello"), Row(kind: "button", id: "item2", text: "Go"),
        ]
    }

    var text: String {
        var lines = [
            "# edit \(comment)", "screen: \(name)", "scroll: vertical", "ios: \(target)", "rows:",
        ]
        for row in rows {
            lines.append("  - \(row.kind): \(row.id)")
            lines.append("    \(row.kind == "label" ? "text" : "title"): \(row.text)")
            if let height = row.height { lines.append("    height: \(height)") }
            if let color = row.color { lines.append("    backgroundColor: \(color)") }
            if let font = row.font, row.kind == "label" { lines.append("    font: \(font)") }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Makes one edit, and says which.
    mutating func change(_ numbers: inout RandomNumbers) -> Edit {
        let edit = Edit.allCases.randomElement(using: &numbers) ?? .nothing
        let index = Int.random(in: rows.indices, using: &numbers)
        switch edit {
        case .nothing: break
        case .comment: comment += 1
        case .text:
            rows[index].text = ["Hello", "Bye", "Ça va", "你好", "\"a: b\""].randomElement(using: &numbers) ?? "x"
        case .height: rows[index].height = Int.random(in: 60...90, using: &numbers)
        case .color: rows[index].color = ["surface", "background", "clear"].randomElement(using: &numbers)
        case .font: rows[index].font = ["body", "title1", "headline"].randomElement(using: &numbers)
        case .addRow:
            guard rows.count < 6 else { break }
            rows.insert(Row(kind: "button", id: "item\(nextID)", text: "New"), at: index)
            nextID += 1
        case .removeRow: if rows.count > 1 { rows.remove(at: index) }
        case .moveRow: rows.swapAt(index, 0)
        case .renameID:
            rows[index].id = "item\(nextID)"
            nextID += 1
        case .kind: rows[index].kind = rows[index].kind == "label" ? "button" : "label"
        case .deploymentTarget: target = [15, 16, 17].randomElement(using: &numbers) ?? 15
        }
        return edit
    }
}
