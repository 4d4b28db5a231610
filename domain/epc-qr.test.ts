import { expect, test } from "vitest"
import { epcText } from "./epc-qr"

const transfer = {
  name: "Camille Martin EI",
  iban: "FR14 2004 1010 0505 0001 3M02 606",
  bic: "PSSTFRPPLYO",
  cents: 123_450,
  currency: "EUR",
  reference: "F-2026-0001",
}

test("a transfer in euros is eleven lines, of which the last is the bill’s number", () => {
  expect(epcText(transfer)?.split("\n")).toEqual([
    ...["BCD", "002", "1", "SCT", "PSSTFRPPLYO", "Camille Martin EI"],
    ...["FR1420041010050500013M02606", "EUR1234.50", "", "", "F-2026-0001"],
  ])
  expect(epcText({ ...transfer, bic: null })?.split("\n")[4]).toBe("")
  expect(epcText({ ...transfer, cents: 5 })).toContain("EUR0.05")
})

test("there is none without an IBAN, in another currency, or for nothing", () => {
  for (const without of [
    { iban: null },
    { currency: "CHF" },
    { cents: 0 },
    { cents: -1 },
    { cents: 1e12 },
  ])
    expect(epcText({ ...transfer, ...without })).toBeNull()
})

test("a name neither breaks a line nor the code", () => {
  const text = epcText({ ...transfer, name: `A\nB${"é".repeat(200)}` })
  expect(text?.split("\n")).toHaveLength(11)
  expect(new TextEncoder().encode(text ?? "").length).toBeLessThanOrEqual(331)
})
