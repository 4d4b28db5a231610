import { expect, test } from "vitest"
import { inOrder } from "./ledger.rules"
import { declaredVatOf, ownMoveOf } from "./moves.rules"

const at = new Date("2026-11-21T09:00:00Z")
const none = { from: "2026-11-01", to: "2026-11-30", at, reversed: 0, overpaid: 0, refundAsked: 0 }

/** The lines of entries as the vectors have them, by the first digits of their accounts. */
const told = (entries: Parameters<typeof inOrder>[0]) =>
  inOrder(entries).flatMap(({ lines }) =>
    lines.map(({ account, debit }) => ({
      account: account.number.replace(/0+$/, ""),
      debit: Math.max(debit, 0),
      credit: Math.max(-debit, 0),
    })),
  )

/** From the reference: the account, its debit and its credit. */
const lineOf = ([account, debit, credit]: [string, number, number]) => ({ account, debit, credit })
const drawing = (
  [
    ["108", 50_000, 0],
    ["512", 0, 50_000],
  ] as [string, number, number][]
).map(lineOf)
const transfer = (
  [
    ["58", 50_000, 0],
    ["512", 0, 50_000],
    ["512", 50_000, 0],
    ["58", 0, 50_000],
  ] as [string, number, number][]
).map(lineOf)
const declaration = (
  [
    ["44571", 22_040, 0],
    ["44566", 0, 6_030],
    ["44551", 0, 16_000],
    ["758", 0, 10],
  ] as [string, number, number][]
).map(lineOf)

const move = { id: "0123456789", day: "2026-11-20", at, label: "Virement", isCash: false }

test("what the owner takes is no charge, and a transfer ends at zero", () => {
  const drawn = ownMoveOf({ ...move, amount: -50_000, what: "owner" }, false)
  expect(told([drawn])).toEqual(expect.arrayContaining(drawing))
  const sides = [-50_000, 50_000].map((amount) =>
    ownMoveOf({ ...move, amount, what: "transfer" }, false),
  )
  const entries = told(sides)
  expect(entries).toHaveLength(4)
  expect(entries).toEqual(expect.arrayContaining(transfer))
  expect(told([ownMoveOf({ ...move, amount: 100, what: "owner" }, true)])[1]?.account).toBe("455")
})

test("a return is in euros, the accounts in cents: the rest is income", () => {
  const declared = { ...none, id: "0123456789", due: 22_040, onAssets: 0, onOther: 6_030 }
  const entry = declaredVatOf({ ...declared, before: 0, credit: 0, toPay: 160, instalments: 0 })
  const lines = told([entry])
  expect(lines).toHaveLength(4)
  expect(lines).toEqual(expect.arrayContaining(declaration))
})

test("each return balances, whatever it leaves over", () => {
  for (const [before, credit, overpaid, toPay, instalments] of [
    ...[
      [0, 0, 0, 160, 0],
      [200, 40, 0, 0, 0],
      [0, 0, 0, 20, 140],
      [0, 0, 60, 0, 220],
    ],
  ] as [number, number, number, number, number][]) {
    const entry = declaredVatOf({
      ...{ ...none, id: "0123456789", due: 22_040, onAssets: 0, onOther: 6_030 },
      ...{ before, credit, overpaid, toPay, instalments },
    })
    const rest = entry.lines.at(-1)?.debit ?? 0
    expect(entry.lines.reduce((sum, { debit }) => sum + debit, 0)).toBe(0)
    // Never more than what rounding to euros leaves.
    expect(Math.abs(rest), JSON.stringify(entry.lines)).toBeLessThan(150)
  }
})
