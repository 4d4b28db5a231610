import fc from "fast-check"
import { expect, test } from "vitest"
import { startApi, type TestApi } from "../../../tests/api"
import { draftFor, openForBusiness } from "../../../tests/billing"

/*
 * Random worlds of one business: what is billed, credited, corrected, paid and taken back on some days. Each figure
 * must be what its list comes to, row by row; and the turnover what the test itself counted.
 */

const act = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ what: fc.constant("bill"), lines: linesOf(), client: fc.nat(2) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant("pay"),
      of: fc.nat(9),
      part: fc.integer({ min: 1, max: 100 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant("credit"), of: fc.nat(9) }) },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constant("correct"), of: fc.nat(9), lines: linesOf() }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant("reverse"), of: fc.nat(9) }) },
)

function linesOf() {
  const line = fc.record({
    unit: fc.constantFrom("day", "halfDay", "hour", "flat"),
    quantity: fc.integer({ min: 1, max: 20 }),
    price: fc.integer({ min: 1_000, max: 90_000 }),
  })
  return fc.array(line, { minLength: 1, maxLength: 3 })
}

type Line = { unit: string; quantity: number; price: number }
interface Known {
  id: string
  clientId: string
  payments: string[]
}

const bodyOf = (clientId: string, lines: Line[]) =>
  draftFor(clientId, {
    discountRate: lines.length > 1 ? "7" : null,
    lines: lines.map(({ unit, quantity, price }) => ({
      ...{
        serviceName: "Travail",
        unit,
        quantity: String(quantity),
        unitPriceHT: price,
        vatRate: "20",
      },
    })),
  })

interface World {
  api: TestApi
  clients: string[]
  /** Days since the year began. */
  day: number
}

async function play(world: World, acts: readonly Record<string, unknown>[]) {
  const { api, clients } = world
  const bills: Known[] = []
  const call = (method: "GET" | "POST" | "PUT", path: string, body?: object) =>
    api.call("camille", method, path, body)
  for (const one of acts) {
    world.day += 6
    const clock = new Date(Date.UTC(2026, 0, world.day, 9))
    api.setClock(clock.toISOString())
    const today = clock.toISOString().slice(0, 10)
    const bill = bills.length ? bills[Number(one.of ?? 0) % bills.length] : undefined
    if (one.what === "bill") {
      const clientId = clients[Number(one.client)] ?? ""
      const { body } = await call("POST", "/Bills", bodyOf(clientId, one.lines as Line[]))
      const issued = await call("POST", `/Bills/${body.id}/issue`, { version: body.version })
      expect(issued.status, JSON.stringify(issued.body)).toBe(200)
      bills.push({ id: body.id, clientId, payments: [] })
    } else if (bill && one.what === "pay") {
      const { body } = await call("GET", `/Bills/${bill.id}`)
      const amount = Math.floor((body.due * Number(one.part)) / 100)
      if (amount < 1) continue
      await call("POST", `/Bills/${bill.id}/payments`, {
        ...{ amount, paidOn: today, collectedOn: today },
      })
      const { payments } = (await call("GET", `/Bills/${bill.id}`)).body
      bill.payments = payments
        .filter(({ can }: { can: string[] }) => can.includes("reverse"))
        .map(({ id }: { id: string }) => id)
    } else if (bill && one.what === "reverse") {
      const payment = bill.payments.pop()
      if (payment) await call("DELETE" as "POST", `/Bills/${bill.id}/payments/${payment}`)
    } else if (bill) {
      // Where the state of the bill forbids it, nothing happens.
      const path = one.what === "credit" ? "creditNotes" : "corrections"
      const draft = await call("POST", `/Bills/${bill.id}/${path}`)
      if (draft.status !== 201) continue
      const lines = (one.lines as Line[] | undefined) ?? null
      const changed = lines
        ? await call("PUT", `/Bills/${draft.body.id}`, {
            ...bodyOf(bill.clientId, lines),
            reason: "Erreur",
            version: draft.body.version,
          })
        : await call("PUT", `/Bills/${draft.body.id}`, {
            ...draft.body,
            reason: "Geste",
            version: draft.body.version,
          })
      const version = changed.body.version ?? draft.body.version
      await call("POST", `/Bills/${draft.body.id}/issue`, { version })
    }
  }
}

interface Row {
  kind: string
  amount: number | null
  days: string | null
}

async function check(api: TestApi, query: string) {
  const get = async (path: string) => (await api.call("camille", "GET", path)).body
  const pages = await Promise.all(
    ["business", "clients", "payment"].map((page) => get(`/Statistics/${page}?${query}`)),
  )
  const figures: { figure: string; value: unknown }[] = pages.flatMap((page) => page.figures)
  await Promise.all(
    figures.map(async ({ figure, value }) => {
      const list = `figure=${figure}&${query}`
      const rows: Row[] = await get(`/Statistics/rows?${list}&limit=100`)
      const sum = rows.reduce((all, { amount }) => all + (amount ?? 0), 0)
      if (isSum.includes(figure)) return expect(value, `${figure} ${query}`).toBe(sum)
      // An average or a share is what the totals of its list make of it.
      const totals = await get(`/Statistics/rows/totals?${list}`)
      expect(totals.value, `${figure} ${query}`).toEqual(value)
      expect(rows).toHaveLength(totals.count)
      expect(sum, `${figure} ${query}`).toBe(totals.amount)
    }),
  )
}

const isSum = [
  ...["turnoverHT", "collected", "unpaid", "overdue", "lateInterest", "withoutFirstHT"],
]

const happened = new Set<string>()

/** Two hundred worlds, twenty of each business: a world is all that came before it, and up to three acts more. */
const businesses = Array.from({ length: 10 }, (_, at) => at)

test.each(businesses)(
  "each figure is what its list comes to, whatever happened to the bills (%i)",
  async (seed) => {
    const api = await startApi()
    const first = await openForBusiness(api)
    const clients = [first.id]
    for (const name of ["Agence Confluence", "Librairies Voltaire"]) {
      const { body } = await api.call("camille", "POST", "/Clients", {
        ...{ name, siren: "552100554", status: "active" },
        ...{ streetAddress: "1 quai Perrache", postalCode: "69002", city: "Lyon" },
      })
      clients.push(body.id)
    }
    const world = { api, clients, day: 1 }
    const queries = fc.constantFrom(
      "period=year",
      "period=quarter&month=2026-02",
      "period=year&service=day",
      ...clients.map((id) => `period=twelveMonths&clientId=${id}`),
    )
    const read = async (path: string) => (await api.call("camille", "GET", path)).body
    await fc.assert(
      fc.asyncProperty(
        fc.array(act, { minLength: 1, maxLength: 3 }),
        queries,
        async (acts, query) => {
          await play(world, acts)
          await check(api, query)
          const totals = await read("/Bills/totals?from=2026-01-01&to=2026-12-31&state=issued")
          const { figures, services } = await read("/Statistics/business?period=year")
          expect(figures[0]).toMatchObject({ figure: "turnoverHT", value: totals.totalHT })
          const parts: { totalHT: number }[] = services
          expect(parts.reduce((sum, { totalHT }) => sum + totalHT, 0)).toBe(totals.totalHT)
        },
      ),
      { numRuns: 20, seed: 25 + seed, endOnFailure: true },
    )
    const bills: { kind: string }[] = await read("/Bills?state=issued&limit=100")
    for (const { kind } of bills) happened.add(kind)
  },
  300_000,
)

test("every kind of bill came up in these worlds", () => {
  expect([...happened].sort()).toEqual(["bill", "correction", "creditNote"])
})
