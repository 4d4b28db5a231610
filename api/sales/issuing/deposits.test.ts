import pg from "pg"
import { describe, expect, onTestFinished, test } from "vitest"
import { people, startApi, type TestApi } from "../../../tests/api"
import { draftFor, openForBusiness } from "../../../tests/billing"
import { verifyBills } from "../bills/verification.commands"

describe("a deposit", () => {
  test("is a part of a draft in its own series; the bill deducts it with its VAT", async () => {
    const { api, draft } = await open()
    const first = await deposit(api, draft.id, { percent: "30" })
    expect(first).toMatchObject({
      number: "AC-2026-0001",
      kind: "deposit",
      totalHT: 135_000,
      totalTTC: 162_000,
      deductedBy: { id: draft.id },
    })
    const second = await deposit(api, draft.id, { amountHT: 100_000 })
    expect(second.number).toBe("AC-2026-0002")
    await pay(api, first.id, 162_000)
    const final = (await issue(api, draft)).body
    expect(final).toMatchObject({
      number: "F-2026-0001",
      totalTTC: 540_000,
      prepaid: 282_000,
      due: 258_000,
      deposits: [{ number: "AC-2026-0001" }, { number: "AC-2026-0002" }],
    })
    // The turnover counts it once.
    expect((await api.call("camille", "GET", "/Bills/totals")).body).toMatchObject({
      totalHT: 450_000,
      totalTTC: 540_000,
      paid: 162_000,
      unpaid: 378_000,
    })
    const xml = await (await api.fetch("camille", `/Bills/${final.id}/xml`)).text()
    for (const said of [
      "<ram:ID>S4</ram:ID>",
      "<ram:TotalPrepaidAmount>1620.00</ram:TotalPrepaidAmount>",
      "<ram:GrandTotalAmount>4200.00</ram:GrandTotalAmount>",
      "<ram:DuePayableAmount>2580.00</ram:DuePayableAmount>",
      "<ram:IssuerAssignedID>AC-2026-0001</ram:IssuerAssignedID>",
    ])
      expect(xml, said).toContain(said)
    const asked = await (await api.fetch("camille", `/Bills/${first.id}/xml`)).text()
    expect(asked).toContain("<ram:TypeCode>386</ram:TypeCode>")
  })

  test("14.10 that was not paid whole is no prepayment: it is deducted as it was invoiced", async () => {
    const { api, draft } = await open()
    const one = await deposit(api, draft.id, { percent: "30" })
    await pay(api, one.id, 60_000)
    const final = (await issue(api, draft)).body
    expect(final).toMatchObject({ totalTTC: 540_000, prepaid: 162_000, due: 378_000 })
    const xml = await (await api.fetch("camille", `/Bills/${final.id}/xml`)).text()
    const ubl = await (await api.fetch("camille", `/Bills/${final.id}/ubl`)).text()
    expect(xml).not.toContain("TotalPrepaidAmount")
    expect(ubl).not.toContain("PrepaidAmount")
    for (const said of [
      "<ram:LineTotalAmount>-1350.00</ram:LineTotalAmount>",
      "<ram:BasisAmount>3150.00</ram:BasisAmount>",
      '<ram:TaxTotalAmount currencyID="EUR">630.00</ram:TaxTotalAmount>',
      "<ram:GrandTotalAmount>3780.00</ram:GrandTotalAmount>",
      "<ram:DuePayableAmount>3780.00</ram:DuePayableAmount>",
      "Acompte AC-2026-0001 : 600.00 EUR réglés à ce jour",
    ])
      expect(xml, said).toContain(said)
    expect(ubl).toContain('<cbc:PayableAmount currencyID="EUR">3780.00</cbc:PayableAmount>')
    // Whatever comes of the deposit later, the bill stays as it was issued.
    await pay(api, one.id, 102_000)
    expect(await verifyBills(api.parts)).toEqual({ bills: 2 })
  })

  test("is issued before its bill, and asks no more than it", async () => {
    const { api, draft } = await open()
    const ask = (body: object) => api.call("camille", "POST", `/Bills/${draft.id}/deposits`, body)
    expect((await ask({ amountHT: 450_001 })).body.errors).toMatchObject([
      { path: "amountHT", code: "depositsExceed" },
    ])
    expect((await ask({})).body.errors).toMatchObject([{ path: "percent", code: "required" }])
    expect((await ask({ percent: "10", amountHT: 5 })).status).toBe(422)
    const { body: early } = await ask({ percent: "60" })
    expect((await issue(api, draft)).body.errors).toMatchObject([{ code: "depositDraft" }])
    await issue(api, early)
    const { body: late } = await ask({ percent: "60" })
    expect((await issue(api, late)).body.errors).toMatchObject([{ code: "depositsExceed" }])
  })

  test("is its client's, and so is the bill that deducts it, and what replaces that", async () => {
    const { api, client, draft } = await open()
    const { body: other } = await api.call("camille", "POST", "/Clients", {
      ...{ name: "Librairies Voltaire", siren: "552100554", status: "active" },
      ...{ streetAddress: "1 quai Perrache", postalCode: "69002", city: "Lyon" },
    })
    const toOther = async ({ id }: { id: string }) => {
      const { version } = await read(api, id)
      const body = { ...draftFor(other.id), version, reason: "Erreur" }
      return (await api.call("camille", "PUT", `/Bills/${id}`, body)).body.errors
    }
    const { body: asked } = await api.call("camille", "POST", `/Bills/${draft.id}/deposits`, {
      percent: "10",
    })
    expect(await toOther(asked)).toMatchObject([{ path: "clientId", code: "clientOfDeposit" }])
    await issue(api, asked)
    expect(await toOther(draft)).toMatchObject([{ path: "clientId", code: "clientOfDeposit" }])
    const final = (await issue(api, await read(api, draft.id))).body
    const { body: next } = await api.call("camille", "POST", `/Bills/${final.id}/corrections`)
    expect(await toOther(next)).toMatchObject([{ path: "clientId", code: "clientOfDeposit" }])
    expect((await read(api, next.id)).clientId).toBe(client.id)
  })

  test("bears no rate that its bill has not", async () => {
    const { api, draft } = await open()
    const { body: asked } = await api.call("camille", "POST", `/Bills/${draft.id}/deposits`, {
      percent: "10",
    })
    const { id, version, clientId } = asked
    const line = { serviceName: "Acompte", quantity: "1", unitPriceHT: 45_000, vatRate: "10" }
    const changed = await api.call("camille", "PUT", `/Bills/${id}`, {
      ...draftFor(clientId, { lines: [line] }),
      version,
    })
    expect(changed.status).toBe(200)
    const strange = async () => (await issue(api, await read(api, id))).body.errors
    expect(await strange()).toMatchObject([{ code: "depositRate" }])
    // Its bill may have the rate later; and where it loses it, that one is refused.
    const own = draftFor(clientId).lines
    const save = async (lines: object[]) => {
      const { version } = await read(api, draft.id)
      await api.call("camille", "PUT", `/Bills/${draft.id}`, draftFor(clientId, { lines, version }))
    }
    await save([...own, { ...line, serviceName: "Droits" }])
    expect(await strange()).toBeUndefined()
    await save(own)
    const final = await read(api, draft.id)
    expect((await issue(api, final)).body.errors).toMatchObject([{ code: "depositRate" }])
    const { body: note } = await api.call("camille", "POST", `/Bills/${id}/creditNotes`)
    await issue(api, note)
    const fit = await deposit(api, draft.id, { percent: "10" })
    expect((await issue(api, final)).status).toBe(200)
    expect(fit.number).toBe("AC-2026-0002")
  })

  test("that was deducted is taken back by the bill's credit note, not by its own", async () => {
    const { api, draft } = await open()
    const one = await deposit(api, draft.id, { percent: "50" })
    const { body: early } = await api.call("camille", "POST", `/Bills/${one.id}/creditNotes`)
    expect(early).toMatchObject({ kind: "creditNote", totalTTC: 270_000 })
    const final = (await issue(api, draft)).body
    expect(await issue(api, early)).toMatchObject({
      status: 409,
      body: { code: "depositDeducted" },
    })
    const { body: note } = await api.call("camille", "POST", `/Bills/${final.id}/creditNotes`)
    expect((await issue(api, note)).body).toMatchObject({ number: "A-2026-0001", totalVat: 90_000 })
    // Of both bills that it takes back, it names both.
    const ubl = await (await api.fetch("camille", `/Bills/${note.id}/ubl`)).text()
    for (const { number } of [final, one])
      expect(ubl).toMatch(new RegExp(`InvoiceDocumentReference><cbc:ID>${number}<`))
    // Nobody had paid it: nothing of it is owed any more, and nothing is given back.
    expect(await read(api, one.id)).toMatchObject({
      status: "credited",
      due: 0,
      correctable: false,
    })
    expect(await read(api, final.id)).toMatchObject({
      status: "credited",
      due: 0,
      correctable: false,
    })
  })

  test("that was paid is its client's credit, once its bill is credited whole; its VAT is taken back", async () => {
    const { api, draft } = await open()
    const one = await deposit(api, draft.id, { percent: "50" })
    await pay(api, one.id, 270_000)
    const final = (await issue(api, draft)).body
    await pay(api, final.id, 100_000)
    const half = await credit(api, final, "5")
    expect(half).toMatchObject({ totalTTC: 270_000 })
    // What was still owed of the bill went first, then what was paid for it.
    expect(await creditOf(api, final)).toBe(100_000)
    expect(await read(api, final.id)).toMatchObject({ due: 0, paid: 0, correctable: true })
    await credit(api, final, "5")
    expect(await creditOf(api, final)).toBe(370_000)
    expect(await read(api, one.id)).toMatchObject({ status: "credited", due: 0, paid: 0 })
    expect(await read(api, final.id)).toMatchObject({ correctable: false, replaceable: false })
    expect((await api.call("camille", "GET", "/Bills/totals")).body).toMatchObject({
      ...{ totalHT: 0, totalTTC: 0, paid: 0, unpaid: 0 },
    })
  })

  test("stands in the sums of a list: what is listed, less what was paid and settled otherwise, is due", async () => {
    const { api, client, draft } = await open()
    const one = await deposit(api, draft.id, { percent: "50" })
    await pay(api, one.id, 270_000)
    await issue(api, draft)
    const sums = async (query: string) =>
      (await api.call("camille", "GET", `/Bills/totals?${query}`)).body
    // Kept month by month, and counted.
    for (const narrowed of ["", `&clientId=${client.id}`]) {
      expect(await sums(`state=unpaid${narrowed}`), narrowed).toMatchObject({
        ...{ totalHT: 450_000, totalTTC: 540_000, paid: 0, settled: 270_000, unpaid: 270_000 },
      })
      expect(await sums(`state=paid${narrowed}`), narrowed).toMatchObject({
        ...{ totalTTC: 270_000, paid: 270_000, settled: 0, unpaid: 0 },
      })
      // Both are listed: the work is counted once.
      expect(await sums(`state=issued${narrowed}`), narrowed).toMatchObject({
        ...{ totalTTC: 540_000, paid: 270_000, settled: 0, unpaid: 270_000 },
      })
    }
  })

  test("passes to the bill that replaces its own, which asks the rest", async () => {
    const { api, client, draft } = await open()
    const one = await deposit(api, draft.id, { percent: "50" })
    await pay(api, one.id, 270_000)
    const final = (await issue(api, draft)).body
    expect(final.replaceable).toBe(true)
    await pay(api, final.id, 100_000)
    const { body: drafted } = await api.call("camille", "POST", `/Bills/${final.id}/corrections`)
    const dearer = await api.call("camille", "PUT", `/Bills/${drafted.id}`, {
      ...draftFor(client.id),
      lines: [{ serviceName: "Mission", quantity: "12", unitPriceHT: 45_000, vatRate: "20" }],
      version: drafted.version,
    })
    const correction = (await issue(api, dearer.body)).body
    expect(correction).toMatchObject({
      kind: "correction",
      totalTTC: 648_000,
      prepaid: 270_000,
      paid: 100_000,
      due: 278_000,
      deposits: [{ number: one.number }],
    })
    expect(await read(api, final.id)).toMatchObject({ due: 0, replaceable: false })
    expect((await api.call("camille", "GET", "/Bills/totals")).body).toMatchObject({
      ...{ totalTTC: 648_000, paid: 370_000, unpaid: 278_000 },
    })
    const xml = await (await api.fetch("camille", `/Bills/${correction.id}/xml`)).text()
    expect(xml).toContain("<ram:DuePayableAmount>3780.00</ram:DuePayableAmount>")
    // Credited whole, it gives back what was paid for it and for its deposit.
    await credit(api, correction, "12")
    expect(await creditOf(api, correction)).toBe(370_000)
  })

  test("stays with its bill in the database, once that is issued", async () => {
    const { api, draft } = await open()
    await deposit(api, draft.id, { percent: "50" })
    await issue(api, draft)
    const owner = new pg.Client({ connectionString: api.url })
    await owner.connect()
    onTestFinished(() => owner.end())
    await owner.query(`set app.owner = '${people.camille.id}'`)
    for (const attempt of [
      "delete from bill_deductions",
      "update bill_deductions set bill_id = deposit_id",
      "truncate bill_deductions",
      "update bills set prepaid = 0 where prepaid > 0",
      "update bills set kind = 'bill' where kind = 'deposit'",
    ])
      await expect(owner.query(attempt), attempt).rejects.toThrow()
  })

  test("keeps the draft that is to deduct it, alone and in a selection, until it is credited whole", async () => {
    const { api, draft } = await open()
    const one = await deposit(api, draft.id, { percent: "50" })
    const remove = () => api.call("camille", "DELETE", `/Bills/${draft.id}`)
    expect(await remove()).toMatchObject({ status: 409, body: { code: "billHasDeposits" } })
    const selected = { ids: [draft.id] }
    expect((await api.call("camille", "POST", "/Bills/deletions", selected)).body).toMatchObject({
      ...{ done: [], refused: [{ id: draft.id, code: "billHasDeposits" }] },
    })
    const { body: note } = await api.call("camille", "POST", `/Bills/${one.id}/creditNotes`)
    expect((await issue(api, note)).status).toBe(200)
    expect((await remove()).status).toBe(204)
    expect((await read(api, one.id)).deductedBy).toBeNull()
  })

  test("that is a draft comes back with the draft that is to deduct it", async () => {
    const { api, draft } = await open()
    const { body: one } = await api.call("camille", "POST", `/Bills/${draft.id}/deposits`, {
      percent: "50",
    })
    await api.call("camille", "DELETE", `/Bills/${draft.id}`)
    expect((await read(api, one.id)).deductedBy).toBeNull()
    await api.call("camille", "POST", `/Bills/${draft.id}/restoration`)
    expect((await read(api, draft.id)).deposits).toMatchObject([{ id: one.id }])
  })
})

async function open() {
  const api = await startApi()
  const client = await openForBusiness(api)
  const { body: draft } = await api.call("camille", "POST", "/Bills", draftFor(client.id))
  return { api, client, draft }
}

const read = async (api: TestApi, id: string) =>
  (await api.call("camille", "GET", `/Bills/${id}`)).body

const issue = (api: TestApi, { id, version }: { id: string; version: number }) =>
  api.call("camille", "POST", `/Bills/${id}/issue`, { version })

/** Asks a deposit of a draft, and issues it. */
async function deposit(api: TestApi, billId: string, share: object) {
  const { status, body } = await api.call("camille", "POST", `/Bills/${billId}/deposits`, share)
  if (status !== 201) throw new Error(JSON.stringify(body))
  const issued = await issue(api, body)
  if (issued.status !== 200) throw new Error(JSON.stringify(issued.body))
  return issued.body
}

const pay = (api: TestApi, id: string, amount: number) =>
  api.call("camille", "POST", `/Bills/${id}/payments`, { amount, paidOn: "2026-11-21" })

/** Issues a credit note of a bill for so many days. */
async function credit(api: TestApi, bill: { id: string; clientId: string }, quantity: string) {
  const { body: note } = await api.call("camille", "POST", `/Bills/${bill.id}/creditNotes`)
  const { body } = await api.call("camille", "PUT", `/Bills/${note.id}`, {
    ...draftFor(bill.clientId),
    lines: [{ serviceName: "Mission", quantity, unitPriceHT: 45_000, vatRate: "20" }],
    version: note.version,
  })
  return (await issue(api, body)).body
}

const creditOf = async (api: TestApi, { clientId }: { clientId: string }) =>
  (await api.call("camille", "GET", `/Clients/${clientId}/credit`)).body.balance
