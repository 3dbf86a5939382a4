import GenvcSwift

extension Statement {
    /// The statement, with a test around it where the app runs on versions of iOS that lack what it uses.
    func available(fromIOS version: Int, deployedTo target: Int) -> Statement {
        target < version ? .when("#available(iOS \(version), *)", [self]) : self
    }
}
