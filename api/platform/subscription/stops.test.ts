import { expect, onTestFinished, test } from "vitest"
import { openPool } from "../../../database/client"
import { people, startApi } from "../../../tests/api"
import { draftFor, issued, openForBusiness } from "../../../tests/billing"
import { ownerOf } from "../../../tests/owner"
import { completeProfile, visit } from "../../../tests/website"
import { sendBillEmail } from "../../sales/mail/send.commands"
import { makeRecurringBills } from "../../sales/recurring-bills/run.commands"
import { sendReminders } from "../../sales/reminders/run.commands"
import { notifySubscribers } from "./notices.commands"

const camille = people.camille.id

async function offering() {
  const api = await startApi()
  await openForBusiness(api, "admin")
  await api.call("admin", "PUT", "/Plans/seller")
  await api.call("admin", "POST", "/Plans", {
    ...{ code: "whole", nameFr: "Tout", nameEn: "All", period: "monthly", place: 1 },
    ...{ priceHT: 1200, offered: true },
  })
  return api
}

test("thirty days after the end a site and a page of the directory are hidden, and come back with a plan", async () => {
  const api = await offering()
  const owner = openPool(api.url, "owner", 1)
  onTestFinished(() => owner.end())
  await completeProfile(api)
  await api.call("camille", "POST", "/CustomerWebsite/manage", { published: true })
  for (const what of ["validate", "showInSearch"])
    await api.call("admin", "PUT", `/Users/${what}/${camille}/true`)
  await owner.query("update people set validated = true, show_in_search = true where id = $1", [
    camille,
  ])
  const seen = async (instant: string) => {
    api.setClock(instant)
    await notifySubscribers(api.parts)
    const { status } = await visit(api, "/camille-martin/")
    const { body } = await api.call(null, "GET", "/Public/Directory?limit=50")
    return [status, body.length]
  }
  expect(await seen("2026-11-22T10:00:00Z")).toEqual([200, 1])
  // The trial ends on 21 December.
  expect(await seen("2027-01-20T10:00:00Z")).toEqual([200, 1])
  expect(await seen("2027-01-21T10:00:00Z")).toEqual([404, 0])
  // A change of the profile’s by administrators does not bring it back.
  const chosen = await api.call("camille", "POST", "/Subscription/choices", { plan: "whole" })
  expect(chosen.status, JSON.stringify(chosen.body)).toBe(200)
  expect((await visit(api, "/camille-martin/")).status).toBe(200)
  expect(await seen("2027-01-21T11:00:00Z")).toEqual([200, 1])
})

test("what stopped with the access is asked about at the return, and nothing of it begins by itself", async () => {
  const api = await offering()
  const client = await openForBusiness(api)
  await api.call("camille", "POST", "/RecurringBills", {
    ...{ title: "Maintenance", clientId: client.id, lines: draftFor(client.id).lines },
    ...{ includeVat: true, includePenalty: true },
    recurrence: { frequency: "monthly", start: "2027-01-04" },
  })
  const bill = await issued(api, client.id)
  const { body: planned } = await api.call("camille", "POST", `/Bills/${bill.id}/emails`, {
    ...{ to: ["compta@exemple.fr"], subject: "Votre facture", body: "Bonjour" },
    sendAt: "2027-01-05T09:00",
  })
  expect(planned.state).toBe("scheduled")
  const { body: reminders } = await api.call("camille", "GET", "/Reminders")
  await api.call("camille", "PUT", "/Reminders", {
    ...{ enabled: true, steps: [{ days: 3 }], version: reminders.version },
  })
  const sent: string[] = []
  const mail = async ({ subject }: { subject: string }) => {
    sent.push(subject)
    return { accepted: [], refused: [] }
  }
  for (const day of ["2027-01-04", "2027-01-05", "2027-01-06", "2027-01-07"]) {
    api.setClock(`${day}T09:00:00Z`)
    await makeRecurringBills(api.parts)
    await sendReminders(api.parts)
    if (day === "2027-01-05")
      await sendBillEmail({ ...api.parts, mail }, ownerOf(camille), planned.id)
  }
  expect(sent).toEqual([])
  const { body: back } = await api.call("camille", "POST", "/Subscription/choices", {
    plan: "whole",
  })
  expect(back.waiting).toEqual({ recurringBills: 1, emails: 1, reminders: true })
  await sendReminders(api.parts)
  await sendBillEmail({ ...api.parts, mail }, ownerOf(camille), planned.id)
  expect(sent).toEqual([])
  const { body: plan } = await api.call("camille", "GET", "/Reminders")
  expect(plan.enabled).toBe(false)
  await api.call("camille", "PUT", "/Reminders", {
    ...{ enabled: true, steps: [{ days: 3 }], version: plan.version },
  })
  const { body: standing } = await api.call("camille", "GET", "/Subscription")
  expect(standing.waiting).toMatchObject({ reminders: false })
})
