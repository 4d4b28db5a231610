import { expect, test } from "vitest"
import { startApi } from "../../tests/api"
import { allOperations } from "../../tests/operations"

/** What these do with a record needs no sentence: the name says all. */
const plain = /^(list|find|add|change|remove|export)[A-Z]/

test("whoever reads the API's description learns what each operation is for", async () => {
  const api = await startApi()
  const { paths, info } = await (await api.fetch(null, "/openapi.json")).json()
  const operations: Record<string, string | string[]>[] = Object.values(paths).flatMap((path) =>
    Object.values(path as object),
  )
  expect(info.description).toContain("Idempotency-Key")
  expect(operations.length).toBeGreaterThan(200)
  expect(operations.filter(({ summary, tags }) => !summary || tags?.length !== 1)).toEqual([])
  const silent = operations.filter(({ description }) => !description)
  expect(silent.map(({ operationId }) => operationId).filter((id) => !plain.test(`${id}`))).toEqual(
    [],
  )
  expect(operations).toContainEqual(
    expect.objectContaining({
      operationId: "readBillPdf",
      summary: "Read bill PDF",
      tags: ["Bills"],
    }),
  )
})

test("calls that anyone may make say that they are counted", async () => {
  const open = allOperations().filter(({ isOpen }) => isOpen)
  expect(open.length).toBeGreaterThan(10)
  expect(open.filter(({ statuses }) => !statuses.includes("429")).map(({ id }) => id)).toEqual([])
})

test("what several operations answer is described once, and each name leads to it", async () => {
  const api = await startApi()
  const document = await (await api.fetch(null, "/openapi.json")).json()
  const { responses } = document.components
  expect(responses.NotFound).toEqual({
    description: "No such record, or not yours",
    content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
  })
  expect(document.paths["/api/Products"].get.responses["401"]).toEqual({
    $ref: "#/components/responses/Unauthorized",
  })
  const named = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)]
  const missing = named.filter(([, kind = "", name = ""]) => !document.components[kind]?.[name])
  expect(missing.map(([reference]) => reference)).toEqual([])
  const unnamed = Object.keys(responses).filter(
    (each) => !named.some(([, , name]) => name === each),
  )
  expect(unnamed).toEqual([])
  const described = Object.values<object>(document.paths).flatMap((path) => Object.values(path))
  const twice = described.flatMap(({ operationId, responses: answers }) =>
    Object.keys(answers).flatMap((status) =>
      Number(status) >= 300 && !answers[status].$ref ? `${operationId} ${status}` : [],
    ),
  )
  expect(twice).toEqual([])
})

test("the reference for people has each operation below its area, and no markup of its own", async () => {
  const api = await startApi()
  const page = await (await api.fetch(null, "/docs")).text()
  expect(page).toContain("<h2>Bills</h2>")
  expect(page).toContain('<section id="readBillPdf">')
  expect(page).toContain(
    '<dt>404</dt><dd>No such record, or not yours <a href="#schema-Problem">Problem</a></dd>',
  )
  expect(page).not.toContain("`")
  expect(page).not.toContain("undefined")
})
