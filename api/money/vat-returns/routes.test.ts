import { describe, expect, test } from "vitest"
import type { VatReturnDetails } from "#contract/vat-returns"
import { startApi } from "../../../tests/api"
import { draftFor, openForBusiness } from "../../../tests/billing"
import { vectors } from "../../../tests/treasury-vectors.json"

type Vector = (typeof vectors)[number]

interface Sale {
  kind: "goods" | "services"
  category: "S" | "AE" | "G" | "K"
  rate: string
  net: number
  vat: number
  issued: string
  payments?: { day: string; amount: number }[]
}
interface Bought {
  kind: "goods" | "services"
  net: number
  vat: number
  invoiced: string
  paid: string | null
  asset?: boolean
  rate?: string
  from?: "EU" | "home"
}
interface Declared {
  zone?: "dom"
  period: { from: string; to: string }
  creditBefore?: number
  refundAsked?: number
  sales?: Sale[]
  purchases?: Bought[]
  givenBack?: { what: string; vat: number }[]
  paidBack?: { what: string; vat: number }[]
}

const german = {
  ...{ name: "Werk GmbH", country: "DE", vatNumber: "DE136695976", status: "active" },
  ...{ streetAddress: "Torstraße 1", postalCode: "10119", city: "Berlin" },
}
const american = {
  ...{ name: "Works Inc.", country: "US", status: "active", email: "pay@example.com" },
  ...{ streetAddress: "1 Main Street", postalCode: "10001", city: "New York" },
}

async function start(firstDay = "2026-01-05") {
  const api = await startApi()
  const on = (day: string) => api.setClock(`${day}T09:00:00Z`)
  on(firstDay)
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of the body
  const call = async (method: "POST" | "PUT" | "GET" | "DELETE", path: string, body?: any) => {
    const answer = await api.call("camille", method, path, body)
    expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300)
    return answer.body
  }
  const home = await openForBusiness(api, "camille")
  const sell = async (sale: Omit<Sale, "payments" | "vat">, clientId: string) => {
    on(sale.issued)
    const isTaxed = sale.category === "S"
    const line = {
      ...{ serviceName: "Vente", quantity: "1", unit: "unit", kind: sale.kind },
      ...{ unitPriceHT: sale.net, vatRate: isTaxed ? sale.rate : "0" },
    }
    const draft = draftFor(clientId, { lines: [line] })
    const { id, version } = await call("POST", "/Bills", draft)
    return call("POST", `/Bills/${id}/issue`, { version })
  }
  const pay = async (billId: string, day: string, amount: number) => {
    on(day)
    const payment = { paidOn: day, collectedOn: day, amount, means: "transfer" }
    return call("POST", `/Bills/${billId}/payments`, payment)
  }
  let bought = 0
  const buy = async (changes: object) => {
    bought += 1
    const entry = { supplierName: "Fournitures Vasseur", number: `V-${bought}`, ...changes }
    return call("POST", "/Purchases/entries", entry)
  }
  const settle = (changes: object) =>
    call("PUT", "/VatReturns/settings", { version: 0, ...changes })
  const period = (from: string): Promise<VatReturnDetails> =>
    call("GET", `/VatReturns/periods/${from}`)
  const declare = async (from: string, refundAsked = 0) => {
    const { toPay, credit, yearly } = await period(from)
    const seen = toPay - credit - (yearly?.overpaid ?? 0)
    return call("POST", "/VatReturns", { from, seen, refundAsked })
  }
  return { api, on, call, home, sell, pay, buy, settle, period, declare }
}

const boxesOf = ({ boxes }: VatReturnDetails) =>
  Object.fromEntries(
    boxes
      .filter(({ base, amount }) => base || amount)
      .map(({ box, base, amount }) => [box, base === null ? amount : [base, amount]]),
  )

describe("the boxes of a return", () => {
  const cases = vectors.filter(({ group }) => group === "ca3")
  test.each(cases)("$id: $note", async (one: Vector) => {
    const input = one.input as unknown as Declared
    const { from, to } = input.period
    const world = await start()
    const { on, call, home, buy, settle } = world
    if (input.zone) {
      const { version } = await call("GET", "/Profile")
      const address = {
        streetAddress: "1 rue du Port",
        postalCode: "97110",
        city: "Pointe-à-Pitre",
      }
      await call("PUT", "/Profile/address", { ...address, version })
      const client = { name: "Atelier Karukera", siren: "552100554", status: "active" }
      await call("PUT", `/Clients/${home.id}`, { ...client, ...address, version: home.version })
    }
    const clients = {
      S: home.id,
      AE: (await call("POST", "/Clients", german)).id,
      K: (await call("POST", "/Clients", { ...german, name: "Handel GmbH" })).id,
      G: (await call("POST", "/Clients", american)).id,
    }
    on(from)
    await settle({ dueDay: 24, startsOn: from, creditBefore: (input.creditBefore ?? 0) * 100 })
    const earlier = `${from.slice(0, 5)}0${Number(from.slice(6, 7)) - 1}`
    let before: { id: string } | undefined
    if (input.givenBack) {
      await settle({ dueDay: 24, startsOn: `${earlier}-01`, version: 1 })
      const vat = input.givenBack.reduce((sum, given) => sum + given.vat, 0)
      const sale = { kind: "goods", category: "S", rate: "20", net: vat * 5 } as const
      before = await world.sell({ ...sale, issued: `${earlier}-12` }, home.id)
      on(from)
      await world.declare(`${earlier}-01`)
    }
    const sales = [...(input.sales ?? [])].sort((a, b) => a.issued.localeCompare(b.issued))
    const payments: [id: string, day: string, amount: number][] = []
    for (const sale of sales) {
      const bill = await world.sell(sale, clients[sale.category])
      for (const { day, amount } of sale.payments ?? []) payments.push([bill.id, day, amount])
    }
    for (const payment of payments.sort((a, b) => a[1].localeCompare(b[1])))
      await world.pay(...payment)
    on(to)
    for (const { kind, net, vat, invoiced, paid, asset, from: where } of input.purchases ?? []) {
      const { id } = await buy({
        ...{ issueDate: invoiced, totalHT: net, totalVat: vat, totalTTC: net + vat },
        category: kind === "goods" ? "equipment" : "software",
        isAsset: asset ?? false,
        origin: where === "EU" ? "unionServices" : "home",
      })
      if (paid) await call("POST", `/Purchases/${id}/payments`, { paidOn: paid })
    }
    for (const { vat } of input.paidBack ?? [])
      await buy({
        ...{ kind: "creditNote", category: "goods", issueDate: to },
        ...{ totalHT: vat * 5, totalVat: vat, totalTTC: vat * 6 },
      })
    if (before) {
      const note = await call("POST", `/Bills/${before.id}/creditNotes`, { reason: "Retour" })
      await call("POST", `/Bills/${note.id}/issue`, { version: note.version })
    }
    on("2026-08-03")
    const declared = await world.declare(from, (input.refundAsked ?? 0) * 100)
    const { B5: _, ...boxes } = boxesOf(declared)
    expect(boxes).toEqual(one.expected)
  })
})

test("a declared period is locked: what comes later of its days goes to the next one, on its own day", async () => {
  const { api, on, call, home, sell, pay, settle, period, declare } = await start("2026-02-02")
  await settle({ dueDay: 19, startsOn: "2026-02-01" })
  const service = { kind: "services", category: "S", rate: "20", net: 100_000 } as const
  const bill = await sell({ ...service, issued: "2026-02-03" }, home.id)
  await pay(bill.id, "2026-02-20", 60_000)
  on("2026-03-02")
  expect(await period("2026-02-01")).toMatchObject({
    ...{ form: "ca3", to: "2026-02-28", due: "2026-03-19", state: "open", toPay: 100 },
    parts: [{ kind: "taxed", day: "2026-02-20", base: 50_000, tax: 10_000, billId: bill.id }],
    can: ["declare"],
  })
  // Of an amount that is another by now, nothing is declared unseen.
  const unseen = { from: "2026-02-01", seen: 99 }
  expect((await api.call("camille", "POST", "/VatReturns", unseen)).body.code).toBe(
    "vatReturnChanged",
  )
  const declared = await declare("2026-02-01")
  expect(declared).toMatchObject({ state: "declared", declaredOn: "2026-03-02", toPay: 100 })
  const again = await api.call("camille", "POST", "/VatReturns", { from: "2026-02-01", seen: 100 })
  expect(again.body.code).toBe("vatReturnDeclared")

  // A payment of February that is noted in March.
  const late = { paidOn: "2026-02-25", collectedOn: "2026-02-25", amount: 60_000 }
  await call("POST", `/Bills/${bill.id}/payments`, { ...late, means: "transfer" })
  expect(await period("2026-02-01")).toMatchObject({ toPay: 100, parts: { length: 1 } })
  const march = await period("2026-03-01")
  expect(march).toMatchObject({
    state: "running",
    parts: [{ day: "2026-02-25", tax: 10_000, isEarlier: true }],
  })
  // The same in the treasury: what was declared and is not paid, and what is not declared.
  const { parts } = await call("GET", "/Treasury")
  expect(parts[0]).toMatchObject({ name: "vat", amount: 20_000 })

  // Paid, and noted as an outcome; then nothing is taken back.
  const paid = await call("POST", `/VatReturns/${declared.id}/payments`, {
    ...{ paidOn: "2026-03-02", addOutcome: true },
  })
  expect(paid).toMatchObject({ state: "paid", paidOn: "2026-03-02" })
  const [outcome] = await call("GET", "/Outcomes")
  expect(outcome).toMatchObject({ category: "vat", amount: 10_000, day: "2026-03-02" })
  const taken = await api.call("camille", "DELETE", `/VatReturns/${declared.id}`)
  expect(taken.body.code).toBe("vatReturnPaid")
  const stranger = await api.call("thomas", "DELETE", `/VatReturns/${declared.id}`)
  expect(stranger.status).toBe(404)
})

test("of a bill with both, goods are declared with it, services as they are paid (CGI 269-2)", async () => {
  const { on, call, home, pay, settle, period } = await start("2026-02-02")
  await settle({ startsOn: "2026-02-01" })
  on("2026-02-10")
  const line = { quantity: "1", unit: "unit", vatRate: "20" }
  const draft = draftFor(home.id, {
    lines: [
      { ...line, serviceName: "Étagère", kind: "goods", unitPriceHT: 40_000 },
      { ...line, serviceName: "Pose", kind: "services", unitPriceHT: 60_000 },
    ],
  })
  const { id, version } = await call("POST", "/Bills", draft)
  await call("POST", `/Bills/${id}/issue`, { version })
  await pay(id, "2026-03-05", 120_000)
  const taxed = async (from: string) =>
    (await period(from)).parts.map(({ day, base, tax }) => [day, base, tax])
  expect(await taxed("2026-02-01")).toEqual([["2026-02-10", 40_000, 8_000]])
  expect(await taxed("2026-03-01")).toEqual([["2026-03-05", 60_000, 12_000]])
})

test("goods are declared with their delivery, whatever day their bill has (CGI 269-2 a, d)", async () => {
  const { on, call, home, pay, settle, period } = await start("2026-02-02")
  await settle({ startsOn: "2026-02-01" })
  const german_ = await call("POST", "/Clients", { ...german, name: "Handel GmbH" })
  const sell = async (clientId: string, suppliedOn: string, vatRate = "20") => {
    const goods = { serviceName: "Étagère", kind: "goods", quantity: "1", unit: "unit" }
    const draft = draftFor(clientId, {
      suppliedOn,
      lines: [{ ...goods, unitPriceHT: 40_000, vatRate }],
    })
    const { id, version } = await call("POST", "/Bills", draft)
    return call("POST", `/Bills/${id}/issue`, { version })
  }
  on("2026-04-02")
  const brought = await sell(home.id, "2026-02-27")
  await sell(home.id, "2026-01-05")
  await sell(home.id, "2026-05-04")
  await sell(german_.id, "2026-03-30", "0")
  await sell(german_.id, "2026-02-10", "0")
  await pay(brought.id, "2026-04-02", 48_000)
  const counted = async (from: string) =>
    (await period(from)).parts.map(({ kind, day, base, tax }) => [kind, day, base, tax])
  expect(await counted("2026-02-01")).toEqual([["taxed", "2026-02-27", 40_000, 8_000]])
  expect(await counted("2026-03-01")).toEqual([["deliveriesInUnion", "2026-03-15", 40_000, 0]])
  // What was delivered before the first day of returns is with its bill; within the Union, what was billed by the 15th.
  expect(await counted("2026-04-01")).toEqual([
    ["taxed", "2026-04-02", 40_000, 8_000],
    ["deliveriesInUnion", "2026-04-02", 40_000, 0],
  ])
  on("2026-06-01")
  expect(await counted("2026-05-01")).toEqual([["taxed", "2026-05-04", 40_000, 8_000]])
})

test("VAT that falls due in franchise, of what was billed before it, is declared of its month", async () => {
  const { on, call, home, sell, pay, settle, period } = await start("2026-02-02")
  await settle({ startsOn: "2026-02-01", dueDay: 24 })
  const service = { kind: "services", category: "S", rate: "20", net: 50_000 } as const
  const bill = await sell({ ...service, issued: "2026-02-03" }, home.id)
  on("2026-03-02")
  const { version } = await call("GET", "/Profile")
  const vat = { vatRegime: "franchise", vatRegimeFrom: "2026-03-01", vatNumber: "FR44732829320" }
  await call("PUT", "/Profile/vat", { ...vat, version })
  await pay(bill.id, "2026-04-05", 60_000)
  on("2026-05-02")
  const { periods } = await call("GET", "/VatReturns")
  expect(periods.map(({ from, toPay }: { from: string; toPay: number }) => [from, toPay])).toEqual([
    ["2026-04-01", 100],
    ["2026-02-01", 0],
  ])
  expect(await period("2026-04-01")).toMatchObject({ to: "2026-04-30", due: "2026-05-26" })
})

test("services bought abroad are declared in franchise too, and deduct nothing (CGI 283-2, 293 B IV)", async () => {
  const { on, call, buy, settle, period } = await start("2026-12-02")
  await settle({ startsOn: "2026-12-01" })
  const { version } = await call("GET", "/Profile")
  const vat = { vatRegime: "franchise", vatRegimeFrom: "2020-01-01", vatNumber: "FR44732829320" }
  await call("PUT", "/Profile/vat", { ...vat, version })
  on("2026-12-28")
  const bought = { issueDate: "2026-12-10", totalHT: 20_000, totalVat: 0, totalTTC: 20_000 }
  await buy({ ...bought, category: "software", origin: "unionServices" })
  await buy({ ...bought, category: "goods", origin: "unionGoods" })
  expect(await call("GET", "/VatReturns")).toMatchObject({
    regime: "franchise",
    periods: [{ from: "2026-12-01", toPay: 40 }],
  })
  expect(boxesOf(await period("2026-12-01"))).toMatchObject({ A3: 200, "08": [200, 40], "28": 40 })
  expect((await call("GET", "/Treasury")).parts[0]).toMatchObject({ name: "vat", amount: 4_000 })
})

test("a credit is carried on, an unpaid return can be taken back, and checks say what was not looked at", async () => {
  const { api, on, call, buy, settle, period, declare } = await start("2026-02-02")
  await settle({ startsOn: "2026-02-01" })
  on("2026-02-10")
  await buy({
    ...{ category: "equipment", issueDate: "2026-02-10" },
    ...{ totalHT: 50_000, totalVat: 10_000, totalTTC: 60_000, deductibleShare: "80" },
  })
  on("2026-04-01")
  const first = await declare("2026-02-01")
  expect(first).toMatchObject({ toPay: 0, credit: 80, state: "paid", checks: null })
  expect(boxesOf(await period("2026-03-01"))).toEqual({ "22": 80, "23": 80, "25": 80, "27": 80 })
  // Less than what is paid back.
  const asked = { from: "2026-03-01", seen: -80, refundAsked: 8_000 }
  expect((await api.call("camille", "POST", "/VatReturns", asked)).body.errors).toMatchObject([
    { path: "refundAsked", code: "amountTooSmall 760" },
  ])
  const second = await declare("2026-03-01")
  const followed = await api.call("camille", "DELETE", `/VatReturns/${first.id}`)
  expect(followed.body.code).toBe("vatReturnFollowed")
  await call("DELETE", `/VatReturns/${second.id}`)
  const account = { name: "Compte", openedOn: "2026-01-01", openingBalance: 0, fedBy: "statements" }
  await call("POST", "/Accounts", account)
  expect(await period("2026-03-01")).toMatchObject({
    state: "open",
    checks: {
      ...{ uncheckedPurchases: 0, openLines: 0, foreignBills: 0 },
      gaps: [{ accountName: "Compte", from: "2026-03-01", to: "2026-03-31" }],
    },
  })
})

test("the year 2026 of the simplified regime is declared once, less its instalments; then by quarters", async () => {
  const { on, call, home, sell, pay, settle, period, declare } = await start("2026-02-02")
  const { version } = await call("GET", "/Profile")
  const vat = { vatRegime: "simplified", vatRegimeFrom: "2026-01-01", vatNumber: "FR44732829320" }
  await call("PUT", "/Profile/vat", { ...vat, version })
  await settle({ dueDay: 24, startsOn: "2026-01-01", lastYearVat: 120_000 })
  const service = { kind: "services", category: "S", rate: "20", net: 500_000 } as const
  const bill = await sell({ ...service, issued: "2026-03-02" }, home.id)
  await pay(bill.id, "2026-03-20", 600_000)
  expect(await call("GET", "/VatReturns")).toMatchObject({
    regime: "simplified",
    periods: [{ form: "ca12", from: "2026-01-01", to: "2026-12-31", due: "2027-05-04" }],
    instalments: [
      { month: "2026-07", amount: 660, due: "2026-07-24", paid: 0 },
      { month: "2026-12", amount: 480, due: "2026-12-24", paid: 0 },
    ],
    from2027: "quarterly",
  })
  // What was paid of it is no longer kept aside; what is to come is on the curves.
  on("2026-08-08")
  const vatKept = async () => (await call("GET", "/Treasury")).parts[0].amount
  const ahead = async () => {
    const { planned } = await call("GET", "/Forecast?months=12")
    return planned.flatMap((one: { day: string; amount: number; vatFrom: string | null }) =>
      one.vatFrom ? [[one.day, one.amount]] : [],
    )
  }
  expect(await vatKept()).toBe(100_000)
  expect(await ahead()).toEqual([
    ["2026-07-24", -66_000],
    ["2026-12-24", -48_000],
  ])
  await call("POST", "/Outcomes", {
    ...{ day: "2026-07-24", label: "Acompte de TVA", amount: 66_000, category: "vat" },
  })
  expect(await vatKept()).toBe(34_000)
  expect(await ahead()).toEqual([["2026-12-24", -48_000]])
  expect((await call("GET", "/VatReturns")).instalments).toMatchObject([{ paid: 660 }, { paid: 0 }])
  on("2027-02-01")
  expect((await declare("2026-01-01")).yearly).toMatchObject({
    gross: 1_000,
    toPay: 0,
    overpaid: 140,
  })
  expect(await period("2027-01-01")).toMatchObject({ form: "ca3", to: "2027-03-31" })
  expect(boxesOf(await period("2027-01-01"))).toMatchObject({ "2C": 140, "27": 140 })
})
