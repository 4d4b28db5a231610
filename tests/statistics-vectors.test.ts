import { expect, test } from "vitest"
import { addDays } from "#domain/day"
import { seasonalityOf } from "#domain/statistics"
import { startApi, type TestApi } from "./api"
import { draftFor, openForBusiness } from "./billing"
import vectors from "./statistics-vectors.json"

/*
 * Figures of small businesses, as they were handed over. What was billed, paid, offered and worked is done through
 * the API, on its days; then the figures are asked of it.
 */

const T = Object.fromEntries(vectors.vectors.map((one) => [one.id, one]))
// biome-ignore lint/suspicious/noExplicitAny: each case has a shape of its own
const caseOf = (id: string) => T[id] as any

async function ok(
  api: TestApi,
  method: "GET" | "POST" | "PUT",
  path: string,
  body?: object,
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of the body
): Promise<any> {
  const answer = await api.call("camille", method, path, body)
  expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300)
  return answer.body
}

type Figures = { figures: { figure: string; value: unknown }[] }
const named = (...pages: Figures[]) =>
  Object.fromEntries(
    pages.flatMap(({ figures }) => figures.map(({ figure, value }) => [figure, value])),
  )

interface VectorBill {
  number: string
  kind: string
  of?: string
  client: string
  releaseDate: string
  totalHT: number
  totalTTC: number
  dayLines?: { days: string; totalHT: number }
}

async function billedWorld(api: TestApi, data: { bills: VectorBill[]; payments: VectorPayment[] }) {
  await openForBusiness(api)
  const clients = new Map<string, string>()
  const bills = new Map<string, { id: string; version: number; clientId: string }>()
  for (const { client } of data.bills) {
    if (clients.has(client)) continue
    const { id } = await ok(api, "POST", "/Clients", {
      ...{ name: client, siren: "552100554", status: "active" },
      ...{ streetAddress: "1 quai Perrache", postalCode: "69002", city: "Lyon" },
    })
    clients.set(client, id)
  }
  const happenings = [
    ...data.bills.map((bill) => ({ day: bill.releaseDate, bill, payment: null })),
    ...data.payments.map((payment) => ({ day: payment.collectedOn, bill: null, payment })),
  ].sort((one, other) => (one.day < other.day ? -1 : 1))
  for (const { day, bill, payment } of happenings) {
    api.setClock(`${day}T10:00:00Z`)
    if (bill) await issue(api, bill, clients.get(bill.client) ?? "", bills)
    else if (payment) await pay(api, payment, bills)
  }
}

type Bills = Map<string, { id: string; version: number; clientId: string }>

async function issue(api: TestApi, bill: VectorBill, clientId: string, bills: Bills) {
  const line = bill.dayLines
    ? {
        ...{ quantity: bill.dayLines.days.replace("-", ""), unit: "day" },
        unitPriceHT: bill.dayLines.totalHT / Number(bill.dayLines.days),
      }
    : { quantity: "1", unit: "flat", unitPriceHT: bill.totalHT }
  const isTaxed = bill.totalTTC !== bill.totalHT
  if (!isTaxed) await regime(api, "franchise")
  const lines = [{ serviceName: "Développement", vatRate: isTaxed ? "20" : "0", ...line }]
  const origin = bill.of && bills.get(bill.of)
  const draft = origin
    ? await ok(api, "POST", `/Bills/${origin.id}/creditNotes`)
    : await ok(api, "POST", "/Bills", draftFor(clientId, { lines, includeVat: isTaxed }))
  const ready = origin
    ? await ok(api, "PUT", `/Bills/${draft.id}`, {
        ...draftFor(clientId, { lines, reason: "Deux jours de moins" }),
        version: draft.version,
      })
    : draft
  const issued = await ok(api, "POST", `/Bills/${draft.id}/issue`, { version: ready.version })
  expect(issued).toMatchObject({ totalHT: Math.abs(bill.totalHT), releaseDate: bill.releaseDate })
  if (!isTaxed) await regime(api, "normal")
  bills.set(bill.number, { ...issued, clientId })
}

async function regime(api: TestApi, vatRegime: string) {
  const { version } = await ok(api, "GET", "/Profile")
  const vatNumber = vatRegime === "normal" ? "FR44732829320" : null
  await ok(api, "PUT", "/Profile/vat", { vatRegime, vatNumber, version })
}

interface VectorPayment {
  bill: string
  amount: number
  collectedOn: string
}

async function pay(api: TestApi, { bill, amount, collectedOn }: VectorPayment, bills: Bills) {
  const { id, clientId } = bills.get(bill) ?? { id: "", clientId: "" }
  // What a credit note gave back left the bill for the client's credit: here it leaves that for their bank.
  if (amount < 0) {
    const refund = { paidOn: collectedOn, means: "transfer", amount: -amount }
    return ok(api, "POST", `/Clients/${clientId}/refunds`, refund)
  }
  await ok(api, "POST", `/Bills/${id}/payments`, { amount, paidOn: collectedOn, collectedOn })
}

test("T01: a small business reads its figures of the year, and when its bills come", async () => {
  const { data, expect: expected } = caseOf("T01")
  const api = await startApi()
  await billedWorld(api, data)
  api.setClock(`${data.today}T10:00:00Z`)
  const [business, clients, payment] = await Promise.all(
    ["business", "clients", "payment"].map((page) =>
      ok(api, "GET", `/Statistics/${page}?period=year&month=2026-11`),
    ),
  )
  const rolling = await ok(api, "GET", "/Statistics/clients?period=twelveMonths&month=2026-11")
  const figures = named(business, clients, payment)
  const { turnoverHT, bills, averageBillHT, averageTjmHT, daysBilled, collected } = expected
  expect(figures).toMatchObject({
    ...{ turnoverHT, averageBillHT, averageTjmHT, daysBilled, collected },
    bills: String(bills),
    averageDaysToPay: expected.averageDaysToPay,
    averageDelayDays: expected.averageDelayDays,
    paidOnTime: expected.paidOnTimePercent,
    ...{ unpaid: expected.unpaid, overdue: expected.overdue, dso90Days: expected.dso90Days },
    newClients: String(expected.newClients),
  })
  expect(
    rolling.shares.map(({ name: client, totalHT, percent }: Record<string, unknown>) => ({
      ...{ client, totalHT, percent },
    })),
  ).toEqual(expected.clientShares12Months)
  expect(named(rolling).effectiveClients).toBe(expected.effectiveClients12Months)
  expect(
    payment.expected.map(({ number, amount, habitualDelayDays, expectedOn }: never) => ({
      ...{ bill: number, amount, habitualDelayDays, expectedOn },
    })),
  ).toEqual(expected.forecast)
})

test.each(["T02", "T03", "T04"])("%s: a month of work says how busy it was", async (id) => {
  const { month, days, expect: expected } = caseOf(id)
  const api = await startApi()
  api.setClock(`${addDays(`${month}-01`, 45)}T10:00:00Z`)
  const { id: clientId } = await openForBusiness(api)
  const terms = { title: "Conseil", priceHT: 52_000, startDate: "2026-01-01", clientId }
  const { id: contractId, version } = await ok(api, "POST", "/Contracts", terms)
  await ok(api, "POST", `/Contracts/${contractId}/activation`, { version })
  const read = await ok(api, "GET", `/Timesheets/months/${month}`)
  const kinds = [
    ["billable", days.billable],
    ["nonBillable", days.nonBillable],
    ["timeOff", days.off],
    ["sickLeave", days.sick],
  ] as const
  const working = read.days
    .filter((one: { isWeekend: boolean; holiday: string | null }) => !one.isWeekend && !one.holiday)
    .map(({ day }: { day: string }) => day)
  let at = 0
  const rows = kinds.flatMap(([kind, count]) => {
    const own: Record<string, string> = {}
    for (let left = Number(count); left > 0; left -= 0.5) {
      const day = working[Math.floor(at / 2)]
      own[day] = String(Number(own[day] ?? 0) + 0.5)
      at++
    }
    return Number(count) > 0
      ? [{ kind, contractId: kind === "billable" ? contractId : null, days: own }]
      : []
  })
  await ok(api, "PUT", `/Timesheets/months/${month}`, { version: read.version, rows })
  const sales = await ok(api, "GET", `/Statistics/sales?period=month&month=${month}`)
  expect(sales.work).toMatchObject([{ workingDays: expected.workingDays }])
  expect(named(sales)).toMatchObject({
    occupation: expected.occupationPercent,
    billableShare: expected.billableSharePercent,
    unfilledDays: expected.unfilledDays,
  })
})

test("T05: quotes that were decided say how many become work, and of what value", async () => {
  const { quotes, expect: expected } = caseOf("T05")
  const api = await startApi()
  const client = await openForBusiness(api)
  for (const { state, totalHT } of quotes) {
    api.setClock(state === "expired" ? "2026-09-01T10:00:00Z" : "2026-11-10T10:00:00Z")
    const { id, version } = await ok(api, "POST", "/Quotes", {
      ...{ clientId: client.id, includeVat: true, validDays: 30 },
      lines: [
        { serviceName: "Site", quantity: "1", unit: "flat", unitPriceHT: totalHT, vatRate: "20" },
      ],
    })
    if (state === "draft") continue
    await ok(api, "POST", `/Quotes/${id}/issue`, { version })
    if (state === "accepted" || state === "refused")
      await ok(api, "POST", `/Quotes/${id}/answers`, {
        ...{ answer: state, name: "Paul Béraud", reason: state === "refused" ? "Trop cher" : null },
      })
  }
  api.setClock("2026-11-23T10:00:00Z")
  const query = "period=year&month=2026-11"
  const sales = await ok(api, "GET", `/Statistics/sales?${query}`)
  expect(named(sales)).toMatchObject({
    quoteConversion: expected.conversionPercent,
    quoteValueConversion: expected.valueConversionPercent,
  })
  const list = `/Statistics/rows/totals?figure=quoteConversion&${query}`
  expect(await ok(api, "GET", list)).toMatchObject({ count: expected.decided })
})

test("T06: open offers count by the weight of their stage", async () => {
  const { offers, expect: expected } = caseOf("T06")
  const api = await startApi()
  const client = await openForBusiness(api)
  for (const { state, tjmHT, days } of offers) {
    const { id } = await ok(api, "POST", "/Offers", {
      ...{ title: `Mission ${state}`, clientId: client.id, tjmHT, expectedDays: String(days) },
    })
    if (state !== "firstContact")
      await ok(api, "POST", `/Offers/${id}/moves`, { from: "firstContact", to: state })
  }
  const sales = await ok(api, "GET", "/Statistics/sales")
  expect(named(sales).pipelineHT).toBe(expected.weightedHT)
})

test("T07: the months of whole years say which of them are strong", () => {
  const { yearsOfMonths, expect: expected } = caseOf("T07")
  expect(seasonalityOf(yearsOfMonths)).toEqual(expected)
})
