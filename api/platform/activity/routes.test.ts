import { describe, expect, test } from "vitest"
import type { Activity } from "#contract/notes"
import { startApi, type TestApi } from "../../../tests/api"
import { draftFor, issued, openForBusiness } from "../../../tests/billing"

type Call = TestApi["call"]

const feed = async (call: Call, path: string) =>
  (await call<Activity[]>("camille", "GET", `/Activity/${path}`)).body

const note = (recordId: string, more: object = {}) => ({
  area: "contacts",
  recordId,
  kind: "call",
  day: "2026-11-20",
  from: "them",
  text: "Rappelle lundi",
  ...more,
})

async function withContact() {
  const api = await startApi()
  const { call } = api
  const { body: client } = await call("camille", "POST", "/Clients", { name: "Librairie" })
  const contact = { name: "Inès", clientId: client.id }
  const { body } = await call("camille", "POST", "/Contacts", contact)
  return { api, call, client, contact: body }
}

describe("Camille writes down what happens", () => {
  test("a call, a meeting, a message: on the page of the record, the newest first", async () => {
    const { call, contact } = await withContact()
    for (const [kind, day] of [
      ["call", "2026-11-18"],
      ["meeting", "2026-11-20"],
      ["message", "2026-11-19"],
    ])
      expect(
        (await call("camille", "POST", "/Notes", note(contact.id, { kind, day }))).status,
      ).toBe(201)
    const shown = await feed(call, `contacts/${contact.id}`)
    expect(shown.map(({ what }) => what)).toEqual(["created", "meeting", "message", "call"])
    expect(shown[1]).toMatchObject({ title: "Rendez-vous", day: "2026-11-20", from: "them" })
    expect(await feed(call, `contacts/${contact.id}?kind=history`)).toHaveLength(1)
    expect(await feed(call, `contacts/${contact.id}?kind=notes`)).toHaveLength(3)
  })

  test("not what has yet to happen, and not nothing", async () => {
    const { call, contact } = await withContact()
    const refused = async (more: object) =>
      (await call("camille", "POST", "/Notes", note(contact.id, more))).body.errors
    expect(await refused({ day: "2099-01-01" })).toMatchObject([{ path: "day", code: "inFuture" }])
    expect(await refused({ text: "" })).toMatchObject([{ path: "text" }])
    expect(await refused({ text: null })).toMatchObject([{ path: "text", code: "noteEmpty" }])
    expect(await refused({ fileId: crypto.randomUUID() })).toMatchObject([
      { path: "fileId", code: "unknown" },
    ])
  })

  test("a file is a note by itself, and is kept", async () => {
    const { api, call, contact } = await withContact()
    const upload = await api.fetch("camille", "/Uploads?name=plan.txt", {
      method: "POST",
      body: "Bonjour",
      headers: { "content-type": "application/octet-stream" },
    })
    const { id: fileId } = (await upload.json()) as { id: string }
    const made = await call("camille", "POST", "/Notes", note(contact.id, { text: null, fileId }))
    expect(made.body).toMatchObject({ fileId, fileName: "plan.txt", text: null })
    expect(await feed(call, `contacts/${contact.id}?kind=files`)).toMatchObject([
      { file: { id: fileId, name: "plan.txt" } },
    ])
    expect((await call("thomas", "POST", "/Notes", note(contact.id, { fileId }))).status).toBe(404)
  })

  test("a note is changed, removed and brought back; a stale save is refused", async () => {
    const { call, contact } = await withContact()
    const { body: made } = await call("camille", "POST", "/Notes", note(contact.id))
    const changes = { kind: "meeting", day: "2026-11-20", text: "Vue à l’atelier", version: 1 }
    const changed = await call("camille", "PUT", `/Notes/${made.id}`, changes)
    expect(changed.body).toMatchObject({ kind: "meeting", from: null, version: 2 })
    expect((await call("camille", "PUT", `/Notes/${made.id}`, changes)).status).toBe(409)
    expect((await call("camille", "DELETE", `/Notes/${made.id}`)).status).toBe(204)
    expect(await feed(call, `contacts/${contact.id}?kind=notes`)).toEqual([])
    const back = await call("camille", "POST", `/Notes/${made.id}/restoration`)
    expect(back.body).toEqual(changed.body)
  })

  test("notes go with their record, and come back with it", async () => {
    const { call, contact } = await withContact()
    const { body: made } = await call("camille", "POST", "/Notes", note(contact.id))
    await call("camille", "DELETE", `/Contacts/${contact.id}`)
    expect((await call("camille", "GET", `/Notes/${made.id}`)).status).toBe(404)
    expect((await call("camille", "GET", `/Activity/contacts/${contact.id}`)).status).toBe(404)
    await call("camille", "POST", `/Contacts/${contact.id}/restoration`)
    expect((await call("camille", "GET", `/Notes/${made.id}`)).body).toEqual(made)
  })
})

describe("the feed of a company", () => {
  test("tells what happened on its contacts and bills too, and which", async () => {
    const api = await startApi()
    const { call } = api
    const client = await openForBusiness(api)
    const bill = await issued(api, client.id)
    const contact = { name: "Inès", clientId: client.id }
    const { body: ines } = await call("camille", "POST", "/Contacts", contact)
    await call("camille", "POST", "/Notes", note(ines.id, { day: "2026-11-21" }))
    const { body: other } = await call("camille", "POST", "/Clients", { name: "Autre" })
    await call("camille", "POST", "/Bills", draftFor(other.id))
    const shown = await feed(call, `clients/${client.id}`)
    expect(shown).toContainEqual(
      expect.objectContaining({
        ...{ what: "issued", title: "Émission", area: "bills", recordId: bill.id },
        recordTitle: `Facture ${bill.number}`,
      }),
    )
    expect(shown).toContainEqual(
      expect.objectContaining({ what: "call", area: "contacts", recordTitle: "Contact Inès" }),
    )
    const records = new Set(shown.map(({ recordId }) => recordId))
    expect([...records].sort()).toEqual([client.id, bill.id, ines.id].sort())
  })

  test("is paged without losing or repeating anything, also where moments are the same", async () => {
    const { call, client, contact } = await withContact()
    for (let at = 0; at < 24; at += 1)
      await call("camille", "POST", "/Notes", note(contact.id, { text: `Appel ${at}` }))
    const seen: string[] = []
    let path: string | undefined = `/Activity/clients/${client.id}?limit=10`
    let pages = 0
    while (path) {
      const answer: { body: Activity[]; headers: Headers } = await call("camille", "GET", path)
      expect(answer.headers.get("total-count")).toBe("26")
      seen.push(...answer.body.map(({ id }) => id))
      path = /<\/api([^>]+)>; rel="next"/.exec(answer.headers.get("link") ?? "")?.[1]
      pages += 1
    }
    expect(pages).toBe(3)
    expect(new Set(seen).size).toBe(26)
    expect(seen).toHaveLength(26)
  })

  test("shows nothing of records that one may not see, and is closed without the right to its own", async () => {
    const { api, call, client, contact } = await withContact()
    await call("camille", "POST", "/Notes", note(contact.id))
    const role = { name: "guest", permissions: ["clients.see"] }
    expect((await call("admin", "POST", "/Roles", role)).status).toBe(201)
    const { verify } = api.parts
    api.parts.verify = async (token) => ({ ...(await verify(token)), roles: [role.name] })
    const shown = await feed(call, `clients/${client.id}`)
    expect(shown.map(({ area }) => area)).toEqual(["clients"])
    expect((await call("camille", "GET", `/Activity/contacts/${contact.id}`)).status).toBe(403)
    const refused = await call("camille", "POST", "/Notes", note(client.id, { area: "clients" }))
    expect(refused.status).toBe(403)
  })

  test("of another person, or of no area, is missing", async () => {
    const { call, client, contact } = await withContact()
    expect((await call("thomas", "GET", `/Activity/clients/${client.id}`)).status).toBe(404)
    expect((await call("camille", "GET", `/Activity/products/${client.id}`)).status).toBe(404)
    expect((await call("camille", "GET", `/Activity/users/${client.id}`)).status).toBe(404)
    expect((await call("thomas", "POST", "/Notes", note(contact.id))).status).toBe(404)
  })
})
