import { expect, test } from "vitest"
import type { Access, OpenAccount } from "#contract/accesses"
import { type Name, people, startApi, type TestApi } from "../../../tests/api"
import { issued, openForBusiness } from "../../../tests/billing"

const account = { "plume-account": people.camille.id }

/** Camille's account, and what she gave Thomas, who took it up. */
async function withGuest(given: Record<string, unknown> = {}) {
  const api = await startApi()
  const client = await openForBusiness(api)
  const invited = await api.call<Access>("camille", "POST", "/Accesses", {
    email: "cabinet@exemple.fr",
    ...given,
  })
  expect(invited.status).toBe(201)
  const secret = secretOf(invited.body)
  const accepted = await api.call<OpenAccount>(
    "thomas",
    "POST",
    `/Accesses/invitations/${secret}/acceptance`,
  )
  expect(accepted.status).toBe(201)
  return { api, client, access: invited.body, secret }
}

const secretOf = ({ invitation }: Access) => invitation?.split("/").at(-1) ?? ""

const asGuest = (
  api: TestApi,
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  body?: unknown,
  who: Name = "thomas",
) => api.call(who, method, path, body, account)

test("an accountant who was invited by mail reads in Camille’s account, and changes nothing there", async () => {
  const { api, client, access, secret } = await withGuest()
  expect(api.queued).toContainEqual({
    name: "accessInvitation",
    data: { owner: people.camille.id, accessId: access.id },
  })
  const bill = await issued(api, client.id)
  expect((await asGuest(api, "GET", `/Bills/${bill.id}`)).body).toMatchObject({ id: bill.id })
  expect((await api.call("thomas", "GET", `/Bills/${bill.id}`)).status).toBe(404)
  expect((await asGuest(api, "POST", "/Clients", { name: "Autre" })).status).toBe(403)
  expect((await asGuest(api, "GET", "/Bills/export")).status).toBe(403)
  expect((await asGuest(api, "GET", "/Profile")).body.code).toBe("notAsGuest")
  const user = (await asGuest(api, "GET", "/Users")).body
  expect(user).toMatchObject({
    id: people.thomas.id,
    account: { id: people.camille.id, label: "accountant" },
    accounts: [{ id: people.camille.id }],
  })
  expect(user.permissions).toContain("bills.see")
  expect(user.permissions).not.toContain("bills.edit")
  expect(user.permissions).not.toContain("profile.see")
  // What was taken up opens nothing for the next one.
  const again = await api.call("admin", "POST", `/Accesses/invitations/${secret}/acceptance`)
  expect(again.status).toBe(404)
})

test("what was withdrawn, has ended, or was never given answers like an account that is not there", async () => {
  const { api, access } = await withGuest({ endsOn: "2026-11-30" })
  const missing = { status: 404, body: { code: "accountMissing" } }
  expect(await asGuest(api, "GET", "/Bills", undefined, "admin")).toMatchObject(missing)
  const unknown = await api.call("thomas", "GET", "/Bills", undefined, {
    "plume-account": crypto.randomUUID(),
  })
  expect(unknown).toMatchObject(missing)
  const garbled = { "plume-account": "' or 1=1" }
  expect(await api.call("thomas", "GET", "/Bills", undefined, garbled)).toMatchObject(missing)
  expect((await asGuest(api, "GET", "/Bills")).status).toBe(200)
  api.setClock("2026-12-01T09:00:00Z")
  expect(await asGuest(api, "GET", "/Bills")).toMatchObject(missing)
  api.setClock("2026-11-21T09:00:00Z")
  expect((await api.call("camille", "DELETE", `/Accesses/${access.id}`)).status).toBe(204)
  expect(await asGuest(api, "GET", "/Bills")).toMatchObject(missing)
  expect((await api.call("camille", "GET", `/Accesses/${access.id}`)).body.state).toBe("withdrawn")
})

test("what a colleague writes is told as theirs: to Camille, in the record’s history and in the audit log", async () => {
  const permissions = ["clients.create", "clients.edit", "dashboard.see"]
  const { api, access } = await withGuest({ extent: "menus", label: "colleague", permissions })
  const made = await asGuest(api, "POST", "/Clients", { name: "Menuiserie Blanc" })
  expect(made.status).toBe(201)
  expect((await asGuest(api, "GET", "/Bills")).status).toBe(403)
  const { body: seen } = await api.call("camille", "GET", `/Clients/${made.body.id}`)
  expect(seen).toMatchObject({ name: "Menuiserie Blanc" })
  const { body: acts } = await api.call("camille", "GET", `/Accesses/${access.id}/acts`)
  expect(acts).toMatchObject([
    { area: "clients", act: "added", guestName: "thomas", recordId: made.body.id },
  ])
  const { body: feed } = await api.call("camille", "GET", `/Activity/clients/${made.body.id}`)
  expect(feed).toContainEqual(expect.objectContaining({ what: "guestAdded", text: "thomas" }))
  const { body: log } = await api.call("admin", "GET", "/Audit?act=accesses.used")
  expect(log).toMatchObject([{ actor: people.thomas.id, subject: people.camille.id }])
})

test("more is opened, and less, from the next call on; an address is invited again by another link", async () => {
  const { api, access } = await withGuest()
  const { body: now } = await api.call("camille", "GET", `/Accesses/${access.id}`)
  const changes = { label: "accountant", extent: "export", version: now.version }
  expect((await api.call("camille", "PUT", `/Accesses/${access.id}`, changes)).status).toBe(200)
  expect((await asGuest(api, "GET", "/Clients/export")).status).toBe(200)
  const { body: other } = await api.call("camille", "POST", "/Accesses", { email: "b@exemple.fr" })
  const again = await api.call("camille", "POST", `/Accesses/${other.id}/invitations`)
  expect(secretOf(again.body)).not.toBe(secretOf(other))
  const before = `/Accesses/invitations/${secretOf(other)}`
  expect((await api.call("admin", "GET", before)).status).toBe(404)
  const after = `/Accesses/invitations/${secretOf(again.body)}`
  expect((await api.call("admin", "GET", after)).body).toMatchObject({ isOwn: false })
  api.setClock("2026-12-20T09:00:00Z")
  expect((await api.call("admin", "GET", after)).status).toBe(404)
})

test("a guest’s notifications, language and look stay their own", async () => {
  const { api } = await withGuest()
  await asGuest(api, "PUT", "/Navigation", { pins: ["bills"], hidden: [], shortcuts: true })
  expect((await api.call("thomas", "GET", "/Navigation")).body.pins).toEqual(["bills"])
  expect((await api.call("camille", "GET", "/Navigation")).body.pins).toEqual([])
  await asGuest(api, "PUT", "/Profile/language", { language: "en" })
  expect((await api.call("camille", "GET", "/Users")).body.language).not.toBe("en")
  expect((await asGuest(api, "GET", "/Notifications")).status).toBe(200)
})

test("a guest leaves by themselves", async () => {
  const { api } = await withGuest()
  const left = await api.call("thomas", "DELETE", `/Accesses/accounts/${people.camille.id}`)
  expect(left.status).toBe(204)
  expect((await asGuest(api, "GET", "/Bills")).status).toBe(404)
})
