import { describe, expect, it } from "vitest"
import { formatPhone, isPhone, normalisePhone } from "./phone"

describe("a telephone number", () => {
  it("is French unless it says otherwise", () => {
    expect(normalisePhone("06 12 34 56 78")).toBe("+33612345678")
    expect(normalisePhone("+41 44 668 18 00")).toBe("+41446681800")
    expect(normalisePhone("12")).toBeUndefined()
    expect(normalisePhone("9".repeat(200))).toBeUndefined()
    expect(isPhone("+33612345678")).toBe(true)
  })
  it("is written as its country writes it", () => {
    expect(formatPhone("+33612345678")).toBe("06\u00a012\u00a034\u00a056\u00a078")
  })
})
