import { expect, test } from "vitest"
import { type CreditMove, turnoverOfMoves } from "./credits.rules"

const move = (what: CreditMove["what"], amount: number, billId: string | null = null) => ({
  ...{ what, amount, billId, clientId: "c", day: "2026-11-20", sequence: null },
  ...{ reference: "", clientName: "", nature: "" },
})

const earned = (...moves: Omit<CreditMove, "id">[]) => [
  ...turnoverOfMoves(moves.map((one, at) => ({ ...one, id: String(at) }))).values(),
]

test("what was paid too much is earned by the bill that it pays, and not when it is given back", () => {
  expect(earned(move("overpaid", 100), move("used", -60, "b"), move("refunded", -40))).toEqual([
    ...[0, 60, 0],
  ])
})

test("what was earned before it became a credit is not earned twice, and is given up when it goes back", () => {
  expect(earned(move("credited", 100, "a"), move("used", -60, "b"))).toEqual([0, 0])
  expect(earned(move("credited", 100, "a"), move("refunded", -100))).toEqual([0, -100])
})

test("the oldest is spent first, and comes back as what it was", () => {
  const moves = [move("credited", 50, "a"), move("overpaid", 100), move("used", -80, "b")]
  expect(earned(...moves, move("takenBack", 80, "b"), move("used", -80, "d"))).toEqual([
    ...[0, 0, 30, -30, 30],
  ])
  expect(earned(...moves, move("refunded", -70), move("refunded", 70))).toEqual([0, 0, 30, 0, 0])
})

test("an overpayment that never came changes nothing that was earned", () => {
  const moves = [move("credited", 50, "a"), move("overpaid", 100, "b")]
  expect(earned(...moves, move("takenBack", -100, "b"))).toEqual([0, 0, 0])
})
