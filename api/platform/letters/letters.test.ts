import { expect, test } from "vitest"
import { people, startApi, type TestApi } from "../../../tests/api"
import { askedWorld } from "../../../tests/asked-world"
import { openMailbox } from "../../../tests/mailbox"
import { ownerOf } from "../../../tests/owner"
import type { OutgoingMessage } from "../../ports/mail-transport"
import { queueMonthlyLetters } from "./run.commands"
import { sendMonthlyLetter } from "./send.commands"

const path = "/Notifications/preferences"
const camille = ownerOf(people.camille.id)

async function wantLetters(api: TestApi, who: "camille" | "thomas" = "camille", hours = {}) {
  const { body } = await api.call(who, "GET", path)
  const { quietFrom, quietTo, version } = body
  const chosen = { quietFrom, quietTo, version, preferences: {}, monthly: true, ...hours }
  expect((await api.call(who, "PUT", path, chosen)).status).toBe(200)
}

const queued = (api: TestApi) => api.queued.filter(({ name }) => name === "monthlyLetter")

test("nobody gets a letter who did not ask for one", async () => {
  const api = await startApi()
  await askedWorld(api)
  expect((await api.call("camille", "GET", path)).body.monthly).toBe(false)
  api.setClock("2026-12-01T09:00:00Z")
  await queueMonthlyLetters(api.parts)
  expect(queued(api)).toEqual([])
})

test("Camille’s letter says what her month came to, once, through a mail server, and ends by its own link", async () => {
  const api = await startApi()
  await askedWorld(api)
  await wantLetters(api)
  // What was turned on in the middle of a month is told of that month, when it is over.
  await queueMonthlyLetters(api.parts)
  expect(queued(api)).toEqual([])
  api.setClock("2026-12-01T06:00:00Z")
  await queueMonthlyLetters(api.parts)
  expect(queued(api)).toEqual([])
  api.setClock("2026-12-01T09:00:00Z")
  await Promise.all([1, 2, 3, 4].map(() => queueMonthlyLetters(api.parts)))
  expect(queued(api).map(({ data }) => data)).toEqual([{ owner: camille, month: "2026-11" }])
  const { mail, mails } = await openMailbox()
  await sendMonthlyLetter({ ...api.parts, mail }, camille, "2026-11")
  const [letter, ...others] = await mails()
  expect(others).toEqual([])
  expect(letter?.headers.map(({ key }) => key)).toContain("list-unsubscribe-post")
  expect(letter?.text).toContain("2026")
  expect(letter?.html).toContain("<html")
})

test("its figures are those of the statistics, in the person’s language, with the way to each list", async () => {
  const api = await startApi()
  await askedWorld(api)
  await wantLetters(api)
  api.setClock("2026-12-01T09:00:00Z")
  const sent: OutgoingMessage[] = []
  const mail = async (message: OutgoingMessage) => {
    sent.push(message)
    return { accepted: [String(message.to)], refused: [] }
  }
  await sendMonthlyLetter({ ...api.parts, mail }, camille, "2026-11")
  const [letter] = sent
  const shown = (
    await api.call("camille", "GET", "/Statistics/business?period=month&month=2026-11")
  ).body.figures[0]
  const euros = (cents: number) =>
    new Intl.NumberFormat("fr-FR", { style: "currency", currency: "EUR" }).format(cents / 100)
  expect(letter?.subject).toBe("Votre mois de novembre 2026")
  expect(shown).toMatchObject({ figure: "turnoverHT" })
  expect(letter?.text).toContain(euros(shown.value))
  expect(letter?.text).toContain(
    "/admin/statistics/rows?figure=turnoverHT&period=month&month=2026-11",
  )
  expect(letter?.html).toContain("Chiffre d’affaires HT")
  const click = new URL(letter?.unsubscribe ?? "").pathname.replace(/^\/api/, "")
  expect(click).toMatch(/\/unsubscriptions\/monthly\//)
  expect((await api.call(null, "POST", click.replace("monthly", "weekly"))).status).toBe(404)
  expect((await api.call(null, "GET", click)).body).toEqual({ about: "monthly", ended: false })
  expect((await api.call(null, "POST", click)).body.ended).toBe(true)
  expect((await api.call("camille", "GET", path)).body.monthly).toBe(false)
  // What was taken up before is not sent either.
  await sendMonthlyLetter({ ...api.parts, mail }, camille, "2026-11")
  expect(sent).toHaveLength(1)
})

test("in English it is English from its subject to its end", async () => {
  const api = await startApi()
  await askedWorld(api)
  await wantLetters(api)
  await api.call("camille", "PUT", "/Profile/language", { language: "en" })
  api.setClock("2026-12-01T09:00:00Z")
  const { mail, mails } = await openMailbox()
  await sendMonthlyLetter({ ...api.parts, mail }, camille, "2026-11")
  const [letter] = await mails()
  const figureIn = async (page: string, figure: string): Promise<number> => {
    const path = `/Statistics/${page}?period=month&month=2026-11`
    const { figures } = (await api.call("camille", "GET", path)).body
    return figures.find((one: { figure: string }) => one.figure === figure).value
  }
  const euros = new Intl.NumberFormat("en-GB", { style: "currency", currency: "EUR" })
  expect(letter?.subject).toContain("November 2026")
  const told = {
    "Turnover without VAT": [
      await figureIn("business", "turnoverHT"),
      "statistics/rows?figure=turnoverHT",
    ],
    "Overdue today": [await figureIn("payment", "overdue"), "bills?state=overdue"],
  } as const
  for (const [label, [cents, to]] of Object.entries(told)) {
    expect(cents).toBeGreaterThan(0)
    const line = letter?.text?.slice(letter.text.indexOf(label)) ?? ""
    expect(line.startsWith(`${label}\n${euros.format(cents / 100)}`), line).toBe(true)
    expect(line.split("\n")[2]).toContain(`/admin/${to}`)
  }
  expect(letter?.text).not.toMatch(/\b(?:Votre|mois|Chiffre|factures|vous)\b/)
})

test("who has nothing to be told gets none, and quiet hours hold it", async () => {
  const api = await startApi()
  await wantLetters(api, "thomas", { quietFrom: "09:00", quietTo: "18:00" })
  api.setClock("2026-12-02T10:00:00Z")
  const waits: number[] = []
  const queue: typeof api.parts.queue = {
    ...api.parts.queue,
    async send(_db, _name, _data, afterSeconds = 0) {
      waits.push(afterSeconds)
    },
  }
  await queueMonthlyLetters({ ...api.parts, queue })
  expect(waits).toEqual([7 * 3600])
  const mail = () => Promise.reject(new Error("nothing is sent"))
  await sendMonthlyLetter({ ...api.parts, mail }, ownerOf(people.thomas.id), "2026-11")
})
