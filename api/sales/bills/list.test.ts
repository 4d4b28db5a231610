import { describe, expect, test } from "vitest"
import { startApi, type TestApi } from "../../../tests/api"
import { draftFor, issued, openForBusiness } from "../../../tests/billing"

interface Row {
  id: string
  number: string | null
  clientName: string
  releaseDate: string | null
  dueDate: string | null
  totalHT: number
  totalTTC: number
  paid: number
}

/** Bills of every state over two years, in an order that no sort agrees with. */
async function openBooks() {
  const api = await startApi()
  const atelier = await openForBusiness(api)
  const { body: eclair } = await api.call("camille", "POST", "/Clients", {
    name: "Éclair & Fils 100 %",
    kind: "individual",
    streetAddress: "2 place Bellecour",
    postalCode: "69002",
    city: "Lyon",
  })
  const bill = async (day: string, clientId: string, unitPriceHT: number, serviceName: string) => {
    api.setClock(`${day}T09:00:00Z`)
    const lines = [{ serviceName, quantity: "1", unitPriceHT, vatRate: "20" }]
    return issued(api, clientId, { lines, paymentDays: unitPriceHT % 31 })
  }
  const pay = (id: string, amount: number, collectedOn: string | null) =>
    api.call("camille", "POST", `/Bills/${id}/payments`, {
      amount,
      paidOn: "2026-11-21",
      means: collectedOn ? "transfer" : "cheque",
      collectedOn,
    })
  await bill("2025-02-11", atelier.id, 70_000, "Maquette")
  const paid = await bill("2025-12-31", eclair.id, 30_000, "Été à la mer")
  const cheque = await bill("2026-01-01", atelier.id, 90_000, "Audit")
  await bill("2026-03-31", eclair.id, 30_000, "Remise de 50 %")
  const part = await bill("2026-09-30", atelier.id, 10_000, "Hébergement")
  await bill("2026-11-15", eclair.id, 50_000, "Conseil")
  api.setClock("2026-11-21T09:00:00Z")
  await pay(paid.id, paid.totalTTC, "2026-11-21")
  await pay(cheque.id, cheque.totalTTC, null)
  await pay(part.id, 5_000, "2026-11-21")
  await api.call("camille", "POST", "/Bills", draftFor(eclair.id))
  await api.call("camille", "POST", "/Bills", draftFor(atelier.id, { releaseDate: "2026-11-20" }))
  return { api, clientId: eclair.id as string }
}

/** Every row, page after page of ten, by the links that the API gives. */
async function walk({ call }: TestApi, query: string, rel: "next" | "prev", from?: string) {
  const pages: Row[][] = []
  let next: string | undefined = from ?? `/Bills?limit=10&${query}`
  while (next) {
    const { body, headers }: { body: Row[]; headers: Headers } = await call("camille", "GET", next)
    pages.push(body)
    next = linkOf(headers, rel)
  }
  return pages
}

const linkOf = (headers: Headers, rel: string) =>
  new RegExp(`<[^>]*/api(/Bills[^>]*)>; rel="${rel}"`).exec(headers.get("link") ?? "")?.[1]

test("each sort is walked forth and back by its cursors, nothing twice, nothing left out", async () => {
  const { api, clientId } = await openBooks()
  // Equal values on both sides of a page's end: the id decides.
  for (let at = 0; at < 17; at++) await api.call("camille", "POST", "/Bills", draftFor(clientId))
  for (const sort of ["number", "releaseDate", "dueDate", "client", "totalTTC"])
    for (const query of [`sort=${sort}`, `sort=-${sort}`]) {
      const forth = await walk(api, query, "next")
      const ids = forth.flat().map(({ id }) => id)
      expect([query, forth.length, ids.length, new Set(ids).size]).toEqual([query, 3, 25, 25])
      const { headers } = await api.call("camille", "GET", `/Bills?limit=10&${query}`)
      const second = await api.call("camille", "GET", linkOf(headers, "next") ?? "")
      const last = linkOf(second.headers, "next") ?? ""
      const back = await walk(api, query, "prev", last)
      expect(back.reverse().flat()).toEqual(forth.flat())
    }
})

test("each sort is in its order", async () => {
  const { api } = await openBooks()
  const keys: Record<string, (row: Row) => string | number> = {
    number: (row) => row.number ?? "~",
    releaseDate: (row) => row.releaseDate ?? "~",
    dueDate: (row) => row.dueDate ?? "~",
    totalTTC: (row) => row.totalTTC,
  }
  for (const [sort, keyOf] of Object.entries(keys)) {
    const up = (await api.call<Row[]>("camille", "GET", `/Bills?sort=${sort}`)).body.map(keyOf)
    const down = (await api.call<Row[]>("camille", "GET", `/Bills?sort=-${sort}`)).body.map(keyOf)
    const wanted = [...up].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0))
    expect([sort, up, down]).toEqual([sort, wanted, [...wanted].reverse()])
  }
  const { body } = await api.call<Row[]>("camille", "GET", "/Bills?sort=client")
  expect(body.map(({ clientName }) => clientName[0]).join("")).toMatch(/^A+É+$/)
})

const searches: [string, number][] = [
  ["eclair", 4],
  ["ÉCLAIR", 4],
  ["ete a", 1],
  ["F-2026-0003", 1],
  ["f-2025", 2],
  ["100 %", 4],
  ["50 %", 1],
  ["%", 4],
  ["_", 0],
  ["\\", 0],
  ["'; drop table bills; --", 0],
]

test("C64 a search knows no accents, and takes every sign for itself", async () => {
  const { api } = await openBooks()
  const found: [string, number, number][] = []
  for (const [words] of searches) {
    const q = encodeURIComponent(words)
    const { body } = await api.call<Row[]>("camille", "GET", `/Bills?q=${q}`)
    const totals = await api.call("camille", "GET", `/Bills/totals?q=${q}`)
    found.push([words, body.length, totals.body.count])
  }
  expect(found).toEqual(searches.map(([words, count]) => [words, count, count]))
})

describe("totals", () => {
  test("are the sum of the list, whatever it is narrowed to", async () => {
    const { api, clientId } = await openBooks()
    const periods = ["", "from=2026-11-01&to=2026-11-30", "from=2026-01-01&to=2026-03-31"]
    const more = ["from=2025-01-01&to=2025-12-31", "from=2026-09-01&to=2026-11-20"]
    const states = ["", "draft", "unpaid", "overdue", "paid", "uncollected"]
    for (const period of [...periods, ...more])
      for (const state of states)
        for (const other of ["", `clientId=${clientId}`, "q=a"]) {
          const query = [period, state && `state=${state}`, other].filter(Boolean).join("&")
          const { body } = await api.call<Row[]>("camille", "GET", `/Bills?limit=100&${query}`)
          const { body: totals } = await api.call("camille", "GET", `/Bills/totals?${query}`)
          const issued = body.filter(({ number }) => number)
          const drafts = body.filter(({ number }) => !number)
          const sum = (rows: Row[], of: (row: Row) => number) =>
            rows.reduce((all, row) => all + of(row), 0)
          expect([query, totals]).toEqual([
            query,
            {
              count: body.length,
              totalHT: sum(issued, (row) => row.totalHT),
              totalTTC: sum(issued, (row) => row.totalTTC),
              paid: sum(issued, (row) => row.paid),
              settled: 0,
              unpaid: sum(issued, (row) => row.totalTTC - row.paid),
              drafts: { count: drafts.length, totalTTC: sum(drafts, (row) => row.totalTTC) },
              currency: "EUR",
            },
          ])
        }
  })

  test("of each state are those of its bills", async () => {
    const { api } = await openBooks()
    const counts: Record<string, number> = {}
    for (const state of ["draft", "unpaid", "overdue", "paid", "uncollected"])
      counts[state] = (await api.call("camille", "GET", `/Bills?state=${state}`)).body.length
    expect(counts).toEqual({ draft: 2, unpaid: 4, overdue: 3, paid: 2, uncollected: 1 })
  })

  test("of a year’s months are what was issued in them, beside the year before", async () => {
    const { api } = await openBooks()
    const { body } = await api.call("camille", "GET", "/Bills/turnover?year=2026")
    const months = body.months.filter(
      ({ totalHT, yearBefore }: { totalHT: number; yearBefore: number }) => totalHT || yearBefore,
    )
    expect(months).toEqual([
      { month: 1, totalHT: 90_000, yearBefore: 0 },
      { month: 2, totalHT: 0, yearBefore: 70_000 },
      { month: 3, totalHT: 30_000, yearBefore: 0 },
      { month: 9, totalHT: 10_000, yearBefore: 0 },
      { month: 11, totalHT: 50_000, yearBefore: 0 },
      { month: 12, totalHT: 0, yearBefore: 30_000 },
    ])
    expect((await api.call("camille", "GET", "/Bills/turnover?year=1999")).status).toBe(422)
  })
})

const periods: [string, string, string | undefined][] = [
  ["2026-02-01", "2026-02-28", undefined],
  ["2024-02-01", "2024-02-29", undefined],
  ["2026-04-01", "2026-06-30", undefined],
  ["2026-01-01", "2026-12-31", undefined],
  ["2026-01-02", "2026-04-01", undefined],
  ["2026-01-02", "2026-04-02", "period90"],
  ["2026-02-01", "2026-04-30", undefined],
  ["2026-02-01", "2026-05-31", "period90"],
  ["2026-01-01", "2026-06-30", "period90"],
  ["2025-07-01", "2026-06-30", "period90"],
  ["2026-04-02", "2026-04-01", "endBeforeStart"],
]

test("C60 a period is a whole month, quarter or year, or ninety days at most", async () => {
  const api = await startApi()
  for (const path of ["", "/totals", "/export"]) {
    const answers: typeof periods = []
    for (const [from, to] of periods) {
      const { body } = await api.call("camille", "GET", `/Bills${path}?from=${from}&to=${to}`)
      answers.push([from, to, body.errors?.[0]?.code])
    }
    expect(answers).toEqual(periods)
  }
})

test("C53 the export lets no spreadsheet take a name for a formula", async () => {
  const api = await startApi()
  const client = await openForBusiness(api)
  const names = ["=1+1", "+33", "-2", "@cmd", "\tx", '=HYPERLINK("http://x";"y")']
  for (const name of names) {
    const { body: version } = await api.call("camille", "GET", `/Clients/${client.id}`)
    await api.call("camille", "PUT", `/Clients/${client.id}`, { ...version, name })
    await api.call("camille", "POST", "/Bills", draftFor(client.id))
  }
  const csv = (await api.call("camille", "GET", "/Bills/export")).body as string
  expect(csv.trim().split(/\r?\n/)).toHaveLength(names.length + 1)
  for (const cell of csv.split(/[;,\n]/)) expect(cell).not.toMatch(/^"?[=+\-@\t]/)
})
