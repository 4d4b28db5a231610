import { describe, expect, it } from "vitest"
import { countriesIn, countryName } from "./country"

describe("a country", () => {
  it("is named in both languages", () => {
    expect(countryName("BE", "fr")).toBe("Belgique")
    expect(countryName("DE", "en")).toBe("Germany")
  })
  it("comes from one list, France first, without groups or former states", () => {
    const codes = countriesIn("fr").map(({ code }) => code)
    expect(codes[0]).toBe("FR")
    expect(codes).toEqual(expect.arrayContaining(["CH", "MC", "RE"]))
    expect(codes.length).toBeGreaterThan(240)
    expect(codes.length).toBeLessThan(252)
    for (const gone of ["EU", "SU", "ZZ"]) expect(codes).not.toContain(gone)
  })
})
