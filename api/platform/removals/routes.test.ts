import { expect, test } from "vitest"
import type { Removal } from "#contract/removals"
import { openPool } from "../../../database/client"
import { startApi, type TestApi } from "../../../tests/api"
import { sweepRemovals } from "../../http/removals"

type Call = TestApi["call"]

const bin = async (call: Call, who: "camille" | "thomas" = "camille") =>
  (await call<Removal[]>(who, "GET", "/Removals")).body

const add = async (call: Call, path: string, body: object) =>
  (await call("camille", "POST", path, body)).body

/** Moves every removal so many days back. */
async function age({ url }: TestApi, days: number) {
  const pool = openPool(url, "owner", 1)
  await pool.query(`update removals set removed_at = removed_at - interval '${days} days'`)
  await pool.end()
}

test("what Camille deletes is in the bin for thirty days, and comes back from there", async () => {
  const api = await startApi()
  const { call } = api
  const lamp = await add(call, "/Products", { name: "Lampe" })
  await call("camille", "DELETE", `/Products/${lamp.id}`)
  await age(api, 29)
  await sweepRemovals(api.parts.pool)
  expect(await bin(call)).toMatchObject([
    { id: lamp.id, records: [{ area: "products", title: "Lampe" }], count: 1 },
  ])
  const back = await call("camille", "POST", `/Removals/${lamp.id}/restoration`)
  expect(back.body).toEqual({ area: "products", recordId: lamp.id })
  expect((await call("camille", "GET", `/Products/${lamp.id}`)).body.name).toBe("Lampe")
  expect(await bin(call)).toEqual([])
  await call("camille", "DELETE", `/Products/${lamp.id}`)
  await age(api, 31)
  expect(await bin(call)).toEqual([])
  expect((await call("camille", "POST", `/Removals/${lamp.id}/restoration`)).status).toBe(404)
})

test("what one act removed is one thing; notes that went with a record are not told apart", async () => {
  const { call } = await startApi()
  const ids = []
  for (const name of ["Lampe", "Théière", "Vase", "Bol"])
    ids.push((await add(call, "/Products", { name })).id)
  await call("camille", "POST", "/Products/deletions", { ids })
  const contact = await add(call, "/Contacts", { name: "Inès" })
  const note = { area: "contacts", recordId: contact.id, day: "2026-11-20", text: "Rappelle" }
  await add(call, "/Notes", note)
  const alone = await add(call, "/Notes", { ...note, text: "Vue à l’atelier" })
  await call("camille", "DELETE", `/Notes/${alone.id}`)
  await call("camille", "DELETE", `/Contacts/${contact.id}`)
  const [person, seen, products] = await bin(call)
  expect(person).toMatchObject({ records: [{ area: "contacts", title: "Inès" }], count: 1 })
  expect(seen).toMatchObject({ records: [{ area: "notes", title: "Vue à l’atelier" }], count: 1 })
  expect(products).toMatchObject({ count: 4 })
  expect(products?.records).toHaveLength(3)
  // A note alone has nowhere to go back to.
  expect((await call("camille", "POST", `/Removals/${alone.id}/restoration`)).status).toBe(409)
  await call("camille", "POST", `/Removals/${contact.id}/restoration`)
  const back = await call("camille", "POST", `/Removals/${alone.id}/restoration`)
  expect(back.body).toEqual({ area: "contacts", recordId: contact.id })
  const feed = `/Activity/contacts/${contact.id}?kind=notes`
  expect((await call("camille", "GET", feed)).body).toHaveLength(2)
})

test("what is erased for good is gone, with what went along with it", async () => {
  const api = await startApi()
  const { call } = api
  const contact = await add(call, "/Contacts", { name: "Inès" })
  const note = { area: "contacts", recordId: contact.id, day: "2026-11-20", text: "Rappelle" }
  await add(call, "/Notes", note)
  await call("camille", "DELETE", `/Contacts/${contact.id}`)
  expect((await call("camille", "DELETE", `/Removals/${contact.id}`)).status).toBe(204)
  expect(await bin(call)).toEqual([])
  const pool = openPool(api.url, "owner", 1)
  const { rows } = await pool.query("select id from removals")
  await pool.end()
  expect(rows).toEqual([])
  expect((await call("camille", "POST", `/Contacts/${contact.id}/restoration`)).status).toBe(404)
})

test("nobody finds what is another’s, nor what they may not delete", async () => {
  const api = await startApi()
  const { call } = api
  const lamp = await add(call, "/Products", { name: "Lampe" })
  const contact = await add(call, "/Contacts", { name: "Inès" })
  await call("camille", "DELETE", `/Products/${lamp.id}`)
  await call("camille", "DELETE", `/Contacts/${contact.id}`)
  expect(await bin(call, "thomas")).toEqual([])
  for (const [method, path] of [
    ["GET", ""],
    ["POST", "/restoration"],
    ["DELETE", ""],
  ] as const)
    expect((await call("thomas", method, `/Removals/${lamp.id}${path}`)).status).toBe(404)
  const role = { name: "guest", permissions: ["products.see", "products.delete", "contacts.see"] }
  expect((await call("admin", "POST", "/Roles", role)).status).toBe(201)
  const { verify } = api.parts
  api.parts.verify = async (token) => ({ ...(await verify(token)), roles: [role.name] })
  expect((await bin(call)).map(({ id }) => id)).toEqual([lamp.id])
  expect((await call("camille", "DELETE", `/Removals/${contact.id}`)).status).toBe(404)
})

test("a recurring bill that comes back after its date waits for its owner", async () => {
  const api = await startApi()
  const { call } = api
  const client = await add(call, "/Clients", { name: "Librairie" })
  const recurring = await add(call, "/RecurringBills", {
    title: "Maintenance",
    clientId: client.id,
    recurrence: { frequency: "monthly", start: "2026-12-01" },
    lines: [{ serviceName: "Audit", quantity: "1", unitPriceHT: 90_000, vatRate: "20" }],
  })
  const path = `/RecurringBills/${recurring.id}`
  await call("camille", "DELETE", path)
  const pool = openPool(api.url, "owner", 1)
  const gone = `jsonb_set(record, '{next_on}', '"2020-01-01"')`
  await pool.query(`update removals set record = ${gone} where kind = 'recurring_bills'`)
  await pool.end()
  await call("camille", "POST", `/Removals/${recurring.id}/restoration`)
  expect((await call("camille", "GET", path)).body.status).toBe("paused")
})

test("what has another in its place, or nothing to hang from, does not come back and says why", async () => {
  const { call } = await startApi()
  const tag = await add(call, "/Tags", { title: "Urgent", color: "red" })
  await call("camille", "DELETE", `/Tags/${tag.id}`)
  await add(call, "/Tags", { title: "urgent", color: "blue" })
  const back = (id: string) => call("camille", "POST", `/Removals/${id}/restoration`)
  expect(await back(tag.id)).toMatchObject({ status: 409, body: { code: "alreadyThere" } })
  const project = await add(call, "/Projects", { name: "Refonte" })
  const task = await add(call, "/Tasks", { projectId: project.id, title: "Maquette" })
  await call("camille", "DELETE", `/Tasks/${task.id}`)
  await call("camille", "DELETE", `/Projects/${project.id}`)
  expect(await back(task.id)).toMatchObject({ status: 409, body: { code: "restoredFromNothing" } })
  // Nothing was lost by the refusals.
  expect((await bin(call)).map(({ id }) => id).sort()).toEqual([project.id, tag.id, task.id].sort())
})
