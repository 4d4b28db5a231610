import { expect, test } from "vitest"
import { startApi } from "../../tests/api"

const overdue = { area: "bills", name: "En retard", query: "state=overdue&sort=-dueDate" }

test("a list is kept under a name, without its page, and found again", async () => {
  const { call } = await startApi()
  const query = "sort=-dueDate&after=abc&state=overdue&q="
  const made = await call("camille", "POST", "/Views", { ...overdue, query, pinned: true })
  expect(made).toMatchObject({
    status: 201,
    body: { name: "En retard", query: "sort=-dueDate&state=overdue", pinned: true },
  })
  expect((await call("camille", "GET", "/Views?area=bills")).body).toEqual([made.body])
  expect((await call("camille", "GET", "/Views?area=clients")).body).toEqual([])
  expect((await call("thomas", "GET", "/Views")).body).toEqual([])
})

test("a view is renamed, unpinned and deleted; a stale save is refused", async () => {
  const { call } = await startApi()
  const { body: view } = await call("camille", "POST", "/Views", overdue)
  const changes = { name: "À relancer", query: view.query, pinned: true, version: 1 }
  const changed = await call("camille", "PUT", `/Views/${view.id}`, changes)
  expect(changed.body).toMatchObject({ name: "À relancer", pinned: true, version: 2 })
  expect((await call("camille", "PUT", `/Views/${view.id}`, changes)).status).toBe(409)
  expect((await call("camille", "DELETE", `/Views/${view.id}`)).status).toBe(204)
  expect((await call("camille", "GET", "/Views")).body).toEqual([])
})

test("two views of one list have two names, and nobody keeps more than a hundred", async () => {
  const { call } = await startApi()
  await call("camille", "POST", "/Views", overdue)
  const again = await call("camille", "POST", "/Views", overdue)
  expect(again.body.errors).toMatchObject([{ path: "name", code: "taken" }])
  const other = await call("camille", "POST", "/Views", { ...overdue, area: "quotes" })
  expect(other.status).toBe(201)
  const late = await call("camille", "POST", "/Views", { ...overdue, name: "Retard" })
  const changes = { ...overdue, version: late.body.version }
  const { area: _, ...same } = changes
  const taken = await call("camille", "PUT", `/Views/${late.body.id}`, same)
  expect(taken.body.errors).toMatchObject([{ path: "name", code: "taken" }])
  for (let at = 3; at < 100; at += 1)
    await call("camille", "POST", "/Views", { ...overdue, name: `Vue ${at}` })
  const beyond = await call("camille", "POST", "/Views", { ...overdue, name: "Une de trop" })
  expect(beyond.body.errors).toMatchObject([{ path: "name", code: "tooMany 100" }])
})

test("views ask for the right to see their list", async () => {
  const api = await startApi()
  const { call } = api
  const { body: view } = await call("camille", "POST", "/Views", overdue)
  const role = { name: "guest", permissions: ["products.see"] }
  expect((await call("admin", "POST", "/Roles", role)).status).toBe(201)
  const { verify } = api.parts
  api.parts.verify = async (token) => ({ ...(await verify(token)), roles: [role.name] })
  expect((await call("camille", "GET", "/Views")).body).toEqual([])
  expect((await call("camille", "GET", `/Views/${view.id}`)).status).toBe(403)
  expect((await call("camille", "POST", "/Views", { ...overdue, name: "Autre" })).status).toBe(403)
  expect((await call("camille", "DELETE", `/Views/${view.id}`)).status).toBe(403)
})
