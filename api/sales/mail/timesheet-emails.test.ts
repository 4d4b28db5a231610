import { expect, test } from "vitest"
import { people, startApi, type TestApi } from "../../../tests/api"
import { openForBusiness } from "../../../tests/billing"
import { openMailbox } from "../../../tests/mailbox"
import { ownerOf } from "../../../tests/owner"
import { translate } from "../../http/messages"
import type { QueuedWork } from "../../ports/queue"
import { notifyMonthEnds } from "../../work/timesheets/month-end.commands"
import { sendBillEmail } from "./send.commands"
import { remindOfTimesheets, tellOfReopening } from "./timesheet.commands"

const camille = ownerOf(people.camille.id)
const month = "/Timesheets/months/2026-11"
const message = {
  to: ["ines@vasseur.example"],
  subject: "CRA de {{mois}}",
  body: "Bonjour,\n\n**{{jours}}** pour {{titre}} :\n{{lien}}",
}

/** A timesheet of November that was handed over, and what sends its messages. */
async function handedOver() {
  const api = await startApi()
  const { mail, mails } = await openMailbox()
  const { id: clientId } = await openForBusiness(api)
  const { body: contract } = await api.call("camille", "POST", "/Contracts", {
    ...{ title: "Développement", clientId, startDate: "2026-01-01", priceHT: 52_000, unit: "day" },
    billableProject: true,
  })
  const activation = `/Contracts/${contract.id}/activation`
  await api.call("camille", "POST", activation, { version: contract.version })
  const { body } = await api.call("camille", "GET", month)
  const saved = await api.call("camille", "PUT", month, {
    version: body.version,
    rows: body.rows.map(({ id, contractId, kind }: Record<string, string>) => ({
      ...{ id, contractId, kind, activity: null },
      days: { "2026-11-02": "1", "2026-11-03": "0.5" },
    })),
  })
  const id = saved.body.contracts[0].timesheetId as string
  const path = `/Timesheets/${id}`
  const handOver = async () => {
    const { version } = (await api.call("camille", "GET", path)).body
    const confirmed = ["future"]
    return api.call("camille", "POST", `${path}/editions`, { version, confirmed })
  }
  await handOver()
  const parts = { ...api.parts, mail, queue: { ...api.parts.queue } } as never
  /** Sends what was queued since. */
  let done = 0
  const deliver = async () => {
    for (; done < api.queued.length; done++) {
      const { name, data } = api.queued[done] as TestApi["queued"][number]
      if (name === "billEmail")
        await sendBillEmail(parts, camille, (data as QueuedWork["billEmail"]).emailId)
      if (name === "timesheetReopened")
        await tellOfReopening(parts, camille, data as QueuedWork["timesheetReopened"])
    }
  }
  const emails = async () => (await api.call("camille", "GET", `${path}/emails`)).body
  return { api, id, path, contractId: contract.id as string, handOver, deliver, mails, emails }
}

test("a timesheet is sent with its PDF and its link, and its history says to whom", async () => {
  const { api, path, deliver, mails, emails } = await handedOver()
  const proposal = (await api.call("camille", "GET", `${path}/emails/proposal`)).body
  expect(proposal.subject).toBe("Compte rendu d’activité de novembre 2026")
  expect(proposal.body.replace(/\u00a0/g, " ")).toContain("1,5 jour")
  const sent = await api.call("camille", "POST", `${path}/emails`, message)
  expect(sent).toMatchObject({ status: 201, body: { purpose: "timesheet", state: "queued" } })
  await deliver()
  const [mail] = await mails()
  expect(mail?.subject).toBe("CRA de novembre 2026")
  expect(mail?.attachments.map(({ filename }) => filename)).toEqual(["2026-11.pdf"])
  expect(mail?.html).toContain("<strong>1,5\u00a0jour</strong>")
  const link = /http:\/\/localhost:3000\/timesheet\/\S+/.exec(mail?.text ?? "")?.[0]
  expect(link).toBeDefined()
  expect(await emails()).toMatchObject([{ state: "sent", to: message.to }])
  const sheet = (await api.call("camille", "GET", path)).body
  expect(sheet.events.map(({ what }: { what: string }) => what)).toEqual([
    "handedOver",
    "emailQueued",
    "emailSent",
  ])
  for (const { what } of sheet.events)
    for (const language of ["fr", "en"] as const)
      expect(translate(language, `timesheets.events.${what}`)).not.toContain("events.")
  // What is typed is changed as it was typed.
  const { id } = (await emails())[0]
  expect((await api.call("camille", "GET", `${path}/emails/${id}`)).body.source).toBe(message.body)
  expect((await api.call("thomas", "GET", `${path}/emails`)).status).toBe(404)
})

test("the message of a bill takes along the timesheets that it is of", async () => {
  const { api, id, path, deliver, mails } = await handedOver()
  await api.call("camille", "POST", `${path}/answers`, {
    answer: "approved",
    name: "Inès",
    comment: "Par e-mail",
  })
  const billed = { timesheetIds: [id], confirmed: ["future"] }
  const { body: draft } = await api.call("camille", "POST", "/Timesheets/bills", billed)
  const bill = `/Bills/${draft.id}`
  const { version } = draft
  const { body: issued } = await api.call("camille", "POST", `${bill}/issue`, { version })
  const names = [`${issued.number}.pdf`, "2026-11-CT-2026-0001.pdf"]
  const proposal = (await api.call("camille", "GET", `${bill}/emails/proposal`)).body
  expect(proposal.documents).toEqual(names)
  const { to } = message
  const words = { to, subject: "Facture", body: "Bonjour," }
  const { body: sent } = await api.call("camille", "POST", `${bill}/emails`, words)
  await deliver()
  const [mail] = await mails()
  expect(mail?.attachments.map(({ filename }) => filename)).toEqual(names)
  const { body: shown } = await api.call("camille", "GET", `${bill}/emails/${sent.id}`)
  expect(shown.attachments).toEqual(names)
})

test("a draft is not sent, and a test goes to oneself", async () => {
  const { api, path, deliver, mails } = await handedOver()
  const draft = { ...message, draft: true }
  const { body } = await api.call("camille", "POST", `${path}/emails`, draft)
  await api.call("camille", "POST", `${path}/emails/${body.id}/tests`)
  await deliver()
  expect(await mails()).toMatchObject([{ to: [{ address: "camille@example.fr" }] }])
  const { version } = (await api.call("camille", "GET", path)).body
  await api.call("camille", "POST", `${path}/reopening`, { version, reason: "Une erreur" })
  expect((await api.call("camille", "POST", `${path}/emails`, message)).body.code).toBe(
    "timesheetDraft",
  )
})

async function wishReminder(api: TestApi, contractId: string, remindAfter: number | null) {
  const settings = (await api.call("camille", "GET", "/Timesheets/settings")).body
  const contracts = [{ contractId, needsApproval: true, remindAfter }]
  return api.call("camille", "PUT", "/Timesheets/settings", {
    ...{ version: settings.version, contracts },
  })
}

test("a client who does not answer is reminded once, after as many working days as was wished", async () => {
  const { api, path, contractId, deliver, mails } = await handedOver()
  expect((await wishReminder(api, contractId, 3)).body.contracts[0].remindAfter).toBe(3)
  // A Saturday: the third working day after it is Wednesday.
  await api.call("camille", "POST", `${path}/emails`, message)
  await deliver()
  api.setClock("2026-11-24T09:00:00Z")
  await remindOfTimesheets(api.parts)
  await deliver()
  expect(await mails()).toHaveLength(1)
  api.setClock("2026-11-25T09:00:00Z")
  await Promise.all([remindOfTimesheets(api.parts), remindOfTimesheets(api.parts)])
  await deliver()
  api.setClock("2026-12-04T09:00:00Z")
  await remindOfTimesheets(api.parts)
  await deliver()
  const told = await mails()
  expect(told.map(({ subject }) => subject)).toEqual([
    "CRA de novembre 2026",
    "Rappel\u00a0: compte rendu d’activité de novembre 2026",
  ])
  expect(told[1]?.to).toMatchObject([{ address: "ines@vasseur.example" }])
})

test("nobody is reminded where it was not wished, nor once they have answered", async () => {
  const { api, path, contractId, deliver, mails } = await handedOver()
  await api.call("camille", "POST", `${path}/emails`, message)
  await deliver()
  api.setClock("2026-12-14T09:00:00Z")
  await remindOfTimesheets(api.parts)
  await wishReminder(api, contractId, 2)
  await api.call("camille", "POST", `${path}/answers`, {
    ...{ answer: "refused", name: "Inès", comment: "Le 3 manque" },
  })
  await remindOfTimesheets(api.parts)
  await deliver()
  expect(await mails()).toHaveLength(1)
})

test("whoever approved a timesheet is told that it was opened again, and why", async () => {
  const { api, path, deliver, mails } = await handedOver()
  await api.call("camille", "POST", `${path}/emails`, message)
  await api.call("camille", "POST", `${path}/answers`, {
    answer: "approved",
    name: "Inès",
    comment: "Par e-mail",
  })
  const { version } = (await api.call("camille", "GET", path)).body
  const reason = "Le **3** était un congé"
  await api.call("camille", "POST", `${path}/reopening`, { version, reason })
  await deliver()
  const told = (await mails()).at(-1)
  expect(told).toMatchObject({
    subject: "Compte rendu d’activité de novembre 2026 rouvert",
    to: [{ address: "ines@vasseur.example" }],
    attachments: [],
  })
  expect(told?.text).toContain(reason)
  expect(told?.html).not.toContain("<strong>3")
})

test("the bell rings once on the last working day of the month, for who works by the day", async () => {
  const { api } = await handedOver()
  const bell = async () =>
    (await api.call("camille", "GET", "/Notifications")).body.filter(
      ({ kind }: { kind: string }) => kind === "timesheetMonthEnds",
    )
  // 30 November is a Monday; 31 January 2027 a Sunday.
  for (const [instant, count] of [
    ["2026-11-29T09:00:00Z", 0],
    ["2026-11-30T05:00:00Z", 0],
    ["2026-11-30T09:00:00Z", 1],
    ["2026-11-30T15:00:00Z", 1],
    ["2027-01-28T09:00:00Z", 1],
    ["2027-01-29T09:00:00Z", 2],
    ["2027-01-30T09:00:00Z", 2],
  ] as const) {
    api.setClock(instant)
    await Promise.all([notifyMonthEnds(api.parts), notifyMonthEnds(api.parts)])
    expect(await bell(), instant).toHaveLength(count)
  }
  expect((await bell())[0].parameters).toEqual({ month: "2027-01" })
})
