import { expect, test } from "vitest"
import { people, startApi, type TestApi } from "../../../tests/api"
import { draftFor, issued, openForBusiness } from "../../../tests/billing"
import { ownerOf } from "../../../tests/owner"
import { sendBillEmail } from "../mail/send.commands"
import { sendReminders } from "./run.commands"

const camille = ownerOf(people.camille.id)
const plan = { enabled: true, steps: [{ days: -3 }, { days: 3 }, { days: 15 }] }

/** Camille, with two bills of one client that are due on 21 December, and reminders switched on. */
async function withBills() {
  const api = await startApi()
  const client = await openForBusiness(api)
  const { body } = await api.call("camille", "GET", `/Clients/${client.id}`)
  const { id: _, createdAt: __, changedAt: ___, can: ____, ...known } = body
  await api.call("camille", "PUT", `/Clients/${client.id}`, { ...known, email: "c@exemple.fr" })
  const bill = await issued(api, client.id)
  const { version } = (await api.call("camille", "GET", "/Reminders")).body
  await api.call("camille", "PUT", "/Reminders", { ...plan, version })
  return { api, client, bill }
}

/** Runs on a day, and sends what was queued; answers the subjects that left. */
async function run(api: TestApi, day: string, time = "09:00"): Promise<string[]> {
  api.setClock(`${day}T${time}:00Z`)
  const before = api.queued.length
  await sendReminders(api.parts)
  return send(api, before)
}

async function send(api: TestApi, from: number): Promise<string[]> {
  const left: string[] = []
  for (const { name, data } of api.queued.slice(from))
    if (name === "billEmail" && "emailId" in data)
      await sendBillEmail(
        {
          ...api.parts,
          mail: async ({ subject, to }) => {
            left.push(subject)
            return { accepted: [to].flat(), refused: [] }
          },
        },
        camille,
        data.emailId,
      )
  return left
}

test("reminders leave on their days, each once, and stop at the payment", async () => {
  const { api, bill } = await withBills()
  expect(await run(api, "2026-12-17")).toEqual([])
  expect(await run(api, "2026-12-18")).toEqual([
    "Facture F-2026-0001\u00a0: échéance le 21 décembre 2026",
  ])
  expect(await run(api, "2026-12-18", "15:00")).toEqual([])
  expect(await run(api, "2026-12-24")).toEqual(["Relance\u00a0: facture F-2026-0001 échue"])
  const { body: told } = await api.call("camille", "GET", "/Notifications")
  expect(told).toMatchObject([
    { kind: "reminderSent", billId: bill.id, parameters: { amount: 540_000 } },
    { kind: "reminderSent" },
  ])
  const events = (await api.call("camille", "GET", `/Bills/${bill.id}`)).body.events
  expect(events.at(-1).what).toBe("reminderSent")
  const payment = { amount: 540_000, paidOn: "2026-12-24", means: "transfer" }
  await api.call("camille", "POST", `/Bills/${bill.id}/payments`, payment)
  expect(await run(api, "2027-01-05")).toEqual([])
})

test("F18 two processes at once send one, and nobody gets two on one day", async () => {
  const { api, client } = await withBills()
  await issued(api, client.id)
  api.setClock("2026-12-18T09:00:00Z")
  const before = api.queued.length
  await Promise.all([1, 2, 3].map(() => sendReminders(api.parts)))
  expect(await send(api, before)).toHaveLength(1)
  // The other bill of the same client has its turn on the next day.
  expect(await run(api, "2026-12-19")).toEqual([
    "Facture F-2026-0002\u00a0: échéance le 21 décembre 2026",
  ])
})

test("a payment that comes between queue and sending stops the reminder", async () => {
  const { api, bill } = await withBills()
  api.setClock("2026-12-24T09:00:00Z")
  const before = api.queued.length
  await sendReminders(api.parts)
  const payment = { amount: 540_000, paidOn: "2026-12-24", means: "transfer" }
  await api.call("camille", "POST", `/Bills/${bill.id}/payments`, payment)
  expect(await send(api, before)).toEqual([])
  const { body } = await api.call("camille", "GET", `/Bills/${bill.id}/emails`)
  expect(body).toMatchObject([{ purpose: "reminder", state: "cancelled" }])
})

test("nobody is reminded of what is disputed, while the client is paused, in the night, or switched off", async () => {
  const { api, client, bill } = await withBills()
  const hold = `/Reminders/bills/${bill.id}/hold`
  const pause = `/Reminders/clients/${client.id}/hold`
  expect(await run(api, "2026-12-24", "05:00")).toEqual([])
  await api.call("camille", "PUT", hold)
  expect(await run(api, "2026-12-24")).toEqual([])
  const shown = (await api.call("camille", "GET", "/Reminders")).body.bills
  expect(shown).toMatchObject([{ hold: "disputed", nextOn: null, due: 540_000 }])
  await api.call("camille", "DELETE", hold)
  await api.call("camille", "PUT", pause)
  expect(await run(api, "2026-12-24")).toEqual([])
  await api.call("camille", "DELETE", pause)
  const { version } = (await api.call("camille", "GET", "/Reminders")).body
  await api.call("camille", "PUT", "/Reminders", { ...plan, enabled: false, version })
  expect(await run(api, "2026-12-24")).toEqual([])
  await api.call("camille", "PUT", "/Reminders", { ...plan, version: version + 1 })
  expect(await run(api, "2026-12-24")).toHaveLength(1)
})

test("two steps of one day are refused, and so is somebody else's template", async () => {
  const api = await startApi()
  const put = (steps: object[]) =>
    api.call("camille", "PUT", "/Reminders", { enabled: false, steps, version: 1 })
  const twice = await put([{ days: 3 }, { days: 3 }])
  expect(twice.body.errors).toMatchObject([{ path: "steps[1].days", code: "stepTwice" }])
  const foreign = await put([{ days: 3, templateId: crypto.randomUUID() }])
  expect(foreign.body.errors).toMatchObject([{ path: "steps[0].templateId", code: "unknown" }])
})

test("by hand a bill is reminded of in the words of its stage, once a day, whether or not the sequence runs", async () => {
  const { api, client, bill } = await withBills()
  const other = await issued(api, client.id)
  const template = { name: "Ferme", purpose: "reminderAfter", subjectFr: "Dernier rappel" }
  const { body: firm } = await api.call("camille", "POST", "/MailTemplates", {
    ...template,
    bodyFr: "Merci de régler {{numero}}.",
  })
  const { version } = (await api.call("camille", "GET", "/Reminders")).body
  const steps = [{ days: 3 }, { days: 15, templateId: firm.id }]
  await api.call("camille", "PUT", "/Reminders", { enabled: false, steps, version })
  api.setClock("2027-01-10T09:00:00Z")
  const remind = (ids: string[]) => api.call("camille", "POST", "/Bills/reminders", { ids })
  const before = api.queued.length
  const { body } = await remind([bill.id, other.id])
  expect(body.done).toHaveLength(1)
  expect(body.refused).toMatchObject([{ code: "remindedToday" }])
  expect(await send(api, before)).toEqual(["Dernier rappel"])
  const [done] = body.done
  const { body: written } = await api.call("camille", "GET", `/Bills/${done}/emails`)
  expect(written).toMatchObject([{ purpose: "reminder", state: "sent", to: ["c@exemple.fr"] }])
  api.setClock("2027-01-11T09:00:00Z")
  expect((await remind([done])).body.done).toEqual([done])
  const shown = (await api.call("camille", "GET", "/Reminders")).body.bills
  expect(shown.find((one: { billId: string }) => one.billId === done).sent).toBe(2)
})

test("nothing leaves by hand about what is settled, a draft, disputed, or of a client in peace", async () => {
  const { api, client, bill } = await withBills()
  const { body: draft } = await api.call("camille", "POST", "/Bills", draftFor(client.id))
  const codes = async () =>
    (
      await api.call("camille", "POST", "/Bills/reminders", { ids: [bill.id, draft.id] })
    ).body.refused.map(({ code }: { code: string }) => code)
  await api.call("camille", "PUT", `/Reminders/bills/${bill.id}/hold`)
  expect((await codes()).sort()).toEqual(["billDisputed", "billDraft"])
  await api.call("camille", "DELETE", `/Reminders/bills/${bill.id}/hold`)
  await api.call("camille", "PUT", `/Reminders/clients/${client.id}/hold`)
  expect((await codes()).sort()).toEqual(["billDraft", "clientPaused"])
  const payment = { amount: 540_000, paidOn: "2026-11-20", means: "transfer" }
  await api.call("camille", "POST", `/Bills/${bill.id}/payments`, payment)
  expect((await codes()).sort()).toEqual(["billDraft", "billPaid"])
  expect((await api.call("thomas", "POST", "/Bills/reminders", { ids: [bill.id] })).status).toBe(
    404,
  )
})

test("a message that is typed from the reminder of a late bill counts as one, and the sequence goes on after it", async () => {
  const { api, bill } = await withBills()
  api.setClock("2026-12-25T09:00:00Z")
  const { body: words } = await api.call("camille", "GET", `/Reminders/bills/${bill.id}/proposal`)
  expect(words).toMatchObject({
    subject: "Relance\u00a0: facture F-2026-0001 échue",
    to: ["c@exemple.fr"],
    reminder: true,
  })
  const { to, subject, body, templateId } = words
  const typed = { to, subject, body, templateId, reminder: true }
  const before = api.queued.length
  await api.call("camille", "POST", `/Bills/${bill.id}/emails`, typed)
  expect(await send(api, before)).toHaveLength(1)
  const [shown] = (await api.call("camille", "GET", "/Reminders")).body.bills
  expect(shown).toMatchObject({ sent: 1, lastOn: "2026-12-25", nextOn: "2027-01-05" })
  // The step of the third day is over, though it never left by itself.
  expect(await run(api, "2026-12-26")).toEqual([])
  expect(await run(api, "2027-01-05")).toHaveLength(1)
})
