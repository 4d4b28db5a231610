import type { AddressInfo } from "node:net"
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs"
import PostalMime from "postal-mime"
import { SMTPServer } from "smtp-server"
import { expect, onTestFinished, test } from "vitest"
import { startApi, type TestApi } from "../../tests/api"
import { issued, openForBusiness } from "../../tests/billing"
import { createJobs } from "../jobs"
import { startWorkers } from "../workers"
import { openTransport } from "./open-transport"

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
  await startWorkers({ ...api.parts, jobs: queue, mail: mailbox.transport })
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

test("a mail server that is away gets the message later, once, under the same id", async () => {
  const mailbox = await openMailbox()
  const { api, queue } = await withQueue()
  const client = await openForBusiness(api)
  const bill = await issued(api, client.id)
  await api.call("camille", "POST", `/Bills/${bill.id}/emails`, message)
  let away = 2
  await startWorkers({
    ...api.parts,
    jobs: {
      ...queue,
      // The pauses are 1, 2, 4 … minutes; a test cannot wait for them.
      send: (db, name, data) => queue.send(db, name, data, 0),
    },
    mail: async (outgoing) =>
      away-- > 0
        ? { accepted: [], refused: [], failure: "connection refused" }
        : mailbox.transport(outgoing),
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
    jobs: queue,
    mail: async (outgoing) => {
      const receipt = await mailbox.transport(outgoing)
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
  await startWorkers({ ...api.parts, jobs: queue, mail: mailbox.transport })
  const read = async () => (await api.call("camille", "GET", `/Bills/${bill.id}/emails`)).body
  await until(async () =>
    (await read()).every(({ state }: { state: string }) => state !== "queued"),
  )
  expect(await read()).toMatchObject([
    { state: "sent", rejected: ["never@exemple.fr"] },
    { state: "failed", rejected: ["never@exemple.fr"] },
  ])
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
  ).toEqual(["to tooMany 20"])
  expect(await refusedAt({ attachmentIds: [crypto.randomUUID()] })).toEqual([
    "attachmentIds[0] unknown",
  ])
  const typed = await post({ to: ["a@exemple.fr, b@exemple.fr; a@exemple.fr"] })
  expect(typed.body.to).toEqual(["a@exemple.fr", "b@exemple.fr"])
})

/** An API whose jobs wait in a real queue. */
async function withQueue() {
  let queue: ReturnType<typeof createJobs> | undefined
  const api = await startApi({
    jobs: { send: async (...args) => queue?.send(...args) },
  })
  queue = createJobs(api.url)
  const started = queue
  onTestFinished(() => started.stop())
  return { api, queue: started }
}

async function openMailbox() {
  const received: Buffer[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, done) {
      if (!address.startsWith("never")) return done()
      done(Object.assign(new Error("no such user"), { responseCode: 550 }))
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on("data", (chunk: Buffer) => chunks.push(chunk))
      stream.on("end", () => {
        received.push(Buffer.concat(chunks))
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = server.server.address() as AddressInfo
  const transport = openTransport({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mailFrom: "Plume <plume@localhost.fr>",
    dataDir: "/nonexistent",
  })
  return { received, transport }
}

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

async function until(done: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 150; tries++) {
    if (await done()) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error("it did not happen in 15 s")
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
