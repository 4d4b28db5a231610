import { describe, expect, it } from "vitest"
import { typedIban, typedMoney } from "./form/typed"
import { markNumbers } from "./form/wire-value"
import { formatDay, formatMoney, formatPercent } from "./format"

describe("What a French reader sees", () => {
  it("writes amounts with a narrow space between thousands and a fixed one before the euro", () => {
    expect(formatMoney(123450)).toBe("1\u202f234,50\u00a0€")
    expect(formatPercent("5.5")).toBe("5,5\u00a0%")
    expect(formatDay("2026-11-21")).toBe("21/11/2026")
  })

  it("shows the API's cents as one types them, and leaves what was typed alone", () => {
    expect(typedMoney(markNumbers(123450) as string, "fr")).toBe("1\u202f234,50")
    expect(typedMoney("1200", "fr")).toBe("1200")
  })

  it("groups an IBAN by four", () => {
    expect(typedIban("FR7630006000011234567890189")).toBe("FR76 3000 6000 0112 3456 7890 189")
  })
})
