import { expect, test } from "vitest"
import { NewQuote } from "#contract/quotes"
import { startApi } from "../../../tests/api"
import { draftFor, issued, openForBusiness } from "../../../tests/billing"

test("what is typed is drawn, and nothing is kept of it", async () => {
  const api = await startApi()
  const { id } = await openForBusiness(api)
  const draw = (changes: object = {}) =>
    api.call("camille", "POST", "/Bills/previews", { ...draftFor(id), ...changes })
  const drawn = await draw()
  expect(drawn.status, JSON.stringify(drawn.body)).toBe(200)
  expect(drawn.body.svg).toMatch(/^<svg .*<\/svg>$/s)
  // Nothing in it runs, and nothing is fetched.
  expect(drawn.body.svg).not.toMatch(/<script|<foreignObject|href="http/)
  expect((await draw()).body.svg).toBe(drawn.body.svg)
  expect((await draw({ note: "Merci de votre confiance." })).body.svg).not.toBe(drawn.body.svg)
  const offered = NewQuote.parse({ ...draftFor(id), validDays: 30 })
  const quote = await api.call("camille", "POST", "/Quotes/previews", offered)
  expect(quote.body.svg).toMatch(/^<svg /)
  expect((await api.call("camille", "GET", "/Bills")).body).toEqual([])
  expect((await api.call("camille", "GET", "/Quotes")).body).toEqual([])
})

test("only one’s own client is drawn, and no bill that was issued", async () => {
  const api = await startApi()
  const { id } = await openForBusiness(api)
  const strange = await api.call("thomas", "POST", "/Bills/previews", draftFor(id))
  expect(strange).toMatchObject({ status: 422, body: { errors: [{ path: "clientId" }] } })
  const bill = await issued(api, id)
  const path = `/Bills/${bill.id}/previews`
  expect((await api.call("camille", "POST", path, draftFor(id))).body.code).toBe("billIssued")
  expect((await api.call("thomas", "POST", path, draftFor(id))).status).toBe(404)
})
