import pg from "pg"
import { describe, expect, test } from "vitest"
import { NewBillLine } from "#contract/bill-lines"
import { people, startApi, type TestApi } from "../../../tests/api"
import { draftFor, issued, openForBusiness } from "../../../tests/billing"
import { verifyBills } from "../bills/verification.commands"

describe("a credit note", () => {
  test("of all of a bill settles it, has its own series, and says so in its XML", async () => {
    const { api, bill } = await billed()
    const note = await creditNote(api, bill.id)
    expect(note).toMatchObject({
      number: "A-2026-0001",
      kind: "creditNote",
      totalTTC: 540_000,
      due: 0,
      origin: { id: bill.id, number: "F-2026-0001" },
    })
    expect(await read(api, bill.id)).toMatchObject({
      status: "credited",
      credited: 540_000,
      due: 0,
      correctable: false,
      followers: [{ id: note.id, number: "A-2026-0001" }],
    })
    const xml = await (await api.fetch("camille", `/Bills/${note.id}/xml`)).text()
    expect(xml).toContain("<ram:TypeCode>381</ram:TypeCode>")
    expect(xml).toMatch(/InvoiceReferencedDocument><ram:IssuerAssignedID>F-2026-0001</)
    expect((await api.call("camille", "GET", "/Bills/totals")).body).toMatchObject({
      count: 2,
      totalTTC: 0,
      paid: 0,
      unpaid: 0,
    })
    const again = await api.call("camille", "POST", `/Bills/${bill.id}/creditNotes`)
    expect(again).toMatchObject({ status: 409, body: { code: "billCredited" } })
  })

  test("of a part is capped by what other credit notes have left", async () => {
    const { api, bill, client } = await billed()
    const part = { quantity: "6" }
    await creditNote(api, bill.id, client.id, part)
    expect(await read(api, bill.id)).toMatchObject({ status: "issued", due: 216_000 })
    const { body: draft } = await api.call("camille", "POST", `/Bills/${bill.id}/creditNotes`)
    expect(draft).toMatchObject({ lines: [{ quantity: "4" }], totalTTC: 216_000, missing: [] })
    const more = draftFor(client.id, {
      lines: [{ ...NewBillLine.parse(draft.lines[0]), quantity: "5" }],
      ...{ paymentDays: 0, includePenalty: false, version: 1 },
    })
    await api.call("camille", "PUT", `/Bills/${draft.id}`, more)
    const refused = await api.call("camille", "POST", `/Bills/${draft.id}/issue`, { version: 2 })
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: "billIncomplete",
        errors: [{ path: "bill.lines[0].quantity", code: "creditExceeds" }],
      },
    })
    const rest = await creditNote(api, bill.id, client.id, { quantity: "4" })
    expect(rest.number).toBe("A-2026-0002")
    expect(await read(api, bill.id)).toMatchObject({ status: "credited", due: 0 })
  })

  test("of what is left says so by one line for each rate, where the lines of others cannot be told apart", async () => {
    const { api, bill, client } = await billed()
    await creditNote(api, bill.id, client.id, {
      serviceName: "Geste",
      quantity: "1",
      unitPriceHT: 1_234,
    })
    const { body: draft } = await api.call("camille", "POST", `/Bills/${bill.id}/creditNotes`)
    expect(draft).toMatchObject({
      lines: [{ quantity: "1", unitPriceHT: 448_766 }],
      ...{ totalHT: 448_766, missing: [] },
    })
  })

  test("of what is left keeps goods and services apart, whose VAT is due on days of their own", async () => {
    const { api, client } = await billed()
    const line = { quantity: "1", unit: "unit", vatRate: "20", unitPriceHT: 50_000 }
    const bill = await issued(api, client.id, {
      lines: [
        { ...line, serviceName: "Étagère", kind: "goods" },
        { ...line, serviceName: "Pose", kind: "services" },
      ],
    })
    const { body: first } = await api.call("camille", "POST", `/Bills/${bill.id}/creditNotes`)
    const part = { ...NewBillLine.parse(first.lines[1]), serviceName: "Geste", unitPriceHT: 30_000 }
    const changes = { lines: [part], paymentDays: 0, includePenalty: false, version: 1 }
    await api.call("camille", "PUT", `/Bills/${first.id}`, draftFor(client.id, changes))
    await api.call("camille", "POST", `/Bills/${first.id}/issue`, { version: 2 })
    const { body: rest } = await api.call("camille", "POST", `/Bills/${bill.id}/creditNotes`)
    expect(rest.missing).toEqual([])
    expect(rest.lines).toMatchObject([
      { kind: "goods", unitPriceHT: 50_000 },
      { kind: "services", unitPriceHT: 20_000 },
    ])
  })

  test("takes back of each category what was billed of it", async () => {
    const { api, client } = await billed()
    await api.call("camille", "PUT", `/Clients/${client.id}`, {
      ...{ name: "Atelier Rhône", siren: "552100554", vatNumber: "FR96552100554" },
      ...{ streetAddress: "1 quai Perrache", postalCode: "69002", city: "Lyon" },
      ...{ status: "active", version: client.version },
    })
    const line = { quantity: "1", unit: "unit", vatRate: "0" }
    const bill = await issued(api, client.id, {
      note: "TVA : voir chaque ligne",
      lines: [
        { ...line, serviceName: "Sous-traitance", unitPriceHT: 10_000, vatCategory: "AE" },
        { ...line, serviceName: "Formation", unitPriceHT: 5_000, vatCategory: "E" },
      ],
    })
    const { body: draft } = await api.call("camille", "POST", `/Bills/${bill.id}/creditNotes`)
    const [first] = draft.lines
    const changes = draftFor(client.id, {
      lines: [{ ...NewBillLine.parse(first), unitPriceHT: 15_000 }],
      ...{ paymentDays: 0, includePenalty: false, version: 1 },
    })
    const { body } = await api.call("camille", "PUT", `/Bills/${draft.id}`, changes)
    expect(body.missing).toMatchObject([{ code: "creditExceeds", path: "lines[0].quantity" }])
  })

  test("takes back services as services: a line of goods is refused where its bill has none", async () => {
    const { api, bill, client } = await billed()
    const { body: draft } = await api.call("camille", "POST", `/Bills/${bill.id}/creditNotes`)
    const lines = [{ ...NewBillLine.parse(draft.lines[0]), kind: "goods" }]
    const changes = draftFor(client.id, {
      lines,
      paymentDays: 0,
      includePenalty: false,
      version: 1,
    })
    const { body } = await api.call("camille", "PUT", `/Bills/${draft.id}`, changes)
    expect(body.missing).toMatchObject([{ code: "creditOtherKind", path: "lines[0].kind" }])
  })

  test("of the discount that a client took by paying early leaves nothing to pay, nor VAT on it", async () => {
    const { api, client } = await billed()
    const bill = await issued(api, client.id, { earlyPaymentRate: "2", earlyPaymentDays: 10 })
    expect(bill.can).not.toContain("creditDiscount")
    await pay(api, bill.id, 529_200)
    expect(await read(api, bill.id)).toMatchObject({ due: 10_800 })
    expect((await read(api, bill.id)).can).toContain("creditDiscount")
    const path = `/Bills/${bill.id}/creditNotes?of=discount`
    const { body: draft } = await api.call("camille", "POST", path)
    expect(draft).toMatchObject({
      ...{ kind: "creditNote", totalHT: 9_000, totalVat: 1_800, totalTTC: 10_800, missing: [] },
      lines: [{ serviceName: "Escompte pour paiement anticipé", vatRate: "20" }],
    })
    expect((await issue(api, draft)).status).toBe(200)
    expect(await read(api, bill.id)).toMatchObject({ status: "paid", due: 0, credited: 10_800 })
    expect((await read(api, bill.id)).can).not.toContain("creditDiscount")
    const other = await issued(api, client.id)
    const none = await api.call("camille", "POST", `/Bills/${other.id}/creditNotes?of=discount`)
    expect(none.body.code).toBe("noDiscountAgreed")
  })

  test("of a paid bill turns what is too much into the client's credit, and leaves a trace", async () => {
    const { api, bill, client } = await billed()
    await pay(api, bill.id, 540_000)
    await creditNote(api, bill.id, client.id, { quantity: "1" })
    const after = await read(api, bill.id)
    expect(after).toMatchObject({ status: "paid", paid: 486_000, credited: 54_000, due: 0 })
    expect(after.payments).toMatchObject([
      { amount: 540_000, means: "transfer" },
      { amount: -54_000, means: "clientCredit", reversalOf: null },
    ])
    const path = `/Bills/${bill.id}/payments/${after.payments[0].id}`
    expect(await api.call("camille", "DELETE", path)).toMatchObject({
      status: 409,
      body: { code: "paymentMoved" },
    })
    expect((await api.call("camille", "GET", "/Bills/totals")).body).toMatchObject({
      totalTTC: 486_000,
      paid: 486_000,
      unpaid: 0,
    })
    const owner = await ownerOf(api)
    for (const attempt of ["update client_credits set amount = 1", "delete from client_credits"])
      await expect(owner.query(attempt), attempt).rejects.toThrow("what was issued is kept")
    await owner.end()
  })

  test("is neither paid nor credited itself", async () => {
    const { api, bill } = await billed()
    const note = await creditNote(api, bill.id)
    const payment = { amount: 1, paidOn: "2026-11-21", means: "transfer" }
    for (const [path, body] of [
      ["payments", payment],
      ["creditNotes", undefined],
      ["corrections", undefined],
      ["duplicates", undefined],
    ] as const)
      expect((await api.call("camille", "POST", `/Bills/${note.id}/${path}`, body)).status).toBe(
        409,
      )
  })

  test("is kept by the database like any bill, and its seal is verified", async () => {
    const { api, bill } = await billed()
    const note = await creditNote(api, bill.id)
    const owner = await ownerOf(api)
    for (const change of [
      "kind = 'bill', origin_id = null",
      "origin_id = id",
      "total_ttc = 1",
      "deducted_ttc = 1",
    ])
      await expect(
        owner.query(`update bills set ${change} where id = $1`, [note.id]),
        change,
      ).rejects.toThrow("was issued")
    await expect(owner.query("delete from bills where id = $1", [note.id])).rejects.toThrow()
    await owner.end()
    expect(await verifyBills(api.parts)).toEqual({ bills: 2 })
  })
})

describe("a correction", () => {
  test("cancels and replaces its bill, and takes over what was paid", async () => {
    const { api, bill, client } = await billed()
    await pay(api, bill.id, 200_000)
    const { body: draft } = await api.call("camille", "POST", `/Bills/${bill.id}/corrections`)
    expect(draft).toMatchObject({ kind: "correction", number: null, totalTTC: 540_000 })
    const changes = { ...draftFor(client.id), version: draft.version }
    changes.lines = [{ ...changes.lines[0], quantity: "8" } as (typeof changes.lines)[0]]
    const { body: changed } = await api.call("camille", "PUT", `/Bills/${draft.id}`, changes)
    const answer = await issue(api, changed)
    expect(answer.body).toMatchObject({
      number: "R-2026-0001",
      totalTTC: 432_000,
      paid: 200_000,
      due: 232_000,
      status: "partPaid",
    })
    expect(await read(api, bill.id)).toMatchObject({ status: "credited", paid: 0, due: 0 })
    expect((await api.call("camille", "GET", "/Bills/totals")).body).toMatchObject({
      totalHT: 360_000,
      totalTTC: 432_000,
      paid: 200_000,
      unpaid: 232_000,
    })
    const xml = await (await api.fetch("camille", `/Bills/${draft.id}/xml`)).text()
    expect(xml).toContain("<ram:TypeCode>384</ram:TypeCode>")
    expect(await api.call("camille", "POST", `/Bills/${bill.id}/corrections`)).toMatchObject({
      status: 409,
    })
  })

  test("keeps as the client's credit what was paid beyond its total", async () => {
    const { api, bill, client } = await billed()
    await pay(api, bill.id, 540_000)
    const { body: draft } = await api.call("camille", "POST", `/Bills/${bill.id}/corrections`)
    const changes = { ...draftFor(client.id), version: draft.version }
    changes.lines = [{ ...changes.lines[0], quantity: "1" } as (typeof changes.lines)[0]]
    const { body: changed } = await api.call("camille", "PUT", `/Bills/${draft.id}`, changes)
    expect((await issue(api, changed)).body).toMatchObject({ paid: 54_000, status: "paid" })
    expect((await api.call("camille", "GET", "/Bills/totals")).body).toMatchObject({
      totalTTC: 54_000,
      paid: 54_000,
    })
  })
})

test("a bill is duplicated as a draft without its dates", async () => {
  const { api, bill } = await billed()
  const { status, body } = await api.call("camille", "POST", `/Bills/${bill.id}/duplicates`)
  expect(status).toBe(201)
  expect(body).toMatchObject({
    number: null,
    kind: "bill",
    releaseDate: null,
    billingPeriodStart: null,
    totalTTC: bill.totalTTC,
    lines: bill.lines,
  })
})

async function billed() {
  const api = await startApi()
  const client = await openForBusiness(api)
  const bill = await issued(api, client.id)
  return { api, client, bill }
}

/** A connection of the owner of the tables. */
async function ownerOf(api: TestApi) {
  const owner = new pg.Client({ connectionString: api.url })
  await owner.connect()
  await owner.query(`set app.owner = '${people.camille.id}'`)
  return owner
}

const read = async (api: TestApi, id: string) =>
  (await api.call("camille", "GET", `/Bills/${id}`)).body

const issue = (api: TestApi, { id, version }: { id: string; version: number }) =>
  api.call("camille", "POST", `/Bills/${id}/issue`, { version })

const pay = (api: TestApi, id: string, amount: number) =>
  api.call("camille", "POST", `/Bills/${id}/payments`, {
    amount,
    paidOn: "2026-11-21",
    means: "transfer",
    collectedOn: "2026-11-21",
  })

/** Issues a credit note of a bill: of all of it, or with another quantity of its line. */
async function creditNote(api: TestApi, billId: string, clientId?: string, line?: object) {
  const { status, body: draft } = await api.call("camille", "POST", `/Bills/${billId}/creditNotes`)
  if (status !== 201) throw new Error(JSON.stringify(draft))
  let { id, version } = draft
  if (clientId) {
    const lines = [{ ...NewBillLine.parse(draft.lines[0]), ...line }]
    const changes = draftFor(clientId, { lines, paymentDays: 0, includePenalty: false, version })
    const changed = await api.call("camille", "PUT", `/Bills/${id}`, changes)
    if (changed.status !== 200) throw new Error(JSON.stringify(changed.body))
    ;({ id, version } = changed.body)
  }
  const { status: done, body } = await issue(api, { id, version })
  if (done !== 200) throw new Error(JSON.stringify(body))
  return body
}
