import { describe, expect, it } from "vitest"
import { isCompany, legalStatuses, nameInBusiness } from "./legal-status"

describe("a legal status", () => {
  it("is one of nine, eight of them companies", () => {
    expect(legalStatuses.filter(isCompany)).toHaveLength(8)
  })
  it("adds EI to the name of a person in business, once", () => {
    expect(nameInBusiness("Camille Dupont", "entrepreneur")).toBe("Camille Dupont EI")
    expect(nameInBusiness("Camille Dupont EI", "entrepreneur")).toBe("Camille Dupont EI")
    expect(nameInBusiness("Eiffel Conseil", "entrepreneur")).toBe("Eiffel Conseil EI")
    expect(nameInBusiness("Dupont Conseil", "SASU")).toBe("Dupont Conseil")
  })
})
