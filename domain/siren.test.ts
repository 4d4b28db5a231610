import { describe, expect, it } from "vitest"
import { formatSiren, isSiret, normaliseSiren } from "./siren"

describe("a SIREN and a SIRET", () => {
  it("knows La Poste's offices by the sum of their digits", () => {
    expect(isSiret("35600000049837")).toBe(true)
  })
  it("is read with spaces of any kind and written by groups", () => {
    expect(normaliseSiren(" 732 829\u00a0320\u202f00074 ")).toBe("73282932000074")
    expect(formatSiren("732829320")).toBe("732\u00a0829\u00a0320")
    expect(formatSiren("73282932000074")).toBe("732\u00a0829\u00a0320\u00a000074")
  })
})
