import pg from "pg"
import { describe, expect, onTestFinished, test } from "vitest"
import { ignoreConnectionErrors } from "../../database/client"
import { roleAddress } from "../../database/role-address"
import { startApi, type TestApi } from "../api"

/** Connections as the API's, fewer and less patient. */
function smallPool(url: string, max: number, options = ""): pg.Pool {
  const pool = new pg.Pool({
    connectionString: roleAddress("plume_app", url),
    max,
    connectionTimeoutMillis: 300,
    options,
  })
  ignoreConnectionErrors(pool)
  onTestFinished(() => pool.end())
  return pool
}

async function onSmallPool(max: number, options?: string): Promise<TestApi> {
  const api = await startApi()
  // The test's own pool ends with the test; the API reads its parts at every call.
  api.parts.pool = smallPool(api.url, max, options)
  return api
}

async function asOwner(api: TestApi): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: api.url })
  client.on("error", () => {})
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

const list = (api: TestApi) => api.call("camille", "GET", "/Products")

test("F21 callers who send their body slowly hold no connection", async () => {
  const api = await onSmallPool(2)
  const senders = Array.from({ length: 20 }, () => {
    let end = () => {}
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"name":'))
        end = () => {
          controller.enqueue(new TextEncoder().encode('"a"}'))
          controller.close()
        }
      },
    })
    const headers = { "content-type": "application/json" }
    const init = { method: "POST", body, headers, duplex: "half" } as RequestInit
    return { answer: api.fetch("camille", "/Products", init), end: () => end() }
  })
  expect((await list(api)).status).toBe(200)
  for (const { answer, end } of senders) {
    end()
    expect((await answer).status).toBe(201)
  }
})

test("F22 callers who leave in the middle of their body leave nothing behind", async () => {
  const api = await onSmallPool(2)
  const left = Array.from({ length: 50 }, () => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"name":')),
      pull: (controller) => controller.error(new Error("the caller left")),
    })
    const headers = { "content-type": "application/json", "idempotency-key": "the-same-key" }
    const init = { method: "POST", body, headers, duplex: "half" } as RequestInit
    return api.fetch("camille", "/Products", init)
  })
  for (const answer of await Promise.all(left)) expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(await list(api)).toMatchObject({ status: 200, body: [] })
})

describe("a database that cannot answer now is told as 503, with when to come back", () => {
  const expected = { status: 503, body: { code: "unavailable" } }

  test("F3 no connection is free", async () => {
    const api = await onSmallPool(1)
    const taken = await api.parts.pool.connect()
    const answer = await list(api)
    taken.release()
    expect(answer).toMatchObject(expected)
    expect(answer.headers.get("retry-after")).toBe("5")
    expect((await list(api)).status).toBe(200)
  })

  test("F10 a statement takes too long", async () => {
    const api = await onSmallPool(2, "-c statement_timeout=200")
    const owner = await asOwner(api)
    await owner.query("begin; lock table products in access exclusive mode")
    expect(await list(api)).toMatchObject(expected)
    await owner.query("rollback")
    expect((await list(api)).status).toBe(200)
  })

  test("F3 connections are cut in the middle of calls, and the pool heals", async () => {
    const api = await onSmallPool(5)
    const owner = await asOwner(api)
    await owner.query("begin; lock table products in access exclusive mode")
    const waiting = () =>
      owner.query("select pid from pg_locks where not granted and relation = 'products'::regclass")
    const calls: ReturnType<typeof list>[] = []
    // What one person asks in one turn takes one connection: each call waits before the next comes.
    while (calls.length < 5) {
      calls.push(list(api))
      while ((await waiting()).rowCount !== calls.length);
    }
    await owner.query(
      `select pg_terminate_backend(pid) from pg_locks
        where not granted and relation = 'products'::regclass`,
    )
    await owner.query("rollback")
    for (const answer of await Promise.all(calls)) expect(answer).toMatchObject(expected)
    expect((await list(api)).status).toBe(200)
  })

  test("F3 nobody listens there", async () => {
    const api = await startApi()
    api.parts.pool = smallPool("postgres://nobody@127.0.0.1:1/nothing", 1)
    expect(await list(api)).toMatchObject(expected)
  })
})

describe("E82 one key", () => {
  const post = (api: TestApi, body: object, key = "one-and-the-same") =>
    api.call("camille", "POST", "/Products", body, { "idempotency-key": key })

  test("sent 50 times at once makes one record and 50 equal answers", async () => {
    const api = await startApi()
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(api, { name: "a" })))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.id))).size).toBe(1)
    expect(answers.every(({ status }) => status === 201)).toBe(true)
    expect((await list(api)).body).toHaveLength(1)
  })

  test("whose calls all fail stays free, and no connection is lost to them", async () => {
    const api = await onSmallPool(2)
    const wrong = { name: "a", sold: true }
    for (let round = 0; round < 10; round += 1) {
      const answers = await Promise.all([post(api, wrong), post(api, { name: "" }), post(api, [])])
      expect(answers.map(({ status }) => status)).toEqual([422, 422, 422])
    }
    expect((await post(api, { name: "right" })).status).toBe(201)
    expect(await post(api, { name: "other" })).toMatchObject({
      status: 422,
      body: { code: "idempotencyReuse" },
    })
  })

  test("is each person's own", async () => {
    const api = await startApi()
    await post(api, { name: "Camille’s" })
    const other = await api.call(
      "thomas",
      "POST",
      "/Products",
      { name: "Thomas’s" },
      { "idempotency-key": "one-and-the-same" },
    )
    expect(other).toMatchObject({ status: 201, body: { name: "Thomas’s" } })
  })
})

test("E88 errors say nothing of what is behind", async () => {
  const api = await startApi()
  const owner = await asOwner(api)
  await owner.query("alter table products rename to products_gone")
  const broken = await list(api)
  expect(broken.status).toBe(500)
  const answers = [
    broken,
    await api.call(null, "GET", "/Products"),
    await api.call("camille", "GET", "/Nothing/at/all"),
    await api.call("camille", "POST", "/Products", "{"),
    await api.call("nobody", "GET", "/Products"),
  ]
  for (const { body, headers } of answers) {
    expect(Object.keys(body).sort()).toEqual(expect.arrayContaining(["code", "instance", "status"]))
    const told = JSON.stringify(body) + JSON.stringify([...headers])
    expect(told).not.toMatch(/select|insert|drizzle|postgres|node_modules|\.ts\b|\bat \w+|hono/i)
  }
})
