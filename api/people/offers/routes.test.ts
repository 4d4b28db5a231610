import { describe, expect, test } from "vitest"
import { startApi, type TestApi } from "../../../tests/api"
import { openForBusiness } from "../../../tests/billing"
import { remindOfActions } from "./action.commands"

async function withOffer(fields: object = {}) {
  const api = await startApi()
  const { id: clientId } = await openForBusiness(api)
  const offer = await addOffer(api, { clientId, ...fields })
  return { api, clientId, offer, path: `/Offers/${offer.id}` }
}

async function addOffer(api: TestApi, fields: object) {
  const typed = { title: "Refonte du catalogue", tjmHT: 52_000, expectedDays: "20", ...fields }
  const added = await api.call("camille", "POST", "/Offers", typed)
  expect(added.status, JSON.stringify(added.body)).toBe(201)
  return added.body
}

const refusedAt = (body: { errors: { path: string; code: string }[] }) =>
  body.errors.map(({ path, code }) => `${path} ${code}`)

describe("Camille writes her offers down", () => {
  test("what she adds is what she reads, with its value weighted by its stage", async () => {
    const { api, offer, path } = await withOffer({ state: "positioned", remark: "Vu au salon" })
    expect(offer).toMatchObject({
      ...{ title: "Refonte du catalogue", clientName: "Atelier Rhône", remark: "Vu au salon" },
      ...{ valueHT: 1_040_000, weight: "30", weightedHT: 312_000, age: 0, lingers: false },
    })
    expect((await api.call("camille", "GET", path)).body).toEqual(offer)
  })

  test("what is missing or no amount is refused at its field", async () => {
    const { api, clientId } = await withOffer()
    const refusals: [object, string[]][] = [
      [{}, ["title required", "clientId required"]],
      [{ title: "X", clientId, tjmHT: "beaucoup" }, ["tjmHT money"]],
      [{ title: "X", clientId, expectedDays: "0" }, ["expectedDays aboveZero"]],
      [{ title: "X", clientId, expectedDays: "-3" }, ["expectedDays quantity"]],
      [{ title: "X", clientId, expectedDays: "1.12345" }, ["expectedDays quantity"]],
      [{ title: "X", clientId, probability: "100.5" }, ["probability tooBig 100"]],
      [{ title: "X", clientId, probability: "-1" }, ["probability percent"]],
      [{ title: "X", clientId, nextAction: "Relancer" }, ["nextActionOn required"]],
      [{ title: "X", clientId, prospect: "Y" }, ["prospect oneClient"]],
    ]
    for (const [body, expected] of refusals) {
      const answer = await api.call("camille", "POST", "/Offers", body)
      expect(answer.status, JSON.stringify(body)).toBe(422)
      const said = refusedAt(answer.body)
      if (Object.keys(body).length > 0) expect(said).toEqual(expected)
      else expect(said).toContain("title required")
    }
  })

  test("a client or contact of someone else is unknown, and the contact of another client refused", async () => {
    const { api, clientId } = await withOffer()
    const foreign = (await openForBusiness(api, "thomas")).id
    const theirs = await api.call("thomas", "POST", "/Contacts", { name: "Inès" })
    const other = await api.call("camille", "POST", "/Clients", { name: "Autre" })
    const contact = await api.call("camille", "POST", "/Contacts", {
      ...{ name: "Hugo", clientId: other.body.id },
    })
    const said = async (fields: object) => {
      const answer = await api.call("camille", "POST", "/Offers", { title: "X", ...fields })
      return refusedAt(answer.body)
    }
    expect(await said({ clientId: foreign })).toEqual(["clientId unknown"])
    expect(await said({ clientId, contactId: theirs.body.id })).toEqual(["contactId unknown"])
    expect(await said({ clientId, contactId: contact.body.id })).toEqual([
      "contactId contactOfAnother",
    ])
  })

  test("a client who is not there yet is made in place, as a prospect", async () => {
    const api = await startApi()
    const offer = await addOffer(api, { prospect: "Musée des Canuts" })
    const client = await api.call("camille", "GET", `/Clients/${offer.clientId}`)
    expect(client.body).toMatchObject({ name: "Musée des Canuts", status: "prospect" })
  })

  test("the list is narrowed by days of the last modification: ninety, and the end after the start", async () => {
    const { api, offer } = await withOffer()
    const list = (query: string) => api.call("camille", "GET", `/Offers?${query}`)
    expect((await list("from=2026-11-21&to=2026-11-21")).body).toMatchObject([{ id: offer.id }])
    expect((await list("from=2026-11-22&to=2026-11-23")).body).toEqual([])
    expect(refusedAt((await list("from=2026-11-20&to=2026-11-19")).body)).toEqual([
      "to endBeforeStart",
    ])
    expect(refusedAt((await list("from=2026-08-01&to=2026-11-19")).body)).toEqual(["to period90"])
  })
})

describe("an offer moves", () => {
  test("its history says what changed, by whom and when, and nobody changes it", async () => {
    const { api, path, offer } = await withOffer({ probability: "70" })
    api.setClock("2026-11-23T10:00:00Z")
    await api.call("camille", "POST", `${path}/moves`, {
      ...{ from: "firstContact", to: "aborted", reason: "price" },
    })
    const { body } = await api.call("camille", "GET", `${path}/events`)
    expect(body.slice(0, 2)).toMatchObject([
      { field: "probability", before: "70", after: null, at: "2026-11-23T10:00:00.000Z" },
      { field: "state", before: "firstContact", after: "aborted" },
    ])
    expect(body.at(-1)).toMatchObject({ before: null })
    await expect(
      api.parts.pool.query("update offer_events set after = null where offer_id = $1", [offer.id]),
    ).rejects.toThrow(/permission denied/)
    await expect(
      api.parts.pool.query("delete from offer_events where offer_id = $1", [offer.id]),
    ).rejects.toThrow(/permission denied/)
  })

  test("a move that is taken back within a quarter of an hour leaves its day", async () => {
    const { api, path } = await withOffer()
    const move = async (instant: string, from: string, state: string) => {
      api.setClock(instant)
      return (await api.call("camille", "POST", `${path}/moves`, { from, to: state })).body
    }
    await move("2026-12-01T09:00:00Z", "firstContact", "positioned")
    expect(await move("2026-12-01T09:15:00Z", "positioned", "firstContact")).toMatchObject({
      age: 10,
    })
    await move("2026-12-01T10:00:00Z", "firstContact", "positioned")
    expect(await move("2026-12-01T10:15:01Z", "positioned", "firstContact")).toMatchObject({
      age: 0,
    })
  })

  test("of two who move it, the later one is told where it is; the same move twice is one", async () => {
    const { api, path } = await withOffer()
    const move = (state: string) =>
      api.call("camille", "POST", `${path}/moves`, { from: "firstContact", to: state })
    const answers = await Promise.all([move("positioned"), move("onWaiting")])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const [won, lost] = [200, 409].map((status) => answers.find((one) => one.status === status))
    expect(lost?.body).toMatchObject({ code: "offerMoved", current: { state: won?.body.state } })
    expect((await move(won?.body.state)).status).toBe(200)
  })

  test("without a reason nothing is aborted; another reason has its words", async () => {
    const { api, path } = await withOffer()
    const abort = (fields: object) =>
      api.call("camille", "POST", `${path}/moves`, {
        ...{ from: "firstContact", to: "aborted", ...fields },
      })
    expect(refusedAt((await abort({})).body)).toEqual(["reason required"])
    expect(refusedAt((await abort({ reason: "other" })).body)).toEqual(["words required"])
    expect((await api.call("camille", "GET", path)).body.state).toBe("firstContact")
    const gone = await abort({ reason: "other", words: "Un cousin s’en charge" })
    expect(gone.body).toMatchObject({ state: "aborted", weightedHT: 0, weight: "0" })
    const reopened = await api.call("camille", "POST", `${path}/moves`, {
      ...{ from: "aborted", to: "onWaiting" },
    })
    expect(reopened.body).toMatchObject({ abortReason: null, abortWords: null, weight: "50" })
  })

  test("it takes its new stage’s weight, unless it has its own", async () => {
    const { api, path, clientId } = await withOffer()
    const own = await addOffer(api, { clientId, probability: "75" })
    const move = async (at: string) =>
      (
        await api.call("camille", "POST", `${at}/moves`, {
          ...{ from: "firstContact", to: "onWaiting" },
        })
      ).body.weight
    expect([await move(path), await move(`/Offers/${own.id}`)]).toEqual(["50", "75"])
  })

  test("what the owner says of the stages counts, and marks what stays too long", async () => {
    const { api, path } = await withOffer()
    const settings = (await api.call("camille", "GET", "/Offers/settings")).body
    const changed = { ...settings, firstContactWeight: "12.5", firstContactDays: 3 }
    const saved = await api.call("camille", "PUT", "/Offers/settings", changed)
    expect(saved.body).toEqual({ ...changed, version: 1 })
    expect((await api.call("camille", "PUT", "/Offers/settings", changed)).status).toBe(409)
    const read = async (instant: string) => {
      api.setClock(instant)
      return (await api.call("camille", "GET", path)).body
    }
    expect(await read("2026-11-24T22:59:00Z")).toMatchObject({
      ...{ weightedHT: 130_000, age: 3, lingers: false },
    })
    expect(await read("2026-11-24T23:00:00Z")).toMatchObject({ age: 4, lingers: true })
  })
})

describe("an offer is accepted", () => {
  const accept = (api: TestApi, path: string, makes: string, from = "firstContact") =>
    api.call("camille", "POST", `${path}/acceptance`, { from, makes })

  test("pressed twice at once, one quote is made of it, filled in, and the prospect is a client", async () => {
    const api = await startApi()
    await openForBusiness(api)
    const offer = await addOffer(api, {
      ...{ prospect: "Musée des Canuts", expectedStart: "2027-01-04" },
      ...{ nextAction: "Relancer", nextActionOn: "2026-11-25" },
    })
    const path = `/Offers/${offer.id}`
    const answers = await Promise.all([accept(api, path, "quote"), accept(api, path, "contract")])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const { body } = await api.call("camille", "GET", path)
    expect(body).toMatchObject({ state: "accepted", nextAction: null, weight: "100" })
    expect([body.quoteId, body.contractId].filter(Boolean)).toHaveLength(1)
    const quotes = (await api.call("camille", "GET", "/Quotes")).body
    const contracts = (await api.call("camille", "GET", "/Contracts")).body
    expect(quotes.length + contracts.length).toBe(1)
    const client = await api.call("camille", "GET", `/Clients/${offer.clientId}`)
    expect(client.body.status).toBe("active")
  })

  test("its quote has its client, title, days, rate and start, and leads back to it", async () => {
    const { api, path, offer, clientId } = await withOffer({ expectedStart: "2027-01-04" })
    const { quoteId } = (await accept(api, path, "quote")).body
    const quote = (await api.call("camille", "GET", `/Quotes/${quoteId}`)).body
    expect(quote).toMatchObject({ clientId, note: expect.stringContaining("04/01/2027") })
    expect(quote.lines).toMatchObject([
      { serviceName: "Refonte du catalogue", quantity: "20", unit: "day", unitPriceHT: 52_000 },
    ])
    const back = await api.call("camille", "GET", `/Offers?quoteId=${quoteId}`)
    expect(back.body).toMatchObject([{ id: offer.id }])
    const moved = { from: "accepted", to: "onWaiting" }
    await api.call("camille", "POST", `${path}/moves`, moved)
    expect((await accept(api, path, "contract", "onWaiting")).body).toMatchObject({
      ...{ state: "accepted", quoteId, contractId: null },
    })
  })

  test("its contract begins on the expected start", async () => {
    const { api, path, clientId } = await withOffer({ expectedStart: "2027-01-04" })
    const { contractId } = (await accept(api, path, "contract")).body
    const contract = (await api.call("camille", "GET", `/Contracts/${contractId}`)).body
    expect(contract).toMatchObject({
      ...{ clientId, title: "Refonte du catalogue", startDate: "2027-01-04" },
      ...{ priceHT: 52_000, unit: "day", status: "draft" },
    })
  })

  test("its paper speaks its client’s language", async () => {
    const { api, path, offer, clientId } = await withOffer({
      ...{ expectedStart: "2027-01-04", expectedDays: "12.5" },
    })
    const { name, version } = (await api.call("camille", "GET", `/Clients/${clientId}`)).body
    const inEnglish = { name, version, language: "en" }
    const changed = await api.call("camille", "PUT", `/Clients/${clientId}`, inEnglish)
    expect(changed.status, JSON.stringify(changed.body)).toBe(200)
    const { quoteId } = (await accept(api, path, "quote")).body
    const quote = (await api.call("camille", "GET", `/Quotes/${quoteId}`)).body
    expect(quote.note).toBe("Expected start: 4 January 2027")
    const { id } = await addOffer(api, { clientId, title: offer.title, expectedDays: "12.5" })
    const { contractId } = (await accept(api, `/Offers/${id}`, "contract")).body
    const contract = (await api.call("camille", "GET", `/Contracts/${contractId}`)).body
    expect(contract.description).toContain("12.5 days expected")
  })

  test("without a rate, no paper is made until one is typed", async () => {
    const { api, path } = await withOffer({ tjmHT: null })
    const refused = await accept(api, path, "quote")
    expect([refused.status, refused.body.errors]).toMatchObject([
      422,
      [{ path: "tjmHT", code: "required" }],
    ])
    expect((await api.call("camille", "GET", path)).body.state).toBe("firstContact")
    const typed = { from: "firstContact", makes: "quote", tjmHT: 61_000 }
    const accepted = (await api.call("camille", "POST", `${path}/acceptance`, typed)).body
    expect(accepted).toMatchObject({ state: "accepted", tjmHT: 61_000 })
    const quote = (await api.call("camille", "GET", `/Quotes/${accepted.quoteId}`)).body
    expect(quote.lines).toMatchObject([{ unitPriceHT: 61_000 }])
  })

  test.each([
    ["quote", "Quotes", "quoteId"],
    ["contract", "Contracts", "contractId"],
  ] as const)("its %s is its own again, when it is brought back", async (makes, kind, field) => {
    const { api, path } = await withOffer()
    const paper = (await accept(api, path, makes)).body[field]
    expect((await api.call("camille", "DELETE", `/${kind}/${paper}`)).status).toBe(204)
    expect((await api.call("camille", "GET", path)).body[field]).toBeNull()
    await api.call("camille", "POST", `/${kind}/${paper}/restoration`)
    expect((await api.call("camille", "GET", path)).body[field]).toBe(paper)
  })
})

describe("the next action", () => {
  const told = async (api: TestApi) => (await api.call("camille", "GET", "/Notifications")).body

  test("is told of once at its hour, by two processes too, and again when it is put off", async () => {
    const { api, path, offer } = await withOffer({
      ...{ nextAction: "Appeler Inès", nextActionOn: "2026-11-25", nextActionAt: "14:30" },
    })
    const run = async (instant: string) => {
      api.setClock(instant)
      await Promise.all([remindOfActions(api.parts), remindOfActions(api.parts)])
    }
    await run("2026-11-25T13:29:00Z")
    expect(await told(api)).toEqual([])
    await run("2026-11-25T13:30:00Z")
    await run("2026-11-26T09:00:00Z")
    expect(await told(api)).toMatchObject([
      {
        kind: "offerAction",
        parameters: { action: "Appeler Inès", day: "2026-11-25", time: "14:30", offerId: offer.id },
      },
    ])
    const later = { nextAction: "Appeler Inès", nextActionOn: "2026-11-27", version: offer.version }
    const planned = await api.call("camille", "PUT", `${path}/nextAction`, later)
    expect(planned.status, JSON.stringify(planned.body)).toBe(200)
    await run("2026-11-27T09:00:00Z")
    expect(await told(api)).toHaveLength(2)
  })

  test("rings at six where six was asked for, and from midnight where no hour was", async () => {
    const { api, clientId } = await withOffer()
    const on = { nextAction: "Appeler", nextActionOn: "2026-11-25" }
    await addOffer(api, { clientId, title: "À six heures", ...on, nextActionAt: "06:00" })
    await addOffer(api, { clientId, title: "Dans la journée", ...on })
    const names = async (instant: string) => {
      api.setClock(instant)
      await remindOfActions(api.parts)
      const rows: { parameters: { name: string } }[] = await told(api)
      return rows.map(({ parameters }) => parameters.name).sort()
    }
    expect(await names("2026-11-24T22:59:00Z")).toEqual([])
    expect(await names("2026-11-24T23:01:00Z")).toEqual(["Dans la journée"])
    expect(await names("2026-11-25T05:00:00Z")).toEqual(["Dans la journée", "À six heures"].sort())
  })

  test("is overdue, today, this week or none; overdue ones stand on the dashboard", async () => {
    const { api, clientId, path, offer } = await withOffer()
    // The 21st is a Saturday: the week ends on the 22nd.
    const on = (day: string) => ({ nextAction: "Relancer", nextActionOn: day })
    for (const day of ["2026-11-20", "2026-11-21", "2026-11-22", "2026-11-23"])
      await addOffer(api, { clientId, title: day, ...on(day) })
    const titles = async (action: string) =>
      (await api.call("camille", "GET", `/Offers?sort=title&action=${action}`)).body.map(
        ({ title }: { title: string }) => title,
      )
    expect(await titles("overdue")).toEqual(["2026-11-20"])
    expect(await titles("today")).toEqual(["2026-11-21"])
    expect(await titles("week")).toEqual(["2026-11-21", "2026-11-22"])
    expect(await titles("none")).toEqual([offer.title])
    const { toDo } = (await api.call("camille", "GET", "/Dashboard/steps")).body
    expect(toDo).toContainEqual(
      expect.objectContaining({ step: "offers", detail: "Relancer", day: "2026-11-20" }),
    )
    const planned = await api.call("camille", "PUT", `${path}/nextAction`, {
      ...{ ...on("2026-11-21"), version: offer.version },
    })
    const done = await api.call("camille", "POST", `${path}/nextAction/end`, {
      version: planned.body.version,
    })
    expect(done.body).toMatchObject({ nextAction: null, nextActionOn: null })
  })
})

test("an offer that is brought back has its history, and no second beginning", async () => {
  const { api, path } = await withOffer()
  await api.call("camille", "POST", `${path}/moves`, { from: "firstContact", to: "positioned" })
  const before = (await api.call("camille", "GET", `${path}/events`)).body
  expect((await api.call("camille", "DELETE", path)).status).toBe(204)
  expect((await api.call("camille", "POST", `${path}/restoration`)).status).toBe(200)
  expect((await api.call("camille", "GET", `${path}/events`)).body).toEqual(before)
})

test("the board adds up all offers, shows twenty of a stage, and what ended within thirty days", async () => {
  const { api, clientId, path } = await withOffer()
  for (let at = 0; at < 24; at++) await addOffer(api, { clientId, expectedDays: at ? "1" : null })
  await api.call("camille", "POST", `${path}/moves`, {
    ...{ from: "firstContact", to: "aborted", reason: "dates" },
  })
  const board = async (query = "") =>
    (await api.call("camille", "GET", `/Offers/board${query}`)).body
  const [first, , , aborted] = await board()
  expect(first).toMatchObject({ count: 24, withoutValue: 1 })
  expect(first.totals).toEqual([{ currency: "EUR", valueHT: 1_196_000, weightedHT: 119_600 }])
  expect(first.cards).toHaveLength(20)
  expect(aborted).toMatchObject({ count: 1, cards: [{ state: "aborted" }] })
  api.setClock("2026-12-22T09:00:00Z")
  expect((await board())[3]).toMatchObject({ count: 1, cards: [] })
  expect((await board("?q=introuvable"))[0]).toMatchObject({ count: 0, totals: [] })
})
