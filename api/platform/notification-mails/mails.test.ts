import { expect, test } from "vitest"
import { inTransaction } from "../../../database/client"
import { people, startApi, type TestApi } from "../../../tests/api"
import { ownerOf } from "../../../tests/owner"
import { addNotification } from "../../notifications/add.commands"
import type { OutgoingMessage } from "../../ports/mail-transport"
import type { NotificationEmail } from "../../ports/queue"
import { forgetOldNotifications, queueNotificationEmails } from "./run.commands"
import { sendNotificationEmail } from "./send.commands"

const camille = ownerOf(people.camille.id)
const path = "/Notifications/preferences"

/** Tells Camille of a contact to look at, at the API's hour. */
const tell = (api: TestApi, name = "Claire") =>
  inTransaction(api.parts.pool, camille, (db) =>
    addNotification(db, camille, {
      kind: "contactClock",
      causeId: crypto.randomUUID(),
      parameters: { name, contactId: crypto.randomUUID(), day: "2026-12-01" },
      createdAt: api.parts.clock(),
    }),
  )

const prefer = async (api: TestApi, preferences: object, hours = {}) => {
  const { body } = await api.call("camille", "GET", path)
  const { quietFrom, quietTo, version } = body
  return api.call("camille", "PUT", path, { quietFrom, quietTo, version, preferences, ...hours })
}

/** Runs the clock's work, and sends what it queued. */
async function mailsOf(api: TestApi): Promise<OutgoingMessage[]> {
  const before = api.queued.length
  await queueNotificationEmails(api.parts)
  return deliver(api, api.queued.slice(before))
}

async function deliver(api: TestApi, jobs: TestApi["queued"]) {
  const sent: OutgoingMessage[] = []
  const mail = async (message: OutgoingMessage) => {
    sent.push(message)
    return { accepted: [String(message.to)], refused: [] }
  }
  for (const { name, data } of jobs)
    if (name === "notificationEmail")
      await sendNotificationEmail({ ...api.parts, mail }, camille, data as NotificationEmail)
  return sent
}

const by = (email: string, app = "now") => ({ contactClock: { app, email } })

test("everyone begins with the bell for all, and mails for what needs them", async () => {
  const api = await startApi()
  const { body } = await api.call("camille", "GET", path)
  expect(body).toMatchObject({ quietFrom: "20:00", quietTo: "08:00", version: 0 })
  expect(body.preferences).toMatchObject({
    billPaid: { app: "now", email: "never" },
    emailFailed: { app: "now", email: "now" },
    ibanChanged: { app: "now", email: "now" },
  })
})

test("mails about security cannot be switched off, and quiet hours are two times", async () => {
  const api = await startApi()
  const off = await prefer(api, { ibanChanged: { app: "never", email: "never" } })
  expect(off).toMatchObject({
    status: 422,
    body: { errors: [{ path: "preferences.ibanChanged.email" }] },
  })
  const same = await prefer(api, {}, { quietFrom: "08:00" })
  expect(same).toMatchObject({
    status: 422,
    body: { errors: [{ path: "quietTo", code: "quietHours" }] },
  })
  expect((await prefer(api, by("now"))).status).toBe(200)
  const stale = { quietFrom: "20:00", quietTo: "08:00", preferences: {}, version: 0 }
  expect((await api.call("camille", "PUT", path, stale)).status).toBe(409)
})

test("a mail that is wanted at once leaves once, and ends its kind by one click and nothing else", async () => {
  const api = await startApi()
  await prefer(api, by("now"))
  await tell(api)
  const [mail, ...others] = await mailsOf(api)
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    to: "camille@example.fr",
    subject: expect.stringMatching(/^Un contact à revoir.: Claire$/),
    text: expect.stringContaining("1 décembre 2026"),
    automatic: "generated",
  })
  expect(await mailsOf(api)).toEqual([])
  const click = new URL(mail?.unsubscribe ?? "").pathname.replace(/^\/api/, "")
  const another = click.replace("contactClock", "billPaid")
  expect((await api.call(null, "POST", another)).status).toBe(404)
  expect((await api.call(null, "GET", click)).body).toEqual({ about: "contactClock", ended: false })
  // In a browser it is the page that says so.
  const opened = await api.fetch(null, click, { headers: { accept: "text/html" } })
  const page = click.replace("/Public/unsubscriptions", "/unsubscription")
  expect([opened.status, opened.headers.get("Location")?.endsWith(page)]).toEqual([303, true])
  for (let time = 0; time < 2; time++)
    expect((await api.call(null, "POST", click)).body.ended).toBe(true)
  const { preferences } = (await api.call("camille", "GET", path)).body
  expect(preferences.contactClock).toEqual({ app: "now", email: "never" })
  expect(preferences.emailFailed).toEqual({ app: "now", email: "now" })
  await tell(api, "Paul")
  expect(await mailsOf(api)).toEqual([])
})

test("a digest whose hour passed while nothing ran waits for the end of the quiet hours", async () => {
  const api = await startApi()
  await prefer(api, by("daily"))
  api.setClock("2026-11-23T10:00:00Z")
  await tell(api)
  api.setClock("2026-11-26T01:10:00Z")
  expect(await mailsOf(api)).toEqual([])
  api.setClock("2026-11-26T07:00:00Z")
  expect(await mailsOf(api)).toHaveLength(1)
})

test("quiet hours hold the mail, and not the bell; what was read meanwhile is not sent", async () => {
  const api = await startApi()
  await prefer(api, by("now"))
  api.setClock("2026-11-23T21:30:00Z")
  await tell(api)
  await tell(api, "Paul")
  const [newest] = (await api.call("camille", "GET", "/Notifications")).body
  expect(await mailsOf(api)).toEqual([])
  await api.call("camille", "PUT", `/Notifications/${newest.id}/reading`)
  api.setClock("2026-11-24T07:00:00Z")
  expect(await mailsOf(api)).toHaveLength(1)
})

test("a digest holds ten at most, the newest first, and says how many more; an empty one is not sent", async () => {
  const api = await startApi()
  await prefer(api, by("daily"))
  for (let minute = 10; minute < 34; minute++) {
    api.setClock(`2026-11-23T10:${minute}:00Z`)
    await tell(api, `n° ${minute}`)
  }
  expect(await mailsOf(api)).toEqual([])
  api.setClock("2026-11-24T07:00:00Z")
  const [digest, ...others] = await mailsOf(api)
  expect(others).toEqual([])
  expect(digest?.subject).toBe("Vos notifications du jour (24)")
  expect(digest?.text.match(/Un contact à revoir/g)).toHaveLength(10)
  expect(digest?.text.indexOf("n° 33")).toBeLessThan(digest?.text.indexOf("n° 24") ?? 0)
  expect(digest?.text).toContain("et 14 de plus")
  expect(digest?.unsubscribe).toMatch(/\/unsubscriptions\/daily\//)
  api.setClock("2026-11-24T10:00:00Z")
  await tell(api)
  const until = { until: "2026-11-24T11:00:00Z" }
  await api.call("camille", "POST", "/Notifications/readings", until)
  api.setClock("2026-11-25T07:00:00Z")
  expect(await mailsOf(api)).toEqual([])
})

test("what was read between the queue and its turn is left out", async () => {
  const api = await startApi()
  await prefer(api, by("weekly"))
  await tell(api)
  api.setClock("2026-11-23T07:00:00Z")
  await queueNotificationEmails(api.parts)
  await api.call("camille", "POST", "/Notifications/readings", { until: "2026-11-23T07:00:00Z" })
  expect(await deliver(api, api.queued)).toEqual([])
})

test("the bell rings when its person wants it to, or never", async () => {
  const api = await startApi()
  await prefer(api, by("never", "daily"))
  await tell(api)
  const unread = async () =>
    (await api.call("camille", "GET", "/Notifications/count")).body.unread as number
  expect(await unread()).toBe(0)
  expect((await api.call("camille", "GET", "/Notifications")).body).toEqual([])
  api.setClock("2026-11-22T07:00:00Z")
  expect(await unread()).toBe(1)
  await prefer(api, by("never", "never"))
  await tell(api)
  expect(await unread()).toBe(1)
})

test("a mail of its own waits for the end of the quiet hours, and is not sent where none is wanted", async () => {
  const api = await startApi()
  const tellOfMessage = () =>
    inTransaction(api.parts.pool, camille, (db) =>
      addNotification(db, camille, {
        kind: "directoryMessage",
        causeId: crypto.randomUUID(),
        parameters: { name: "Claire" },
        createdAt: api.parts.clock(),
      }),
    )
  expect(await tellOfMessage()).toBe(0)
  api.setClock("2026-11-23T21:30:00Z")
  expect(await tellOfMessage()).toBe(9.5 * 3600)
  await prefer(api, { directoryMessage: { app: "now", email: "daily" } })
  expect(await tellOfMessage()).toBeUndefined()
})

test("they are kept for twelve months", async () => {
  const api = await startApi()
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  for (const days of [400, 300]) {
    api.setClock(daysAgo(days))
    await tell(api, `${days} days ago`)
  }
  api.setClock(daysAgo(0))
  await forgetOldNotifications(api.parts)
  const { body } = await api.call("camille", "GET", "/Notifications")
  expect(body).toMatchObject([{ parameters: { name: "300 days ago" } }])
})
