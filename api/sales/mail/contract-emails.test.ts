import { expect, test } from "vitest"
import { people, startApi } from "../../../tests/api"
import { openForBusiness } from "../../../tests/billing"
import { openMailbox } from "../../../tests/mailbox"
import { ownerOf } from "../../../tests/owner"
import type { QueuedWork } from "../../ports/queue"
import { notifyConsumerRenewals } from "../../work/contracts/notices.commands"
import { sendBillEmail } from "./send.commands"

const camille = ownerOf(people.camille.id)

/** A consumer's contract of a year from 1 January 2027 on, with a notice of a month. */
async function consumersContract() {
  const api = await startApi()
  await openForBusiness(api)
  const { mail, mails } = await openMailbox()
  const { body: client } = await api.call("camille", "POST", "/Clients", {
    ...{ kind: "individual", name: "Jeanne Durand", country: "FR", email: "jeanne@exemple.fr" },
  })
  const { body } = await api.call("camille", "POST", "/Contracts", {
    ...{ title: "Entretien du jardin", clientId: client.id, startDate: "2026-01-01" },
    ...{ endDate: "2026-12-31", priceHT: 9_000, unit: "month", renewable: true, renewalDays: 365 },
    noticeDays: 30,
  })
  const path = `/Contracts/${body.id}`
  await api.call("camille", "POST", `${path}/activation`, { version: body.version })
  const parts = { ...api.parts, mail } as never
  let done = 0
  const deliver = async () => {
    for (const { name, data } of api.queued.slice(done))
      if (name === "billEmail")
        await sendBillEmail(parts, camille, (data as QueuedWork["billEmail"]).emailId)
    done = api.queued.length
  }
  const read = async () => (await api.call("camille", "GET", path)).body
  return { api, path, mails, deliver, read }
}

const tell = async ({ api, path }: Awaited<ReturnType<typeof consumersContract>>) => {
  const { body: proposal } = await api.call("camille", "GET", `${path}/emails/proposal`)
  const { to, subject, body } = proposal
  return api.call("camille", "POST", `${path}/emails`, { to, subject, body })
}

test("a consumer is told by when they may refuse, in a frame, and it is kept as proof", async () => {
  const contract = await consumersContract()
  const { api, path, mails, deliver, read } = contract
  api.setClock("2026-10-01T09:00:00Z")
  // Thirty days before 31 December; three months and one month before that.
  expect((await read()).tellConsumer).toEqual({
    ...{ from: "2026-09-01", to: "2026-11-01", toldOn: null },
  })
  expect((await tell(contract)).body).toMatchObject({ purpose: "contractRenewal", state: "queued" })
  expect((await read()).tellConsumer.toldOn).toBeNull()
  await deliver()
  const [mail] = await mails()
  expect(mail).toMatchObject({
    to: [{ address: "jeanne@exemple.fr" }],
    attachments: [],
  })
  const box =
    "Vous pouvez refuser la reconduction de ce contrat, sans frais, jusqu’au 1 décembre 2026 inclus."
  expect(mail?.html).toMatch(new RegExp(`border:2px solid[^>]*>${box}`))
  expect(mail?.text).toContain(box)
  expect(mail?.text).toContain("à partir du 1 janvier 2027")
  expect((await read()).tellConsumer.toldOn).toBe("2026-10-01")
  // The proof stays with the contract.
  expect((await api.call("camille", "DELETE", path)).body.code).toBe("referenced")
  const { body } = await api.call("camille", "GET", `${path}/emails`)
  expect(body).toMatchObject([{ state: "sent", to: ["jeanne@exemple.fr"] }])
})

test("by when they may refuse is said whatever the words are; a template without it is refused", async () => {
  const { api, path, mails, deliver } = await consumersContract()
  await api.call("camille", "POST", `${path}/emails`, {
    ...{ to: ["jeanne@exemple.fr"], subject: "Bonjour", body: "À bientôt." },
  })
  await deliver()
  expect((await mails())[0]?.text).toContain("jusqu’au 1 décembre 2026 inclus")
  const template = { name: "Reconduction", purpose: "contractRenewal", subjectFr: "Bonjour" }
  const added = await api.call("camille", "POST", "/MailTemplates", {
    ...{ ...template, bodyFr: "À bientôt." },
  })
  expect(added.body.errors).toMatchObject([{ path: "bodyFr", code: "mailMention {{limite}}" }])
})

test("who was told too early or too late was not told, and may leave once it is renewed", async () => {
  const contract = await consumersContract()
  const { api, path, deliver, read } = contract
  for (const instant of ["2026-08-31T09:00:00Z", "2026-11-02T09:00:00Z"]) {
    api.setClock(instant)
    await tell(contract)
    await deliver()
  }
  expect(await read()).toMatchObject({ tellConsumer: { toldOn: null }, consumerMayLeave: false })
  api.setClock("2026-12-20T09:00:00Z")
  const renewed = await api.call("camille", "POST", `${path}/renewals`, { startDate: "2027-01-01" })
  expect(renewed.status, JSON.stringify(renewed.body)).toBe(201)
  expect((await read()).consumerMayLeave).toBe(true)
})

test("who was told in time is bound by the renewal", async () => {
  const contract = await consumersContract()
  const { api, path, deliver, read } = contract
  api.setClock("2026-09-01T09:00:00Z")
  await tell(contract)
  await deliver()
  api.setClock("2026-12-20T09:00:00Z")
  await api.call("camille", "POST", `${path}/renewals`, { startDate: "2027-01-01" })
  expect(await read()).toMatchObject({ consumerMayLeave: false, tellConsumer: { toldOn: null } })
})

test("the bell says once that a consumer is to be told, from the first day on, unless they were", async () => {
  const contract = await consumersContract()
  const { api, deliver } = contract
  const bell = async () =>
    (await api.call("camille", "GET", "/Notifications")).body.filter(
      ({ kind }: { kind: string }) => kind === "consumerToTell",
    )
  api.setClock("2026-08-31T09:00:00Z")
  await notifyConsumerRenewals(api.parts)
  expect(await bell()).toEqual([])
  api.setClock("2026-09-01T09:00:00Z")
  await Promise.all([notifyConsumerRenewals(api.parts), notifyConsumerRenewals(api.parts)])
  api.setClock("2026-10-01T09:00:00Z")
  await notifyConsumerRenewals(api.parts)
  expect(await bell()).toMatchObject([
    { parameters: { client: "Jeanne Durand", name: "Entretien du jardin", day: "2026-11-01" } },
  ])
  await tell(contract)
  await deliver()
})
