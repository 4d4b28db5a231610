import { readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { startApi } from "../api"
import { Caller } from "../caller"
import { allOperations, type Operation } from "../operations"
import { administrativeOperations, publicParameters } from "../samples"

/** Every operation, whoever wrote it, and requests that it must not take for something else. */
const operations = allOperations()
const withJson = operations.filter(({ body }) => body?.type === "application/json")
const whoAsks = ({ id }: Operation) => (administrativeOperations.includes(id) ? "admin" : "camille")
const addressOf = ({ path, query }: Operation) =>
  `${path.replace(/^\/api/, "").replace(/\{(\w+)\}/g, (_, name) => publicParameters[name] ?? crypto.randomUUID())}${
    query.length > 0 ? `?${query.map((name) => `${name}=x`).join("&")}` : ""
  }`

describe("a member that the body does not have", () => {
  test("is named by every operation, wherever it stands", async () => {
    const api = await startApi()
    await api.call("camille", "GET", "/Users")
    for (const operation of withJson) {
      const who = whoAsks(operation)
      const caller = new Caller(api, who)
      const { path: address, init } = await caller.prepare(
        operation,
        await caller.values(operation),
      )
      for (const { body, path } of withOneMore(JSON.parse(String(init.body)))) {
        const answer = await api.fetch(who, address, { ...init, body: JSON.stringify(body) })
        expect(answer.status, `${operation.id} ${path}`).toBe(422)
        const { errors } = (await answer.json()) as { errors: object[] }
        const named = expect.objectContaining({ path, code: "unknownMember" })
        expect(errors, `${operation.id} ${path}`).toContainEqual(named)
      }
    }
  })

  test("is named in the language of whoever asks", async () => {
    const api = await startApi()
    for (const [language, message] of [
      ["fr", "Champ inconnu\u00a0: vérifiez son nom"],
      ["en", "Unknown field: check its name"],
    ] as const) {
      const asked = { skills: ["React"], constructor: 1 }
      const headers = { "accept-language": language }
      const answer = await api.call("camille", "POST", "/Users/search", asked, headers)
      expect(answer.body.errors).toEqual([
        { path: "skills", code: "unknownMember", message },
        { path: "constructor", code: "unknownMember", message },
      ])
    }
  })

  test("is told in the description: no object of a body takes others", () => {
    const { paths, components } = JSON.parse(readFileSync("contract/openapi.json", "utf8"))
    const open: string[] = []
    const look = (schema: unknown, where: string) => {
      if (Array.isArray(schema))
        return schema.forEach((each, at) => void look(each, `${where}[${at}]`))
      if (typeof schema !== "object" || schema === null) return
      const { $ref, type, properties, additionalProperties, propertyNames } = schema as Record<
        string,
        unknown
      >
      if (typeof $ref === "string") {
        const name = $ref.split("/").at(-1) ?? ""
        return look(components.schemas[name], name)
      }
      // A map says what its names must be.
      const isClosed = additionalProperties === false || propertyNames
      if ((type === "object" || properties) && !isClosed) open.push(where)
      for (const [key, each] of Object.entries(schema)) look(each, `${where}.${key}`)
    }
    for (const item of Object.values<
      Record<string, { operationId?: string; requestBody?: { content: object } }>
    >(paths))
      for (const { operationId = "", requestBody } of Object.values(item))
        look(Object.values(requestBody?.content ?? {}), operationId)
    expect(open).toEqual([])
  })
})

test("bytes that are no text in UTF-8 are read by no operation", async () => {
  const api = await startApi()
  const broken = [[0xe9], [0xc3, 0x28], [0xed, 0xa0, 0x80], [0xf8, 0x88, 0x80, 0x80, 0x80]]
  // Each sequence is tried on many operations, and each operation with one.
  for (const [at, operation] of withJson.entries())
    for (const bytes of broken.slice(at % broken.length, (at % broken.length) + 1)) {
      const answer = await api.fetch(whoAsks(operation), addressOf(operation), {
        method: operation.method,
        headers: { "content-type": "application/json" },
        body: Buffer.concat([Buffer.from('{"name":"'), Buffer.from(bytes), Buffer.from('"}')]),
      })
      expect(answer.status, `${operation.id} ${bytes}`).toBe(400)
      expect(await answer.json()).toMatchObject({ code: "malformed" })
    }
})

describe("a method that the path does not have", () => {
  test("is answered 405 with those that it has, to whoever asks", async () => {
    const api = await startApi()
    for (const path of new Set(operations.map((each) => each.path))) {
      const here = operations.filter((each) => each.path === path)
      const has: string[] = here.map(({ method }) => method)
      const allowed = [...has, ...(has.includes("GET") ? ["HEAD"] : [])].sort().join(", ")
      const address = addressOf(here[0] as Operation)
      const others = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "QUERY"]
      for (const method of others.filter((each) => !has.includes(each)))
        for (const [who, written] of [
          [null, address],
          ["camille", address.replace(/(?=\?|$)/, "/")],
        ] as const) {
          const answer = await api.fetch(who, written, { method })
          expect(answer.status, `${method} ${path}`).toBe(405)
          expect(answer.headers.get("allow"), path).toBe(allowed)
          expect(await answer.json()).toMatchObject({ status: 405, code: "method" })
        }
    }
  })

  test("a path that there is not stays a missing one", async () => {
    const api = await startApi()
    expect(await api.call("camille", "DELETE", "/Nothing")).toMatchObject({ status: 404 })
  })
})

/** The body with an unknown member more: in each of its objects, one at a time. */
function withOneMore(body: unknown): { body: unknown; path: string }[] {
  const places = objectsIn(body)
  return places.map((at) => {
    const copy = structuredClone(body)
    let object = copy as Record<string | number, unknown>
    for (const key of at) object = object[key] as Record<string | number, unknown>
    object.nothingOfOurs = 1
    const path = [...at, "nothingOfOurs"]
      .map((key) => (typeof key === "number" ? `[${key}]` : `.${key}`))
      .join("")
    return { body: copy, path: path.replace(/^\./, "") }
  })
}

function objectsIn(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (Array.isArray(value)) return value.flatMap((each, at) => objectsIn(each, [...path, at]))
  if (typeof value !== "object" || value === null) return []
  return [path, ...Object.entries(value).flatMap(([key, each]) => objectsIn(each, [...path, key]))]
}
