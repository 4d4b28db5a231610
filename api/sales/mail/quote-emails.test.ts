import { createHash } from "node:crypto"
import { expect, test } from "vitest"
import { people, startApi, type TestApi } from "../../../tests/api"
import { openForBusiness } from "../../../tests/billing"
import { ownerOf } from "../../../tests/owner"
import type { OutgoingMessage } from "../../ports/mail-transport"
import { sendBillEmail } from "./send.commands"

const letter = { to: ["ines@exemple.fr"], subject: "Devis {{numéro}}", body: "Le voici : {{lien}}" }

/** Camille's quote, issued for a client who reads English. */
async function withQuote() {
  const api = await startApi()
  const client = await openForBusiness(api)
  const { body: known } = await api.call("camille", "GET", `/Clients/${client.id}`)
  const { id: _, createdAt: __, changedAt: ___, can: ____, ...changes } = known
  await api.call("camille", "PUT", `/Clients/${client.id}`, { ...changes, language: "en" })
  const { body: quote } = await api.call("camille", "POST", "/Quotes", draft(client.id, 45_000))
  const path = `/Quotes/${quote.id}`
  const issue = async () => {
    const { body } = await api.call("camille", "GET", path)
    return api.call("camille", "POST", `${path}/issue`, { version: body.version })
  }
  await issue()
  return { api, client, path, issue }
}

const draft = (clientId: string, unitPriceHT: number) => ({
  clientId,
  includeVat: true,
  depositRate: "30",
  lines: [{ serviceName: "Boutique", quantity: "10", unitPriceHT, vatRate: "20" }],
})

/** Sends what waits, and answers what left. */
async function post(api: TestApi, from = 0): Promise<OutgoingMessage[]> {
  const left: OutgoingMessage[] = []
  const mail = async (message: OutgoingMessage) => {
    left.push(message)
    return { accepted: message.deliverTo ?? [], refused: [] }
  }
  for (const { name, data } of api.queued.slice(from))
    if (name === "billEmail" && "emailId" in data)
      await sendBillEmail({ ...api.parts, mail }, ownerOf(people.camille.id), data.emailId)
  return left
}

test("a quote leaves with its PDF and its link, and its history says for whom", async () => {
  const { api, path } = await withQuote()
  const { body: proposed } = await api.call("camille", "GET", `${path}/emails/proposal`)
  expect(proposed.subject).toBe("Quote D-2026-0001")
  expect(proposed.body).toContain("€5,400.00, valid until 21 December 2026")
  const sent = await api.call("camille", "POST", `${path}/emails`, {
    ...letter,
    cc: ["associe@exemple.fr"],
  })
  expect(sent).toMatchObject({ status: 201, body: { purpose: "quote", state: "queued" } })
  const [mail] = await post(api)
  const { body: links } = await api.call("camille", "GET", `${path}/links`)
  expect(mail).toMatchObject({
    subject: "Devis D-2026-0001",
    text: `Le voici : ${links[0].address}`,
    cc: ["associe@exemple.fr"],
  })
  const pdf = await api.fetch("camille", `${path}/pdf`)
  const digest = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex")
  expect(mail?.attachments?.[0]?.filename).toBe("D-2026-0001.pdf")
  expect(digest(mail?.attachments?.[0]?.content ?? new Uint8Array())).toBe(
    digest(new Uint8Array(await pdf.arrayBuffer())),
  )
  const { body: quote } = await api.call("camille", "GET", path)
  expect(quote.status).toBe("sent")
  expect(quote.emails[0].recipients).toEqual([
    { address: "ines@exemple.fr", as: "to", state: "sent" },
    { address: "associe@exemple.fr", as: "cc", state: "sent" },
  ])
  expect(quote.events.map(({ what }: { what: string }) => what)).toEqual([
    "created",
    "issued",
    "emailQueued",
    "emailSent",
  ])
})

test("a draft is looked at, tried on oneself, and dispatched; its test is no part of the story", async () => {
  const { api, path } = await withQuote()
  const { body: email } = await api.call("camille", "POST", `${path}/emails`, {
    ...letter,
    draft: true,
  })
  const whole = await api.call("camille", "GET", `${path}/emails/${email.id}`)
  expect(whole.body).toMatchObject({ state: "draft", attachments: ["D-2026-0001.pdf"] })
  const html = await api.fetch("camille", `${path}/emails/${email.id}/html`)
  expect(await html.text()).toContain("View and answer the quote")
  await api.call("camille", "POST", `${path}/emails/${email.id}/tests`)
  expect((await post(api)).map(({ to }) => to)).toEqual([["camille@example.fr"]])
  expect((await api.call("camille", "GET", path)).body.status).toBe("issued")
  const before = api.queued.length
  const left = await api.call("camille", "POST", `${path}/emails/${email.id}/dispatch`)
  expect(left).toMatchObject({ status: 200, body: { state: "queued" } })
  expect(await post(api, before)).toHaveLength(1)
  expect((await api.call("thomas", "GET", `${path}/emails/${email.id}`)).status).toBe(404)
})

test("a message does not leave any more once a next edition takes the place of its own", async () => {
  const { api, client, path, issue } = await withQuote()
  await api.call("camille", "POST", `${path}/emails`, { ...letter, sendAt: "2026-12-01T09:00" })
  const { body: quote } = await api.call("camille", "GET", path)
  await api.call("camille", "PUT", path, { ...draft(client.id, 50_000), version: quote.version })
  const early = await api.call("camille", "POST", `${path}/emails`, letter)
  expect(early).toMatchObject({ status: 409, body: { code: "quoteDraft" } })
  await issue()
  api.setClock("2026-12-01T09:00:00Z")
  expect(await post(api)).toEqual([])
  const { body: now } = await api.call("camille", "GET", path)
  expect(now.emails[0].state).toBe("cancelled")
  expect(now.events.at(-1).what).toBe("emailOutdated")
})

test("what only a bill can say is refused, and whom a quote did not reach is told", async () => {
  const { api, path } = await withQuote()
  const wrong = await api.call("camille", "POST", `${path}/emails`, {
    ...letter,
    body: "À payer avant le {{échéance}}",
  })
  expect(wrong).toMatchObject({ status: 422, body: { errors: [{ path: "body" }] } })
  await api.call("camille", "POST", `${path}/emails`, letter)
  const refusing = async ({ deliverTo = [] }: OutgoingMessage) => ({
    accepted: [],
    refused: deliverTo,
  })
  const job = api.queued.find(({ name }) => name === "billEmail")
  if (job && "emailId" in job.data)
    await sendBillEmail(
      { ...api.parts, mail: refusing },
      ownerOf(people.camille.id),
      job.data.emailId,
    )
  const { body: told } = await api.call("camille", "GET", "/Notifications")
  expect(told[0]).toMatchObject({ kind: "quoteEmailFailed", parameters: { number: "D-2026-0001" } })
})

test("one's own words of a quote begin its message, and those of bills do not", async () => {
  const { api, path } = await withQuote()
  const add = (name: string, purpose: string, body: string) =>
    api.call("camille", "POST", "/MailTemplates", {
      ...{ name, purpose, usual: true, subjectFr: "Pour vous", bodyFr: body },
    })
  await add("Facture", "bill", "{{échéance}}")
  const { body: mine } = await add("Devis", "quote", "Acompte : {{acompte}}")
  expect((await add("Faux", "quote", "{{retard}}")).status).toBe(422)
  const { body: proposed } = await api.call("camille", "GET", `${path}/emails/proposal`)
  expect(proposed).toMatchObject({ body: "Acompte : 30\u00a0%", templateId: mine.id })
  expect(proposed.templates).toEqual([{ id: mine.id, name: "Devis" }])
  const trial = await api.call("camille", "GET", `/MailTemplates/${mine.id}/trial`)
  expect(trial.body).toMatchObject({ bill: null, quote: { number: "D-2026-0001" } })
})
