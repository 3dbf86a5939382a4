import GenvcDiagnostics
import GenvcKit

/// The specs in which an earlier run found nothing, with what it made of them: a run makes no code again of a spec of
/// which nothing has changed.
///
/// It is believed where the bytes of the spec, of its project file and of all files that were read for them are those
/// of then, where the same executable reads them, and where the code on the disk is as it was made. Specs with findings
/// do not stand in it, so that each run tells of these again.
package struct GenerationRecord {
    /// A spec without findings.
    private struct Entry {
        /// Of all bytes that the code was made of.
        let input: ContentDigest
        /// The files whose components the spec uses.
        let used: [String]
        /// All files that were read for it besides its own.
        let readFiles: [String]
        let files: [RecordedFile]
    }

    /// The first field of each record; another one for another order of the fields.
    private static let format = "genvc record 1"
    /// The last field of each record, which one that was cut off lacks.
    private static let end = "end"

    private let file: RecordFile
    private let destination: Destination
    private let disk: Disk
    /// Of the executable and its version, and of what decides the code of all specs.
    private let edition: ContentDigest
    /// By the path of the spec.
    private var entries: [String: Entry] = [:]
    /// The files of the app that had all that the code needs; nil where anything was missing.
    package private(set) var declaring: DeclaringFiles?

    /// Nil where no folder of specs is named or the code goes to no folder, and where nothing says which folder the
    /// project has.
    ///
    /// - Parameter tool: the stamp of the executable.
    package init?(
        of operands: [String], at destination: Destination, _ manner: GeneratedCode.Manner, madeBy tool: FileStamp,
        on disk: Disk
    ) {
        guard let file = RecordFile(of: operands, at: destination, on: disk) else { return nil }
        self.file = file
        self.destination = destination
        self.disk = disk
        let choices = [Genvc.version] + tool.words + [manner.style.map { "\($0)" } ?? ""]
        edition = ContentDigest(of: choices.map { Array($0.utf8) } + manner.library.changedBytes)
        do throws(FieldReader.Failure) {
            try read(file.bytes)
        } catch {
            // A record that was cut off, or that another version wrote, says nothing.
            entries = [:]
            declaring = nil
        }
    }

    // MARK: What has not changed

    /// The outcomes of the specs of which nothing has changed, and of the files that these use, by their paths.
    package func outcomes(of found: [SpecFinder.Spec], _ projects: ProjectFinder) -> [String: SpecOutcome] {
        guard !entries.isEmpty else { return [:] }
        var read: [String: [UInt8]] = [:]
        var outcomes: [String: SpecOutcome] = [:]
        for spec in found { outcomes[spec.name ?? ""] = outcome(of: spec, projects[spec.folder], &read) }
        let used = SpecFinder.used(outcomes.values.flatMap(\.used), besides: found, on: disk)
        let projectsOfUsed = ProjectFinder(used, on: disk)
        for spec in used { outcomes[spec.name ?? ""] = outcome(of: spec, projectsOfUsed[spec.folder], &read) }
        return outcomes
    }

    /// The outcome of a spec; nil where anything has changed.
    ///
    /// - Parameter read: the files that were read for other specs, by their paths.
    private func outcome(
        of spec: SpecFinder.Spec, _ project: ProjectFile?, _ read: inout [String: [UInt8]]
    ) -> SpecOutcome? {
        guard case .file(let file) = spec.input, let entry = entries[file.name] else { return nil }
        var readFiles: [SourceFile] = []
        for name in entry.readFiles {
            guard let bytes = read[name] ?? (try? disk.read(name, limit: Genvc.maximumSpecBytes)) else { return nil }
            read[name] = bytes
            readFiles.append(SourceFile(name: name, bytes: bytes))
        }
        guard Self.input(file, readFiles, project) == entry.input else { return nil }
        var files: [Genvc.File] = []
        for recorded in entry.files {
            let path = destination.path(of: recorded.name, of: spec)
            guard let made = recorded.file(where: { try? disk.read(path, limit: WritePlan.largestFile) }) else {
                return nil
            }
            files.append(made)
        }
        return SpecOutcome(ofUnchanged: file, files: files, using: entry.used, reading: readFiles)
    }

    private static func input(_ spec: SourceFile, _ readFiles: [SourceFile], _ project: ProjectFile?) -> ContentDigest {
        ContentDigest(of: [spec.bytes] + readFiles.map(\.bytes) + (project?.readBytes ?? []))
    }

    // MARK: The next record

    /// Writes down what a run made, for the next one. A disk that does not take it is no error: that run makes all
    /// again.
    ///
    /// - Parameter declaring: the files of the app that have all that the code needs; nil where anything is missing.
    package func save(_ code: GeneratedCode, _ declaring: DeclaringFiles?) {
        guard !code.isUnchanged || code.specs.count != entries.count || declaring != self.declaring else { return }
        var fields = FieldWriter()
        fields.add(Self.format)
        fields.add(edition)
        fields.add(declaring != nil)
        fields.add((declaring?.digests ?? [:]).sorted { $0.key < $1.key }) { file, fields in
            fields.add(file.key)
            fields.add(file.value)
        }
        let quiet = zip(code.specs, code.outcomes).filter { $1.isQuiet }
        fields.add(quiet) { made, fields in
            let (spec, outcome) = made
            fields.add(outcome.report.files.main.file.name)
            fields.add(Self.input(outcome.report.files.main.file, outcome.readFiles, code.project(of: spec)))
            fields.add(outcome.used) { $1.add($0) }
            fields.add(outcome.readFiles.map(\.name)) { $1.add($0) }
            fields.add(outcome.files.map { RecordedFile($0) }) { file, fields in file.write(to: &fields) }
        }
        fields.add(Self.end)
        file.write(fields.bytes)
    }

    private mutating func read(_ bytes: [UInt8]) throws(FieldReader.Failure) {
        var fields = FieldReader(bytes)
        guard try fields.text() == Self.format, try fields.digest() == edition else { return }
        let isComplete = try fields.flag()
        let files = try fields.values { fields throws(FieldReader.Failure) in
            (try fields.text(), try fields.digest())
        }
        let all = try fields.values { fields throws(FieldReader.Failure) in
            let name = try fields.text()
            let entry = Entry(
                input: try fields.digest(),
                used: try fields.values { fields throws(FieldReader.Failure) in try fields.text() },
                readFiles: try fields.values { fields throws(FieldReader.Failure) in try fields.text() },
                files: try fields.values { fields throws(FieldReader.Failure) in try RecordedFile(from: &fields) })
            return (name, entry)
        }
        guard try fields.text() == Self.end else { throw FieldReader.Failure() }
        entries = Dictionary(all) { first, _ in first }
        declaring = isComplete ? DeclaringFiles(Dictionary(files) { first, _ in first }) : nil
    }
}

extension FileStamp {
    /// All that the stamp knows a file by, in words.
    fileprivate var words: [String] {
        [identity.device, identity.number].map { String($0) } + [size, seconds, nanoseconds].map { String($0) }
    }
}
