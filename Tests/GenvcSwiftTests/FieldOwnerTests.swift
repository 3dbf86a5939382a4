import GenvcSwift
import Testing

struct FieldOwnerTests {
    @Test("the value of a struct is held by the property that templates declare")
    func properties() {
        #expect(FieldOwner.state.property == "state")
        #expect(FieldOwner.content.property == "content")
    }
}
