import Foundation

let arguments = CommandLine.arguments.dropFirst()
do {
    switch arguments.first {
    case "update" where arguments.count == 1:
        try Update(root: Repository.root).write()
    case "check" where arguments.count == 1:
        exit(try Update(root: Repository.root).check() ? 0 : 1)
    case "check" where arguments.count == 2:
        exit(try Update(root: Repository.root).check(page: arguments.last ?? "") ? 0 : 1)
    case "new" where arguments.count == 3 && arguments.dropFirst().first == "rule":
        for path in try Stubs(root: Repository.root).addRule(arguments.last ?? "") { print(path) }
        print("Then: three specs that break the rule and a near miss in Tests/Goldens/Seeded/\(arguments.last ?? "").")
    case "new" where arguments.count == 3 && arguments.dropFirst().first == "kind":
        for path in try Stubs(root: Repository.root).addKind(arguments.last ?? "") { print(path) }
        print("Then: the class in Tests/Support/UIKit, if the stand-in lacks it.")
    case "bench" where arguments.count == 1:
        exit(try Bench(peers: nil).run() ? 0 : 1)
    case "bench" where arguments.count == 3 && arguments.dropFirst().first == "--peers":
        exit(try Bench(peers: URL(fileURLWithPath: arguments.last ?? "")).run() ? 0 : 1)
    case "instructions" where arguments.count == 2:
        exit(try Instructions(tool: URL(fileURLWithPath: arguments.last ?? "")).check() ? 0 : 1)
    case "instructions" where arguments.count == 3 && arguments.last == "--update":
        try Instructions(tool: URL(fileURLWithPath: arguments.dropFirst().first ?? "")).update()
    default:
        FileHandle.standardError.write(Data((Repository.usage + "\n").utf8))
        exit(64)
    }
} catch {
    FileHandle.standardError.write(Data("genvc-dev: \(error)\n".utf8))
    exit(1)
}
