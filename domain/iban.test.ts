import { describe, expect, it } from "vitest"
import { formatIban, isBic, normaliseBic } from "./iban"

describe("bank identifiers", () => {
  it("are normalised before they are checked", () => {
    expect(isBic("bnpafrpp")).toBe(false)
    expect(isBic(normaliseBic(" bnpa frpp "))).toBe(true)
    expect(formatIban("FR1420041010050500013M02606").replaceAll("\u00a0", " ")).toBe(
      "FR14 2004 1010 0505 0001 3M02 606",
    )
  })
})
