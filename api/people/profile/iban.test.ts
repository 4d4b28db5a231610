import { expect, test } from "vitest"
import { people, startApi } from "../../../tests/api"
import { ownerOf } from "../../../tests/owner"
import type { OutgoingMessage } from "../../ports/mail-transport"
import { sendIbanNotice } from "./iban-notice.commands"

const first = "FR7630006000011234567890189"
const other = "FR1420041010050500013M02606"

/** The API, where one may say how many minutes ago Camille signed in. */
async function start() {
  let signedInAt: Date | undefined = new Date()
  const { id, roles } = people.camille
  const api = await startApi({
    verify: async () => ({
      ...{ id, roles, username: "camille@example.fr", email: "camille@example.fr" },
      ...{ issuedAt: new Date(Date.now() + 2_000), signedInAt },
    }),
  })
  const { version } = (await api.call("camille", "GET", "/Profile")).body
  const change = (iban: string | null, based: number) =>
    api.call("camille", "PUT", "/Profile/bank", { iban, version: based })
  const saved = (await change(first, version)).body
  return {
    ...api,
    change,
    version: saved.version,
    signedIn: (minutesAgo: number | undefined) => {
      signedInAt = minutesAgo === undefined ? undefined : new Date(Date.now() - minutesAgo * 60_000)
    },
  }
}

test.each([
  ["six minutes ago", 6],
  ["nobody knows when", undefined],
])("who signed in %s changes no IBAN", async (_, minutes) => {
  const api = await start()
  api.signedIn(minutes)
  for (const iban of [other, null]) {
    const refused = await api.change(iban, api.version)
    expect(refused).toMatchObject({ status: 401, body: { code: "signInAgain" } })
    expect(refused.headers.get("www-authenticate")).toMatch(
      /error="insufficient_user_authentication".*max_age="300"/,
    )
  }
  const { body } = await api.call("camille", "GET", "/Profile")
  expect(body).toMatchObject({ iban: first, version: api.version })
  expect(api.queued).toEqual([])
})

test("what is not the IBAN changes without another sign-in, and tells nobody", async () => {
  const api = await start()
  api.signedIn(60)
  const bank = { iban: first, bankName: "Banque des Monts d’Or", version: api.version }
  const saved = await api.call("camille", "PUT", "/Profile/bank", bank)
  expect(saved).toMatchObject({ status: 200, body: { bankName: "Banque des Monts d’Or" } })
  expect(api.queued).toEqual([])
})

test("a first IBAN is asked of nobody twice", async () => {
  const api = await startApi({
    verify: async () => ({
      ...{ ...people.camille, username: "camille", email: null },
      issuedAt: new Date(Date.now() + 2_000),
    }),
  })
  const saved = await api.call("camille", "PUT", "/Profile/bank", { iban: first, version: 1 })
  expect(saved.status).toBe(200)
  expect(api.queued).toEqual([])
})

test("another IBAN is written down and told by e-mail, by its end alone", async () => {
  const api = await start()
  api.signedIn(4)
  expect((await api.change(other, api.version)).status).toBe(200)
  const [entry] = (await api.parts.pool.query("select * from audit_entries")).rows
  expect(entry).toMatchObject({
    act: "profile.ibanChanged",
    before: { iban: "… 0189" },
    after: { iban: "… 2606" },
  })
  expect(api.queued).toEqual([
    { name: "ibanNotice", data: { owner: people.camille.id, at: expect.any(String) } },
  ])
  const [message] = await sent(api.parts)
  expect(message).toMatchObject({
    to: "camille@example.fr",
    subject: "Votre IBAN a été modifié dans Plume",
    text: expect.stringMatching(/le 21 novembre 2026 à 10:00\. .*… 2606\./),
  })
  expect(message?.text).toContain("http://localhost:3000/auth/account")
  expect(message?.text).not.toContain(other)
})

test("a notice is in the person’s language, and tells of an IBAN that was taken out", async () => {
  const api = await start()
  const english = await api.call("camille", "PUT", "/Profile/language", { language: "en" })
  expect((await api.change(null, english.body.version)).status).toBe(200)
  const [message] = await sent(api.parts)
  expect(message?.text).toContain("was removed from your profile on 21 November 2026")
})

/** What the queue would send of the change that was just made. */
async function sent(parts: Awaited<ReturnType<typeof startApi>>["parts"]) {
  const messages: OutgoingMessage[] = []
  const mail = async (message: OutgoingMessage) => {
    messages.push(message)
    return { accepted: [String(message.to)], refused: [] }
  }
  await sendIbanNotice({ ...parts, mail }, ownerOf(people.camille.id), parts.clock())
  return messages
}
