import { expect, test } from "vitest"
import { notificationKinds } from "#contract/notification-kinds"
import { inTransaction } from "../../../database/client"
import { people, startApi } from "../../../tests/api"
import { openMailbox } from "../../../tests/mailbox"
import { ownerOf } from "../../../tests/owner"
import { addNotification } from "../../notifications/add.commands"
import { sendNotificationEmail } from "./send.commands"

const camille = ownerOf(people.camille.id)
const id = "00000000-0000-4000-8000-000000000009"

/** Whatever a kind may speak of. */
const parameters = {
  ...{ number: "F-1", client: "Atelier Rhône", name: "**Site**", amount: 120_00, currency: "EUR" },
  ...{ addresses: ["a@exemple.fr"], missing: ["required"], day: "2026-12-01", month: "2026-12" },
  ...{ percent: 80, project: "Refonte", timesheetId: id, time: "10:00" },
}

test.each(["fr", "en"])(
  "every kind reaches the bell, the mail at once and the digest, with its words and its link (%s)",
  async (language) => {
    const api = await startApi()
    await api.call("camille", "GET", "/Users")
    await api.call("camille", "PUT", "/Profile/language", { language })
    const preferences = (await api.call("camille", "GET", "/Notifications/preferences")).body
    const all = Object.keys(preferences.preferences)
    expect(all.sort()).toEqual([...notificationKinds].sort())
    for (const kind of notificationKinds)
      await inTransaction(api.parts.pool, camille, (db) =>
        addNotification(db, camille, {
          ...{ kind, causeId: crypto.randomUUID(), parameters, createdAt: api.parts.clock() },
        }),
      )
    const { body: bell } = await api.call("camille", "GET", "/Notifications?limit=100")
    const told = bell as { id: string; kind: string }[]
    expect(told.map(({ kind }) => kind).sort()).toEqual([...notificationKinds].sort())
    const { mail, mails } = await openMailbox()
    for (const { id: notificationId } of told)
      await sendNotificationEmail({ ...api.parts, mail }, camille, {
        ...{ owner: camille, notificationId },
      })
    const sent = await mails()
    expect(sent).toHaveLength(notificationKinds.length)
    for (const [at, { subject = "", text = "", html = "" }] of sent.entries()) {
      const kind = told[at]?.kind
      expect(`${subject} ${text}`, kind).not.toMatch(/\{\{|notifications\./)
      expect(text, kind).toContain("http://localhost:3000/admin/")
      expect(text, kind).toContain("http://localhost:3000/unsubscription/")
      // What is called with signs of a form is no form.
      expect(html, kind).not.toContain("<strong>")
    }
  },
)
