import GenvcDiagnostics

/// The methods that types which are the delegate of a screen lack.
package struct DelegateRequest {
    /// The name of the protocol.
    let protocolName: String
    /// The methods that are missing.
    let requirements: [DelegateProtocol.Requirement]
    /// The types that lack them all; empty where no file says which type is the delegate.
    package let owners: [DelegateOwner]

    /// Nil where no method is missing.
    init?(_ delegate: DelegateProtocol, _ requirements: [DelegateProtocol.Requirement], of owners: [DelegateOwner]) {
        guard !requirements.isEmpty else { return nil }
        self.init(protocolName: delegate.name, requirements: requirements, owners: owners)
    }

    /// A request for the methods, told to each of `owners`.
    private init(protocolName: String, requirements: [DelegateProtocol.Requirement], owners: [DelegateOwner]) {
        self.protocolName = protocolName
        self.requirements = requirements
        self.owners = owners
    }

    /// One request for each set of methods that some of the types lack.
    ///
    /// - Parameters:
    ///   - asked: The methods that are looked for.
    ///   - news: The methods that are asked for where nobody is the delegate yet.
    package static func all(
        _ delegate: DelegateProtocol, asked: [DelegateProtocol.Requirement], news: [DelegateProtocol.Requirement],
        of owners: [DelegateOwner]
    ) -> [DelegateRequest] {
        guard !owners.isEmpty else {
            return news.isEmpty ? [] : [DelegateRequest(protocolName: delegate.name, requirements: news, owners: [])]
        }
        var requests: [DelegateRequest] = []
        for owner in owners {
            let lacking = asked.filter(owner.lacks)
            guard !lacking.isEmpty else { continue }
            if let same = requests.firstIndex(where: { $0.requirements == lacking }) {
                requests[same] = DelegateRequest(
                    protocolName: delegate.name, requirements: lacking, owners: requests[same].owners + [owner])
            } else {
                requests.append(
                    DelegateRequest(protocolName: delegate.name, requirements: lacking, owners: [owner]))
            }
        }
        return requests
    }

    /// The types at whose end the methods may be added.
    package var open: [DelegateOwner] { owners.filter { $0.obstacle == nil } }
    /// The methods with empty bodies, as Swift to paste.
    var stubs: [String] { DelegateProtocol.stubs(of: requirements) }

    // MARK: What is said

    /// - Parameter areFixed: the methods were added wherever that is possible.
    package func lines(areFixed: Bool) -> [String] {
        let added =
            areFixed
            ? open.map {
                "added \(EnglishList.count(requirements.count, "method")) to `\($0.type)`, at the end of \($0.path)"
            } : []
        guard let place = place(areFixed: areFixed) else { return added }
        return added + ["`\(protocolName)` asks for more; write \(place):", ""]
            + shownStubs + [""]
    }

    /// The lines on methods that are there with other parameters; nothing is added for them.
    var linesOfChange: [String] {
        let names = EnglishList.joined(owners.map { "`\($0.type)` in \($0.path)" }, "and")
        return ["`\(protocolName)` gives other values; change in \(names) to:", ""] + shownStubs + [""]
    }

    /// The methods, indented as help texts are.
    private var shownStubs: [String] { stubs.map { $0.isEmpty ? "" : "    " + $0 } }

    /// The place to write them; nil where all are written.
    private func place(areFixed: Bool) -> String? {
        guard !owners.isEmpty else { return "in what is the delegate" }
        let closed = owners.compactMap { owner in
            owner.reason.map { "in `\(owner.type)` in \(owner.path), which \($0), so that `--fix` adds nothing" }
        }
        let names = EnglishList.joined(open.map { "`\($0.type)`" }, "and")
        let paths = EnglishList.joined(open.map(\.path), "and")
        let rest = areFixed || open.isEmpty ? [] : ["in \(names), or let `--fix` add them to \(paths)"]
        let places = closed + rest
        return places.isEmpty ? nil : places.joined(separator: "; and ")
    }
}
