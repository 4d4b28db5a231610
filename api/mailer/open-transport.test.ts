import { mkdtemp, readdir, readFile, rm } from "node:fs/promises"
import { type AddressInfo, createServer, type Socket } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import PostalMime from "postal-mime"
import { afterEach, beforeEach, expect, it } from "vitest"
import { openMailbox } from "../../tests/mailbox"
import { openTransport } from "./open-transport"

const mailFrom = "Plume <no-reply@plume.example>"
const message = {
  to: ["beraud@exemple.fr"],
  subject: "Votre facture n° F-2026-0042 – été",
  text: "Bonjour,\nvoici la facture : 1 234,56 €.",
  senderName: "Camille Dupont",
  replyTo: "camille@exemple.fr",
  messageId: "<1@plume.example>",
  attachments: [
    {
      filename: "Facture été.pdf",
      contentType: "application/pdf",
      content: new Uint8Array([37, 80, 68, 70, 0, 255]),
    },
  ],
}

let received: Buffer[] = []
let smtpUrl = ""
let dataDir = ""

beforeEach(async () => {
  const mailbox = await openMailbox({ putOff: Number.POSITIVE_INFINITY })
  smtpUrl = mailbox.url
  received = mailbox.received
  dataDir = await mkdtemp(join(tmpdir(), "plume-mail-"))
})
afterEach(() => rm(dataDir, { recursive: true }))

it("A client receives the message as Camille wrote it", async () => {
  const send = openTransport({ smtpUrl, mailFrom, dataDir })
  expect(await send(message)).toEqual({ accepted: ["beraud@exemple.fr"], refused: [] })
  await expectWhole(received[0])
})

it("Without a mail server the same message stands in the outbox", async () => {
  await openTransport({ mailFrom, dataDir })(message)
  const [name = ""] = await readdir(join(dataDir, "outbox"))
  expect(name).toMatch(/^\d{8}T\d{6}Z-[0-9a-f-]{36}\.eml$/)
  await expectWhole(await readFile(join(dataDir, "outbox", name)))
})

it("Says who will never take it, and leaves open who may later", async () => {
  const send = openTransport({ smtpUrl, mailFrom, dataDir })
  const to = ["never@exemple.fr", "later@exemple.fr", "good@exemple.fr"]
  expect(await send({ ...message, to })).toEqual({
    accepted: ["good@exemple.fr"],
    refused: ["never@exemple.fr"],
  })
  expect(await send({ ...message, to: to.slice(0, 2) })).toMatchObject({
    accepted: [],
    refused: ["never@exemple.fr"],
  })
})

it("Leaves everything open when the server is away", async () => {
  const send = openTransport({ smtpUrl: "smtp://127.0.0.1:1", mailFrom, dataDir })
  expect(await send(message)).toMatchObject({
    accepted: [],
    refused: [],
    failure: expect.any(String),
  })
})

it("Gives up on a server that answers too slowly, and leaves everybody open", async () => {
  const sockets: Socket[] = []
  const slow = createServer((socket) => {
    sockets.push(socket.on("error", () => {}))
    // A greeting that never ends, drop by drop: no pause is long enough to be noticed by itself.
    const drops = setInterval(() => socket.write("2"), 50)
    socket.on("close", () => clearInterval(drops))
  })
  await new Promise<void>((resolve) => slow.listen(0, "127.0.0.1", resolve))
  const { port } = slow.address() as AddressInfo
  const smtpUrl = `smtp://127.0.0.1:${port}`
  const send = openTransport({ smtpUrl, mailFrom, dataDir, patienceMs: 500 })
  expect(await send(message)).toMatchObject({
    accepted: [],
    refused: [],
    failure: expect.stringContaining("too slow"),
  })
  for (const socket of sockets) socket.destroy()
  await new Promise<void>((resolve) => slow.close(() => resolve()))
})

it("Lets nobody add a header or a recipient", async () => {
  const send = openTransport({ smtpUrl, mailFrom, dataDir })
  await expect(send({ ...message, to: ["a@b.fr\r\nBcc: c@d.fr"] })).rejects.toThrow(RangeError)
  await send({ ...message, subject: "Bonjour\r\nBcc: c@d.fr", senderName: "x\r\nBcc: e@f.fr" })
  const mail = await PostalMime.parse(received[0] ?? "")
  expect(mail.bcc ?? []).toEqual([])
  expect(mail.subject).toBe("Bonjour Bcc: c@d.fr")
})

async function expectWhole(source: Buffer | undefined) {
  const mail = await PostalMime.parse(source ?? "")
  expect(mail.subject).toBe(message.subject)
  expect(mail.from).toMatchObject({ name: "Camille Dupont", address: "no-reply@plume.example" })
  expect(mail.replyTo?.[0]).toMatchObject({ address: "camille@exemple.fr" })
  expect(mail.to?.[0]).toMatchObject({ address: "beraud@exemple.fr" })
  expect(mail.messageId).toBe(message.messageId)
  expect(mail.text?.replace(/\r\n/g, "\n").trim()).toBe(message.text)
  expect(mail.attachments[0]?.filename).toBe("Facture été.pdf")
  expect([...new Uint8Array(mail.attachments[0]?.content as ArrayBuffer)]).toEqual([
    37, 80, 68, 70, 0, 255,
  ])
}

it("F16 says that it may have arrived where the server is cut off behind the whole message", async () => {
  const sockets: Socket[] = []
  let saysBefore = ""
  const cut = createServer((socket) => {
    sockets.push(socket.on("error", () => {}))
    socket.write("220 ready\r\n")
    let isContent = false
    socket.on("data", (part) => {
      const said = String(part)
      if (isContent && /\r\n\.\r\n$/.test(said)) {
        if (saysBefore) socket.write(saysBefore)
        else socket.destroy()
      } else if (!isContent) {
        isContent = said.startsWith("DATA")
        socket.write(isContent ? "354 go on\r\n" : "250 yes\r\n")
      }
    })
  })
  await new Promise<void>((resolve) => cut.listen(0, "127.0.0.1", resolve))
  const { port } = cut.address() as AddressInfo
  const send = openTransport({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom, dataDir })
  expect(await send(message)).toMatchObject({ accepted: [], refused: [], uncertain: true })
  // A server that says no does not have it.
  saysBefore = "451 not now\r\n"
  expect(await send(message)).not.toHaveProperty("uncertain")
  for (const socket of sockets) socket.destroy()
  await new Promise<void>((resolve) => cut.close(() => resolve()))
})
