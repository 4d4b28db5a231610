import { expect, test } from "vitest"
import { textOfPdf } from "../../../e2e/pdf"
import { startApi } from "../../../tests/api"
import { issued, openForBusiness } from "../../../tests/billing"

test("Camille’s late bill costs its rate on what is left, and 40 €", async () => {
  const api = await startApi()
  const client = await openForBusiness(api)
  // Due on 21 December 2026: 5 400 €, of which 1 400 € come ten days later.
  const bill = await issued(api, client.id)
  const late = async () =>
    (await api.call("camille", "GET", `/Bills/${bill.id}/late-interest`)).body
  expect(await late()).toMatchObject({ interest: 0, indemnity: 0, steps: [], total: 540_000 })
  const pay = (amount: number, paidOn: string) =>
    api.call("camille", "POST", `/Bills/${bill.id}/payments`, { amount, paidOn, means: "transfer" })
  api.setClock("2027-01-10T09:00:00Z")
  await pay(140_000, "2026-12-31")
  const told = await late()
  expect(
    told.steps.map(({ from, to, days, unpaid, percent, certain }: Record<string, unknown>) => [
      ...[from, to, days, unpaid, percent, certain],
    ]),
  ).toEqual([
    ["2026-12-22", "2026-12-31", 10, 540_000, "12.15", false],
    ["2027-01-01", "2027-01-10", 10, 400_000, "12.15", false],
  ])
  // 17.975… and 13.315…, rounded together
  expect(told).toMatchObject({
    number: "F-2026-0001",
    due: 400_000,
    days: 20,
    interest: 3129,
    indemnity: 4000,
    total: 407_129,
  })
  // It bounced: it never came.
  const [cheque] = (await api.call("camille", "GET", `/Bills/${bill.id}`)).body.payments
  await api.call("camille", "DELETE", `/Bills/${bill.id}/payments/${cheque.id}`)
  expect((await late()).steps).toHaveLength(2)
  expect((await late()).interest).toBe(3595)
  expect((await api.call("thomas", "GET", `/Bills/${bill.id}/late-interest`)).status).toBe(404)
})

test("a formal notice is a file of the bill’s history, and there is none before anything is late", async () => {
  const api = await startApi()
  const client = await openForBusiness(api)
  const bill = await issued(api, client.id)
  await issued(api, client.id)
  const write = (path: string) => api.call("camille", "POST", `${path}/formal-notices`, {})
  expect((await write(`/Bills/${bill.id}`)).body.code).toBe("nothingOverdue")
  expect((await write(`/Clients/${client.id}`)).body.code).toBe("nothingOverdue")
  api.setClock("2027-01-10T09:00:00Z")
  const { status, body: file } = await write(`/Bills/${bill.id}`)
  expect({ status, name: file.name, type: file.type }).toEqual({
    status: 201,
    name: "Mise en demeure F-2026-0001.pdf",
    type: "application/pdf",
  })
  const pdf = await api.fetch("camille", `/Files/${file.id}`)
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-")
  expect((await write(`/Clients/${client.id}`)).body.name).toBe("Mise en demeure Atelier Rhône.pdf")
  const { body } = await api.call("camille", "GET", `/Bills/${bill.id}`)
  expect(body.events.map(({ what }: { what: string }) => what)).toEqual([
    ...["created", "issued", "formalNotice", "formalNotice"],
  ])
  const other = await api.call("thomas", "POST", `/Clients/${client.id}/formal-notices`, {})
  expect(other.status).toBe(404)
})

test("a formal notice reckons interest semester by semester, to the cent", async () => {
  const api = await startApi()
  const client = await openForBusiness(api)
  api.setClock("2025-09-01T09:00:00Z")
  const bill = await issued(api, client.id, { releaseDate: "2025-09-01", paymentDays: 30 })
  api.setClock("2026-02-01T09:00:00Z")
  const written = await api.call("camille", "POST", `/Bills/${bill.id}/formal-notices`, {})
  const pdf = await api.fetch("camille", `/Files/${written.body.id}`)
  const text = (await textOfPdf(new Uint8Array(await pdf.arrayBuffer()))).replace(/\s+/gu, " ")
  // 5 400 € at 12.15 % for 91 and 32 days: 163.58 and 57.52 of the 221.10 that they come to.
  for (const said of [
    "91 jours à 12,15 %",
    "163,58 €",
    "32 jours à 12,15 %",
    "57,52 €",
    "221,10 €",
  ])
    expect(text).toContain(said)
  expect(text).toContain("5 661,10 €")
})
