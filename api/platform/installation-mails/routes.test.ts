import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { inTransaction } from "../../../database/client"
import { people, startApi, type TestApi } from "../../../tests/api"
import { openMailbox } from "../../../tests/mailbox"
import { ownerOf } from "../../../tests/owner"
import { sources } from "../../../tests/source"
import { addNotification } from "../../notifications/add.commands"
import type { NotificationEmail, QueuedWork } from "../../ports/queue"
import { queueNotificationEmails } from "../notification-mails/run.commands"
import { sendNotificationEmail } from "../notification-mails/send.commands"
import { sendMailTest } from "./test.commands"

const unknown = "/InstallationMails/greeting"
const camille = ownerOf(people.camille.id)
const admin = ownerOf(people.admin.id)
const words = {
  purpose: "trialEnds",
  subjectFr: "Plus que quelques jours",
  bodyFr:
    "**Votre essai** se termine le {{jour}}.\n\n- [Choisir une formule]({{lien}})\n\n{{réglages}}\n{{désabonnement}}",
}
const trial = "/InstallationMails/trialEnds"

const change = (api: TestApi, version: number, changes: object = {}) =>
  api.call("admin", "PUT", trial, { ...words, version, ...changes })

test("administrators alone see and write what the installation sends", async () => {
  const api = await startApi()
  expect((await api.call("camille", "GET", "/InstallationMails")).status).toBe(403)
  expect((await api.call("camille", "PUT", trial, { ...words, version: 0 })).status).toBe(403)
  const { body } = await api.call("admin", "GET", "/InstallationMails")
  expect(body.length).toBeGreaterThan(15)
  for (const mail of body) expect(mail).toMatchObject({ version: 0, changedAt: null })
  expect((await api.call("admin", "GET", unknown)).status).toBe(404)
})

test("what is unknown, or cannot be left out, is refused at its field", async () => {
  const api = await startApi()
  const refused = async (changes: object) =>
    (await change(api, 0, changes)).body.errors?.map(
      (error: Record<string, string>) => `${error.path} ${error.code}`,
    )
  expect(await refused({ bodyFr: `${words.bodyFr} {{joour}}` })).toEqual([
    "bodyFr mailVariableNear joour\u00a0→\u00a0jour",
  ])
  expect(await refused({ bodyFr: "Votre essai se termine le {{jour}}." })).toEqual([
    "bodyFr mailMention {{réglages}}\u00a0{{désabonnement}}",
  ])
  // A condition may leave it out.
  expect(
    await refused({
      bodyFr: "{{#lien}}{{jour}}{{/lien}} {{réglages}} {{désabonnement}}",
    }),
  ).toEqual(["bodyFr mailMention {{jour}}"])
  expect(await refused({ subjectEn: "Few days left" })).toEqual(["bodyEn required"])
})

test("it is changed by version, and says again what it said", async () => {
  const api = await startApi()
  expect((await change(api, 0)).body).toMatchObject({ version: 1, subjectFr: words.subjectFr })
  expect((await change(api, 0)).status).toBe(409)
  expect((await change(api, 1, { subjectFr: "Bientôt" })).body.version).toBe(2)
  const versions = (await api.call("admin", "GET", `${trial}/versions`)).body
  expect(versions).toMatchObject([
    {
      version: 2,
      current: true,
      by: "admin",
      changes: [{ field: "subjectFr", before: words.subjectFr, after: "Bientôt" }],
    },
    { version: 1, current: false },
  ])
  const back = await api.call("admin", "POST", `${trial}/versions`, { to: 1, version: 2 })
  expect(back.body).toMatchObject({ version: 3, subjectFr: words.subjectFr })
  const first = await api.call("admin", "POST", `${trial}/versions`, { to: 0, version: 3 })
  expect(first.body.subjectFr).toBe(first.body.builtIn.subjectFr)
  const { body: audit } = await api.call("admin", "GET", "/Audit?act=installationMails.changed")
  expect(audit.length).toBe(4)
})

async function tellOfTrial(api: TestApi) {
  await inTransaction(api.parts.pool, camille, (db) =>
    addNotification(db, camille, {
      kind: "trialEnds",
      causeId: crypto.randomUUID(),
      parameters: { day: "2026-12-01" },
      createdAt: api.parts.clock(),
    }),
  )
  const before = api.queued.length
  await queueNotificationEmails(api.parts)
  return api.queued.slice(before).map(({ data }) => data as NotificationEmail)
}

test("a mail leaves in the words of administrators, as text and as HTML, and says of which version", async () => {
  const api = await startApi()
  await api.call("camille", "GET", "/Users")
  const { mail, mails } = await openMailbox()
  const send = async () => {
    for (const job of await tellOfTrial(api))
      await sendNotificationEmail({ ...api.parts, mail }, camille, job)
  }
  await send()
  await change(api, 0)
  await send()
  const [first, second] = await mails()
  expect(first?.subject).toContain("L’essai se termine le 1 décembre 2026")
  expect(second?.subject).toBe(words.subjectFr)
  expect(second?.html).toContain("<strong>Votre essai</strong>")
  expect(second?.html).toContain('<a href="http://localhost:3000/admin/subscription"')
  expect(second?.text).toContain("Votre essai se termine le 1 décembre 2026.")
  expect(second?.text).toContain("– Choisir une formule (http://localhost:3000/admin/subscription)")
  const header = (message: typeof first) =>
    message?.headers.find(({ key }) => key === "x-plume-template")?.value
  expect([header(first), header(second)]).toEqual(["trialEnds; version=0", "trialEnds; version=1"])
})

test("a message reads with an example, in both languages, as text and as a page that runs nothing", async () => {
  const api = await startApi()
  for (const { purpose } of (await api.call("admin", "GET", "/InstallationMails")).body)
    for (const language of ["fr", "en"]) {
      const { body } = await api.call(
        "admin",
        "GET",
        `/InstallationMails/${purpose}/trial?language=${language}`,
      )
      expect(`${body.subject} ${body.body}`, purpose).not.toContain("{{")
    }
  const page = await api.fetch("admin", `${trial}/preview?language=fr&theme=dark&width=390`)
  expect(page.headers.get("content-security-policy")).toContain("sandbox; default-src 'none'")
  expect(await page.text()).toContain("max-width:390px")
  expect((await api.call("admin", "GET", `${trial}/preview?width=500`)).status).toBe(422)
})

test("a test goes to whoever asks for it, and to nobody else", async () => {
  const api = await startApi()
  await api.call("admin", "GET", "/Users")
  const { mail, mails } = await openMailbox()
  expect((await api.call("admin", "POST", `${trial}/tests`, { language: "en" })).status).toBe(204)
  const jobs = api.queued.filter(({ name }) => name === "mailTest")
  for (const { data } of jobs)
    await sendMailTest({ ...api.parts, mail }, admin, data as QueuedWork["mailTest"])
  expect(await mails()).toMatchObject([
    { to: [{ address: "admin@example.fr" }], subject: "The trial ends on 31 January 2027" },
  ])
})

/** Those that a client is sent as they were written or kept, which say it by a template of their own. */
const written = ["api/sales/mail/send.commands.ts", "api/people/mailings/send.commands.ts"]

test("nothing is sent that no template says", () => {
  const sending = sources("api", { tests: false }).filter((file) => {
    const code = readFileSync(file, "utf8")
    return /\bmail\(\{|deliver\(parts, \{/.test(code)
  })
  expect(sending.length).toBeGreaterThan(8)
  const mute = sending.filter((file) => {
    const code = readFileSync(file, "utf8")
    return !/mail-texts\/compose/.test(code) && !written.includes(file)
  })
  expect(mute).toEqual([])
})
