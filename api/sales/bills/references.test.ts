import { expect, test } from "vitest"
import { startApi } from "../../../tests/api"
import { draftFor, issued, openForBusiness } from "../../../tests/billing"

test("a client that bills refer to stays", async () => {
  const api = await startApi()
  const client = await openForBusiness(api)
  const { body: draft } = await api.call("camille", "POST", "/Bills", draftFor(client.id))
  const remove = () => api.call("camille", "DELETE", `/Clients/${client.id}`)
  expect(await remove()).toMatchObject({ status: 409, body: { code: "referenced" } })
  expect((await api.call("camille", "GET", `/Clients/${client.id}`)).status).toBe(200)
  await api.call("camille", "DELETE", `/Bills/${draft.id}`)
  await issued(api, client.id)
  expect(await remove()).toMatchObject({ status: 409, body: { code: "referenced" } })
})

test("a client whose drafts are gone may go", async () => {
  const api = await startApi()
  const client = await openForBusiness(api)
  const { body: draft } = await api.call("camille", "POST", "/Bills", draftFor(client.id))
  await api.call("camille", "DELETE", `/Bills/${draft.id}`)
  expect((await api.call("camille", "DELETE", `/Clients/${client.id}`)).status).toBe(204)
})

test("a product may go: the lines that copied it keep everything but the pointer", async () => {
  const api = await startApi()
  const client = await openForBusiness(api)
  const product = { name: "Lampe d’atelier", sellingPrice: 9_000 }
  const { body: lamp } = await api.call("camille", "POST", "/Products", product)
  const line = {
    serviceName: lamp.name,
    productId: lamp.id,
    quantity: "2",
    unit: "unit",
    unitPriceHT: 9_000,
    vatRate: "20",
  }
  const { body: draft } = await api.call(
    "camille",
    "POST",
    "/Bills",
    draftFor(client.id, { lines: [line] }),
  )
  const bill = await issued(api, client.id, { lines: [line] })
  expect(bill.lines[0].productId).toBe(lamp.id)
  expect((await api.call("camille", "DELETE", `/Products/${lamp.id}`)).status).toBe(204)
  for (const { id, totalTTC } of [draft, bill]) {
    const { body } = await api.call("camille", "GET", `/Bills/${id}`)
    expect(body).toMatchObject({ totalTTC, lines: [{ ...line, productId: null }] })
  }
  const strange = await api.call(
    "camille",
    "POST",
    "/Bills",
    draftFor(client.id, { lines: [line] }),
  )
  expect(strange).toMatchObject({
    status: 422,
    body: { errors: [{ path: "lines[0].productId", code: "unknown" }] },
  })
})

test("lines that come to more than an amount may be are refused at the line", async () => {
  const api = await startApi()
  const client = await openForBusiness(api)
  const usual = { serviceName: "x", quantity: "1", unitPriceHT: 1, vatRate: "20" }
  const huge = { ...usual, quantity: "9999999.9999", unitPriceHT: 999_999_999 }
  const post = (lines: object[]) =>
    api.call("camille", "POST", "/Bills", draftFor(client.id, { lines }))
  expect(await post([usual, huge])).toMatchObject({
    status: 422,
    body: {
      errors: [{ path: "lines[1].quantity", code: expect.stringMatching(/^lineTooBig \d+$/) }],
    },
  })
  const many = Array.from({ length: 200 }, () => ({ ...huge, quantity: "25" }))
  const together = await post(many)
  expect([together.status, together.body.totalHT]).toEqual([201, 200 * 25 * 999_999_999])
})
