import { expect, test } from "vitest"
import { addNotification } from "../api/notifications/add.commands"
import { secretAbout } from "../api/notifications/settings.queries"
import { inTransaction } from "../database/client"
import { people, startApi } from "./api"
import { openPages } from "./pages"

const camille = people.camille.id

async function open() {
  const api = await startApi()
  const pages = await openPages(api.url)
  const cookie = await pages.signIn(camille, "camille")
  const ask = async (path: string, body?: Record<string, string>, as = cookie) => {
    const through = (input: string, init?: RequestInit) => {
      const { pathname, search } = new URL(input)
      return api.fetch(null, pathname.replace(/^\/api/, "") + search, init)
    }
    const answer = await pages.ask(path, as, through, body && new URLSearchParams(body))
    return { status: answer.status, text: await answer.text() }
  }
  return { api, ask }
}

test("preferences are radio buttons that a form sends; what is refused is at its field, and nothing is lost", async () => {
  const { api, ask } = await open()
  const page = await ask("/admin/notifications/preferences")
  expect(page.status).toBe(200)
  expect(page.text).toContain("Factures payées, E-mail")
  const typed = {
    ...{ _key: crypto.randomUUID(), quietFrom: "22:00", quietTo: "22:00", version: "0" },
    "preferences.billPaid.app": "now",
    "preferences.billPaid.email": "weekly",
  }
  const refused = await ask("/admin/notifications/preferences", typed)
  expect(refused.status).toBe(422)
  expect(refused.text).toContain("Choisissez deux heures différentes")
  const weekly = refused.text
    .match(/<input[^>]*>/g)
    ?.find((it) => it.includes("preferences.billPaid.email") && it.includes('value="weekly"'))
  expect(weekly).toContain("checked")
  const saved = await ask("/admin/notifications/preferences", { ...typed, quietTo: "07:00" })
  expect(saved.status).toBe(302)
  const { body } = await api.call("camille", "GET", "/Notifications/preferences")
  expect(body).toMatchObject({ quietFrom: "22:00", quietTo: "07:00", version: 1 })
  expect(body.preferences.billPaid).toEqual({ app: "now", email: "weekly" })
  expect(body.preferences.emailFailed).toEqual({ app: "now", email: "now" })
  // The first page loads the code of all of them.
})

test("five reminders of a day are one line, which holds each of them", async () => {
  const { api, ask } = await open()
  for (let number = 1; number < 6; number++)
    await inTransaction(api.parts.pool, camille, (db) =>
      addNotification(db, camille, {
        kind: "reminderSent",
        causeId: crypto.randomUUID(),
        parameters: { number: `F-2026-000${number}`, client: "Atelier Rhône", amount: 1_200 },
        createdAt: api.parts.clock(),
      }),
    )
  const { text } = await ask("/admin/notifications")
  expect(text).toMatch(/<summary[\s\S]*Relances envoyées.: 5[\s\S]*<\/summary>/)
  const line = /<details>[\s\S]*<\/details>/.exec(text)?.[0]
  expect(line?.match(/<p id="n-/g)).toHaveLength(5)
})

test("whoever holds the link of a mail ends its kind by a button, and no other", async () => {
  const { api, ask } = await open()
  const secret = await inTransaction(api.parts.pool, camille, (db) =>
    secretAbout(db, camille, "emailFailed"),
  )
  const place = `/unsubscription/emailFailed/${secret}`
  const before = await ask(place, undefined, "")
  expect(before.status).toBe(200)
  expect(before.text).toContain("E-mails de factures non remis")
  expect(before.text).toContain("Ne plus recevoir ces e-mails")
  expect((await ask(place, {}, "")).status).toBe(302)
  expect((await ask(place, undefined, "")).text).toContain("ne vous seront plus envoyés")
  expect((await ask(`/unsubscription/billPaid/${secret}`, {}, "")).status).toBe(404)
  const { preferences } = (await api.call("camille", "GET", "/Notifications/preferences")).body
  expect(preferences.emailFailed).toEqual({ app: "now", email: "never" })
})
