import { describe, expect, test } from "vitest"
import type { BillKind } from "#domain/bill-kind"
import { plain } from "#domain/decimal"
import { noDelivery } from "#domain/delivery"
import { linesTooLarge, linesWithVat } from "../documents/draft.rules"
import { billCan, priceBill, refusalOfPayment, refusalOfRelease, statusOf } from "./rules"

const today = "2026-11-21"
const issued = {
  number: "F-2026-0001",
  kind: "bill" as const,
  dueDate: "2026-12-01",
  sentAt: null,
  paid: 0,
  due: 10_000,
  standing: "unpaid" as const,
  writtenOff: 0,
}

test.each<[string, Partial<Parameters<typeof statusOf>[0]>]>([
  ["draft", { number: null }],
  ["draft", { number: null, dueDate: "2026-01-01", paid: 0 }],
  ["issued", {}],
  ["sent", { sentAt: new Date("2026-11-20T09:00:00Z") }],
  ["partPaid", { paid: 1 }],
  ["partPaid", { paid: 9_999, due: 1, sentAt: new Date("2026-11-20T09:00:00Z") }],
  ["paid", { paid: 10_000, due: 0, standing: "paid" }],
  ["paid", { paid: 10_000, due: 0, standing: "paid", dueDate: "2026-11-01" }],
  ["credited", { due: 0, standing: "closed" }],
  ["writtenOff", { due: 0, standing: "closed", writtenOff: 1 }],
  ["issued", { kind: "creditNote", due: 0, standing: "closed", dueDate: "2026-11-01" }],
  ["issued", { dueDate: today }],
  ["overdue", { dueDate: "2026-11-20" }],
  ["overdue", { dueDate: "2026-11-20", paid: 9_999 }],
])("a bill is %s: %o", (status, changes) => {
  expect(statusOf({ ...issued, ...changes }, today)).toBe(status)
})

test("a draft can be changed, and neither paid nor sent; a credit note is sent and never paid", () => {
  const draft = { ...issued, number: null }
  const may = (bill: { number: string | null; kind: BillKind }) => [
    billCan.change(bill),
    billCan.bePaid(bill),
    billCan.beSent(bill),
  ]
  expect(may(draft)).toEqual([true, false, false])
  expect(may(issued)).toEqual([false, true, true])
  expect(may({ ...issued, kind: "creditNote" })).toEqual([false, false, true])
})

test.each([
  [undefined, {}],
  [undefined, { amount: 10_000, collectedOn: today }],
  [{ path: "amount", code: "overpaid" }, { amount: 10_001 }],
  [undefined, { amount: 10_001, keepExcess: true }],
  [{ path: "paidOn", code: "inFuture" }, { paidOn: "2026-11-22" }],
  [{ path: "collectedOn", code: "inFuture" }, { collectedOn: "2026-11-22" }],
])("a payment is refused with %o: %o", (refusal, changes) => {
  const payment = {
    amount: 1,
    paidOn: today,
    means: "transfer" as const,
    collectedOn: null,
    keepExcess: false,
  }
  expect(refusalOfPayment(issued, { ...payment, ...changes }, today)).toEqual(refusal)
})

test.each([
  [undefined, today, undefined],
  [undefined, "2026-11-20", "2026-11-20"],
  [{ path: "releaseDate", code: "inFuture" }, "2026-11-22", undefined],
  [{ path: "releaseDate", code: "beforeLastIssued" }, "2026-11-19", "2026-11-20"],
])("a date is refused with %o: %s after %s", (refusal, releaseDate, last) => {
  expect(refusalOfRelease(releaseDate, last, today)).toEqual(refusal)
})

test("a credit note is not dated before its bill", () => {
  const closed = { path: "releaseDate", code: "releaseInClosedYear 2025" }
  expect(refusalOfRelease("2025-12-31", undefined, today)).toEqual(closed)
  expect(refusalOfRelease("2025-12-31", undefined, "2026-05-31")).toBeUndefined()
  const refusal = { path: "releaseDate", code: "beforeOrigin" }
  expect(refusalOfRelease("2026-11-19", undefined, today, "2026-11-20")).toEqual(refusal)
  expect(refusalOfRelease("2026-11-20", undefined, today, "2026-11-20")).toBeUndefined()
})

describe("lines", () => {
  const line = {
    serviceName: "Développement",
    productId: null,
    description: null,
    quantity: "1",
    unit: "day" as const,
    unitPriceHT: 10_000,
    vatRate: "20",
    discountRate: null,
    kind: null,
    vatCategory: null,
  }
  const bill = (...lines: object[]) => ({
    clientId: "c0000000-0000-4000-8000-000000000001",
    releaseDate: null,
    billingPeriodStart: null,
    billingPeriodEnd: null,
    paymentDays: 30,
    paymentTerms: "days" as const,
    discountRate: null,
    discountAmount: null,
    penaltyRate: null,
    purchaseOrder: null,
    buyerReference: null,
    contractReference: null,
    suppliedOn: null,
    ...noDelivery,
    keepsFranchise: false,
    earlyPaymentRate: null,
    earlyPaymentDays: null,
    note: null,
    reason: null,
    includeVat: true,
    includePenalty: true,
    includeLogo: false,
    includeSignature: false,
    lines: lines.map((changes) => ({ ...line, ...changes })),
  })

  test("bear no rate in franchise", () => {
    const mixed = bill({ vatRate: "0" }, { vatRate: "0.00" }, { vatRate: "20" })
    expect(linesWithVat(mixed, "franchise")).toEqual([
      { path: "lines[2].vatRate", code: "vatInFranchise" },
    ])
    expect([linesWithVat(mixed, "normal"), linesWithVat(mixed, null)]).toEqual([[], []])
  })

  test("stay within what an amount may be, together too", () => {
    const most = { quantity: "1000000", unitPriceHT: 5_000_000 }
    expect(linesTooLarge(bill(most))).toEqual([])
    expect(linesTooLarge(bill({ ...most, quantity: "1000000.0001" }))).toEqual([
      { path: "lines[0].quantity", code: "lineTooBig 50000000000" },
    ])
    expect(linesTooLarge(bill({}, most))).toEqual([
      { path: "lines[1].quantity", code: "lineTooBig 25000000000" },
    ])
  })

  test("are priced with one tax a rate, however the rate is written", () => {
    const penny = { unitPriceHT: 2 }
    const priced = priceBill(
      bill(penny, penny, { ...penny, vatRate: "20.00" }),
      "Atelier Rhône",
      null,
    )
    expect(priced).toMatchObject({
      clientName: "Atelier Rhône",
      dueDate: null,
      totalHT: 6,
      totalVat: 1,
      totalTTC: 7,
      vat: [{ rate: "20", base: 6, tax: 1 }],
    })
    expect(priceBill({ ...bill(penny), releaseDate: "2026-01-31" }, "", null).dueDate).toBe(
      "2026-03-02",
    )
  })
})

test.each([
  ["20.00", "20"],
  ["5.50", "5.5"],
  ["0.0", "0"],
  ["007.10", "7.1"],
  ["100", "100"],
])("%s is plainly %s", (decimal, said) => {
  expect(plain(decimal)).toBe(said)
})
