import { describe, expect, it } from "vitest"
import {
  isOfUnion,
  isVatNumber,
  isVatNumberOf,
  isVatNumberOutside,
  normaliseVatNumber,
  vatNumberOf,
  vatRatesOn,
} from "./vat"

describe("VAT", () => {
  it("makes the number from the SIREN", () => {
    expect(vatNumberOf("732829320")).toBe("FR44732829320")
    expect(isVatNumberOf("FR44732829320", "732829320")).toBe(true)
    expect(isVatNumberOf("FR44732829320", "404833048")).toBe(false)
  })
  it("accepts what cannot be verified, and refuses a wrong key", () => {
    expect(isVatNumber("FRK7399859412")).toBe(true)
    expect(isVatNumber("FR45732829320")).toBe(false)
    expect(isVatNumber("FRO7399859412")).toBe(false)
    expect(isVatNumber("FR12000000000")).toBe(false)
  })
  it("knows the forms of the other members", () => {
    for (const text of [
      "DE129274202",
      "BE0203201340",
      "EL123456789",
      "NL123456782B90",
      "XI123456789",
    ])
      expect(isVatNumber(text), text).toBe(true)
    for (const text of ["GR123456789", "DE12927420", "US123456789", "__proto__", ""])
      expect(isVatNumber(text), text).toBe(false)
    expect(normaliseVatNumber("fr 44 732 829 320")).toBe("FR44732829320")
    for (const text of ["GB 123 4567 89", "CHE-123.456.788 MWST", "974 760 673 MVA"]) {
      const number = normaliseVatNumber(text)
      expect(isVatNumberOutside(number), number).toBe(true)
      expect([isVatNumber(number), isOfUnion(number)], number).toEqual([false, false])
    }
    expect(isOfUnion("XI123456789")).toBe(true)
  })
  it("has the rates of the day and the place", () => {
    expect(vatRatesOn("2026-11-21")).toEqual(["20", "10", "5.5", "2.1"])
    expect(vatRatesOn("2013-12-31")).toEqual(["19.6", "7", "5.5", "2.1"])
    expect(vatRatesOn("2026-11-21", "overseas")).toEqual(["8.5", "2.1", "1.75", "1.05"])
    expect(vatRatesOn("2026-11-21", "corsica")).toEqual(["20", "13", "10", "5.5", "2.1", "0.9"])
    expect(vatRatesOn("2026-11-21", "exemptOverseas")).toEqual([])
  })
})
