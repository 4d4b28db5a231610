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

test("the reference for people has each operation below its area, and no markup of its own", async () => {
  const api = await startApi()
  const page = await (await api.fetch(null, "/docs")).text()
  expect(page).toContain("<h2>Bills</h2>")
  expect(page).toContain('<section id="readBillPdf">')
  expect(page).not.toContain("`")
  expect(page).not.toContain("undefined")
})
