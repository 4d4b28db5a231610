import { describe, expect, test } from "vitest"
import { verifier } from "../api/access/verify"
import { type Name, people, startApi, type TestApi } from "./api"
import { Caller, type PreparedCall } from "./caller"
import { allOperations, type Operation } from "./operations"
import {
  administrativeOperations,
  openOperations,
  operationsOfEveryone,
  preconditions,
  publicParameters,
  sharedOperations,
} from "./samples"
import { refusedTokens, tokenOf, trusted } from "./tokens"

/**
 * The matrix of security B29: each operation of the API's description, whoever wrote it, against
 * every way of not being let in. A new operation is held to it by being described.
 */
const operations = allOperations()
const closed = operations.filter(({ isOpen }) => !isOpen)
const administrative = closed.filter(({ id }) => administrativeOperations.includes(id))
const own = closed.filter(({ id }) => !administrativeOperations.includes(id))
const withRecord = ({ parameters }: Operation) =>
  parameters.some((name) => !(name in publicParameters))
const ofRecords = own.filter(
  (operation) => withRecord(operation) && !sharedOperations.includes(operation.id),
)
const asCases = (some: Operation[]) => some.map((operation) => [operation.id, operation] as const)

test("the operations that are open to anyone are those of the list", () => {
  expect(operations.filter(({ isOpen }) => isOpen).map(({ id }) => id)).toEqual(openOperations)
})

test("a right token is let in", async () => {
  const api = await startApi({ verify: verifier(trusted) })
  const token = await tokenOf(people.camille.id)
  const answer = await api.fetch(null, "/Products", {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.status).toBe(200)
})

test("A16, A17 without a right token, every operation answers 401", async () => {
  const api = await startApi({ verify: verifier(trusted) })
  const tokens = Object.entries(await refusedTokens(people.camille.id))
  for (const operation of closed) {
    const path = operation.path.replace(/^\/api/, "").replace(/\{\w+\}/g, crypto.randomUUID())
    for (const [fault, token] of tokens) {
      const told = `${operation.id}: ${fault}`
      const headers: Record<string, string> =
        token === undefined ? {} : { authorization: `Bearer ${token}` }
      const answer = await api.fetch(null, path, { method: operation.method, headers })
      expect(answer.status, told).toBe(401)
      expect(answer.headers.get("www-authenticate"), told).toMatch(/^Bearer/)
      expect(await answer.json(), told).toMatchObject({ status: 401, code: "unauthenticated" })
    }
  }
})

describe("B37 without the right to it", () => {
  test.each(asCases(administrative))("%s answers 403 to a freelancer", async (_, operation) => {
    const api = await startApi()
    const admin = new Caller(api, "admin")
    await api.call("camille", "GET", "/Users")
    const values = await admin.values(operation)
    const call = await admin.prepare(operation, values)
    const refused = await answerTo(api, "camille", call)
    expect(refused).toMatchObject({ status: 403, body: { code: "forbidden" } })
    const missing = admin.address(
      operation,
      each(values, () => crypto.randomUUID()),
    )
    expect(await answerTo(api, "camille", { ...call, path: missing })).toEqual(refused)
  })
})

describe("B29 of nobody", () => {
  test.each(asCases(administrative.filter(withRecord)))("%s answers 404", async (_, operation) => {
    const api = await startApi()
    const admin = new Caller(api, "admin")
    await api.call("camille", "GET", "/Users")
    const values = await admin.values(operation)
    const call = await admin.prepare(operation, values)
    for (const id of [crypto.randomUUID(), "1", "null", "%00", "' or 1=1"]) {
      const path = admin.address(
        operation,
        each(values, () => id),
      )
      const answer = await answerTo(api, "admin", { ...call, path })
      expect(answer, id).toMatchObject({ status: 404, body: { code: "notFound" } })
    }
    await admin.makeReady(operation.id, values)
    const ready = preconditions[operation.id] ? await admin.prepare(operation, values) : call
    expect([200, 201, 204, 409]).toContain((await answerTo(api, "admin", ready)).status)
  })
})

/*
 * One record for all questions on an operation: to make it, with all that it stands on, is most of the work.
 */
describe("B29, B31, B37 a record is its owner's alone", () => {
  test.each(asCases(own))("%s", async (_, operation) => {
    const api = await startApi()
    const camille = new Caller(api, "camille")
    const values = await camille.values(operation)
    const call = await camille.prepare(operation, values)
    if (!operationsOfEveryone.includes(operation.id))
      expect(await answerTo(api, "nobody", call), "without the right").toMatchObject({
        status: 403,
      })
    if (operation.body?.type === "application/json") await takesNoForeignIds(api, operation, call)
    if (ofRecords.includes(operation)) {
      await answersLikeMissing(api, operation, values)
      await camille.makeReady(operation.id, values)
      // Right for the record as it is now.
      const ready = preconditions[operation.id] ? await camille.prepare(operation, values) : call
      // The state of a fresh record may forbid the call (409), but the record is found.
      const { status } = await answerTo(api, "camille", ready)
      expect([200, 201, 202, 204, 409], "to its owner").toContain(status)
    }
  })
})

/** Someone else's record, one that does not exist, and ids that are none answer alike. */
async function answersLikeMissing(
  api: TestApi,
  operation: Operation,
  values: Record<string, string>,
) {
  const thomas = new Caller(api, "thomas")
  const call = await thomas.prepare(operation, values)
  const foreign = await answerTo(api, "thomas", call)
  expect(foreign, "to someone else").toMatchObject({ status: 404, body: { code: "notFound" } })
  const malformed = ["1", "null", "%00", "' or 1=1", `${Object.values(values)[0]}0`]
  for (const id of [crypto.randomUUID(), ...malformed]) {
    const path = thomas.address(
      operation,
      each(values, () => id),
    )
    expect(await answerTo(api, "thomas", { ...call, path }), id).toEqual(foreign)
  }
}

/** With ids of someone else's records in the body of a call that is right but for them. */
async function takesNoForeignIds(api: TestApi, operation: Operation, call: PreparedCall) {
  const ids = String(call.init.body).match(/[0-9a-f]{8}-[0-9a-f-]{27}/g)
  if (!ids) return
  const thomas = new Caller(api, "thomas")
  const own = await thomas.prepare(operation, await thomas.values(operation))
  const { status } = await answerTo(api, "thomas", { ...own, init: call.init })
  expect([404, 422], "with foreign ids").toContain(status)
}

test("B30 no list, sum or export shows anything of someone else's", async () => {
  const api = await startApi()
  const camille = new Caller(api, "camille")
  const made: string[] = []
  for (const operation of ofRecords)
    for (const [name, value] of Object.entries(await camille.values(operation)))
      if (!(name in publicParameters)) made.push(value)
  const lists = own.filter(({ method, parameters }) => method === "GET" && !parameters.length)
  for (const operation of lists) {
    const call = await camille.prepare(operation, {})
    // Searches take another way to the rows than lists do.
    for (const path of [call.path, `${call.path}?q=e&limit=100`, `${call.path}?limit=100`]) {
      const text = JSON.stringify(await answerTo(api, "thomas", { ...call, path }))
      for (const id of made) expect(text, path).not.toContain(id)
    }
  }
})

/** The answer without what differs between any two: the call's own id. */
async function answerTo(api: TestApi, who: Name, call: PreparedCall) {
  const answer = await api.fetch(who, call.path, call.init)
  const text = await answer.text()
  const isJson = answer.headers.get("content-type")?.includes("json")
  const body: unknown = isJson ? { ...JSON.parse(text), instance: "" } : text
  return { status: answer.status, body }
}

function each(values: Record<string, string>, value: () => string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, kept]) => [name, name in publicParameters ? kept : value()]),
  )
}
