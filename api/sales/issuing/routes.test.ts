import pg from "pg"
import { describe, expect, test } from "vitest"
import { startApi, type TestApi } from "../../../tests/api"
import { draftFor, issued, openForBusiness } from "../../../tests/billing"
import { xmlIn } from "../../e-invoice/factur-x"

describe("issuing", () => {
  test("gives consecutive numbers, freezes the bill and queues its document", async () => {
    const api = await startApi()
    const client = await openForBusiness(api)
    const first = await issued(api, client.id)
    expect(first).toMatchObject({
      number: "F-2026-0001",
      status: "issued",
      releaseDate: "2026-11-21",
      dueDate: "2026-12-21",
      missing: [],
      documentStored: false,
    })
    expect((await issued(api, client.id)).number).toBe("F-2026-0002")
    expect(api.queued[0]).toMatchObject({ name: "billDocument", data: { billId: first.id } })
    const path = `/Bills/${first.id}`
    const { version } = first
    for (const [method, to, body] of [
      ["PUT", path, draftFor(client.id, { version })],
      ["DELETE", path, undefined],
      ["POST", `${path}/issue`, { version }],
    ] as const)
      expect(await api.call("camille", method, to, body)).toMatchObject({
        status: 409,
        body: { code: "billIssued" },
      })
  })

  test("makes a document that holds the bill as XML, and gives that XML alone; a draft has none", async () => {
    const api = await startApi()
    const client = await openForBusiness(api)
    const bill = await issued(api, client.id)
    const answer = await api.fetch("camille", `/Bills/${bill.id}/xml`)
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="F-2026-0001.xml"')
    const xml = Buffer.from(await answer.arrayBuffer())
    expect(xml.toString("utf8")).toContain("<ram:GrandTotalAmount>5400.00</ram:GrandTotalAmount>")
    const pdf = await api.fetch("camille", `/Bills/${bill.id}/pdf`)
    expect(await xmlIn(new Uint8Array(await pdf.arrayBuffer()))).toEqual(new Uint8Array(xml))
    const ubl = await api.fetch("camille", `/Bills/${bill.id}/ubl`)
    expect(ubl.headers.get("content-disposition")).toBe(
      'attachment; filename="F-2026-0001.ubl.xml"',
    )
    expect(await ubl.text()).toContain(">5400.00</cbc:TaxInclusiveAmount>")
    const draft = await api.call("camille", "POST", "/Bills", draftFor(client.id))
    const refused = await api.call("camille", "GET", `/Bills/${draft.body.id}/xml`)
    expect(refused).toMatchObject({ status: 409, body: { code: "billDraft" } })
  })

  test("says what is missing, and where to mend it", async () => {
    const api = await startApi()
    const client = await api.call("camille", "POST", "/Clients", { name: "Atelier" })
    const draft = await api.call("camille", "POST", "/Bills", draftFor(client.body.id))
    const refused = await api.call("camille", "POST", `/Bills/${draft.body.id}/issue`, {
      version: 1,
    })
    expect(refused).toMatchObject({ status: 409, body: { code: "billIncomplete" } })
    const paths = refused.body.errors.map(({ path }: { path: string }) => path)
    expect(paths).toEqual(expect.arrayContaining(["profile.siren", "client.streetAddress"]))
    expect(
      draft.body.missing.map(({ where, path }: Record<string, string>) => `${where}.${path}`),
    ).toEqual(paths)
    expect((await api.call("camille", "GET", "/Bills?state=draft")).body).toHaveLength(1)
  })

  test("never goes back in time, nor ahead; each year counts anew", async () => {
    const api = await startApi()
    const client = await openForBusiness(api)
    api.setClock("2025-12-30T09:00:00Z")
    expect((await issued(api, client.id)).number).toBe("F-2025-0001")
    api.setClock("2026-01-02T09:00:00Z")
    const newYear = await issued(api, client.id, { releaseDate: "2026-01-01" })
    expect(newYear.number).toBe("F-2026-0001")
    const issueOn = async (releaseDate: string) => {
      const draft = await api.call("camille", "POST", "/Bills", {
        ...draftFor(client.id),
        releaseDate,
      })
      return api.call("camille", "POST", `/Bills/${draft.body.id}/issue`, { version: 1 })
    }
    expect((await issueOn("2025-12-31")).body.errors).toMatchObject([
      { path: "releaseDate", code: "beforeLastIssued" },
    ])
    expect((await issueOn("2026-01-03")).body.errors).toMatchObject([
      { path: "releaseDate", code: "inFuture" },
    ])
    expect((await issueOn("2026-01-01")).body.number).toBe("F-2026-0002")
  })

  test("answers a repeated key with the same bill, and a stale version with the current one", async () => {
    const api = await startApi()
    const client = await openForBusiness(api)
    const { body: draft } = await api.call("camille", "POST", "/Bills", draftFor(client.id))
    const path = `/Bills/${draft.id}/issue`
    expect(await api.call("camille", "POST", path, { version: 7 })).toMatchObject({
      status: 409,
      body: { code: "stale", current: { version: 1 } },
    })
    const key = { "Idempotency-Key": "5f0c2c1e-0000-4000-8000-000000000002" }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => api.call("camille", "POST", path, { version: 1 }, key)),
    )
    for (const { status, body } of answers)
      expect([status, body.number]).toEqual([200, "F-2026-0001"])
  })
})

async function asOwnerRole<Result>(api: TestApi, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString: api.url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

describe("an issued bill", () => {
  const attempts = [
    "update bills set note = 'x'",
    "update bills set total_ttc = total_ttc + 1",
    "update bills set number = null, series = null, year = null, sequence = null, issued_at = null",
    "update bills set client_name = 'x'",
    "delete from bills",
    "update bill_lines set unit_price_ht = 1",
    "delete from bill_lines",
    "insert into bill_lines (bill_id, position, service_name, quantity, unit, unit_price_ht, vat_rate, amount_ht) select id, 99, 'x', 1, 'unit', 1, 20, 1 from bills",
    "update bill_payments set amount = 1",
    "delete from bill_payments",
    "update bill_snapshots set snapshot = '{}'",
    "delete from bill_snapshots",
    "update bill_documents set sha256 = 'x'",
    "update bill_documents set ubl = 'x'",
    "delete from bill_documents",
    "update bill_counters set last = 0",
    "delete from bill_counters",
    "update bill_events set what = 'x'",
    "delete from bill_events",
    "truncate bills cascade",
    "truncate bill_snapshots",
    "truncate bill_counters",
  ]

  test("E80 is kept from every role, the owner of the tables included", async () => {
    const api = await startApi()
    const client = await openForBusiness(api)
    const bill = await issued(api, client.id)
    await api.call("camille", "POST", `/Bills/${bill.id}/payments`, {
      amount: 5,
      paidOn: "2026-11-21",
    })
    expect((await api.fetch("camille", `/Bills/${bill.id}/pdf`)).status).toBe(200)
    const before = await everything(api)
    for (const role of ["plume_app", null])
      for (const attempt of attempts)
        await asOwnerRole(api, async (db) => {
          await db.query(`set app.owner = '${"c0000000-0000-4000-8000-000000000001"}'`)
          if (role) await db.query(`set role ${role}`)
          await expect(db.query(attempt), `${role}: ${attempt}`).rejects.toThrow()
        })
    expect(await everything(api)).toEqual(before)
  })

  test("E81 has the same document, whatever its client and its seller are called later", async () => {
    const api = await startApi()
    const client = await openForBusiness(api)
    const bill = await issued(api, client.id)
    const paper = async () => {
      const answer = await api.fetch("camille", `/Bills/${bill.id}/pdf`)
      return Buffer.from(await answer.arrayBuffer()).toString("base64")
    }
    const before = await paper()
    const kept = await api.call("camille", "PUT", `/Clients/${client.id}`, {
      name: "Une autre maison",
      siren: "552100554",
      streetAddress: "1 rue Neuve",
      postalCode: "75001",
      city: "Paris",
      status: "active",
      version: client.version,
    })
    expect(kept).toMatchObject({ status: 200, body: { name: "Une autre maison" } })
    const { body: profile } = await api.call("camille", "GET", "/Profile")
    const moved = { streetAddress: "1 rue Neuve", postalCode: "75001", city: "Paris" }
    expect(
      (
        await api.call("camille", "PUT", "/Profile/address", {
          ...moved,
          version: profile.version,
        })
      ).status,
    ).toBe(200)
    expect(await paper()).toBe(before)
  })

  const everything = (api: TestApi) =>
    asOwnerRole(api, async (db) => {
      const tables = ["bills", "bill_lines", "bill_payments", "bill_snapshots", "bill_documents"]
      const rows = []
      for (const table of tables) rows.push((await db.query(`select * from ${table}`)).rows)
      return rows
    })
})
