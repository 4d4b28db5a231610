import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { startApi } from "../../tests/api"
import { openTransport } from "../mail/open-transport"

async function startWithOutbox() {
  const dataDir = mkdtempSync(join(tmpdir(), "plume-outbox-"))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const send = openTransport({ mailFrom: "Plume <plume@localhost>", dataDir })
  await send({
    to: ["beraud@exemple.fr"],
    subject: "Votre facture – été",
    text: "Bonjour, voici la facture.",
    messageId: "<1@plume.example>",
    attachments: [
      { filename: "Facture.pdf", contentType: "application/pdf", content: new Uint8Array(1234) },
    ],
  })
  writeFileSync(join(dataDir, "session-secret.eml"), "Subject: secret\r\n\r\nsecret")
  return startApi({ outbox: join(dataDir, "outbox") })
}

test("an administrator lists the outbox and reads a message of it", async () => {
  const api = await startWithOutbox()
  const list = await api.call("admin", "GET", "/Outbox")
  expect(list).toMatchObject({
    status: 200,
    body: [{ to: ["beraud@exemple.fr"], subject: "Votre facture – été" }],
  })
  const { body } = await api.call("admin", "GET", `/Outbox/${list.body[0].id}`)
  expect(body.text.trim()).toBe("Bonjour, voici la facture.")
  expect(body.attachments).toEqual([{ name: "Facture.pdf", type: "application/pdf", size: 1234 }])
})

test("nobody else reads it, nor learns what is in it", async () => {
  const api = await startWithOutbox()
  const { body } = await api.call("admin", "GET", "/Outbox")
  for (const path of ["/Outbox", `/Outbox/${body[0].id}`]) {
    expect((await api.call("camille", "GET", path)).status).toBe(403)
    expect((await api.call("nobody", "GET", path)).status).toBe(403)
    expect((await api.call(null, "GET", path)).status).toBe(401)
  }
})

test.each([
  "20261121T090000Z-none",
  "..%2Fsession-secret",
  "..%5Csession-secret",
  "%2E%2E%2Fsession-secret",
  "..",
  ".",
  "%2Fetc%2Fpasswd",
  "x%00",
  "session-secret.eml",
  "-",
])("the path %s leads nowhere", async (id) => {
  const api = await startWithOutbox()
  const answer = await api.call("admin", "GET", `/Outbox/${id}`)
  expect(JSON.stringify(answer.body)).not.toContain('secret"')
  expect([200, 404]).toContain(answer.status)
  // A path that a client resolves itself (`..`) is another address, never a message.
  if (answer.status === 200) expect(answer.body.text).toBeUndefined()
})

test("an empty installation has an empty outbox", async () => {
  const api = await startApi()
  expect(await api.call("admin", "GET", "/Outbox")).toMatchObject({ status: 200, body: [] })
})
