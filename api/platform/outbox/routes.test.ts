import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { composeEmail } from "../../../identity/mail/email"
import { startApi } from "../../../tests/api"
import { openTransport } from "../../mailer/open-transport"

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

test("the outbox is paged, newest first, and searched by subject and recipient", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "plume-outbox-"))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  for (let at = 10; at < 22; at++)
    writeFileSync(
      join(dataDir, `202611${at}T090000Z-a.eml`),
      `Date: ${at} Nov 2026 09:00:00 +0000\r\nTo: client${at}@exemple.fr\r\nSubject: =?utf-8?Q?=C3=89t=C3=A9_${at}?=\r\n\r\nSubject: no header`,
    )
  const api = await startApi({ outbox: dataDir })
  const subjects = async (path: string) => {
    const { body, headers } = await api.call<{ subject: string }[]>("admin", "GET", path)
    const link = /<[^>]*\/Outbox([^>]*)>; rel="(next|prev)"/.exec(headers.get("Link") ?? "")
    return {
      all: body.map(({ subject }) => subject.slice(-2)),
      total: headers.get("Total-Count"),
      position: headers.get("Position"),
      beside: `/Outbox${link?.[1]}`,
    }
  }
  const days = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => String(from + at))
  const first = await subjects("/Outbox?limit=10")
  expect(first).toMatchObject({ all: days(12, 21).reverse(), total: "12", position: "1-10" })
  const second = await subjects(first.beside)
  expect(second).toMatchObject({ all: ["11", "10"], position: "11-12" })
  expect((await subjects(second.beside)).all).toEqual(first.all)
  expect((await subjects("/Outbox?limit=10&sort=date")).all).toEqual(days(10, 19))
  expect((await subjects("/Outbox?q=ete%2014")).all).toEqual(["14"])
  expect(await subjects("/Outbox?q=CLIENT15")).toMatchObject({ all: ["15"], total: "1" })
  expect((await subjects("/Outbox?q=header")).all).toEqual([])
})

test("an empty installation has an empty outbox", async () => {
  const api = await startApi()
  expect(await api.call("admin", "GET", "/Outbox")).toMatchObject({ status: 200, body: [] })
})

test("a letter that opens an account is shown without its link, to administrators too", async () => {
  const api = await startWithOutbox()
  const send = openTransport({
    mailFrom: "Plume <plume@localhost>",
    dataDir: join(api.parts.outbox, ".."),
  })
  const link =
    "http://localhost:3000/identity/password-reset/new?token=opens-the-account&ui_locales=fr"
  const letter = { locale: "fr", kind: "resetPassword", to: "camille@exemple.fr" } as const
  await send(await composeEmail(letter, link))
  const { body } = await api.call("admin", "GET", "/Outbox?q=camille@exemple.fr")
  const shown = await api.call("admin", "GET", `/Outbox/${body[0].id}`)
  expect(shown.body).toMatchObject({ withheld: true })
  expect(shown.body.text).toContain("[…]")
  expect(JSON.stringify(shown.body)).not.toContain("opens-the-account")
  const others = await api.call("admin", "GET", "/Outbox?q=beraud")
  const whole = await api.call("admin", "GET", `/Outbox/${others.body[0].id}`)
  expect(whole.body).toMatchObject({ withheld: false })
})
