import { expect, onTestFinished, test } from "vitest"
import { openPool } from "../../database/client"
import { camille, minute, startWithCamille } from "../../tests/camille"
import { createDatabase } from "../../tests/database"
import { eventually } from "../../tests/eventually"
import { linkIn } from "../../tests/identity"
import { addAccount } from "../accounts"
import { openEmailQueue, type SendEmail } from "./queue"

const nobodyThere = { accepted: [], refused: [] }
const taken: SendEmail = async ({ to }) => ({ accepted: [to], refused: [] })

/** The queue alone, whose clock stands still until it is moved. */
async function openQueue(mail: SendEmail) {
  const database = await createDatabase()
  const pool = openPool(database.url, "plume_identity", 4)
  const clock = { now: Date.parse("2026-11-21T09:00:00Z") }
  const log = { warn: () => {}, error: () => {} }
  const open = (take = mail) => {
    const parts = { pool, origin: "https://plume.example", clock: () => new Date(clock.now), log }
    return openEmailQueue({ ...parts, mail: take })
  }
  const office = open()
  onTestFinished(async () => {
    await office.close()
    await pool.end()
    await database.drop()
  })
  const left = async () => (await pool.query("select attempts from identity.letters")).rows
  return { pool, clock, office, open, left }
}

const letter = { to: camille, locale: "fr", kind: "factorAdded" } as const

test("a letter that no mail server takes is tried again after 1, 2, 4 … 60 minutes, then leaves once", async () => {
  let away = 8
  const tried: number[] = []
  const queue = await openQueue(async (message) => {
    tried.push(queue.clock.now)
    away -= 1
    return away >= 0 ? nobodyThere : taken(message)
  })
  await queue.office.post(letter)
  for (let n = 1; n < 9; n += 1) {
    await queue.office.deliver()
    await eventually(() => expect(tried).toHaveLength(n))
    await eventually(async () => expect(await queue.left()).toEqual([{ attempts: n }]))
    queue.clock.now += Math.min(60, 2 ** (n - 1)) * minute
  }
  await queue.office.deliver()
  await eventually(async () => expect(await queue.left()).toEqual([]))
  const pauses = tried.slice(1).map((at, n) => (at - (tried[n] ?? 0)) / minute)
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60])
})

test("a process that ends leaves its letters to the next one", async () => {
  const queue = await openQueue(async () => nobodyThere)
  await queue.office.post(letter)
  await eventually(async () => expect(await queue.left()).toEqual([{ attempts: 1 }]))
  await queue.office.close()
  queue.clock.now += minute
  const sent: string[] = []
  const next = queue.open(async (message) => {
    sent.push(message.subject)
    return taken(message)
  })
  await eventually(async () => expect(await queue.left()).toEqual([]))
  await next.close()
  expect(sent).toHaveLength(1)
})

test("a process that dies while sending leaves the letter to another one, two minutes later", async () => {
  const queue = await openQueue(taken)
  await queue.office.close()
  await queue.pool.query(
    `insert into identity.letters (kind, recipient, locale, queued_at, attempts, next_attempt_at)
     values ('factorAdded', $1, 'fr', $2, 1, $3)`,
    [camille, new Date(queue.clock.now), new Date(queue.clock.now + 2 * minute)],
  )
  const [first, second] = [queue.open(), queue.open()]
  expect(await queue.left()).toHaveLength(1)
  queue.clock.now += 2 * minute
  await Promise.all([first.deliver(), second.deliver()])
  expect(await queue.left()).toEqual([])
  await Promise.all([first.close(), second.close()])
})

test("of two processes, one sends each letter", async () => {
  const sent: string[] = []
  const mail: SendEmail = async (message) => {
    sent.push(message.to)
    return taken(message)
  }
  const queue = await openQueue(mail)
  const other = queue.open()
  const people = Array.from({ length: 20 }, (_, n) => `person${n}@exemple.fr`)
  await Promise.all(people.map((to, n) => (n % 2 ? other : queue.office).post({ ...letter, to })))
  await eventually(async () => expect(await queue.left()).toEqual([]))
  await other.close()
  expect(sent.sort()).toEqual(people.sort())
})

test("an address that a mail server will never take is given up at once", async () => {
  let attempts = 0
  const queue = await openQueue(async ({ to }) => {
    attempts += 1
    return { accepted: [], refused: [to] }
  })
  await queue.office.post(letter)
  await eventually(async () => expect(await queue.left()).toEqual([]))
  expect(attempts).toBe(1)
})

test("whoever is unknown, or confirmed already, is written nothing", async () => {
  let sent = 0
  const queue = await openQueue(async (message) => {
    sent += 1
    return taken(message)
  })
  const now = new Date(queue.clock.now)
  const password = "quatre plumes bleues"
  const account = await addAccount(queue.pool, { email: camille, password, locale: "fr", now })
  await queue.pool.query("update identity.accounts set email_verified_at = now()")
  const { post } = queue.office
  await post({ to: "nobody@exemple.fr", locale: "fr", kind: "resetPassword" })
  await post({ to: camille, locale: "fr", kind: "confirmEmail", accountId: account?.id })
  await eventually(async () => expect(await queue.left()).toEqual([]))
  expect(sent).toBe(0)
})

test("a link made at a later attempt is good as long as one made at the first, and no link waits in the database", async () => {
  const messages: { text: string }[] = []
  let isAway = true
  const { identity, browser, at } = await startWithCamille({
    mail: async (message) => {
      if (isAway) return nobodyThere
      messages.push(message)
      return taken(message)
    },
  })
  const rows = async () => (await identity.pool.query("select * from identity.letters")).rows
  await eventually(async () => expect(await rows()).toMatchObject([{ attempts: 1 }]))
  expect(JSON.stringify(await rows())).not.toMatch(/token|http/)
  isAway = false
  identity.clock.now += minute
  await eventually(() => expect(messages).toHaveLength(1))
  const page = await browser.visit(linkIn(messages[0]))
  expect(page.body).toContain("Confirmer votre adresse e-mail")
  expect((await browser.visit(at(""))).status).toBe(200)
})

test("A26 nobody who asks for a reset waits for a mail server that does not answer", async () => {
  let release = () => {}
  const { identity } = await startWithCamille({
    mail: () => new Promise((done) => (release = () => done(nobodyThere))),
  })
  const url = `${identity.origin}/identity/password-reset`
  for (const email of [camille, "nobody@exemple.fr"])
    expect((await identity.browser().visit(url, { email })).body).toContain("Consultez votre")
  release()
})
