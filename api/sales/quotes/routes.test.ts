import { createHash } from "node:crypto"
import { describe, expect, test } from "vitest"
import { openPool } from "../../../database/client"
import { people, startApi, type TestApi } from "../../../tests/api"
import { issued, openForBusiness } from "../../../tests/billing"
import { ownerOf } from "../../../tests/owner"
import { sendQuoteAnswer } from "./send-answer.commands"

const draft = (clientId: string, changes: object = {}) => ({
  clientId,
  includeVat: true,
  depositRate: "30",
  lines: [
    { serviceName: "Boutique", quantity: "10", unit: "day", unitPriceHT: 45_000, vatRate: "20" },
  ],
  ...changes,
})

/** A quote that was issued, and the secret of its link. */
async function offered(changes: object = {}) {
  const api = await startApi()
  const client = await openForBusiness(api)
  const call = <Body = never>(
    method: "GET" | "POST" | "PUT" | "DELETE",
    path: string,
    body?: object,
  ) => api.call<Body>("camille", method, path, body)
  const { body: added } = await api.call("camille", "POST", "/Quotes", draft(client.id, changes))
  const path = `/Quotes/${added.id}`
  const issue = async () => {
    const { body } = await api.call("camille", "GET", path)
    return api.call("camille", "POST", `${path}/issue`, { version: body.version })
  }
  const { body: quote } = await issue()
  const { body: link } = await api.call("camille", "POST", `${path}/links`, { days: 30 })
  const secret = link.address.split("/").at(-1)
  return { api, client, call, path, quote, secret, issue, link }
}

const say = (api: TestApi, secret: string, body: object) =>
  api.call(null, "POST", `/Public/quotes/${secret}/answers`, body, {
    "x-forwarded-for": "203.0.113.7",
  })
const yes = { answer: "accepted", name: "Inès Vasseur, gérante", edition: 1, agreed: true }
const no = { answer: "refused", name: "Inès Vasseur", edition: 1, reason: "Trop cher" }

describe("a quote", () => {
  test("gets its number and its validity when it is issued, in a series of its own", async () => {
    const { api, client, quote } = await offered()
    expect(quote).toMatchObject({
      number: "D-2026-0001",
      status: "issued",
      releaseDate: "2026-11-21",
      validUntil: "2026-12-21",
      totalHT: 450_000,
      totalTTC: 540_000,
    })
    expect((await issued(api, client.id)).number).toBe("F-2026-0001")
  })

  test("is refused at issue with what is missing, each with its field", async () => {
    const api = await startApi()
    const { body: client } = await api.call("camille", "POST", "/Clients", { name: "Atelier" })
    const { body: quote } = await api.call("camille", "POST", "/Quotes", draft(client.id))
    const answer = await api.call("camille", "POST", `/Quotes/${quote.id}/issue`, { version: 1 })
    expect(answer).toMatchObject({ status: 409, body: { code: "quoteIncomplete" } })
    expect(answer.body.errors.map(({ path }: { path: string }) => path)).toContain("profile.siren")
  })

  test("expires after its last day, and says so to its client", async () => {
    const { api, path, secret } = await offered()
    api.setClock("2026-12-21T20:00:00Z")
    expect((await api.call("camille", "GET", path)).body.status).toBe("sent")
    api.setClock("2026-12-22T09:00:00Z")
    expect((await api.call("camille", "GET", path)).body.status).toBe("expired")
    // The link of a month is over too; one that is not says what happened.
    const { body: link } = await api.call("camille", "POST", `${path}/links`, { days: 30 })
    const other = link.address.split("/").at(-1)
    expect((await api.call(null, "GET", `/Public/quotes/${other}`)).body.state).toBe("expired")
    expect(await say(api, other, yes)).toMatchObject({
      status: 409,
      body: { code: "quoteExpired" },
    })
    expect((await say(api, secret, yes)).status).toBe(404)
  })

  test("that nobody has a number of goes, and comes back as it was", async () => {
    const api = await startApi()
    const client = await openForBusiness(api)
    const { body: quote } = await api.call("camille", "POST", "/Quotes", draft(client.id))
    const path = `/Quotes/${quote.id}`
    expect((await api.call("camille", "DELETE", path)).status).toBe(204)
    expect((await api.call("camille", "GET", path)).status).toBe(404)
    const back = await api.call("camille", "POST", `${path}/restoration`)
    expect(back.body).toMatchObject({ lines: quote.lines, events: quote.events })
  })
})

describe("by the link", () => {
  test("the client accepts: name, moment, address and the digest of the PDF are the proof", async () => {
    const { api, path, secret } = await offered()
    const pdf = Buffer.from(
      await (await api.fetch(null, `/Public/quotes/${secret}/pdf`)).arrayBuffer(),
    )
    expect(await say(api, secret, yes)).toMatchObject({ status: 201, body: { state: "accepted" } })
    const { body: quote } = await api.call("camille", "GET", path)
    expect(quote.status).toBe("accepted")
    expect(quote.answers).toEqual([
      {
        id: expect.any(String),
        answer: "accepted",
        edition: 1,
        byLink: true,
        name: "Inès Vasseur, gérante",
        reason: null,
        answeredAt: "2026-11-21T09:00:00.000Z",
        address: "203.0.113.7",
        sha256: createHash("sha256").update(pdf).digest("hex"),
      },
    ])
    expect(await say(api, secret, no)).toMatchObject({
      status: 409,
      body: { code: "quoteAnswered" },
    })
  })

  test("nobody accepts without a tick and a name, nor refuses without a reason", async () => {
    const { api, secret } = await offered()
    const paths = async (body: object) =>
      (await say(api, secret, body)).body.errors?.map(({ path }: { path: string }) => path)
    expect(await paths({ ...yes, agreed: false })).toEqual(["agreed"])
    expect(await paths({ ...yes, name: " " })).toEqual(["name"])
    expect(await paths({ ...no, reason: null })).toEqual(["reason"])
  })

  test("its owner is told, by a notification and by mail, once", async () => {
    const { api, quote, secret } = await offered()
    await say(api, secret, no)
    const { body: told } = await api.call("camille", "GET", "/Notifications")
    expect(told).toMatchObject([
      { kind: "quoteRefused", quoteId: quote.id, parameters: { number: "D-2026-0001" } },
    ])
    const mails: { to: string | string[]; subject: string; text: string }[] = []
    const parts = {
      ...api.parts,
      mail: async (message: (typeof mails)[number]) => {
        mails.push(message)
        return { accepted: [String(message.to)], refused: [] }
      },
    }
    const job = api.queued.find(({ name }) => name === "quoteAnswer")
    const answerId = job && "answerId" in job.data ? job.data.answerId : ""
    for (const _ of [1, 2]) await sendQuoteAnswer(parts, ownerOf(people.camille.id), answerId)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ to: "camille@example.fr" })
    expect(mails[0]?.text).toContain("Trop cher")
  })

  test("a quote that changed is read again before it is accepted", async () => {
    const { api, client, path, quote, secret, issue } = await offered()
    const changes = { ...draft(client.id, { note: "Moins cher" }), version: quote.version }
    expect((await api.call("camille", "PUT", path, changes)).body.status).toBe("draft")
    const read = () => api.call(null, "GET", `/Public/quotes/${secret}`)
    expect((await read()).body).toMatchObject({ state: "changing", edition: 1, note: null })
    const refused = { status: 409, body: { code: "quoteChanged" } }
    expect(await say(api, secret, yes)).toMatchObject(refused)
    expect((await issue()).body).toMatchObject({ number: "D-2026-0001", edition: 2 })
    expect(await say(api, secret, yes)).toMatchObject(refused)
    expect((await read()).body).toMatchObject({ state: "open", edition: 2, note: "Moins cher" })
    expect((await say(api, secret, { ...yes, edition: 2 })).status).toBe(201)
  })

  test("B39 opens this quote only: not a bill, nor another’s, nor once it is revoked", async () => {
    const { api, client, path, secret, link } = await offered()
    const bill = await issued(api, client.id)
    const { body: other } = await api.call("camille", "POST", `/Bills/${bill.id}/links`, {
      days: 30,
    })
    const secretOfBill = other.address.split("/").at(-1)
    expect((await api.call(null, "GET", `/Public/bills/${secret}`)).status).toBe(404)
    expect((await api.call(null, "GET", `/Public/quotes/${secretOfBill}`)).status).toBe(404)
    await api.call("camille", "DELETE", `${path}/links/${link.id}`)
    expect((await api.call(null, "GET", `/Public/quotes/${secret}`)).status).toBe(404)
    expect((await say(api, secret, yes)).status).toBe(404)
  })
})

describe("what was accepted", () => {
  const accepted = async () => {
    const world = await offered()
    await say(world.api, world.secret, yes)
    return world
  }

  test("does not change, by the API or by SQL", async () => {
    const { api, client, path, quote } = await accepted()
    const { body } = await api.call("camille", "GET", path)
    const changes = { ...draft(client.id), version: body.version }
    expect(await api.call("camille", "PUT", path, changes)).toMatchObject({
      status: 409,
      body: { code: "quoteAccepted" },
    })
    const pool = openPool(api.url, "owner", 1)
    for (const attempt of [
      `update quotes set total_ttc = 1 where id = '${quote.id}'`,
      `update quotes set answer = null, answered_on = null where id = '${quote.id}'`,
      `update quote_lines set unit_price_ht = 1 where quote_id = '${quote.id}'`,
      `update quote_editions set snapshot = '{}' where quote_id = '${quote.id}'`,
      `update quote_answers set name = 'Personne' where quote_id = '${quote.id}'`,
      "truncate quote_answers",
    ])
      await expect(
        pool.query(`set app.owner = '${people.camille.id}'; ${attempt}`),
        attempt,
      ).rejects.toThrow(/accepted|kept|was/)
    await pool.end()
  })

  test("becomes one bill, however often it is asked, with what was offered", async () => {
    const { api, path, call, quote } = await accepted()
    const asked = await Promise.all([1, 2, 3].map(() => call("POST", `${path}/bills`)))
    expect(asked.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const bill = asked.find(({ status }) => status === 201)?.body as unknown as { id: string }
    expect(bill).toMatchObject({
      number: null,
      totalTTC: 540_000,
      includePenalty: true,
      lines: [{ serviceName: "Boutique" }],
    })
    const { body: found } = await api.call("camille", "GET", `/Quotes?billId=${bill.id}`)
    expect(found).toMatchObject([{ id: quote.id }])
    // A draft that goes frees its quote; brought back, it is the quote's again.
    await call("DELETE", `/Bills/${bill.id}`)
    expect((await api.call("camille", "GET", path)).body.bill).toBe(null)
    await call("POST", `/Bills/${bill.id}/restoration`)
    expect((await api.call("camille", "GET", path)).body.bill.id).toBe(bill.id)
    const { body: whole } = await api.call("camille", "GET", `/Bills/${bill.id}`)
    await call("POST", `/Bills/${bill.id}/issue`, { version: whole.version })
    expect((await api.call("camille", "GET", path)).body.status).toBe("billed")
  })

  test("is asked for a deposit first, which its bill deducts", async () => {
    const { api, path } = await accepted()
    const { status, body: deposit } = await api.call("camille", "POST", `${path}/deposits`, {
      percent: "30",
    })
    expect(status).toBe(201)
    expect(deposit).toMatchObject({ kind: "deposit", totalTTC: 162_000 })
    const { body: quote } = await api.call("camille", "GET", path)
    const { body: bill } = await api.call("camille", "GET", `/Bills/${quote.bill.id}`)
    expect(bill.deposits).toMatchObject([{ id: deposit.id }])
    expect((await api.call("camille", "POST", `${path}/bills`)).body.code).toBe("quoteBilled")
  })
})

test("what was not accepted is not billed", async () => {
  const { call, path } = await offered()
  for (const noun of ["bills", "deposits"])
    expect(await call("POST", `${path}/${noun}`, { percent: "30" })).toMatchObject({
      status: 409,
      body: { code: "quoteNotAccepted" },
    })
})

test("several drafts are removed at once, and come back together; what was issued is kept", async () => {
  const { api, client, quote } = await offered()
  const drafts: string[] = []
  for (const note of ["Une", "Deux"])
    drafts.push((await api.call("camille", "POST", "/Quotes", draft(client.id, { note }))).body.id)
  const { body } = await api.call("camille", "POST", "/Quotes/deletions", {
    ids: [quote.id, ...drafts],
  })
  expect(body.done.sort()).toEqual(drafts.sort())
  expect(body.refused).toEqual([{ id: quote.id, name: "D-2026-0001", code: "quoteIssued" }])
  expect((await api.call("camille", "GET", "/Quotes")).body).toHaveLength(1)
  await api.call("camille", "POST", `/Quotes/${drafts[0]}/restoration`)
  expect((await api.call("camille", "GET", "/Quotes")).body).toHaveLength(3)
})

test("lists narrow quotes by their state, their client and their words", async () => {
  const { api, client, secret } = await offered()
  await api.call("camille", "POST", "/Quotes", draft(client.id, { note: "Autre" }))
  await say(api, secret, no)
  const numbers = async (query: string) =>
    (await api.call("camille", "GET", `/Quotes?${query}`)).body.map(
      ({ number }: { number: string | null }) => number,
    )
  expect(await numbers("state=refused")).toEqual(["D-2026-0001"])
  expect(await numbers("state=draft")).toEqual([null])
  for (const state of ["issued", "sent"]) expect(await numbers(`state=${state}`)).toEqual([])
  expect(await numbers("q=d-2026")).toEqual(["D-2026-0001"])
  expect(await numbers(`clientId=${client.id}`)).toHaveLength(2)
  const csv = await (await api.fetch("camille", "/Quotes/export")).text()
  expect(csv).toContain("D-2026-0001;Refusé;Atelier Rhône")
})
