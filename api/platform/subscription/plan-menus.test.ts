import { expect, test } from "vitest"
import { startApi } from "../../../tests/api"
import { openForBusiness } from "../../../tests/billing"

const plan = {
  ...{ code: "small", nameFr: "Petit", nameEn: "Small", period: "monthly", place: 1 },
  ...{ priceHT: 600, offered: true, menus: ["clients", "bills"] },
}

test("what a plan does not open can be read and exported, not written; the trial opens everything", async () => {
  const api = await startApi()
  await openForBusiness(api, "admin")
  await openForBusiness(api)
  await api.call("admin", "PUT", "/Plans/seller")
  const { body: added } = await api.call("admin", "POST", "/Plans", plan)
  expect(added.menus).toEqual(["clients", "bills"])
  // What it opens is said before it is chosen.
  const { body: config } = await api.call(null, "GET", "/Payment/config")
  expect(config.plans[0].menus.sort()).toEqual(["bills", "clients"])
  const { body: shown } = await api.call("camille", "GET", "/Subscription")
  expect(shown.plans[0].menus.sort()).toEqual(["bills", "clients"])
  const tag = () => api.call("camille", "POST", "/Tags", { title: crypto.randomUUID() })
  expect((await tag()).status).toBe(201)

  api.setClock("2027-01-10T10:00:00Z")
  const chosen = await api.call("camille", "POST", "/Subscription/choices", { plan: "small" })
  expect(chosen.body.state).toBe("active")
  const refused = await tag()
  expect([refused.status, refused.body.code]).toEqual([402, "menuNotInPlan"])
  expect((await api.call("camille", "GET", "/Tags")).body).toHaveLength(1)
  const client = await api.call("camille", "POST", "/Clients", { name: "Ada", status: "active" })
  expect(client.status, JSON.stringify(client.body)).toBe(201)
  const { body: me } = await api.call("camille", "GET", "/Users")
  expect(me.permissions).toEqual(expect.arrayContaining(["projects.see", "bills.create"]))
  expect(me.permissions).not.toContain("projects.create")
  // What somebody was never given stays forbidden, whatever the plan.
  expect((await api.call("camille", "POST", "/Plans", plan)).status).toBe(403)
  expect((await api.call("admin", "POST", "/Tags", { title: "Admin" })).status).toBe(201)

  const { version, menus: _, ...same } = (await api.call("admin", "GET", `/Plans/${added.id}`)).body
  const { nameFr, nameEn, place, offered } = same
  const opened = await api.call("admin", "PUT", `/Plans/${added.id}`, {
    ...{ nameFr, nameEn, textFr: "Tout", textEn: "All", place, offered, version, menus: [] },
  })
  expect(opened.status, JSON.stringify(opened.body)).toBe(200)
  expect((await tag()).status).toBe(201)
})
