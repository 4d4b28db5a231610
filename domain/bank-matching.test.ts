import { describe, expect, test } from "vitest"
import { vectors } from "../tests/bank-vectors.json"
import {
  labelPattern,
  type MatchedLine,
  matcher,
  type OpenBill,
  type OwnLine,
  type Party,
  transfersAmong,
} from "./bank-matching"

const ofGroup = (group: string) => vectors.filter((one) => one.group === group)

test.each(ofGroup("matching"))("$id: $note", (one) => {
  const { line, bills, clients } = one.input as unknown as {
    line: MatchedLine
    bills: Omit<OpenBill, "id">[]
    clients: Record<string, Party>
  }
  const { verdict, proposals } = matcher(
    bills.map((bill) => ({ ...bill, id: bill.number })),
    clients,
  )(line)
  const [first] = proposals
  expect({ verdict, first: first?.bills ?? [], reasons: first?.reasons ?? [] }).toEqual(
    one.expected,
  )
})

test.each(ofGroup("transfer"))("$id: $note", (one) => {
  const { lines } = one.input as unknown as { lines: OwnLine[] }
  expect(transfersAmong(lines).length === 1).toBe(one.expected)
})

describe("A line is matched", () => {
  const bill = (number: string, client: string, open: number, day = "2026-03-01"): OpenBill => ({
    ...{ id: number, number, client, open, issued: day, due: "2026-03-31" },
  })
  const clients = { A: { name: "Atelier Nord SARL" }, B: { name: "Gamma Conseil" } }
  const line = (amount: number, label: string, more = {}): MatchedLine => ({
    ...{ day: "2026-03-30", amount, label },
    ...more,
  })

  test("never by its amount alone, and never in another currency", () => {
    const find = matcher([bill("F-2026-0012", "A", 120_000)], clients)
    expect(find(line(120_000, "VIR RECU")).verdict).toBe("none")
    expect(find(line(120_000, "F-2026-0012")).verdict).toBe("sure")
    expect(find(line(120_000, "F-2026-0012", { currency: "USD" })).verdict).toBe("none")
    expect(find(line(-120_000, "F-2026-0012")).verdict).toBe("none")
  })

  test("to several open bills of a client whose sum it is, even if it names none", () => {
    const bills = [12, 13, 14].map((at) => bill(`F-2026-00${at}`, "A", at * 10_000))
    const found = matcher(bills, clients)(line(250_000, "VIR ATELIER NORD"))
    expect(found.verdict).toBe("suggest")
    expect(found.proposals[0]).toMatchObject({
      bills: ["F-2026-0012", "F-2026-0013"],
      reasons: ["sum", "name", "date"],
    })
  })

  test("to one of many within two seconds for a thousand lines and five hundred bills", () => {
    const parties = Object.fromEntries(
      Array.from({ length: 50 }, (_, at) => [`C${at}`, { name: `Client Numéro ${at}` }]),
    )
    const bills = Array.from({ length: 500 }, (_, at) =>
      bill(`F-2026-${String(at).padStart(4, "0")}`, `C${at % 50}`, 10_000 + at * 137),
    )
    const find = matcher(bills, parties)
    const verdicts = Array.from({ length: 1000 }, (_, at) => {
      const { number, open } = bills[at % 500] as OpenBill
      return find(line(open, `VIR SEPA ${number.replaceAll("-", " ")}`)).verdict
    })
    expect(new Set(verdicts)).toEqual(new Set(["sure"]))
  })

  test("by what its label says from month to month", () => {
    expect(labelPattern("PRLV Télécom 0326 n°8841")).toBe("PRLV TELECOM N")
  })
})
