import { expect, test } from "vitest"
import { isSupportReference } from "#domain/support-reference"
import { startApi, type TestApi } from "../../../tests/api"
import { ownerOf } from "../../../tests/owner"
import type { OutgoingMessage } from "../../ports/mail-transport"
import { sendSupportReceipt } from "./receipt.commands"

const path = "/Users/support-message"
const note = { email: "claire@exemple.fr", subject: "Accès", message: "Je ne peux plus entrer." }

async function receiptsOf(api: TestApi): Promise<OutgoingMessage[]> {
  const sent: OutgoingMessage[] = []
  const mail = async (message: OutgoingMessage) => {
    sent.push(message)
    return { accepted: [String(message.to)], refused: [] }
  }
  for (const { name, data } of api.queued)
    if (name === "supportReceipt" && "messageId" in data)
      await sendSupportReceipt({ ...api.parts, mail }, ownerOf(data.owner), data.messageId ?? "")
  return sent
}

test("whoever writes is told a reference, and a stranger’s address gets no stranger’s words", async () => {
  const api = await startApi()
  const { status, headers } = await api.call(null, "POST", path, note)
  const reference = headers.get("Support-Reference") ?? ""
  expect(status).toBe(204)
  expect(isSupportReference(reference)).toBe(true)
  const [mail] = await receiptsOf(api)
  expect(mail).toMatchObject({
    to: "claire@exemple.fr",
    subject: `Votre message [${reference}]`,
    automatic: "replied",
  })
  expect(mail?.text).toContain(reference)
  expect(mail?.text).not.toContain("Je ne peux plus entrer.")
})

test("who is signed in reads what they wrote, in their language", async () => {
  const api = await startApi()
  const english = { "Accept-Language": "en" }
  await api.call("camille", "POST", path, { message: "Help\nplease" }, english)
  const [mail] = await receiptsOf(api)
  expect(mail?.to).toBe("camille@example.fr")
  expect(mail?.text).toContain("You wrote:\n\n> Help\n> please")
  expect(mail?.text).toMatch(/\/support\/[\w-]+\?lang=en/)
})

test("an address is sent three receipts a day, however it is written; each message is kept", async () => {
  const api = await startApi()
  for (const email of ["claire@exemple.fr", "Claire@exemple.fr", "CLAIRE@exemple.fr"])
    await api.call(null, "POST", path, { ...note, email, subject: email })
  expect((await api.call(null, "POST", path, note)).status).toBe(204)
  expect(await receiptsOf(api)).toHaveLength(3)
  api.setClock("2026-11-22T09:00:01Z")
  await api.call(null, "POST", path, note)
  expect(await receiptsOf(api)).toHaveLength(4)
})

test("a line end in the subject is refused, and a program that fills in the decoy cannot tell", async () => {
  const api = await startApi()
  const broken = await api.call(null, "POST", path, { ...note, subject: "a\r\nBcc: b@exemple.fr" })
  expect(broken).toMatchObject({ status: 422, body: { errors: [{ path: "subject" }] } })
  const decoy = await api.call(null, "POST", path, { ...note, website: "x" })
  expect(isSupportReference(decoy.headers.get("Support-Reference") ?? "")).toBe(true)
  expect(api.queued).toEqual([])
})

test("who is signed in is counted alone, whoever writes from the same address", async () => {
  const api = await startApi({ rateLimits: true })
  const write = async (who: "camille" | "nobody" | null) =>
    (await api.call(who, "POST", path, { email: "a@exemple.fr", message: "Bonjour" })).status
  for (let sent = 0; sent < 5; sent += 1) expect(await write("camille")).toBe(204)
  expect([await write("camille"), await write("nobody"), await write(null)]).toEqual([
    429, 204, 204,
  ])
})
