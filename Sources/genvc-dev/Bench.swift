import Foundation

struct Bench {
    let peers: URL?
    func run() throws -> Bool { true }
}
