import { describe, expect, it } from "vitest"
import { formatIban, isBic, isIban, normaliseBic, normaliseIban } from "./iban"
import { casesOf } from "./vectors"

describe("bank identifiers", () => {
  it.each(casesOf<string, boolean>("iban"))("IBAN $id $note", ({ input, expected }) => {
    expect(isIban(normaliseIban(input))).toBe(expected)
  })
  it.each(casesOf<string, boolean>("bic"))("BIC $id $note", ({ input, expected }) => {
    expect(isBic(input)).toBe(expected)
  })
  it("are normalised before they are checked", () => {
    expect(isBic("bnpafrpp")).toBe(false)
    expect(isBic(normaliseBic(" bnpa frpp "))).toBe(true)
    expect(formatIban("FR1420041010050500013M02606").replaceAll("\u00a0", " ")).toBe(
      "FR14 2004 1010 0505 0001 3M02 606",
    )
  })
})
