import { mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs"
import pg from "pg"
import PostalMime from "postal-mime"
import sharp from "sharp"
import { expect, onTestFinished, test } from "vitest"
import { people, startApi, type TestApi } from "../../../tests/api"
import { issued, openForBusiness } from "../../../tests/billing"
import { openMailbox } from "../../../tests/mailbox"
import { ownerOf } from "../../../tests/owner"
import { openTransport } from "../../mailer/open-transport"
import { createQueue } from "../../queue"
import { startWorkers } from "../../workers"
import { sendBillEmail } from "./send.commands"

const message = {
  to: ["compta@exemple.fr"],
  subject: "Votre facture F-2026-0001",
  body: "Bonjour,\nvoici la facture d’octobre.",
}

test("a client receives the bill by mail, whole, once", async () => {
  const mailbox = await openMailbox()
  const { api, queue } = await withQueue()
  const client = await openForBusiness(api)
  const bill = await issued(api, client.id)
  const file = await upload(api, "conditions.txt", "Conditions générales")
  const sent = await api.call("camille", "POST", `/Bills/${bill.id}/emails`, {
    ...message,
    attachmentIds: [file],
  })
  expect(sent).toMatchObject({ status: 201, body: { state: "queued", rejected: [] } })
  await startWorkers({ ...api.parts, queue, mail: mailbox.mail })
  await until(async () => (await stateOf(api, bill.id)) === "sent")
  const mail = await PostalMime.parse(mailbox.received[0] ?? "")
  expect(mail.subject).toBe(message.subject)
  expect(mail.from?.name).toBe("Camille Martin")
  expect(mail.replyTo?.[0]?.address).toBe("camille@example.fr")
  expect(mail.attachments.map(({ filename }) => filename)).toEqual([
    "F-2026-0001.pdf",
    "conditions.txt",
  ])
  const pdf = await textOf(mail.attachments[0]?.content as ArrayBuffer)
  for (const words of ["F-2026-0001", "Atelier Rhône", "Camille Martin EI", "5 400,00"])
    expect(pdf).toContain(words)
  const { body } = await api.call("camille", "GET", `/Bills/${bill.id}`)
  expect(body).toMatchObject({ status: "sent", documentStored: true })
  expect(body.events.map(({ what }: { what: string }) => what)).toEqual([
    "created",
    "issued",
    "emailQueued",
    "emailSent",
  ])
  const stored = await api.fetch("camille", `/Bills/${bill.id}/pdf`)
  expect(Buffer.from(await stored.arrayBuffer())).toEqual(
    Buffer.from(mail.attachments[0]?.content as ArrayBuffer),
  )
  expect(mailbox.received).toHaveLength(1)
})

test("without a mail server a message is kept, and nothing says that it was sent", async () => {
  const folder = mkdtempSync(join(tmpdir(), "plume-outbox-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const { api, queue } = await withQueue()
  const client = await openForBusiness(api)
  const bill = await issued(api, client.id)
  await api.call("camille", "POST", `/Bills/${bill.id}/emails`, message)
  const settings = { mailFrom: "Plume <plume@localhost.fr>", dataDir: folder }
  await startWorkers({ ...api.parts, queue, mail: openTransport(settings) })
  await until(async () => (await stateOf(api, bill.id)) === "kept")
  const { body } = await api.call("camille", "GET", `/Bills/${bill.id}`)
  expect(body).toMatchObject({
    status: "issued",
    emails: [{ state: "kept", sentAt: null, rejected: [], recipients: [{ state: "kept" }] }],
  })
  expect(body.events.at(-1)).toMatchObject({ what: "emailKept", detail: "compta@exemple.fr" })
  expect(readdirSync(join(folder, "outbox"))).toHaveLength(1)
  expect((await api.call("camille", "GET", "/Users")).body.sendsMail).toBe(false)
})

test("a mail server that is away gets the message later, once, under the same id", async () => {
  const mailbox = await openMailbox()
  const { api, queue } = await withQueue()
  const client = await openForBusiness(api)
  const bill = await issued(api, client.id)
  await api.call("camille", "POST", `/Bills/${bill.id}/emails`, message)
  let away = 2
  await startWorkers({
    ...api.parts,
    queue: {
      ...queue,
      // The pauses are 1, 2, 4 … minutes; a test cannot wait for them.
      send: (db, name, data) => queue.send(db, name, data, 0),
    },
    mail: async (outgoing) =>
      away-- > 0
        ? { accepted: [], refused: [], failure: "connection refused" }
        : mailbox.mail(outgoing),
  })
  await until(async () => (await stateOf(api, bill.id)) === "sent")
  expect(mailbox.received).toHaveLength(1)
})

test("a process that dies while sending leaves the message to the next one, under the same id", async () => {
  const mailbox = await openMailbox()
  const { api, queue } = await withQueue()
  const client = await openForBusiness(api)
  const bill = await issued(api, client.id)
  await api.call("camille", "POST", `/Bills/${bill.id}/emails`, message)
  let deaths = 1
  await startWorkers({
    ...api.parts,
    queue,
    mail: async (outgoing) => {
      const receipt = await mailbox.mail(outgoing)
      // The server has it, and we die before we can write that down.
      if (deaths-- > 0) throw new Error("killed")
      return receipt
    },
  })
  await retryAtOnce(api)
  await until(async () => (await stateOf(api, bill.id)) === "sent")
  const ids = await Promise.all(
    mailbox.received.map(async (source) => (await PostalMime.parse(source)).messageId),
  )
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
  // F16: it says so.
  const { body } = await api.call("camille", "GET", `/Bills/${bill.id}/emails`)
  expect(body).toMatchObject([{ state: "sent", repeated: true }])
})

test("F16 a message that was cut off behind its end says that it may be there twice", async () => {
  const { api, queue } = await withQueue()
  const client = await openForBusiness(api)
  const bill = await issued(api, client.id)
  await api.call("camille", "POST", `/Bills/${bill.id}/emails`, message)
  let cuts = 1
  await startWorkers({
    ...api.parts,
    queue: { ...queue, send: (db, name, data) => queue.send(db, name, data, 0) },
    mail: async ({ to }) =>
      cuts-- > 0
        ? { accepted: [], refused: [], failure: "cut off", uncertain: true }
        : { accepted: [to].flat(), refused: [] },
  })
  await until(async () => (await stateOf(api, bill.id)) === "sent")
  const { body } = await api.call("camille", "GET", `/Bills/${bill.id}/emails`)
  expect(body).toMatchObject([{ state: "sent", repeated: true }])
})

test("who refuses for good is named; when all refuse, the message has failed", async () => {
  const mailbox = await openMailbox()
  const { api, queue } = await withQueue()
  const client = await openForBusiness(api)
  const bill = await issued(api, client.id)
  const post = (to: string[]) =>
    api.call("camille", "POST", `/Bills/${bill.id}/emails`, { ...message, to })
  await post(["compta@exemple.fr", "never@exemple.fr"])
  api.setClock("2026-11-21T09:01:00Z")
  await post(["never@exemple.fr"])
  await startWorkers({ ...api.parts, queue, mail: mailbox.mail })
  const read = async () => (await api.call("camille", "GET", `/Bills/${bill.id}/emails`)).body
  await until(async () =>
    (await read()).every(({ state }: { state: string }) => state !== "queued"),
  )
  expect(await read()).toMatchObject([
    { state: "sent", rejected: ["never@exemple.fr"] },
    { state: "failed", rejected: ["never@exemple.fr"] },
  ])
})

test("copies reach everybody, hidden ones unseen; a retry goes to who lacks the message only", async () => {
  const mailbox = await openMailbox()
  const { api, queue } = await withQueue()
  const client = await openForBusiness(api)
  const bill = await issued(api, client.id)
  const { body: email } = await api.call("camille", "POST", `/Bills/${bill.id}/emails`, {
    ...message,
    cc: ["gerante@exemple.fr", "later@exemple.fr"],
    bcc: ["comptable@exemple.fr", "never@exemple.fr"],
  })
  await startWorkers({ ...api.parts, queue: impatient(queue), mail: mailbox.mail })
  const read = async () =>
    (await api.call("camille", "GET", `/Bills/${bill.id}/emails/${email.id}`)).body
  await until(async () => (await read()).state === "sent")
  expect((await read()).recipients).toEqual([
    { address: "compta@exemple.fr", as: "to", state: "sent" },
    { address: "gerante@exemple.fr", as: "cc", state: "sent" },
    { address: "later@exemple.fr", as: "cc", state: "sent" },
    { address: "comptable@exemple.fr", as: "bcc", state: "sent" },
    { address: "never@exemple.fr", as: "bcc", state: "failed" },
  ])
  expect(mailbox.reached).toEqual([
    ["compta@exemple.fr", "gerante@exemple.fr", "comptable@exemple.fr"],
    ["later@exemple.fr"],
  ])
  for (const source of mailbox.received) {
    expect(source.toString()).not.toMatch(/comptable@|never@/)
    const mail = await PostalMime.parse(source)
    expect(mail.to?.map(({ address }) => address)).toEqual(["compta@exemple.fr"])
    expect(mail.cc?.map(({ address }) => address)).toEqual([
      "gerante@exemple.fr",
      "later@exemple.fr",
    ])
  }
})

test("what is seen before sending is what arrives: words, HTML, logo", async () => {
  const mailbox = await openMailbox()
  const { api, queue } = await withQueue()
  const client = await openForBusiness(api)
  const logo = await picture(api)
  const { body: profile } = await api.call("camille", "GET", "/Profile")
  await api.call("camille", "PUT", "/Profile/brand", { logoId: logo, version: profile.version })
  const bill = await issued(api, client.id)
  const path = `/Bills/${bill.id}/emails`
  const { body: draft } = await api.call("camille", "POST", path, {
    ...message,
    body: "Bonjour <b>{{client}}</b>,\n\nvoyez https://exemple.fr/a?b=1&c=2",
    draft: true,
  })
  expect(draft.state).toBe("draft")
  await startWorkers({ ...api.parts, queue, mail: mailbox.mail })
  const shown = await (await api.fetch("camille", `${path}/${draft.id}/html`)).text()
  expect(shown).toContain("&#60;b&#62;Atelier Rhône&#60;/b&#62;")
  expect(shown).not.toMatch(/<script|src="http|cid:/)
  // A test reaches Camille alone, and leaves the draft a draft.
  await api.call("camille", "POST", `${path}/${draft.id}/tests`)
  await until(async () => mailbox.received.length === 1)
  expect(mailbox.reached).toEqual([["camille@example.fr"]])
  expect((await api.call("camille", "GET", `/Bills/${bill.id}`)).body.status).toBe("issued")
  await api.call("camille", "POST", `${path}/${draft.id}/dispatch`)
  expect((await api.call("camille", "POST", `${path}/${draft.id}/dispatch`)).body.code).toBe(
    "emailNoDraft",
  )
  await until(async () => mailbox.received.length === 2)
  const mail = await PostalMime.parse(mailbox.received[1] ?? "")
  expect(mail.text?.replace(/\r\n/g, "\n").trim()).toBe(
    "Bonjour <b>Atelier Rhône</b>,\n\nvoyez https://exemple.fr/a?b=1&c=2",
  )
  const arrived = mail.html?.replace(/\r\n/g, "\n") ?? ""
  expect(arrived).toContain('src="cid:logo@plume"')
  expect(arrived.replace(/src="[^"]*"/, "").trim()).toBe(shown.replace(/src="[^"]*"/, "").trim())
  expect(mail.attachments.map(({ contentId }) => contentId)).toContain("<logo@plume>")
})

test("a message for later leaves at its moment, not before, and not when it was called off", async () => {
  const { api } = await withQueue()
  const client = await openForBusiness(api)
  const bill = await issued(api, client.id)
  const path = `/Bills/${bill.id}/emails`
  const plan = (sendAt: string) => api.call("camille", "POST", path, { ...message, sendAt })
  expect((await plan("2026-11-21T09:59")).body.errors).toMatchObject([
    { path: "sendAt", code: "inPast" },
  ])
  expect((await plan("2028-11-21T10:00")).body.errors).toMatchObject([
    { path: "sendAt", code: "sendTooLate" },
  ])
  const { body: planned } = await plan("2026-11-23T08:30")
  expect(planned).toMatchObject({ state: "scheduled", sendAt: "2026-11-23T07:30:00.000Z" })
  const { rows } = await asOwnerOfDatabase(
    api,
    "select name, start_after - now() as wait from pgboss.job",
  )
  // Two days less half an hour and the hour of Paris, from the clock of the test.
  expect(rows.find(({ name }) => name === "billEmail")?.wait).toMatchObject({ days: 1, hours: 22 })
  expect((await api.call("camille", "DELETE", `${path}/${planned.id}`)).status).toBe(204)
  const sent: string[] = []
  await sendBillEmail(
    {
      ...api.parts,
      mail: async ({ subject }) => {
        sent.push(subject)
        return { accepted: [], refused: [] }
      },
    },
    ownerOf(people.camille.id),
    planned.id,
  )
  expect(sent).toEqual([])
  expect((await api.call("camille", "GET", `${path}/${planned.id}`)).body.state).toBe("cancelled")
})

test("F15 a hundred messages wait for a mail server that is away, and each arrives once", async () => {
  const mailbox = await openMailbox()
  const { api, queue } = await withQueue()
  const client = await openForBusiness(api)
  const bill = await issued(api, client.id)
  for (let at = 0; at < 100; at++)
    await api.call("camille", "POST", `/Bills/${bill.id}/emails`, {
      ...message,
      to: [`p${at}@exemple.fr`],
    })
  const started = Date.now()
  await startWorkers({
    ...api.parts,
    queue: impatient(queue),
    mail: async (outgoing) =>
      Date.now() - started < 2_000
        ? { accepted: [], refused: [], failure: "connection refused" }
        : mailbox.mail(outgoing),
  })
  await until(async () => mailbox.received.length >= 100, 600)
  const read = async () => (await api.call("camille", "GET", `/Bills/${bill.id}/emails`)).body
  await until(async () => (await read()).every(({ state }: { state: string }) => state === "sent"))
  expect(new Set(mailbox.reached.flat()).size).toBe(100)
  expect(mailbox.received).toHaveLength(100)
})

test("C51, C52 addresses are checked one by one, and nothing can be slipped into a header", async () => {
  const api = await startApi()
  const client = await openForBusiness(api)
  const bill = await issued(api, client.id)
  const post = (changes: object) =>
    api.call("camille", "POST", `/Bills/${bill.id}/emails`, { ...message, ...changes })
  const refusedAt = async (changes: object) =>
    (await post(changes)).body.errors?.map(
      ({ path, code }: { path: string; code: string }) => `${path} ${code}`,
    )
  expect(await refusedAt({ to: ["ok@exemple.fr", "no", "a@b (c)@evil.fr"] })).toEqual([
    "to[1] recipient",
    "to[2] recipient",
  ])
  expect(await refusedAt({ to: ["a@exemple.fr\r\nBcc: b@exemple.fr"] })).toEqual([
    "to[0] recipient",
  ])
  expect(await refusedAt({ subject: "x\r\nBcc: b@exemple.fr" })).toEqual(["subject characters"])
  expect(await refusedAt({ to: [] })).toEqual(["to required"])
  expect(
    await refusedAt({ to: Array.from({ length: 51 }, (_, at) => `p${at}@exemple.fr`) }),
  ).toEqual(["to tooMany 50"])
  const some = (count: number, of: string) =>
    Array.from({ length: count }, (_, at) => `${of}${at}@exemple.fr`)
  const spread = { to: some(20, "a"), cc: some(20, "b") }
  expect(await refusedAt({ ...spread, bcc: some(11, "c") })).toEqual(["to tooMany 50"])
  expect((await post({ ...spread, bcc: some(10, "c") })).status).toBe(201)
  // All of them may stand in one field, whichever it is.
  const all = some(50, "d")
  for (const [field, count] of [
    ["to", 50],
    ["cc", 49],
    ["bcc", 49],
  ] as const) {
    const taken = await post({ [field]: all.slice(0, count) })
    expect([field, taken.status, taken.body[field]?.length]).toEqual([field, 201, count])
  }
  expect(await refusedAt({ attachmentIds: [crypto.randomUUID()] })).toEqual([
    "attachmentIds[0] unknown",
  ])
  const typed = await post({ to: ["a@exemple.fr, b@exemple.fr; a@exemple.fr"] })
  expect(typed.body.to).toEqual(["a@exemple.fr", "b@exemple.fr"])
})

/** An API whose jobs wait in a real queue. */
async function withQueue() {
  let queue: ReturnType<typeof createQueue> | undefined
  const api = await startApi({
    queue: { send: async (...args) => queue?.send(...args) },
  })
  queue = createQueue(api.url)
  const started = queue
  onTestFinished(() => started.stop())
  return { api, queue: started }
}

/** The pauses between attempts are 1, 2, 4 … minutes; a test cannot wait for them. */
const impatient = (queue: ReturnType<typeof createQueue>) => ({
  ...queue,
  send: ((db, name, data) => queue.send(db, name, data, 0)) as typeof queue.send,
})

async function upload(api: TestApi, name: string, content: string): Promise<string> {
  const response = await api.fetch("camille", `/Uploads?name=${name}`, {
    method: "POST",
    headers: { "content-type": "text/plain" },
    body: content,
  })
  return ((await response.json()) as { id: string }).id
}

const stateOf = async (api: TestApi, billId: string) =>
  (await api.call("camille", "GET", `/Bills/${billId}/emails`)).body[0]?.state

/** A picture of one colour. */
async function picture(api: TestApi): Promise<string> {
  const image = { width: 40, height: 20, channels: 3 as const, background: "#1f4e79" }
  const body = new Uint8Array(await sharp({ create: image }).png().toBuffer())
  const headers = { "content-type": "image/png" }
  const init = { method: "POST", headers, body }
  const answer = await api.fetch("camille", "/Uploads?name=logo.png&images=true", init)
  return ((await answer.json()) as { id: string }).id
}

async function asOwnerOfDatabase(api: TestApi, query: string) {
  const client = new pg.Client({ connectionString: api.url })
  await client.connect()
  try {
    return await client.query(query)
  } finally {
    await client.end()
  }
}

/** Brings forward the retry of a failed job, which waits half a minute. */
async function retryAtOnce(api: TestApi) {
  const client = await api.parts.pool.connect()
  try {
    await until(async () => {
      const { rowCount } = await client.query(
        "update pgboss.job set start_after = now() where state = 'retry'",
      )
      return rowCount === 1
    })
  } finally {
    client.release()
  }
}

async function until(done: () => Promise<boolean>, most = 150): Promise<void> {
  for (let tries = 0; tries < most; tries++) {
    if (await done()) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`it did not happen in ${most / 10} s`)
}

async function textOf(bytes: ArrayBuffer): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(bytes.slice(0)) }).promise
  const pages = []
  for (let at = 1; at <= document.numPages; at++) {
    const { items } = await (await document.getPage(at)).getTextContent()
    pages.push(items.map((item) => ("str" in item ? item.str : "")).join(" "))
  }
  return pages.join(" ").replace(/[\u00a0\u202f]/g, " ")
}
