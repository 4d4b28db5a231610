import { describe, expect, test } from "vitest"
import { openPool } from "../../database/client"
import { startApi, type TestApi } from "../../tests/api"
import { draftFor, openForBusiness } from "../../tests/billing"
import { sweepRemovals } from "./removals"

type Call = TestApi["call"]

/** A record of each kind that can be brought back, and a word that finds it. */
const kinds: Record<string, (call: Call) => Promise<{ id: string }>> = {
  "/Products": async (call) =>
    (await call("camille", "POST", "/Products", { name: "Lampe", sellingPrice: 9_000 })).body,
  "/Clients": async (call) =>
    (await call("camille", "POST", "/Clients", { name: "Atelier Vasseur", city: "Lyon" })).body,
  "/Contacts": async (call) => {
    const { body } = await call("camille", "POST", "/Clients", { name: "Librairie" })
    const contact = { name: "Inès Vasseur", role: "Gérante", clientId: body.id }
    return (await call("camille", "POST", "/Contacts", contact)).body
  },
  "/Bills": async (call) => {
    const { body } = await call("camille", "POST", "/Clients", { name: "Librairie" })
    return (await call("camille", "POST", "/Bills", draftFor(body.id))).body
  },
}

/** Moves every removal so many days back. */
async function age({ url }: TestApi, days: number): Promise<number> {
  const pool = openPool(url, "owner", 1)
  await pool.query(`update removals set removed_at = removed_at - interval '${days} days'`)
  const { rows } = await pool.query("select id from removals")
  await pool.end()
  return rows.length
}

describe.each(Object.entries(kinds))("what was removed from %s", (path, make) => {
  test("is missing everywhere, and comes back as it was", async () => {
    const { call } = await startApi()
    const made = await make(call)
    const one = `${path}/${made.id}`
    const before = (await call("camille", "GET", one)).body
    const listed = (await call("camille", "GET", path)).body
    const exported = (await call("camille", "GET", `${path}/export`)).body

    expect((await call("camille", "DELETE", one)).status).toBe(204)
    expect((await call("camille", "GET", one)).status).toBe(404)
    expect((await call("camille", "GET", path)).headers.get("total-count")).toBe("0")
    expect((await call("camille", "DELETE", one)).status).toBe(404)

    expect(await call("camille", "POST", `${one}/restoration`)).toMatchObject({
      status: 200,
      body: before,
    })
    expect((await call("camille", "GET", path)).body).toEqual(listed)
    expect((await call("camille", "GET", `${path}/export`)).body).toEqual(exported)
    // A second press of the button finds it there already.
    expect((await call("camille", "POST", `${one}/restoration`)).body).toEqual(before)
    expect((await call("camille", "GET", path)).headers.get("total-count")).toBe("1")
  })

  test("is brought back by its owner alone, and for thirty days", async () => {
    const api = await startApi()
    const made = await make(api.call)
    const one = `${path}/${made.id}`
    await api.call("camille", "DELETE", one)
    expect((await api.call("thomas", "POST", `${one}/restoration`)).status).toBe(404)
    await age(api, 29)
    await sweepRemovals(api.parts.pool)
    expect((await api.call("camille", "POST", `${one}/restoration`)).status).toBe(200)
    await api.call("camille", "DELETE", one)
    await age(api, 31)
    expect((await api.call("camille", "POST", `${one}/restoration`)).status).toBe(404)
    await sweepRemovals(api.parts.pool)
    expect(await age(api, 0)).toBe(0)
  })
})

test("what was removed together comes back together", async () => {
  const { call } = await startApi()
  const ids = []
  for (const name of ["Lampe", "Théière", "Vase"])
    ids.push((await call("camille", "POST", "/Products", { name })).body.id)
  await call("camille", "DELETE", `/Products/${ids[2]}`)
  await call("camille", "POST", "/Products/deletions", { ids: ids.slice(0, 2) })
  await call("camille", "POST", `/Products/${ids[0]}/restoration`)
  const names = (await call("camille", "GET", "/Products")).body.map(
    ({ name }: { name: string }) => name,
  )
  expect(names).toEqual(["Lampe", "Théière"])
})

test("a draft that comes back has its lines, its history and its place in the sums", async () => {
  const api = await startApi()
  const client = await openForBusiness(api)
  const { body: draft } = await api.call("camille", "POST", "/Bills", draftFor(client.id))
  // Lines that a change replaced are no removal.
  const { body: changed } = await api.call("camille", "PUT", `/Bills/${draft.id}`, {
    ...draftFor(client.id, { note: "Deuxième version" }),
    version: draft.version,
  })
  expect(await age(api, 0)).toBe(0)
  const totals = (await api.call("camille", "GET", "/Bills/totals")).body
  await api.call("camille", "DELETE", `/Bills/${draft.id}`)
  expect((await api.call("camille", "GET", "/Bills/totals")).body.count).toBe(0)
  const { body } = await api.call("camille", "POST", `/Bills/${draft.id}/restoration`)
  expect(body).toEqual(changed)
  expect(body.lines).toHaveLength(1)
  expect((await api.call("camille", "GET", "/Bills/totals")).body).toEqual(totals)
  expect(
    (await api.call("camille", "POST", `/Bills/${draft.id}/issue`, { version: body.version }))
      .status,
  ).toBe(200)
})

test("a contact does not come back without its company", async () => {
  const { call } = await startApi()
  const { body: client } = await call("camille", "POST", "/Clients", { name: "Librairie" })
  const contact = { name: "Inès", clientId: client.id }
  const { body } = await call("camille", "POST", "/Contacts", contact)
  await call("camille", "DELETE", `/Contacts/${body.id}`)
  await call("camille", "DELETE", `/Clients/${client.id}`)
  const back = () => call("camille", "POST", `/Contacts/${body.id}/restoration`)
  expect((await back()).status).toBe(409)
  await call("camille", "POST", `/Clients/${client.id}/restoration`)
  expect((await back()).status).toBe(200)
})
