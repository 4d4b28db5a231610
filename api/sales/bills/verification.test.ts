import pg from "pg"
import { expect, onTestFinished, test } from "vitest"
import { people, startApi } from "../../../tests/api"
import { draftFor, issued, openForBusiness } from "../../../tests/billing"
import { verifyBills } from "./verification.commands"

/** Three bills, the first with its document, and a way around every trigger. */
async function startTampered() {
  const api = await startApi()
  const client = await openForBusiness(api)
  const bills = [
    await issued(api, client.id),
    await issued(api, client.id),
    await issued(api, client.id),
  ]
  expect((await api.fetch("camille", `/Bills/${bills[0].id}/pdf`)).status).toBe(200)
  const payment = { amount: 1_000, paidOn: "2026-11-20", means: "transfer" }
  const paid = await api.call("camille", "POST", `/Bills/${bills[1].id}/payments`, payment)
  expect(paid.status).toBe(201)
  const owner = new pg.Client({ connectionString: api.url })
  await owner.connect()
  onTestFinished(() => owner.end())
  await owner.query("set session_replication_role = replica")
  return { api, bills, owner, verify: () => verifyBills(api.parts) }
}

test("bills that are as they were issued are whole, of everyone", async () => {
  const { api, verify } = await startTampered()
  const client = await openForBusiness(api, "thomas")
  await issued(api, client.id, {}, "thomas")
  api.setClock("2027-01-04T09:00:00Z")
  await issued(api, client.id, {}, "thomas")
  expect(await verify()).toEqual({ bills: 5 })
})

test("a bill of the franchise is whole though its draft had VAT ticked", async () => {
  const api = await startApi()
  const client = await openForBusiness(api)
  const { version } = (await api.call("camille", "GET", "/Profile")).body
  const regime = { vatRegime: "franchise", vatNumber: null, version }
  expect((await api.call("camille", "PUT", "/Profile/vat", regime)).status).toBe(200)
  const lines = [{ ...draftFor(client.id).lines[0], vatRate: "0" }]
  await issued(api, client.id, { lines })
  expect(await verifyBills(api.parts)).toEqual({ bills: 1 })
})

test("a credit note is of the client as they were called on its bill, and whole", async () => {
  const api = await startApi()
  const client = await openForBusiness(api)
  const bill = await issued(api, client.id)
  const { body: known } = await api.call("camille", "GET", `/Clients/${client.id}`)
  const { id: _, createdAt: __, changedAt: ___, can: ____, ...own } = known
  const renamed = { ...own, name: "Boulangerie Renommée" }
  const saved = await api.call("camille", "PUT", `/Clients/${client.id}`, renamed)
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  const { body: note } = await api.call("camille", "POST", `/Bills/${bill.id}/creditNotes`)
  const issue = await api.call("camille", "POST", `/Bills/${note.id}/issue`, {
    version: note.version,
  })
  expect(issue.body.clientName, JSON.stringify(issue.body)).toBe(known.name)
  expect(await verifyBills(api.parts)).toEqual({ bills: 2 })
})

const tampered = [
  ["another total in the row", "update bills set total_ttc = total_ttc + 1", "bill", 2],
  ["another date in the row", "update bills set release_date = '2026-11-20'", "bill", 2],
  ["another price in a line", "update bill_lines set unit_price_ht = 1", "bill", 2],
  [
    "other words in what was frozen",
    `update bill_snapshots set snapshot = snapshot || '{"note":"x"}'`,
    "seal",
    2,
  ],
  ["another seal", "update bill_snapshots set sha256 = repeat('0', 64)", "seal", 2],
  ["another seal before it", "update bill_snapshots set previous_sha256 = null", "seal", 2],
  ["nothing frozen", "delete from bill_snapshots", "seal", 2],
  ["another note in the row", "update bills set note = 'x'", "bill", 2],
  ["another name of the client", "update bills set client_name = 'x'", "bill", 2],
  ["another day to pay by", "update bills set due_date = due_date + 1", "bill", 2],
  ["another order", "update bills set purchase_order = 'x'", "bill", 2],
  ["another kind", "update bills set kind = 'deposit'", "bill", 2],
  [
    "another period",
    "update bills set billing_period_start = '2026-01-01', billing_period_end = '2026-01-31'",
    "bill",
    2,
  ],
  ["another rate of penalties", "update bills set penalty_rate = 99", "bill", 2],
  ["another discount", "update bills set discount_rate = 3", "bill", 2],
  ["other terms", "update bills set payment_days = payment_days + 1", "bill", 2],
  ["the moment of issue", "update bills set issued_at = '2020-01-01'", "bill", 2],
  ["one end of a period", "update bills set billing_period_start = '2026-01-01'", "bill", 2],
  ["the franchise that was kept", "update bills set keeps_franchise = true", "bill", 2],
  ["another kind in a line", "update bill_lines set kind = 'goods'", "bill", 2],
  ["another category in a line", "update bill_lines set vat_category = 'S'", "bill", 2],
  ["another discount in a line", "update bill_lines set discount_rate = 3", "bill", 2],
  ["another description in a line", "update bill_lines set description = 'x'", "bill", 2],
  ["another unit in a line", "update bill_lines set unit = 'month'", "bill", 2],
  ["what was credited", "update bills set credited = credited + 1", "payments", 2],
  ["what was written off", "update bills set written_off = written_off + 1", "payments", 2],
  ["what was paid", "update bills set paid = paid + 1", "payments", 2],
  ["when it was sent", "update bills set sent_at = '2020-01-01'", "payments", 2],
  ["the amount of a payment", "update bill_payments set amount = amount + 1", "payments", 2],
  ["the day of a payment", "update bill_payments set paid_on = '2026-11-02'", "payments", 2],
  ["the means of a payment", "update bill_payments set means = 'cash'", "payments", 2],
  ["a payment that is gone", "delete from bill_payments where true", "payments", 2],
  ["the size of a document", "update bill_documents set size = size + 1", "document", 1],
  ["the moment of a document", "update bill_documents set stored_at = '2020-01-01'", "document", 1],
  [
    "another UBL with its sum",
    "update bill_documents set ubl = 'x', ubl_sha256 = encode(sha256('x'), 'hex')",
    "document",
    1,
  ],
] as const
test.each(tampered)("%s is found at the bill", async (_, statement, link, place) => {
  const { bills, owner, verify } = await startTampered()
  const { id, number } = bills[place - 1]
  const key = / bills /.test(statement) ? "id" : "bill_id"
  const joined = statement.includes(" where ") ? "and" : "where"
  const { rowCount } = await owner.query(`${statement} ${joined} ${key} = $1`, [id])
  expect(rowCount).toBeGreaterThan(0)
  expect(await verify()).toEqual({
    bills: place - 1,
    fault: { owner: people.camille.id, number, link },
  })
})

test("a bill that was taken out shows at the next one, the last of all at the count", async () => {
  const { bills, owner, verify } = await startTampered()
  const remove = async (id: string) => {
    for (const table of ["bill_snapshots", "bill_documents", "bill_events", "bill_lines"])
      await owner.query(`delete from ${table} where bill_id = $1`, [id])
    await owner.query("delete from bills where id = $1", [id])
  }
  await remove(bills[2].id)
  expect(await verify()).toMatchObject({ fault: { number: "F-2026-0003", link: "end" } })
  await remove(bills[0].id)
  expect(await verify()).toMatchObject({ fault: { number: "F-2026-0002", link: "gap" } })
})

test("a deposit that is no longer deducted is found, and so is an accounting entry that is gone", async () => {
  const { api, owner, verify } = await startTampered()
  const client = await openForBusiness(api)
  const { body: draft } = await api.call("camille", "POST", "/Bills", draftFor(client.id))
  const asked = { percent: "30" }
  const { body: deposit } = await api.call("camille", "POST", `/Bills/${draft.id}/deposits`, asked)
  for (const id of [deposit.id, draft.id]) {
    const { body } = await api.call("camille", "GET", `/Bills/${id}`)
    const { version } = body
    const done = await api.call("camille", "POST", `/Bills/${id}/issue`, { version })
    expect(done.status, JSON.stringify(done.body)).toBe(200)
  }
  expect((await api.fetch("camille", "/Books/fec?year=2026")).status).toBe(200)
  const whole = await verify()
  expect(whole).toEqual({ bills: 5 })
  await owner.query("delete from accounting_entries where number = 2")
  expect(await verify()).toMatchObject({ fault: { number: "entry 2026 3", link: "book" } })
  const { rows } = await owner.query("delete from bill_deductions returning bill_id")
  expect(rows).toHaveLength(1)
  expect(await verify()).toMatchObject({ fault: { link: "bill" } })
})

test("a stored document that is another, or gone, is found", async () => {
  const { api, bills, owner, verify } = await startTampered()
  const { rows } = await owner.query("select file_key from bill_documents where bill_id = $1", [
    bills[0].id,
  ])
  const key = rows[0].file_key
  const fault = { number: "F-2026-0001", link: "document" }
  await api.parts.files.put(key, new Uint8Array([1]), "application/pdf")
  expect(await verify()).toMatchObject({ fault })
  await api.parts.files.remove(key)
  expect(await verify()).toMatchObject({ fault })
})

test("a stored UBL that is another is found; a bill from before there was any has one once asked", async () => {
  const { api, bills, owner, verify } = await startTampered()
  const read = () => api.fetch("camille", `/Bills/${bills[0].id}/ubl`)
  await owner.query("update bill_documents set ubl = null, ubl_sha256 = null")
  const first = await (await read()).text()
  expect(first).toContain("<cbc:ID>F-2026-0001</cbc:ID>")
  expect(await (await read()).text()).toBe(first)
  expect(await verify()).not.toHaveProperty("fault.number")
  await owner.query("update bill_documents set ubl = ubl || ' ' where ubl is not null")
  expect(await verify()).toMatchObject({ fault: { number: "F-2026-0001", link: "document" } })
})

test("a payment that the book does not prove is found, and a book that is not as it was sealed", async () => {
  const { owner, verify } = await startTampered()
  await owner.query("update receipts set amount = amount + 1")
  expect(await verify()).toMatchObject({ fault: { number: "receipt 1", link: "book" } })
  await owner.query("delete from receipts; update receipt_heads set last = 0, sha256 = ''")
  expect(await verify()).toMatchObject({ fault: { number: "F-2026-0002", link: "book" } })
})

test.each([
  ["year", "2027"],
  ["last", "4"],
  ["released_on", "'2026-11-22'"],
])("another %s in the count of the series is found", async (column, value) => {
  const { owner, verify } = await startTampered()
  await owner.query(`update bill_counters set ${column} = ${value}`)
  expect(await verify()).toMatchObject({ fault: { link: "end" } })
})

test("who changes a bill past the triggers of the API, and not only around them, is found too", async () => {
  const { bills, owner, verify } = await startTampered()
  await owner.query("set session_replication_role = origin")
  await owner.query("update bills set credited = credited + 1 where id = $1", [bills[0].id])
  expect(await verify()).toMatchObject({ fault: { number: "F-2026-0001", link: "payments" } })
})
