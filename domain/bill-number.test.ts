import { describe, expect, it } from "vitest"
import { formatBillNumber, parseBillNumber } from "./bill-number"

describe("a bill's number", () => {
  it("bears series, year and rank, and grows past 9999", () => {
    expect(formatBillNumber({ series: "F", year: 2026, rank: 1 })).toBe("F-2026-0001")
    expect(formatBillNumber({ series: "F", year: 2026, rank: 12345 })).toBe("F-2026-12345")
    expect(parseBillNumber("F-2026-12345")).toEqual({ series: "F", year: 2026, rank: 12345 })
    for (const text of ["F-2026-0000", "F-2026-00001", "F-26-0001", "f-2026-0001", ""])
      expect(parseBillNumber(text)).toBeUndefined()
  })
})
