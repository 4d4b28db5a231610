import { expect, onTestFinished, test } from "vitest"
import { openPool } from "../../../database/client"
import { startApi, type TestApi } from "../../../tests/api"
import { openForBusiness } from "../../../tests/billing"
import { ownerOf } from "../../../tests/owner"
import type { OutgoingMessage } from "../../ports/mail-transport"
import { watchRetention } from "./retention.commands"
import { sendMailingMessage } from "./send.commands"

const words = {
  ...{ name: "Nouvelles", purpose: "mailing" },
  subjectFr: "Pour {{entreprise}}",
  bodyFr: "Bonjour {{contact}},\n\noù en est {{offre}} ?\n{{expéditeur}}",
  subjectEn: "For {{company}}",
  bodyEn: "Hello {{contact}}, what about {{offer}}?",
}

async function start() {
  const api = await startApi()
  const post = async (path: string, body?: object, status = 201) => {
    const answer = await api.call("camille", "POST", path, body)
    expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBe(status)
    return answer.body
  }
  const get = async (path: string) => (await api.call("camille", "GET", path)).body
  const plain = { ...words, subjectFr: "Nouvelles", bodyFr: "Bonjour {{contact}}" }
  const template = await post("/MailTemplates", { ...plain, subjectEn: null, bodyEn: null })
  const mailing = (contactIds: string[], templateId = template.id) =>
    post("/Mailings", { name: "Printemps", templateId, contactIds })
  const reasons = (made: { messages: { contactName: string; leftOut: string | null }[] }) =>
    Object.fromEntries(made.messages.map(({ contactName, leftOut }) => [contactName, leftOut]))
  return { api, post, get, mailing, reasons, template }
}

/** Runs what was queued, and answers what left. */
async function delivered(api: TestApi): Promise<OutgoingMessage[]> {
  const sent: OutgoingMessage[] = []
  const mail = async (message: OutgoingMessage) => {
    sent.push(message)
    return { accepted: [message.to].flat(), refused: [] }
  }
  for (const { name, data } of api.queued.splice(0))
    if (name === "mailingMessage" && "messageId" in data)
      await sendMailingMessage({ ...api.parts, mail }, ownerOf(data.owner), data)
  return sent
}

const linkIn = ({ text = "" }: Partial<OutgoingMessage>) => /mailing\/([\w-]+)/.exec(text)?.[1]

/** Notes someone as if long ago: the day on which a contact was noted is the database's to say. */
async function age(api: TestApi, name: string, day: string) {
  const owner = openPool(api.url, "owner", 1)
  onTestFinished(() => owner.end())
  await owner.query("alter table contacts no force row level security")
  await owner.query("update contacts set created_at = $2::timestamptz where name = $1", [name, day])
  await owner.query("alter table contacts force row level security")
}

test("a mailing says what each gets; nothing leaves before it is sent, and then once", async () => {
  const { api, post, get } = await start()
  await openForBusiness(api)
  const client = await post("/Clients", { name: "Vasseur", language: "en" })
  const ines = await post("/Contacts", {
    name: "Inès",
    email: "ines@vasseur.example",
    clientId: client.id,
  })
  await post("/Offers", { title: "Refonte", clientId: client.id })
  const template = await post("/MailTemplates", words)
  const made = await post("/Mailings", { name: "Printemps", templateId: template.id, q: "inès" })
  expect(made).toMatchObject({ receivers: 1, leftOut: 0, sentAt: null, can: ["send", "remove"] })
  const message = await get(`/Mailings/messages/${made.messages[0].id}`)
  expect(message).toMatchObject({ subject: "For Vasseur", state: "draft", previous: null })
  expect(message.body).toContain("Hello Inès, what about Refonte?")
  expect(message.body).toContain("is from Camille Martin")
  expect(message.body).toMatch(
    /To stop receiving these messages: http:\/\/localhost:3000\/mailing\//,
  )
  expect(api.queued).toEqual([])
  const path = `/Mailings/${made.id}`
  await api.call("camille", "POST", `${path}/test`)
  const [own] = await delivered(api)
  expect(own).toMatchObject({ to: "camille@example.fr", subject: "For Vasseur" })
  expect([linkIn(own ?? {}), own?.unsubscribe]).toEqual([undefined, undefined])
  const send = () => api.call("camille", "POST", `${path}/dispatch`)
  const answers = await Promise.all([send(), send()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const [sent, ...others] = await delivered(api)
  expect(others).toEqual([])
  expect(sent).toMatchObject({ to: "ines@vasseur.example", senderName: "Camille Martin" })
  expect(sent?.unsubscribe).toMatch(
    /^http:\/\/localhost:3000\/api\/Public\/mailings\/[\w-]{32}\/refusal$/,
  )
  expect(await get(path)).toMatchObject({ arrived: 1, can: [] })
  expect((await get(`/Contacts/${ines.id}/standing`)).mailings).toMatchObject([
    { mailingId: made.id, state: "sent" },
  ])
  const told = { kind: "message", title: "Publipostage : envoyé", what: "sent" }
  const text = "For Vasseur · ines@vasseur.example"
  for (const kind of ["mailings", "messages"]) {
    const query = `?kind=${kind}`
    expect(await get(`/Activity/contacts/${ines.id}${query}`)).toMatchObject([{ ...told, text }])
    expect(await get(`/Activity/clients/${client.id}${query}`)).toMatchObject([
      { ...told, text, recordId: ines.id, recordTitle: "Contact Inès" },
    ])
  }
  expect((await api.call("camille", "DELETE", path)).body.code).toBe("mailingSent")
  const audit = await api.call("admin", "GET", "/Audit?act=mailings.sent")
  expect(audit.body).toMatchObject([{ subjectName: "Printemps", after: { receivers: 1 } }])
})

test("who is left out is named, with why", async () => {
  const { api, post, mailing, reasons } = await start()
  const person = await post("/Clients", { name: "Paul Roy", kind: "individual" })
  const known = [
    { name: "Sans adresse" },
    { name: "Ancien", email: "ancien@exemple.fr" },
    { name: "Paul", email: "paul@exemple.fr", clientId: person.id },
    { name: "Refuse", email: "refuse@exemple.fr" },
    { name: "Une", email: "une@exemple.fr" },
    { name: "Une bis", email: "UNE+lyon@exemple.fr" },
  ]
  const ids: string[] = []
  for (const one of known) ids.push((await post("/Contacts", one)).id)
  await post(`/Contacts/${ids[3]}/refusals`, { on: "2026-11-20", words: "Non merci" })
  await age(api, "Ancien", "2023-11-20")
  expect(reasons(await mailing(ids))).toEqual({
    "Sans adresse": "noEmail",
    Ancien: "clockRunOut",
    Paul: "noConsent",
    Refuse: "refused",
    Une: null,
    "Une bis": "twice",
  })
  // What a private person said yes to is noted by hand; a letter to the site agrees to an answer alone.
  const agreed = { area: "contacts", recordId: ids[2], kind: "agreement", from: "them" }
  await post("/Notes", { ...agreed, text: "Au téléphone", day: "2026-11-20" })
  expect(reasons(await mailing(ids))).toMatchObject({ Paul: null })
  const template = await post("/MailTemplates", { ...words, bodyFr: "{{offre}}" })
  expect(reasons(await mailing(ids.slice(4), template.id))).toMatchObject({ Une: "noCompany" })
})

test("it goes where a contact is when it leaves, and says how many are gone", async () => {
  const { api, post, get, mailing } = await start()
  const people = ["Ana", "Bea", "Cid"].map((name) => ({ name, email: `${name}@old.example` }))
  const [ana, bea, cid] = [
    await post("/Contacts", people[0]),
    await post("/Contacts", people[1]),
    await post("/Contacts", people[2]),
  ]
  const made = await mailing([ana.id, bea.id, cid.id])
  const change = async (contact: typeof ana, email: string | null) => {
    const { name, version } = contact
    const path = `/Contacts/${contact.id}`
    expect((await api.call("camille", "PUT", path, { name, email, version })).status).toBe(200)
  }
  await change(ana, "ana@new.example")
  await change(bea, null)
  await api.call("camille", "DELETE", `/Contacts/${cid.id}`)
  const path = `/Mailings/${made.id}`
  expect(await get(path)).toMatchObject({ gone: 1, messages: [{ address: "ana@new.example" }, {}] })
  expect((await api.call("camille", "POST", `${path}/dispatch`)).status).toBe(200)
  const sent = await get(path)
  expect(sent.messages).toMatchObject([{ contactName: "Ana" }, { leftOut: "noEmail" }])
  expect((await delivered(api)).map(({ to }) => to)).toEqual(["ana@new.example"])
})

test("too many, nobody, and the contacts or the template of someone else are refused", async () => {
  const { api, post, template } = await start()
  const body = { name: "Printemps", templateId: template.id }
  const refused = async (more: object, who: "camille" | "thomas" = "camille") =>
    (await api.call(who, "POST", "/Mailings", { ...body, ...more })).body.errors
  expect(await refused({})).toMatchObject([{ path: "contactIds", code: "nobodyChosen" }])
  const { id } = await post("/Contacts", { name: "Inès" })
  expect(await refused({ contactIds: [id] }, "thomas")).toMatchObject([{ path: "templateId" }])
  const bill = await post("/MailTemplates", {
    ...words,
    purpose: "bill",
    bodyFr: "a",
    subjectFr: "b",
    subjectEn: null,
    bodyEn: null,
  })
  expect(await refused({ templateId: bill.id, contactIds: [id] })).toMatchObject([
    { path: "templateId", code: "unknown" },
  ])
  expect(await refused({ contactIds: [id, crypto.randomUUID()] })).toMatchObject([
    { path: "contactIds", code: "unknown" },
  ])
  for (let at = 0; at < 200; at += 1) await post("/Contacts", { name: `Contact ${at}` })
  expect(await refused({})).toMatchObject([{ code: "tooManyReceivers 200" }])
})

test("opening the link changes nothing; one click refuses, whatever becomes of the contact", async () => {
  const { api, post, get, mailing, reasons } = await start()
  const ines = await post("/Contacts", { name: "Inès", email: "ines@vasseur.example" })
  const made = await mailing([ines.id])
  await post(`/Mailings/${made.id}/dispatch`, undefined, 200)
  const [sent] = await delivered(api)
  const link = `/Public/mailings/${linkIn(sent ?? {})}`
  expect((await api.call(null, "GET", link)).body).toMatchObject({ refused: false })
  expect((await get(`/Contacts/${ines.id}/standing`)).refused).toBe(false)
  const click = () =>
    api.fetch(null, `${link}/refusal`, {
      method: "POST",
      body: "List-Unsubscribe=One-Click",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    })
  expect([(await click()).status, (await click()).status]).toEqual([200, 200])
  const standing = await get(`/Contacts/${ines.id}/standing`)
  expect(standing).toMatchObject({ refused: true, refusals: [{ how: "link", by: null }] })
  // A new address of the same person is theirs too.
  const moved = { name: "Inès", email: "ines@ailleurs.example", version: ines.version }
  await api.call("camille", "PUT", `/Contacts/${ines.id}`, moved)
  expect(reasons(await mailing([ines.id]))).toEqual({ Inès: "refused" })
  await api.call("camille", "DELETE", `/Contacts/${ines.id}`)
  const again = await post("/Contacts", { name: "I. Vasseur", email: "Ines+pro@Vasseur.example" })
  expect(reasons(await mailing([again.id]))).toEqual({ "I. Vasseur": "refused" })
  expect(await get(`/Contacts/${again.id}/standing`)).toMatchObject({ refused: true, refusals: [] })
  // What is kept of the address is a digest, and another owner's would be another.
  const pool = openPool(api.url, "owner", 1)
  onTestFinished(() => pool.end())
  await pool.query("alter table refused_addresses no force row level security")
  const { rows } = await pool.query("select digest from refused_addresses")
  expect(rows).toEqual([{ digest: expect.stringMatching(/^[0-9a-f]{64}$/) }])
})

test("who refuses while a message waits gets nothing; bills still go to them", async () => {
  const { api, post, get, mailing } = await start()
  const { id } = await post("/Contacts", { name: "Inès", email: "ines@vasseur.example" })
  const made = await mailing([id])
  await post(`/Mailings/${made.id}/dispatch`, undefined, 200)
  await post(`/Contacts/${id}/refusals`, { on: "2026-11-21", words: "Par téléphone" })
  expect(await delivered(api)).toEqual([])
  expect((await get(`/Mailings/${made.id}`)).messages).toMatchObject([{ state: "cancelled" }])
  const future = { on: "2026-11-22", words: "Demain" }
  const refused = await api.call("camille", "POST", `/Contacts/${id}/refusals`, future)
  expect(refused.body.errors).toMatchObject([{ path: "on", code: "inFuture" }])
})

test("three years after their last word a contact is told of, asked once, and kept by a yes", async () => {
  const { api, post, get } = await start()
  const { id } = await post("/Contacts", { name: "Inès", email: "ines@vasseur.example" })
  await age(api, "Inès", "2023-12-10T10:00:00Z")
  const standing = () => get(`/Contacts/${id}/standing`)
  expect(await standing()).toMatchObject({
    ...{ from: "2023-12-10", dueOn: "2026-12-10", state: "soon", can: ["ask", "refuse"] },
  })
  await Promise.all([watchRetention(api.parts), watchRetention(api.parts)])
  await watchRetention(api.parts)
  expect(await get("/Notifications")).toMatchObject([
    { kind: "contactClock", parameters: { name: "Inès", contactId: id, day: "2026-12-10" } },
  ])
  expect(await get("/Retention")).toMatchObject([{ id, state: "soon" }])
  await post(`/Contacts/${id}/question`, undefined, 200)
  const twice = await api.call("camille", "POST", `/Contacts/${id}/question`)
  expect([twice.status, twice.body.code]).toEqual([409, "contactAsked"])
  const [question] = await delivered(api)
  expect(question?.text).not.toContain("effacerai")
  const link = `/Public/mailings/${linkIn(question ?? {})}`
  expect((await api.call(null, "GET", link)).body).toMatchObject({ purpose: "question" })
  expect((await standing()).state).toBe("soon")
  expect((await api.call(null, "POST", `${link}/answer`)).body).toMatchObject({ answered: true })
  expect(await standing()).toMatchObject({ from: "2026-11-21", state: "kept" })
  expect(await get("/Retention")).toEqual([])
})

test("who is asked reads of an erasure only where their owner chose it", async () => {
  const { api, post, get } = await start()
  const { id } = await post("/Contacts", { name: "Inès", email: "ines@vasseur.example" })
  await age(api, "Inès", "2023-12-10T10:00:00Z")
  const { version } = await get("/Retention/settings")
  await api.call("camille", "PUT", "/Retention/settings", { erases: true, version })
  await post(`/Contacts/${id}/question`, undefined, 200)
  const [question] = await delivered(api)
  expect(question?.text).toContain("Sans réponse de votre part, je les effacerai.")
  const link = `/Public/mailings/${linkIn(question ?? {})}`
  expect((await api.call(null, "GET", link)).body).toMatchObject({ erases: true })
  await api.call("camille", "PUT", "/Retention/settings", { erases: false, version: version + 1 })
  expect((await api.call(null, "GET", link)).body).toMatchObject({ erases: false })
})

test("what they say counts, what one says does not; a client’s time begins when it ends", async () => {
  const { api, post, get } = await start()
  const { id } = await post("/Contacts", { name: "Inès", email: "ines@vasseur.example" })
  await age(api, "Inès", "2022-01-10T10:00:00Z")
  const note = { area: "contacts", recordId: id, kind: "call", text: "Rappel" }
  await post("/Notes", { ...note, day: "2026-11-01", from: "me" })
  expect((await get(`/Contacts/${id}/standing`)).state).toBe("due")
  await post("/Notes", { ...note, day: "2024-02-29", from: "them" })
  expect(await get(`/Contacts/${id}/standing`)).toMatchObject({
    ...{ from: "2024-02-29", dueOn: "2027-02-28", state: "kept" },
  })
  const client = await post("/Clients", { name: "Vasseur" })
  const paul = await post("/Contacts", { name: "Paul", clientId: client.id })
  await age(api, "Paul", "2021-01-10T10:00:00Z")
  const contract = await post("/Contracts", {
    ...{ clientId: client.id, title: "Conseil", startDate: "2026-01-01", priceHT: 50_000 },
  })
  expect((await get(`/Contacts/${paul.id}/standing`)).state).toBe("due")
  const { version } = await get(`/Contracts/${contract.id}`)
  await post(`/Contracts/${contract.id}/activation`, { version }, 200)
  expect(await get(`/Contacts/${paul.id}/standing`)).toMatchObject({ dueOn: null, state: "kept" })
})

test("nothing is erased by itself, unless the owner chose that", async () => {
  const { api, post, get } = await start()
  const { id } = await post("/Contacts", { name: "Inès", email: "ines@vasseur.example" })
  await age(api, "Inès", "2020-01-10T10:00:00Z")
  await watchRetention(api.parts)
  expect(await get("/Contacts")).toHaveLength(1)
  expect(await get("/Retention/settings")).toEqual({ erases: false, version: 0 })
  const chosen = { erases: true, version: 0 }
  await api.call("camille", "PUT", "/Retention/settings", chosen)
  await watchRetention(api.parts)
  expect(await get("/Contacts")).toEqual([])
  expect((await api.call("camille", "POST", `/Contacts/${id}/restoration`)).status).toBe(200)
  const stale = await api.call("camille", "PUT", "/Retention/settings", chosen)
  expect(stale.status).toBe(409)
})
