import { describe, expect, test } from "vitest"
import { PurchaseCorrection } from "#contract/purchases"
import { type Name, people, startApi, type TestApi } from "../../../tests/api"
import { openForBusiness } from "../../../tests/billing"
import { aBill } from "../../../tests/frozen-bill"
import { crossIndustryInvoice } from "../../e-invoice/cii"
import { universalBusinessLanguage } from "../../e-invoice/ubl"
import { renderBill } from "../../paper/document"

const upload = async (api: TestApi, name: string, body: BodyInit, who: Name = "camille") => {
  const answer = await api.fetch(who, `/Uploads?name=${name}`, {
    method: "POST",
    body,
    headers: { "content-type": "application/octet-stream" },
  })
  return (await answer.json()) as { id: string; code?: string; type: string }
}

/** A received bill, from its file. */
async function receive(api: TestApi, body: BodyInit, name = "facture.xml", who: Name = "camille") {
  const { id: fileId } = await upload(api, name, body, who)
  return api.call(who, "POST", "/Purchases", { fileId })
}

/** What the form of a received bill sends of it. */
const correctionOf = (purchase: object) =>
  Object.fromEntries(
    Object.entries(purchase).filter(([name]) => Object.hasOwn(PurchaseCorrection.shape, name)),
  )

const cii = (changes: Parameters<typeof aBill>[0] = {}) => crossIndustryInvoice(aBill(changes))

describe("a received bill", () => {
  test("is a draft of what its file says: Factur-X, CII, UBL", async () => {
    const api = await startApi()
    const files: [string, BodyInit][] = [
      ["a.pdf", Buffer.from(await renderBill(aBill({ number: "F-1" }), { draft: false }))],
      ["b.xml", cii({ number: "F-2" })],
      ["c.xml", universalBusinessLanguage(aBill({ number: "F-3" }))],
    ]
    for (const [name, body] of files) {
      const { status, body: purchase } = await receive(api, body, name)
      expect(status, name).toBe(201)
      expect(purchase).toMatchObject({
        status: "draft",
        supplierName: "Camille Dupont EI",
        supplierSiren: "732829320",
        issueDate: "2026-11-21",
        dueDate: "2026-12-21",
        totalHT: 82_500,
        totalVat: 16_500,
        totalTTC: 99_000,
        iban: "FR1420041010050500013M02606",
        vat: [{ category: "S", rate: "20", base: 82_500, tax: 16_500 }],
        lines: [{ quantity: "1.5", unitPrice: "550", amountHT: 82_500, vatRate: "20" }],
        missing: [],
        addsUp: true,
        fileName: name,
      })
      const original = await api.fetch("camille", `/Files/${purchase.fileId}`)
      expect(Buffer.from(await original.arrayBuffer())).toEqual(Buffer.from(body as string))
      expect(original.headers.get("content-disposition")).toContain(name)
    }
    const list = await api.call("camille", "GET", "/Purchases?sort=number&q=dupont")
    expect(list.body.map(({ number }: { number: string }) => number)).toEqual(["F-1", "F-2", "F-3"])
  })

  test("comes once: neither the same bytes nor the same number of the same supplier", async () => {
    const api = await startApi()
    expect((await receive(api, cii())).status).toBe(201)
    for (const again of [cii(), universalBusinessLanguage(aBill()), cii({ note: "Autre" })]) {
      const { status, body } = await receive(api, again)
      expect(status).toBe(422)
      expect(body.errors).toMatchObject([
        { path: "fileId", code: "purchaseKnown F-2026-0042 · Camille Dupont EI" },
      ])
      expect(body.errors[0].message).toContain("F-2026-0042 · Camille Dupont EI")
    }
    const seller = { ...aBill().seller, siren: "404833048", vatNumber: null, siret: null }
    expect((await receive(api, cii({ seller }))).status).toBe(201)
    expect((await receive(api, cii(), "facture.xml", "thomas")).status).toBe(201)
    const many = await Promise.all(
      ["é", "è", "ê", "ë"].map((note) => receive(api, cii({ number: "F-9", note }))),
    )
    expect(many.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422])
  })

  test("is refused at the field where the file holds none, and is nobody else's", async () => {
    const api = await startApi()
    const draft = Buffer.from(await renderBill(aBill(), { draft: true }))
    expect((await receive(api, draft, "a.pdf")).body.errors).toMatchObject([
      { path: "fileId", code: "eBillNone" },
    ])
    const cut = cii().slice(0, 2_000)
    expect((await receive(api, cut)).body.errors).toMatchObject([{ code: "eBillUnreadable" }])
    const { id } = await upload(api, "facture.xml", cii())
    const stolen = await api.call("thomas", "POST", "/Purchases", { fileId: id })
    expect(stolen.body.errors).toMatchObject([{ path: "fileId", code: "unknown" }])
    for (const xml of ["<?xml version='1.0'?><svg/>", `<!DOCTYPE x>${cii()}`])
      expect((await upload(api, "facture.xml", xml)).code).toBe("fileType")
  })

  test("is taken whatever stands before its root; ZUGFeRD 1 is called by its name", async () => {
    const api = await startApi()
    for (const before of [
      `<!--${" maker ".repeat(2_000)}-->`,
      "<?xml-stylesheet type='text/xsl' href='a.xsl'?><!-- <a> -->",
      "\n".repeat(3_000),
    ]) {
      const xml = cii({ number: `F-${before.length}` }).replace("<rsm:Cross", `${before}<rsm:Cross`)
      expect((await receive(api, xml)).status).toBe(201)
    }
    const bare = cii({ number: "F-5" }).replace(/^<\?xml[^>]*>/, "\n \n \n \n \n \n")
    expect((await receive(api, bare)).status).toBe(201)
    const old =
      '<?xml version="1.0"?><rsm:CrossIndustryDocument xmlns:rsm="urn:ferd:CrossIndustryDocument:invoice:1p0"/>'
    expect((await receive(api, old)).body.errors).toMatchObject([
      { path: "fileId", code: "eBillTooOld" },
    ])
  })

  test("is completed by hand where its file is silent, then checked, paid and unpaid", async () => {
    const api = await startApi()
    const silent = cii().replace("<ram:ID>F-2026-0042</ram:ID>", "")
    const { body: draft } = await receive(api, silent)
    expect(draft).toMatchObject({ number: null, missing: ["number"] })
    const path = `/Purchases/${draft.id}`
    const check = (version: number) => api.call("camille", "POST", `${path}/check`, { version })
    expect((await check(draft.version)).body.code).toBe("purchaseIncomplete")
    const values = correctionOf(draft)
    const correct = (changes: object) =>
      api.call("camille", "PUT", path, { ...values, number: "F-7", ...changes })
    expect((await correct({ totalTTC: 1 })).body.errors).toMatchObject([
      { path: "totalTTC", code: "totalsDiffer" },
    ])
    expect((await correct({ dueDate: "2026-11-20" })).body.errors).toMatchObject([
      { path: "dueDate", code: "dueBeforeIssue" },
    ])
    const payment = { paidOn: "2026-11-20", means: "transfer" }
    const pay = () => api.call("camille", "POST", `${path}/payments`, payment)
    expect((await pay()).body.code).toBe("purchaseDraft")
    const corrected = await correct({ category: "software" })
    expect(corrected.body).toMatchObject({ number: "F-7", missing: [], category: "software" })
    expect((await correct({})).status).toBe(409)
    expect((await check(corrected.body.version)).body.status).toBe("toPay")
    const paid = await pay()
    expect(paid.body).toMatchObject({ status: "paid", ...payment })
    const [{ id: paymentId }] = paid.body.payments
    const unpaid = await api.call("camille", "DELETE", `${path}/payments/${paymentId}`)
    expect(unpaid.body).toMatchObject({ status: "toPay", paidOn: null, means: null })
    api.setClock("2026-12-22T09:00:00Z")
    expect((await api.call("camille", "GET", "/Purchases?state=late")).body).toHaveLength(1)
  })

  test("takes no number that another bill of the supplier bears", async () => {
    const api = await startApi()
    await receive(api, cii({ number: "F-1" }))
    const { body } = await receive(api, cii({ number: "F-2" }))
    const changed = await api.call("camille", "PUT", `/Purchases/${body.id}`, {
      ...correctionOf(body),
      number: "F-1",
    })
    expect(changed.body.errors).toMatchObject([{ path: "number" }])
  })

  test("that is deleted comes back with its file", async () => {
    const api = await startApi()
    const { body } = await receive(api, cii())
    const path = `/Purchases/${body.id}`
    expect((await api.call("camille", "DELETE", path)).status).toBe(204)
    expect((await api.call("camille", "GET", path)).status).toBe(404)
    const back = await api.call("camille", "POST", `${path}/restoration`)
    expect(back.body).toEqual(body)
    expect((await api.fetch("camille", `/Files/${body.fileId}`)).status).toBe(200)
  })

  test("C53 is a row of the export, without formulas", async () => {
    const api = await startApi()
    const seller = { ...aBill().seller, name: "=1+1" }
    await receive(api, cii({ seller }))
    const csv = await (await api.fetch("camille", "/Purchases/export")).text()
    expect(csv).toContain("'=1+1;732829320;FR44732829320;F-2026-0042;Facture;2026-11-21")
    expect(csv).toContain("825,00;165,00;990,00;EUR;Autres achats;À vérifier")
  })
})

describe("a bill on paper", () => {
  const entry = {
    supplierName: "Papeterie du Vieux-Port",
    number: "PVP-7",
    issueDate: "2026-11-03",
    dueDate: "2026-11-30",
    totalHT: 5_000,
    totalVat: 1_000,
    totalTTC: 6_000,
    category: "supplies",
  }

  test("is typed by hand, to be paid at once, with its copy or without", async () => {
    const api = await startApi()
    await openForBusiness(api)
    const plain = await api.call("camille", "POST", "/Purchases/entries", entry)
    expect(plain).toMatchObject({
      status: 201,
      body: { ...entry, status: "toPay", due: 6_000, fileId: null, fileName: null, missing: [] },
    })
    const { id: fileId } = await upload(api, "scan.pdf", "%PDF-1.4 scan")
    const other = { ...entry, number: "PVP-8", fileId }
    const scanned = await api.call("camille", "POST", "/Purchases/entries", other)
    expect(scanned.body).toMatchObject({ fileId, fileName: "scan.pdf" })
    const original = await api.fetch("camille", `/Files/${fileId}`)
    expect(await original.text()).toBe("%PDF-1.4 scan")
    const paid = { paidOn: "2026-11-20", means: "card" }
    expect(
      (await api.call("camille", "POST", `/Purchases/${plain.body.id}/payments`, paid)).body.status,
    ).toBe("paid")
    const fec = await (await api.fetch("camille", "/Books/fec?year=2026")).text()
    expect(fec.split("\r\n").filter((line) => line.includes("PVP-7"))).toHaveLength(5)
  })

  test("comes once, adds up, and takes nobody else’s file", async () => {
    const api = await startApi()
    await api.call("camille", "POST", "/Purchases/entries", entry)
    const refused = async (changes: object, who: Name = "camille") =>
      (
        await api.call(who, "POST", "/Purchases/entries", { ...entry, ...changes })
      ).body.errors?.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`)
    expect(await refused({ supplierName: "PAPETERIE DU VIEUX-PORT" })).toEqual([
      "number purchaseKnown PVP-7 · Papeterie du Vieux-Port",
    ])
    expect(await refused({ number: "2", totalTTC: 6_001 })).toEqual(["totalTTC totalsDiffer"])
    const old = { number: "2", issueDate: "2024-05-02", dueDate: "2024-06-02" }
    expect(await refused(old)).toEqual(["inClosedYear yearClosed 2024"])
    expect(await refused({ ...old, inClosedYear: true })).toBeUndefined()
    expect(await refused({ number: "2", dueDate: "2026-11-02" })).toEqual([
      "dueDate dueBeforeIssue",
    ])
    const { id: fileId } = await upload(api, "scan.pdf", "%PDF-1.4 thomas", "thomas")
    expect(await refused({ number: "2", fileId })).toEqual(["fileId unknown"])
    expect(await refused({}, "thomas")).toBeUndefined()
  })

  test("is found by its supplier, and in the list by what was bought", async () => {
    const api = await startApi()
    await api.call("camille", "POST", "/Purchases/entries", entry)
    const { body } = await api.call("camille", "GET", "/Search?q=vieux%20port")
    expect(body).toEqual([])
    const found = await api.call("camille", "GET", "/Search?q=papeterie")
    expect(found.body).toMatchObject([
      {
        kind: "purchases",
        title: expect.stringContaining("PVP-7"),
        detail: expect.stringContaining("60,00"),
      },
    ])
    expect((await api.call("thomas", "GET", "/Search?q=papeterie")).body).toEqual([])
    const inList = async (category: string) =>
      (await api.call("camille", "GET", `/Purchases?category=${category}`)).body.length
    expect([await inList("supplies"), await inList("goods")]).toEqual([1, 0])
  })
})

test("several drafts go at once and come back together, with their files; what was checked stays", async () => {
  const api = await startApi()
  const drafts = []
  for (const number of ["A-1", "A-2", "A-3"])
    drafts.push((await receive(api, cii({ number }))).body)
  const [one, two, checked] = drafts
  await api.call("camille", "POST", `/Purchases/${checked.id}/check`, { version: checked.version })
  const ids = drafts.map(({ id }) => id)
  const foreign = await api.call("thomas", "POST", "/Purchases/deletions", { ids })
  expect(foreign.status).toBe(404)
  const { body } = await api.call("camille", "POST", "/Purchases/deletions", { ids })
  expect(body.done.sort()).toEqual([one.id, two.id].sort())
  expect(body.refused).toMatchObject([{ id: checked.id, code: "purchaseChecked" }])
  expect((await api.call("camille", "GET", "/Purchases")).body).toHaveLength(1)
  const restored = await api.call("camille", "POST", `/Purchases/${two.id}/restoration`)
  expect(restored.status).toBe(200)
  expect((await api.call("camille", "GET", "/Purchases")).body).toHaveLength(3)
  const client = await api.parts.pool.connect()
  await client.query(
    "begin; select set_config('app.owner', $1, true)".replace("$1", `'${people.camille.id}'`),
  )
  const { rows } = await client.query("select 1 from files where expires_at is not null")
  await client.query("rollback")
  client.release()
  expect(rows).toEqual([])
})
