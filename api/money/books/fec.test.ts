import { expect, test } from "vitest"
import type { VatCategory } from "#domain/vat-category"
import { startApi, type TestApi } from "../../../tests/api"
import { draftFor, issued, openForBusiness } from "../../../tests/billing"
import { aBill } from "../../../tests/frozen-bill"
import { universalBusinessLanguage } from "../../e-invoice/ubl"
import { saleOf } from "./ledger.rules"

type Row = Record<string, string>

/** The file of a year, as whoever reads it does: by columns, letters and line ends. */
async function fec(api: TestApi, year = 2026) {
  const answer = await api.fetch("camille", `/Books/fec?year=${year}`)
  expect(answer.status).toBe(200)
  const text = new TextDecoder("iso-8859-15").decode(await answer.arrayBuffer())
  expect(text.endsWith("\r\n")).toBe(true)
  const [head = "", ...lines] = text.slice(0, -2).split("\r\n")
  const names = head.split("\t")
  const rows = lines.map((line): Row => {
    const cells = line.split("\t")
    expect(cells).toHaveLength(18)
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ""]))
  })
  return { names, rows, disposition: answer.headers.get("content-disposition") }
}

const cents = (text = "") => {
  expect(text).toMatch(/^\d+,\d\d$/)
  return Number(text.replace(",", ""))
}

/** What an account comes to: debit less credit. */
const balance = (rows: Row[], account: string) =>
  rows
    .filter(({ CompteNum }) => CompteNum?.startsWith(account))
    .reduce((sum, { Debit, Credit }) => sum + cents(Debit) - cents(Credit), 0)

/** Each entry is balanced, numbered without a gap in the order of its writing, and within its year. */
function holds(rows: Row[], year = "2026") {
  const entries = new Map<string, Row[]>()
  for (const row of rows)
    entries.set(row.EcritureNum ?? "", [...(entries.get(row.EcritureNum ?? "") ?? []), row])
  expect([...entries.keys()]).toEqual([...entries.keys()].map((_, at) => String(at + 1)))
  let last = ""
  for (const [number, lines] of entries) {
    const sum = lines.reduce((total, { Debit, Credit }) => total + cents(Debit) - cents(Credit), 0)
    expect(sum, `entry ${number}`).toBe(0)
    for (const { EcritureDate = "", ValidDate = "", PieceDate = "", ...row } of lines) {
      for (const day of [EcritureDate, ValidDate, PieceDate]) expect(day).toMatch(/^20\d{6}$/)
      expect(EcritureDate.slice(0, 4)).toBe(year)
      expect(ValidDate >= last).toBe(true)
      last = ValidDate
      expect(row.CompteNum).toMatch(/^\d{6}$/)
      for (const name of ["JournalCode", "JournalLib", "CompteLib", "PieceRef", "EcritureLib"])
        expect(row[name], name).not.toBe("")
      expect(cents(row.Debit) === 0 || cents(row.Credit) === 0).toBe(true)
    }
  }
}

const day = "2026-11-20"
const pay = (api: TestApi, id: string, amount: number, more: object = {}) =>
  api.call("camille", "POST", `/Bills/${id}/payments`, {
    amount,
    paidOn: day,
    means: "transfer",
    collectedOn: day,
    ...more,
  })

test("a bill and its payments: VAT waits until it is cashed, to the cent", async () => {
  const api = await startApi()
  const client = await openForBusiness(api)
  const bill = await issued(api, client.id)
  for (const amount of [100_001, 200_000])
    expect((await pay(api, bill.id, amount)).status).toBe(201)
  const { names, rows, disposition } = await fec(api)
  expect(disposition).toBe('attachment; filename="732829320FEC20261231.txt"')
  expect(names.join(" ")).toBe(
    "JournalCode JournalLib EcritureNum EcritureDate CompteNum CompteLib CompAuxNum CompAuxLib " +
      "PieceRef PieceDate EcritureLib Debit Credit EcritureLet DateLet ValidDate Montantdevise Idevise",
  )
  holds(rows)
  expect(balance(rows, "706")).toBe(-450_000)
  expect(balance(rows, "512")).toBe(300_001)
  expect(balance(rows, "411")).toBe(540_000 - 300_001)
  expect(balance(rows, "44571")).toBe(-Math.round((90_000 * 300_001) / 540_000))
  await pay(api, bill.id, 239_999)
  const whole = (await fec(api)).rows
  holds(whole)
  for (const [account, sum] of [
    ["44574", 0],
    ["44571", -90_000],
    ["411", 0],
  ] as const)
    expect(balance(whole, account), account).toBe(sum)
})

test("agrees with the book of receipts, the turnover and what is owed, whatever became of the bills", async () => {
  const api = await startApi()
  const client = await openForBusiness(api)
  const call = async (method: "POST" | "DELETE", path: string, body?: object) => {
    const answer = await api.call("camille", method, path, body)
    expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300)
    return answer.body
  }
  const paid = await issued(api, client.id)
  await pay(api, paid.id, 540_000)
  const note = await call("POST", `/Bills/${paid.id}/creditNotes`)
  await call("POST", `/Bills/${note.id}/issue`, { version: note.version })
  await call("POST", `/Clients/${client.id}/refunds`, {
    amount: 40_000,
    paidOn: day,
    means: "transfer",
  })
  const next = await issued(api, client.id)
  await call("POST", `/Bills/${next.id}/creditUses`, { amount: 100_000 })
  await call("POST", `/Bills/${next.id}/writeOff`)
  const third = await issued(api, client.id)
  const payment = (await pay(api, third.id, 50_000, { means: "cash" })).body
  await call("DELETE", `/Bills/${third.id}/payments/${payment.id}`)
  const correction = await call("POST", `/Bills/${third.id}/corrections`)
  await call("POST", `/Bills/${correction.id}/issue`, { version: correction.version })
  const { rows } = await fec(api)
  holds(rows)
  const book = (await api.call("camille", "GET", "/Books")).body
  expect(balance(rows, "512") + balance(rows, "530")).toBe(book.total)
  const credit = (await api.call("camille", "GET", `/Clients/${client.id}/credit`)).body
  const owed = book.ageing.reduce((sum: number, { due }: { due: number }) => sum + due, 0)
  expect(balance(rows, "411")).toBe(owed - credit.balance)
  // One bill was taken back, one corrected by the same: two of 4 500 € are left.
  expect(balance(rows, "70")).toBe(-900_000)
  expect(balance(rows, "654")).toBe(Math.round(440_000 / 1.2))
  // What was paid and taken back is due no more; 1 000 € of the next bill were, by credit; one bill waits.
  expect(balance(rows, "44571")).toBe(-Math.round(100_000 / 6))
  expect(balance(rows, "44574")).toBe(-90_000)
})

test("what is paid from the till leaves the till, by whatever means it was said", async () => {
  const api = await startApi()
  await openForBusiness(api)
  const till = { name: "Caisse", kind: "cash", openedOn: "2026-01-01", openingBalance: 10_000 }
  const { body: account } = await api.call("camille", "POST", "/Accounts", till)
  const spent = { day, label: "Timbres", amount: 1_500, category: "supplies", means: "other" }
  const said = await api.call("camille", "POST", "/Outcomes", { ...spent, accountId: account.id })
  expect(said.status, JSON.stringify(said.body)).toBe(201)
  const { rows } = await fec(api)
  expect([balance(rows, "530"), balance(rows, "512")]).toEqual([8_500, 0])
})

test("14.7 of a mixed bill, VAT of goods is due at once, that of services as they are cashed", async () => {
  const api = await startApi()
  const client = await openForBusiness(api)
  const line = (kind: string, unitPriceHT: number, vatRate: string) => ({
    ...{ serviceName: kind, quantity: "1", kind, unitPriceHT, vatRate },
  })
  const bill = await issued(api, client.id, {
    lines: [
      line("goods", 100_000, "20"),
      line("services", 200_000, "20"),
      line("goods", 40_000, "5.5"),
    ],
  })
  const sums = (rows: Row[]) => ["44571", "44574"].map((account) => balance(rows, account))
  const first = (await fec(api)).rows
  holds(first)
  expect(sums(first)).toEqual([-22_200, -40_000])
  await pay(api, bill.id, bill.totalTTC / 2)
  const second = (await fec(api)).rows
  holds(second)
  expect(sums(second)).toEqual([-42_200, -20_000])
  await pay(api, bill.id, bill.totalTTC / 2)
  expect(sums((await fec(api)).rows)).toEqual([-62_200, 0])
  // A credit note of the goods alone takes back what was due for them, and nothing of the services.
  const { body: note } = await api.call("camille", "POST", `/Bills/${bill.id}/creditNotes`)
  const { clientId, version } = note
  const goods = draftFor(clientId, { lines: [line("goods", 100_000, "20")], version })
  const { body: changed } = await api.call("camille", "PUT", `/Bills/${note.id}`, goods)
  await api.call("camille", "POST", `/Bills/${note.id}/issue`, { version: changed.version })
  const last = (await fec(api)).rows
  holds(last)
  expect(sums(last)).toEqual([-42_200, 0])
  const xml = await (await api.fetch("camille", `/Bills/${bill.id}/xml`)).text()
  const points = [
    ...xml.matchAll(/<ram:ApplicableTradeTax><ram:CalculatedAmount>.*?<\/ram:ApplicableTradeTax>/g),
  ]
  expect(points.map(([group]) => /DueDateTypeCode>(\d+)</.exec(group)?.[1])).toEqual([
    "72",
    undefined,
  ])
  const said = "TVA exigible à la livraison pour les biens, à l’encaissement pour les services"
  expect(xml).toContain(said)
  const ubl = await (await api.fetch("camille", `/Bills/${bill.id}/ubl`)).text()
  expect(ubl).toContain("<cbc:DescriptionCode>432<")
  expect(ubl).toContain(said)
})

test("a deposit is no turnover until the bill that deducts it", async () => {
  const api = await startApi()
  const client = await openForBusiness(api)
  const line = {
    serviceName: "Site",
    quantity: "1",
    unit: "flat",
    unitPriceHT: 100_000,
    vatRate: "20",
  }
  const draft = await api.call("camille", "POST", "/Bills", {
    clientId: client.id,
    includeVat: true,
    includePenalty: true,
    lines: [line],
  })
  const deposit = (
    await api.call("camille", "POST", `/Bills/${draft.body.id}/deposits`, { percent: "30" })
  ).body
  await api.call("camille", "POST", `/Bills/${deposit.id}/issue`, { version: deposit.version })
  await pay(api, deposit.id, 36_000)
  const before = (await fec(api)).rows
  holds(before)
  expect([balance(before, "4191"), balance(before, "70")]).toEqual([-30_000, 0])
  const { version } = (await api.call("camille", "GET", `/Bills/${draft.body.id}`)).body
  const final = await api.call("camille", "POST", `/Bills/${draft.body.id}/issue`, { version })
  expect(final.status).toBe(200)
  const { rows } = await fec(api)
  holds(rows)
  for (const [account, sum] of [
    ["4191", 0],
    ["70", -100_000],
    ["411", 84_000],
    ["44574", -14_000],
  ] as const)
    expect(balance(rows, account), account).toBe(sum)
  // A credit note of the whole takes the deposit back with its VAT: what was paid is the client's.
  const { body: note } = await api.call("camille", "POST", `/Bills/${draft.body.id}/creditNotes`)
  await api.call("camille", "POST", `/Bills/${note.id}/issue`, { version: note.version })
  const { rows: after } = await fec(api)
  holds(after)
  for (const account of ["4191", "70", "44571", "44574"])
    expect(balance(after, account), account).toBe(0)
  expect(balance(after, "411")).toBe(-36_000)
})

test.each(["paid before", "paid after", "never paid"])(
  "goods are due when they are delivered, whether their deposit was %s, and credited once",
  async (when) => {
    const api = await startApi()
    const client = await openForBusiness(api)
    const machine = { serviceName: "Machine", quantity: "1", kind: "goods" }
    const lines = [{ ...machine, unitPriceHT: 100_000, vatRate: "20" }]
    const { body: draft } = await api.call(
      "camille",
      "POST",
      "/Bills",
      draftFor(client.id, { lines }),
    )
    const { body: deposit } = await api.call("camille", "POST", `/Bills/${draft.id}/deposits`, {
      percent: "50",
    })
    await api.call("camille", "POST", `/Bills/${deposit.id}/issue`, { version: deposit.version })
    if (when === "paid before") await pay(api, deposit.id, 60_000)
    const { version } = (await api.call("camille", "GET", `/Bills/${draft.id}`)).body
    await api.call("camille", "POST", `/Bills/${draft.id}/issue`, { version })
    if (when === "paid after") await pay(api, deposit.id, 60_000)
    const sums = async () => {
      const { rows } = await fec(api)
      holds(rows)
      return ["44571", "44574"].map((account) => balance(rows, account))
    }
    expect(await sums()).toEqual([-20_000, 0])
    const { body: note } = await api.call("camille", "POST", `/Bills/${draft.id}/creditNotes`)
    await api.call("camille", "POST", `/Bills/${note.id}/issue`, { version: note.version })
    expect(await sums()).toEqual([0, 0])
  },
)

test("VAT of goods stands on the day of their delivery, where that is another than the bill's", async () => {
  const api = await startApi()
  const client = await openForBusiness(api)
  for (const suppliedOn of ["2026-10-15", "2026-12-04"]) {
    const goods = { serviceName: "Étagère", kind: "goods", quantity: "1", unit: "unit" }
    const lines = [{ ...goods, unitPriceHT: 40_000, vatRate: "20" }]
    const { body } = await api.call(
      "camille",
      "POST",
      "/Bills",
      draftFor(client.id, { suppliedOn, lines }),
    )
    await api.call("camille", "POST", `/Bills/${body.id}/issue`, { version: body.version })
  }
  const { rows } = await fec(api)
  holds(rows)
  const due = rows.filter(({ CompteNum }) => CompteNum === "445710")
  expect(due.map(({ EcritureDate, Credit }) => [EcritureDate, Credit])).toEqual([
    ["20261015", "80,00"],
    ["20261204", "80,00"],
  ])
  expect(balance(rows, "44574")).toBe(0)
})

test("a correction takes VAT of goods back from where their delivery has brought it", async () => {
  const api = await startApi()
  const client = await openForBusiness(api)
  const goods = { serviceName: "Étagère", kind: "goods", quantity: "1", unit: "unit" }
  const lines = [{ ...goods, unitPriceHT: 40_000, vatRate: "20" }]
  const order = draftFor(client.id, { suppliedOn: "2026-10-15", lines })
  const { body } = await api.call("camille", "POST", "/Bills", order)
  await api.call("camille", "POST", `/Bills/${body.id}/issue`, { version: body.version })
  const { body: next } = await api.call("camille", "POST", `/Bills/${body.id}/corrections`)
  const issue = { version: next.version }
  expect((await api.call("camille", "POST", `/Bills/${next.id}/issue`, issue)).status).toBe(200)
  const { rows } = await fec(api)
  holds(rows)
  expect(balance(rows, "44574")).toBe(0)
  expect(balance(rows, "44571")).toBe(-8_000)
})

test("own money that moves and declared returns are in it: the bank agrees with the accounts", async () => {
  const api = await startApi()
  const client = await openForBusiness(api)
  const call = async (method: "POST" | "GET" | "PUT", path: string, body?: object) => {
    const answer = await api.call("camille", method, path, body)
    expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300)
    return answer.body
  }
  const account = { openedOn: "2026-01-01", openingBalance: 0, fedBy: "hand" }
  const bank = await call("POST", "/Accounts", { ...account, name: "Courant", main: true })
  const savings = await call("POST", "/Accounts", { ...account, name: "Livret", kind: "savings" })
  const bill = await issued(api, client.id)
  await pay(api, bill.id, 540_000)
  await call("POST", `/Accounts/${bank.id}/movements`, {
    direction: "taken",
    day,
    amount: 50_000,
  })
  await call("POST", `/Accounts/${bank.id}/transfers`, {
    toAccountId: savings.id,
    day,
    amount: 20_000,
  })
  await call("PUT", "/VatReturns/settings", { version: 0, startsOn: "2026-11-01" })
  api.setClock("2026-12-02T09:00:00Z")
  await call("POST", "/VatReturns", { from: "2026-11-01", seen: 900 })
  const { rows } = await fec(api)
  holds(rows)
  expect(balance(rows, "108")).toBe(50_000)
  expect(balance(rows, "58")).toBe(0)
  const balances = await call("GET", "/Accounts")
  const held = balances.reduce((sum: number, one: { balance: number }) => sum + one.balance, 0)
  expect(balance(rows, "512")).toBe(held)
  expect([balance(rows, "445710"), balance(rows, "445510")]).toEqual([0, -90_000])
})

test("a year begins with what the years before left, once their books are closed", async () => {
  const api = await startApi()
  api.setClock("2025-11-03T09:00:00Z")
  const client = await openForBusiness(api)
  const bill = await issued(api, client.id, { releaseDate: "2025-11-03" })
  const paid = { paidOn: "2025-11-03", collectedOn: "2025-11-03" }
  await pay(api, bill.id, 200_000, paid)
  api.setClock("2026-03-02T09:00:00Z")
  const before = await fec(api)
  expect(before.rows).toEqual([])
  api.setClock("2026-11-21T09:00:00Z")
  const { rows } = await fec(api)
  holds(rows)
  expect(rows.map((row) => [row.JournalCode, row.CompteNum, row.Debit, row.Credit])).toEqual([
    ["AN", "411000", "3400,00", "0,00"],
    ["AN", "445710", "0,00", "333,33"],
    ["AN", "445740", "0,00", "566,67"],
    ["AN", "512000", "2000,00", "0,00"],
    ["AN", "120000", "0,00", "4500,00"],
  ])
  expect(rows[0]).toMatchObject({ EcritureDate: "20260101", CompAuxLib: "Atelier Rhône" })
  const last = await fec(api, 2025)
  expect(balance(last.rows, "411")).toBe(balance(rows, "411"))
})

test("a credit note of a deposit clears the deposit, and takes no turnover back", async () => {
  const api = await startApi()
  const client = await openForBusiness(api)
  const { body: draft } = await api.call("camille", "POST", "/Bills", draftFor(client.id))
  const { body: deposit } = await api.call("camille", "POST", `/Bills/${draft.id}/deposits`, {
    percent: "30",
  })
  await api.call("camille", "POST", `/Bills/${deposit.id}/issue`, { version: deposit.version })
  await pay(api, deposit.id, 100_000)
  const { body: note } = await api.call("camille", "POST", `/Bills/${deposit.id}/creditNotes`)
  await api.call("camille", "POST", `/Bills/${note.id}/issue`, { version: note.version })
  const { rows } = await fec(api)
  holds(rows)
  expect(rows.some(({ CompteNum }) => CompteNum?.startsWith("70"))).toBe(false)
  for (const account of ["4191", "44571", "44574"]) expect(balance(rows, account), account).toBe(0)
  expect(balance(rows, "411")).toBe(-100_000)
})

test("a correction to another client takes the bill back from the first", async () => {
  const api = await startApi()
  const first = await openForBusiness(api)
  const { body: second } = await api.call("camille", "POST", "/Clients", {
    ...{ name: "Librairies Voltaire", siren: "552100554", status: "active" },
    ...{ streetAddress: "1 quai Perrache", postalCode: "69002", city: "Lyon" },
  })
  const wrong = await issued(api, first.id)
  const { body: right } = await api.call("camille", "POST", `/Bills/${wrong.id}/corrections`)
  const { body: changed } = await api.call("camille", "PUT", `/Bills/${right.id}`, {
    ...draftFor(second.id, { reason: "Autre client" }),
    version: right.version,
  })
  await api.call("camille", "POST", `/Bills/${right.id}/issue`, { version: changed.version })
  const { rows } = await fec(api)
  holds(rows)
  const of = (name: string) =>
    balance(
      rows.filter(({ CompAuxLib }) => CompAuxLib === name),
      "411",
    )
  expect([of("Atelier Rhône"), of("Librairies Voltaire")]).toEqual([0, 540_000])
})

test("received bills are in it once checked; letters that the file lacks become the nearest", async () => {
  const api = await startApi()
  await openForBusiness(api)
  const seller = { ...aBill().seller, name: "Œuvre’s “Ž” \t日 €" }
  const upload = await api.fetch("camille", "/Uploads?name=a.xml", {
    method: "POST",
    headers: { "content-type": "application/octet-stream" },
    body: universalBusinessLanguage(aBill({ seller })),
  })
  const { id: fileId } = (await upload.json()) as { id: string }
  const { body } = await api.call("camille", "POST", "/Purchases", { fileId })
  expect((await fec(api)).rows).toEqual([])
  await api.call("camille", "POST", `/Purchases/${body.id}/check`, { version: body.version })
  const payment = { paidOn: "2026-11-20", means: "card" }
  await api.call("camille", "POST", `/Purchases/${body.id}/payments`, payment)
  const { rows } = await fec(api)
  holds(rows)
  for (const [account, sum] of [
    ["628", 82_500],
    ["44566", 16_500],
    ["44564", 0],
    ["401", 0],
    ["512", -99_000],
  ] as const)
    expect(balance(rows, account), account).toBe(sum)
  expect(rows.find(({ CompAuxLib }) => CompAuxLib)?.CompAuxLib).toBe('Œuvre\'s "Ž" ? €')
  expect((await fec(api, 2025)).rows).toEqual([])
})

test("what was given out keeps its number and its day of validation, whatever is said later", async () => {
  const api = await startApi()
  const client = await openForBusiness(api)
  await issued(api, client.id)
  const entry = {
    supplierName: "Papeterie Morel",
    number: "M-1",
    issueDate: "2026-01-05",
    totalHT: 10_000,
    totalVat: 2_000,
    totalTTC: 12_000,
    category: "supplies",
  }
  const entered = await api.call("camille", "POST", "/Purchases/entries", entry)
  expect(entered.status, JSON.stringify(entered.body)).toBe(201)
  const purchase = entered.body
  const first = (await fec(api)).rows
  holds(first)
  expect(new Set(first.map(({ EcritureNum }) => EcritureNum)).size).toBe(2)
  expect((await fec(api)).rows).toEqual(first)

  // A payment of January that is written down now stands behind, validated now.
  const paid = { paidOn: "2026-01-10", means: "card" }
  expect(
    (await api.call("camille", "POST", `/Purchases/${purchase.id}/payments`, paid)).status,
  ).toBe(201)
  const second = (await fec(api)).rows
  holds(second)
  expect(second.slice(0, first.length)).toEqual(first)
  const payment = second.slice(first.length)
  expect(payment.map(({ EcritureDate }) => EcritureDate)).toEqual(["20260110", "20260110"])
  expect(payment.every(({ ValidDate = "" }) => ValidDate > "20260110")).toBe(true)
  expect(balance(second, "512")).toBe(-12_000)

  // A correction takes back what was said, entry by entry, and says it anew.
  const { version } = (await api.call("camille", "GET", `/Purchases/${purchase.id}`)).body
  const correction = { ...entry, totalHT: 20_000, totalVat: 4_000, totalTTC: 24_000, version }
  expect((await api.call("camille", "PUT", `/Purchases/${purchase.id}`, correction)).status).toBe(
    200,
  )
  const third = (await fec(api)).rows
  holds(third)
  expect(third.slice(0, second.length)).toEqual(second)
  for (const [account, sum] of [
    ["6064", 20_000],
    ["44566", 4_000],
    ["401", -12_000],
    ["512", -12_000],
  ] as const)
    expect(balance(third, account), account).toBe(sum)
  expect(third.some(({ EcritureLib }) => EcritureLib?.startsWith("Contre-passation"))).toBe(true)
})

test("what is sold abroad is on accounts of its own, by where it goes; what bears French VAT is sold here", () => {
  const line = { ...aBill().lines[0], kind: "services" as const, amountHT: 10_000 }
  const sold = (country: string, rate: string, category: VatCategory) => {
    const bill = aBill()
    const group = { rate, base: 10_000, tax: 0, category }
    const facts = {
      id: "b",
      clientId: "c",
      issuedAt: new Date(0),
      bill: {
        ...bill,
        client: { ...bill.client, address: { ...bill.client.address, country } },
        lines: [{ ...line, vatRate: rate, category } as (typeof bill.lines)[number]],
        vat: [group],
      },
      credits: [],
      settlements: [],
    }
    const lines = saleOf(facts).flatMap(({ lines }) => lines)
    return lines.find(({ account, debit }) => account.number.startsWith("70") && debit !== 0)
      ?.account.number
  }
  expect(sold("FR", "20", "S")).toBe("706000")
  expect(sold("DE", "20", "S")).toBe("706000")
  expect(sold("FR", "0", "AE")).toBe("706100")
  expect(sold("DE", "0", "AE")).toBe("706200")
  expect(sold("US", "0", "O")).toBe("706300")
  expect(sold("CH", "0", "E")).toBe("706300")
})
